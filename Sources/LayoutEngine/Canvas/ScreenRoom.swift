/// How roomy a screen is along its axes, which iOS calls its size classes.
package struct ScreenRoom: Hashable, Sendable {
  /// Whether there is room for more than a column of content beside another.
  package var isWide: Bool
  /// Whether there is room for tall bars above content.
  package var isHigh: Bool

  /// Whether it is as large as a tablet's.
  package var isTablet: Bool

  /// Tells from a size in points, as Apple's table of devices can be summed up.
  ///
  /// The shorter side of every iPad is longer than that of any iPhone, and iPads are roomy both
  /// ways. A phone is high while it is upright; turned, it is wide from 414 points on: the Plus and
  /// Max sizes, and those that share the panel.
  package init(_ size: CGSize) {
    let shorter = min(size.width, size.height)
    isTablet = shorter >= 700
    isHigh = isTablet || size.height > size.width
    isWide = isTablet || (size.width > size.height && shorter >= 414)
  }
}
