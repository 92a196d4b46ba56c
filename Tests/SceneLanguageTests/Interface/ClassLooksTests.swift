import LayoutEngine
import SceneLanguage
import Testing

@Suite struct `The looks of all views of a class` {
  private func console(
    _ code: String,
    telling: String,
    declaring declarations: String = ""
  ) -> [String] {
    let run = InterfaceRun(
      """
      \(declarations)
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          \(code)
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          print(\(telling))
        }
      }
      #Preview { UINavigationController(rootViewController: Screen()) }
      """
    )
    #expect(run.messages == [])
    return run.console
  }

  @Test(arguments: [
    ("UILabel.appearance().textColor = .red", "true"),
    ("UIView.appearance().tintColor = .red; UILabel.appearance().textColor = .red", "true"),
    ("label.textColor = .blue; UILabel.appearance().textColor = .red", "false"),
    ("UILabel.appearance().textColor = .red; label.textColor = .blue", "false"),
    ("let all = UILabel.appearance(); all.textColor = .blue; all.textColor = .red", "true"),
    (
      "UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .red", "false"
    ),
    (
      "UILabel.appearance(whenContainedInInstancesOf: [UINavigationController.self]).textColor = .red",
      "true"
    ),
  ])
  func `are taken where the view sets nothing itself`(code: String, isRed: String) {
    #expect(console(code, telling: "label.textColor == .red") == [isRed])
  }

  @Test func `are those of subclasses last, and of places before all`() {
    let declarations = """
      final class Mark: UILabel {
        @objc dynamic var edge = 1 { didSet { layer.borderWidth = CGFloat(edge) } }
      }
      final class Box: UIView {}
      """
    let code = """
      let (mark, inside, box) = (Mark(), UILabel(), Box())
      view.addSubview(mark); view.addSubview(box); box.addSubview(inside)
      (mark.tag, inside.tag) = (1, 2)
      Mark.appearance().textColor = .green
      Mark.appearance().edge = 3
      UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .blue
      UILabel.appearance().textColor = .red
      """
    let told = """
      (view.viewWithTag(1) as! UILabel).textColor == .green,
      (view.viewWithTag(2) as! UILabel).textColor == .blue, label.textColor == .red,
      view.viewWithTag(1)!.layer.borderWidth, UILabel.appearance() === UILabel.appearance()
      """
    #expect(console(code, telling: told, declaring: declarations) == ["true true true 3.0 true"])
  }

  @Test func `are those of methods, and of items of bars`() {
    let code = """
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      UIBarButtonItem.appearance().tintColor = .red
      let control = UISegmentedControl(items: ["a"])
      control.frame = CGRect(x: 0, y: 100, width: 80, height: 32)
      view.addSubview(control)
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "b", style: .plain, target: nil, action: nil)
      """
    let run = InterfaceRun(
      """
      final class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); \(code) }
      }
      #Preview { UINavigationController(rootViewController: Screen()) }
      """
    )
    #expect(run.messages == [])
    let inks = run.drawings.compactMap { drawing -> Paint? in
      if case .text(let text) = drawing { text.runs.first?.paint } else { nil }
    }
    #expect(
      inks == [Paint(.rgb(red: 1, green: 0, blue: 0)), Paint(.rgb(red: 1, green: 0, blue: 0))]
    )
  }

  @Test func `tell the colours of bars`() {
    let run = InterfaceRun(
      """
      #Preview {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .black
        look.configureWithOpaqueBackground()
        look.backgroundColor = .blue
        look.titleTextAttributes = [.foregroundColor: UIColor.red]
        UINavigationBar.appearance().standardAppearance = look
        UINavigationBar.appearance().scrollEdgeAppearance = look
        let screen = UIViewController()
        screen.title = "Red"
        return UINavigationController(rootViewController: screen)
      }
      """
    )
    #expect(run.messages == [])
    #expect(
      run.drawings.contains(
        .shape(.rectangle, fill: Paint(.rgb(red: 0, green: 0, blue: 1)), stroke: nil)
      )
    )
    let inks = run.drawings.compactMap { drawing -> Paint? in
      if case .text(let text) = drawing { text.runs.first?.paint } else { nil }
    }
    #expect(inks == [Paint(.rgb(red: 1, green: 0, blue: 0))])
  }

  @Test func `are counted where there are many`() {
    let run = InterfaceRun(
      """
      #Preview {
        var around: [Any.Type] = []
        for index in 0..<3000 {
          around.append(UIView.self)
          UILabel.appearance(whenContainedInInstancesOf: around).tag = index
        }
        return UIView()
      }
      """
    ) { $0.steps = 100_000 }
    #expect(run.messages.contains { $0.contains("100000") || $0.contains("100,000") })
  }

  @Test func `do not multiply`() {
    let run = InterfaceRun(
      """
      #Preview {
        let view = UIView()
        for index in 0..<2000 { UILabel.appearance().tag = index; view.addSubview(UILabel()) }
        for index in 0..<20_000 {
          UISegmentedControl.appearance().setImage(nil, forSegmentAt: index)
        }
        return view
      }
      """
    )
    #expect(run.messages == [])
  }
}
