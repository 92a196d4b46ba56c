public import LayoutEngine

/// Distances inwards from the four sides of a rectangle, in points, physical.
@frozen public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Creates insets from the four distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets of zero.
  public static let zero = UIEdgeInsets()
}

/// Distances inwards from the four sides of a rectangle, in points, leading-based.
@frozen public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets from the four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()
}

extension UIEdgeInsets {
  /// Creates the physical insets that directional ones are in a direction.
  package init(_ insets: NSDirectionalEdgeInsets, in direction: LayoutDirection) {
    let isReversed = direction == .rightToLeft
    self.init(
      top: insets.top,
      left: isReversed ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isReversed ? insets.leading : insets.trailing
    )
  }

  package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    one.combined(with: other, +)
  }

  /// The insets that an operation makes of two, edge by edge.
  func combined(
    with other: UIEdgeInsets,
    _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: operation(top, other.top),
      left: operation(left, other.left),
      bottom: operation(bottom, other.bottom),
      right: operation(right, other.right)
    )
  }

  /// The insets without what no length can be.
  var sanitized: UIEdgeInsets {
    UIEdgeInsets(
      top: top.boundedLength,
      left: left.boundedLength,
      bottom: bottom.boundedLength,
      right: right.boundedLength
    )
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates the directional insets that physical ones are in a direction.
  package init(_ insets: UIEdgeInsets, in direction: LayoutDirection) {
    let isReversed = direction == .rightToLeft
    self.init(
      top: insets.top,
      leading: isReversed ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right
    )
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards, in points; never smaller than nothing.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0)
    )
  }
}
