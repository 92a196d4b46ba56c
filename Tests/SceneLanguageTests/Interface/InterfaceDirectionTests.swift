import LayoutEngine
import Testing

@Suite struct `UIKit in both directions` {
  private static let scene = """
    class Screen: UIViewController {
      override func viewDidLoad() {
        view.directionalLayoutMargins = .init(top: 0, leading: 40, bottom: 0, trailing: 24)
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.widthAnchor.constraint(equalToConstant: 100),
          box.heightAnchor.constraint(equalToConstant: 10),
        ])
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        print(isMirrored, traitCollection.layoutDirection == .rightToLeft)
      }
    }
    """

  @Test func `leading is left where text runs to the right`() {
    let run = InterfaceRun(Self.scene, .leftToRight)
    #expect(run.frames["box"] == [40, 0, 100, 10])
    #expect(run.console == ["false false"])
  }

  @Test func `leading is right where text runs to the left`() {
    let run = InterfaceRun(Self.scene, .rightToLeft)
    #expect(run.frames["box"] == [180, 0, 100, 10])
    #expect(run.console == ["true true"])
  }
}
