import UIKit

final class Inset: UILabel {
  var insets = UIEdgeInsets(top: 2, left: 8, bottom: 4, right: 16)

  override func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    var rect = super.textRect(
      forBounds: bounds.inset(by: insets),
      limitedToNumberOfLines: numberOfLines
    )
    rect.size.width += insets.left + insets.right
    rect.size.height += insets.top + insets.bottom
    return rect
  }
}

final class Padded: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
}

class Base: UIView {
  lazy var note: UILabel? = make()
  func make() -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = "note"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).isActive = true
    return label
  }
}

final class Panel: Base {
  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 30, bottom: 0, trailing: 0)
    note?.text = "note"
  }
  required init?(coder: NSCoder) { nil }
}

final class Row: UIStackView {
  convenience init(_ views: [UIView], _ alignment: Alignment, _ distribution: Distribution) {
    self.init(arrangedSubviews: views)
    self.alignment = alignment
    self.distribution = distribution
  }
}

protocol Configured {}
extension NSObject: Configured {}
extension Configured {
  func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}

func show(_ view: UIView, width: CGFloat? = nil) -> UIViewController {
  let controller = UIViewController()
  view.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(view)
  view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10).isActive = true
  view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20).isActive =
    true
  if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
  return controller
}

#Preview("A label's own rectangle is its size", traits: .fixedLayout(width: 200, height: 60)) {
  show(
    Inset().with {
      $0.text = "text"
      $0.accessibilityIdentifier = "label"
    }
  )
}
// label: 20 10 56 22

#Preview(
  "What stands beside a field's text widens it",
  traits: .fixedLayout(width: 200, height: 60)
) {
  show(
    UITextField().with {
      $0.text = "text"
      $0.accessibilityIdentifier = "field"
      $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 8)).with {
        $0.accessibilityIdentifier = "before"
      }
      $0.leftViewMode = .always
    }
  )
}
// field: 20 10 56 22
// before: 20 17 24 8

#Preview("A lazy optional is made at its first use", traits: .fixedLayout(width: 200, height: 60)) {
  show(
    Panel().with {
      $0.accessibilityIdentifier = "panel"
      $0.heightAnchor.constraint(equalToConstant: 40).isActive = true
    },
    width: 100
  )
}
// panel: 20 10 100 40
// note: 50 16 32 16

#Preview(
  "Nested types are found through UIKit's classes",
  traits: .fixedLayout(width: 200, height: 60)
) {
  let boxes = [30.0, 10].enumerated().map { index, height in
    UIView().with {
      $0.accessibilityIdentifier = "box\(index)"
      $0.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
  }
  return show(Row(boxes, .center, .fillEqually), width: 100)
}
// box0: 20 10 50 30
// box1: 70 20 50 10

#Preview(
  "Blurred glass is as large as what it contains",
  traits: .fixedLayout(width: 200, height: 60)
) {
  let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
  glass.accessibilityIdentifier = "glass"
  let label = UILabel()
  label.text = "text"
  label.accessibilityIdentifier = "text"
  label.translatesAutoresizingMaskIntoConstraints = false
  glass.contentView.addSubview(label)
  NSLayoutConstraint.activate([
    label.topAnchor.constraint(equalTo: glass.contentView.topAnchor, constant: 4),
    label.bottomAnchor.constraint(equalTo: glass.contentView.bottomAnchor, constant: -4),
    label.leadingAnchor.constraint(equalTo: glass.contentView.leadingAnchor, constant: 10),
    label.trailingAnchor.constraint(equalTo: glass.contentView.trailingAnchor, constant: -6),
  ])
  return show(glass)
}
// glass: 20 10 48 24
// text: 30 14 32 16

extension CALayer {
  var corner: Double {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }
}

// An object that can only be read keeps what is set through an extension.
#Preview("Extensions set what objects keep", traits: .fixedLayout(width: 40, height: 20)) {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  view.layer.corner = 4
  view.frame.size.width += view.layer.corner
  view.accessibilityIdentifier = "a"
  let controller = UIViewController()
  controller.view.addSubview(view)
  return controller
}
// a: 0 0 14 10
// a, rtl: 0 0 14 10
