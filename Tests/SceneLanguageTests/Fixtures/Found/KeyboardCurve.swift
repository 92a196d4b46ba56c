import UIKit

final class KeyboardCurve: UIViewController {
  private let notes = UITextView(frame: .zero, textContainer: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    notes.linkTextAttributes = [.foregroundColor: UIColor.systemBlue]
    notes.textContainer.lineBreakMode = .byTruncatingTail
    notes.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(notes)
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
    ) { [weak self] note in
      guard let self,
        let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      else { return }
      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
        animations: { self.view.layoutIfNeeded() })
    }
    let (line, _) = view.bounds.divided(atDistance: 1, from: .maxYEdge)
    let views = ["notes": notes]
    for (format, options) in [("H:|[notes]|", 0), ("V:|[notes(>=height)]|", 0)] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: .init(rawValue: UInt(options)),
          metrics: ["height": line.height], views: views))
    }
    if let scene = view.window?.windowScene { print(scene.windows.count) }
    UIAccessibility.post(notification: .layoutChanged, argument: notes)
  }
}
#Preview { KeyboardCurve() }
