import UIKit

/// Two views with different layout margins, each with content that is constrained to them.
///
/// Margins have no visible representation: the frames of the contents show where they are.
final class MarginsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let even = panel(
      named: "even",
      margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    )
    let uneven = panel(
      named: "uneven",
      margins: NSDirectionalEdgeInsets(top: 16, leading: 64, bottom: 32, trailing: 16)
    )
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      even.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      even.heightAnchor.constraint(equalToConstant: 80),
      uneven.topAnchor.constraint(equalTo: even.bottomAnchor, constant: 16),
      uneven.heightAnchor.constraint(equalToConstant: 96),
    ])
    for panel in [even, uneven] {
      panel.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      panel.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }
  }

  private func panel(named name: String, margins: NSDirectionalEdgeInsets) -> UIView {
    let panel = UIView()
    panel.accessibilityIdentifier = name
    panel.layer.borderWidth = 1
    panel.layer.borderColor = UIColor.systemGray.cgColor
    panel.directionalLayoutMargins = margins
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)

    let content = UILabel()
    content.accessibilityIdentifier = name + " content"
    content.text = "Content"
    content.textAlignment = .center
    content.backgroundColor = .systemTeal
    content.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(content)
    let guide = panel.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return panel
  }
}

#Preview("Layout margins", traits: .fixedLayout(width: 320, height: 224)) {
  MarginsViewController()
}
