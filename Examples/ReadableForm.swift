import UIKit

/// A row of a form: a title, and a control at the trailing margin.
final class FormRow: UIView {
  init(title: String, control: UIView) {
    super.init(frame: .zero)
    let label = UILabel()
    label.text = title
    label.accessibilityIdentifier = title
    control.accessibilityIdentifier = title + " control"
    for view in [label, control] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      control.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 16),
      control.trailingAnchor.constraint(equalTo: trailingAnchor),
      control.topAnchor.constraint(equalTo: topAnchor),
      control.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("A row is made in code.")
  }
}

/// A form that is no wider than text is easily read, however wide the screen is.
final class FormViewController: UIViewController {
  private let notifications: UISwitch = {
    let toggle = UISwitch()
    toggle.isOn = true
    return toggle
  }()
  private lazy var name: UITextField = {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Your name"
    field.widthAnchor.constraint(equalToConstant: 160).isActive = true
    return field
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    let guests = UIStepper()
    guests.value = 2
    let stack = UIStackView(arrangedSubviews: [
      FormRow(title: "Name", control: name),
      FormRow(title: "Guests", control: guests),
      FormRow(title: "Notifications", control: notifications),
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.accessibilityIdentifier = "form"
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }
}

#Preview("Readable form", traits: .fixedLayout(width: 736, height: 160)) {
  FormViewController()
}
