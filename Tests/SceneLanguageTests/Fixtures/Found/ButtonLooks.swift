import UIKit

final class ButtonLooks: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var look = UIButton.Configuration.filled()
    var words = AttributeContainer()
    words.font = .boldSystemFont(ofSize: 20)
    words.foregroundColor = .yellow
    look.attributedTitle = AttributedString("Buy now", attributes: words)
    look.background.cornerRadius = 4
    look.background.strokeColor = .red
    look.background.strokeWidth = 2
    look.titleLineBreakMode = .byTruncatingTail
    look.showsActivityIndicator = true
    let button = UIButton(configuration: look)
    button.configurationUpdateHandler = { button in
      button.configuration?.subtitle = button.isEnabled ? "ready" : "wait"
    }
    button.addTarget(self, action: #selector(tapped), for: [.touchUpInside, .touchUpOutside])
    view.addSubview(button)
    let label = UILabel()
    label.attributedText = NSAttributedString(AttributedString("Total", attributes: words))
  }
  @objc private func tapped() {
    navigationController?.popToRootViewController(animated: true)
    navigationItem.setRightBarButtonItems([editButtonItem], animated: false)
  }
}
#Preview { ButtonLooks() }
