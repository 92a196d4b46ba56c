internal import LayoutEngine

/// Where a view stands between two layouts.
package struct ViewLayoutState {
  /// Whether the frame itself is what constraints have to heed.
  var translatesAutoresizingMask = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var needsLayout = true
  var needsUpdateConstraints = true
  /// Whether the view has been told that it is on a screen.
  var isInWindow = false
  /// Whether the view has taken the looks of its class.
  var isDressed = false
  /// The constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The system that the root of a tree keeps from layout to layout.
  var ownSystem: ConstraintSystem?
  /// The width at which content that wraps was measured last, in points.
  var contentWidth: CGFloat?
}

/// The margins of a view and what they depend on.
package struct ViewMargins {
  enum Setting: Equatable {
    case standard
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var setting = Setting.standard
  var insetsFromSafeArea = true
  var preservesSuperview = false
  var semantic = UISemanticContentAttribute.unspecified
  /// What bars and the screen's shape take from the view, in points, physical.
  var safeArea = UIEdgeInsets.zero
  /// What the root of a preview loses to bars and the screen's shape, in points.
  var hostSafeArea = UIEdgeInsets.zero
  /// The margins that the last layout found, in points, physical.
  var settled: UIEdgeInsets?
}

/// How strongly a view keeps to the size of its content.
package struct ContentPriorities: Equatable {
  package var horizontalHugging = UILayoutPriority.defaultLow
  package var verticalHugging = UILayoutPriority.defaultLow
  package var horizontalResistance = UILayoutPriority.defaultHigh
  package var verticalResistance = UILayoutPriority.defaultHigh

  /// Of bars, which keep their height.
  static let bar = ContentPriorities(verticalHugging: .defaultHigh)
  /// Of marks, which keep their size.
  static let mark = ContentPriorities(
    horizontalHugging: .defaultHigh,
    verticalHugging: .defaultHigh
  )
}

/// What a view looks like.
package struct ViewAppearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var alpha: CGFloat = 1
  var isHidden = false
  /// `nil` for what the type does by itself.
  var clipsToBounds: Bool?
  var mask: UIView?
  var contentMode: UIView.ContentMode?
  var identifier: String?
  var layer: CALayer?
  var tag = 0
  var transform = CGAffineTransform.identity
  var isUserInteractionEnabled = true
}
