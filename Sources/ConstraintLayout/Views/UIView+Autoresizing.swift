internal import LayoutEngine

extension UIView {
  /// What of a view follows when its superview is resized; left and right are physical.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left side.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right side.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// What of the view follows when its superview is resized.
  public var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set { layoutState.autoresizingMask = newValue }
  }

  /// Whether subviews follow when the view is resized.
  public var autoresizesSubviews: Bool {
    get { layoutState.autoresizesSubviews }
    set { layoutState.autoresizesSubviews = newValue }
  }

  /// Whether the view's own frame becomes constraints; otherwise the scene's constraints place it.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesAutoresizingMask }
    set {
      layoutState.translatesAutoresizingMask = newValue
    }
  }

  /// Follows the superview from one size to another, in points.
  func autoresize(from old: CGSize, to new: CGSize) {
    let mask = layoutState.autoresizingMask
    let (x, width) = Self.autoresize(
      [origin.x, extent.width, old.width - origin.x - extent.width],
      by: new.width - old.width,
      isFlexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        .map(mask.contains)
    )
    let (y, height) = Self.autoresize(
      [origin.y, extent.height, old.height - origin.y - extent.height],
      by: new.height - old.height,
      isFlexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        .map(mask.contains)
    )
    frame = CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }

  /// The new beginning and length of a view between its two margins, in points.
  ///
  /// The change is shared by the flexible parts in proportion to their lengths, equally where they
  /// have none; where nothing is flexible the far margin takes it all.
  private static func autoresize(
    _ parts: [CGFloat],
    by change: CGFloat,
    isFlexible: [Bool]
  ) -> (start: CGFloat, length: CGFloat) {
    guard change != 0, isFlexible.contains(true) else { return (parts[0], parts[1]) }
    let flexible = (0..<3).filter { isFlexible[$0] }
    let total = flexible.reduce(0) { $0 + parts[$1] }
    var result = parts
    for part in flexible {
      let share = total == 0 ? 1 / CGFloat(flexible.count) : parts[part] / total
      result[part] += change * share
    }
    return (result[0], result[1])
  }
}
