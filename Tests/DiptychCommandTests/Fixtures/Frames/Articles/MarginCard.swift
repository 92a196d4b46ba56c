import UIKit

final class MarginCard: UIViewController {
  private let card = UIView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 20, bottom: 12, trailing: 8)
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
    titleLabel.text = "Margins"
    detailLabel.text = "Leading is wider than trailing."
    detailLabel.numberOfLines = 0
    detailLabel.textColor = .secondaryLabel
    [card, titleLabel, detailLabel, button].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(card)
    [titleLabel, detailLabel, button].forEach(card.addSubview)
    let margins = card.layoutMarginsGuide
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      detailLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      detailLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detailLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      detailLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    card.accessibilityIdentifier = "card"
    titleLabel.accessibilityIdentifier = "title"
    detailLabel.accessibilityIdentifier = "detail"
    button.accessibilityIdentifier = "button"
  }

  @objc private func open() {}
}

#Preview { MarginCard() }
