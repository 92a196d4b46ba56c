import Testing

@Suite struct `Names that UIKit has and the library lacks` {
  private func messages(_ code: String) -> [String] {
    InterfaceRun(
      """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
        }
      }
      #Preview { Screen() }
      """
    )
    .messages
  }

  @Test(arguments: [
    ("navigationItem.attributedTitle = nil", "'attributedTitle' of 'UINavigationItem'"),
    ("view.insertSubview(UICalendarView(), at: 0)", "'UICalendarView'"),
    ("let room: ARView? = nil", "'ARView'"),
    ("_ = UITextView().layoutManager", "'layoutManager'"),
  ])
  func `are told as not supported yet`(code: String, name: String) {
    #expect(messages(code).first?.contains("Diptych does not support \(name)") == true)
  }

  @Test func `take arguments whose types are not known`() {
    let found = messages("_ = UICalendarView(style: .doubleColumn)")
    #expect(found.count == 1)
  }

  @Test func `leave open what classes inherit from them`() {
    let run = InterfaceRun(
      """
      import SceneKit
      final class Stage: SCNView {
        override func hitTest(_ place: CGPoint) -> [Int] { [] }
        func begin() {
          super.begin()
          self.rendersContinuously = true
          play(isLooping: true)
          backgroundColor = .black
        }
      }
      #Preview {
        let stage = Stage(frame: .zero, options: nil)
        stage.begin()
        stage.scene = nil
        return UIView()
      }
      """
    )
    #expect(run.messages.count == 1)
    #expect(run.messages.first?.contains("Diptych does not support 'SCNView'") == true)
  }

  @Test func `are still not found where UIKit lacks them too`() {
    #expect(messages("contentUnavailableThing = nil").first?.contains("cannot find") == true)
  }

  @Test(arguments: [
    """
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.alpha = 0.5 }
    }
    """,
    "let s = UIStepper(); s.setIncrementImage(UIImage(systemName: \"plus\"), for: .normal)",
    "let t = CATextLayer(); t.alignmentMode = .center; t.string = \"x\"; view.layer.addSublayer(t)",
    "let d = UIDatePicker(); d.locale = Locale(identifier: \"de\"); d.setDate(Date(), animated: true)",
    "let s = UISlider(); s.addAction(UIAction { _ = $0.sender as? UISlider }, for: .valueChanged)",
    "view.frame = [view.frame].reduce(.null) { $0.union($1) }.intersection(.infinite)",
  ])
  func `are fewer than before`(code: String) {
    #expect(messages(code) == [])
  }
}
