import UIKit

/// A badge that is told to be wide and narrow at once.
///
/// The second width cannot hold; the preview shows the first, and a warning names both lines.
#Preview("Conflicting widths", traits: .fixedLayout(width: 240, height: 64)) {
  let controller = UIViewController()
  let badge = UILabel()
  badge.text = "Badge"
  badge.textAlignment = .center
  badge.backgroundColor = .systemYellow
  badge.accessibilityIdentifier = "badge"
  badge.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(badge)
  badge.widthAnchor.constraint(equalToConstant: 160).isActive = true
  badge.widthAnchor.constraint(equalToConstant: 80).isActive = true
  NSLayoutConstraint.activate([
    badge.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
    badge.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 16),
  ])
  return controller
}
