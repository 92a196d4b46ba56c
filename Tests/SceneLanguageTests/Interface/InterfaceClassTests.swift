import Testing

@Suite struct `Classes of scenes that inherit from UIKit` {
  @Test func `override what layout calls, and reach the class's own with super`() {
    let run = InterfaceRun(
      """
      class Padded: UILabel {
        override var intrinsicContentSize: CGSize {
          let size = super.intrinsicContentSize
          return CGSize(width: size.width + 20, height: size.height + 10)
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          print("laid out", frame.width)
        }
      }
      #Preview {
        let root = UIView()
        let label = Padded()
        label.text = "abcd"
        label.accessibilityIdentifier = "label"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        return root
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.frames["label"] == [8, 0, 52, 26])
    #expect(run.console.contains("laid out 52.0"))
  }

  @Test func `have the life of a controller in order`() {
    let run = InterfaceRun(
      """
      class Base: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); print("base") }
      }
      final class Screen: Base {
        override func loadView() { print("load"); view = UIView() }
        override func viewDidLoad() { super.viewDidLoad(); print("loaded", isViewLoaded) }
        override func viewWillAppear(_ animated: Bool) { print("will appear", animated) }
        override func viewWillLayoutSubviews() { print("will lay out", view.bounds.width) }
        override func viewDidLayoutSubviews() { print("laid out") }
        override func viewDidAppear(_ animated: Bool) { print("appeared") }
      }
      #Preview { Screen() }
      """
    )
    #expect(run.messages == [])
    let lines = [
      "load", "base", "loaded true", "will appear false", "will lay out 320.0", "laid out",
    ]
    #expect(run.console.starts(with: lines))
    #expect(run.console.last == "appeared" || run.console.contains("appeared"))
  }

  @Test(arguments: [
    ("class V: UIView {}", "V().frame.width", "0.0"),
    ("class V: UIView {}", "V(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width", "3.0"),
    (
      """
      class V: UIView {
        var made = ""
        override init(frame: CGRect) { super.init(frame: frame); made += "frame" }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, "V().made", "frame"
    ),
    (
      """
      class V: UIView {
        let side: CGFloat
        init(side: CGFloat) { self.side = side; super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
        convenience init(text: String) { self.init(side: CGFloat(text.count)); tag = 7 }
      }
      class W: V {}
      """, "W(text: \"abc\").side", "3.0"
    ),
    (
      """
      class B: UIButton {
        override init(frame: CGRect) { super.init(frame: frame); setTitle("set", for: .normal) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, "B(type: .system).currentTitle ?? \"\"", "set"
    ),
    ("class C: UIViewController { var n = 1 }", "C(nibName: nil, bundle: nil).n", "1"),
    (
      """
      class C: UIViewController {
        let name: String
        init(name: String) { self.name = name; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError("no archive") }
      }
      """, "C(name: \"x\").name", "x"
    ),
  ])
  func `are made as Swift makes them`(declaration: String, value: String, expected: String) {
    let run = InterfaceRun("\(declaration)\n#Preview { print(\(value)); return UIView() }")
    #expect(run.messages == [])
    #expect(run.console == [expected])
  }

  @Test func `observe properties that they override`() {
    let run = InterfaceRun(
      """
      class Cell: UIControl {
        override var isHighlighted: Bool {
          didSet { print(oldValue, isHighlighted); alpha = isHighlighted ? 0.5 : 1 }
        }
      }
      #Preview {
        let cell = Cell()
        cell.isHighlighted = true
        print(cell.alpha)
        return cell
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.console == ["false true", "0.5"])
  }

  @Test func `are one object, of the scene and of UIKit`() {
    let run = InterfaceRun(
      """
      class Mark: UIView { var note = "n" }
      protocol Noted: AnyObject { func note(_ mark: Mark) }
      class Screen: UIViewController, Noted {
        let mark = Mark()
        weak var delegate: Noted?
        override func viewDidLoad() {
          view.addSubview(mark)
          delegate = self
          delegate?.note(mark)
          let found = view.subviews.first
          print(found === mark, found == mark, (found as? Mark)?.note ?? "", found is UIView)
          print(mark is UILabel, mark.superview === view, [mark, UILabel()].count)
        }
        func note(_ mark: Mark) { mark.note += "!" }
      }
      #Preview { Screen() }
      """
    )
    #expect(run.messages == [])
    #expect(run.console == ["true true n! true", "false true 2"])
  }

  @Test func `are previewed where nothing else is`() {
    let run = InterfaceRun(
      """
      class Helper: UIView { init(n: Int) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil } }
      class Screen: UIViewController {
        override func viewDidLoad() { view.accessibilityIdentifier = "screen" }
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.frames["screen"] == [0, 0, 320, 480])
  }

  @Test func `have extensions of the scene`() {
    let run = InterfaceRun(
      """
      extension UIColor { static let brand = UIColor(white: 0.5, alpha: 1) }
      extension UIView {
        func add(_ views: UIView...) { views.forEach(addSubview) }
        var count: Int { subviews.count }
      }
      extension UILabel {
        convenience init(words: String) { self.init(); text = words; textColor = .brand }
      }
      #Preview {
        let root = UIView()
        root.add(UILabel(words: "a"), UIView())
        print(root.count, (root.subviews[0] as? UILabel)?.textColor == .brand)
        return root
      }
      """
    )
    #expect(run.messages == [])
    #expect(run.console == ["2 true"])
  }
}
