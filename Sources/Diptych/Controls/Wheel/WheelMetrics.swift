/// The lengths of wheels, in points, as `UIPickerView` reports them and, where it says *weak*, as
/// pictures show them.
enum WheelMetrics {
  /// The size that a wheel asks for; it takes any width and keeps its height.
  static let size = CGSize(width: 320, height: 216)
  /// The height of the row in the middle.
  static let chosenHeight: CGFloat = 32
  /// The gap between the band behind that row and the wheel's sides; weak.
  static let bandInset: CGFloat = 9
  /// How many rows are seen above that row, and below it; weak.
  static let rowsBeside = 3

  /// The height of a row at a distance from the chosen one.
  ///
  /// The rows share what the chosen one leaves, so that a wheel is full: (216 - 32) / 6 each.
  static func height(at distance: Int) -> CGFloat {
    distance == 0 ? chosenHeight : (size.height - chosenHeight) / CGFloat(2 * rowsBeside)
  }

  /// How much is seen of a row that turns away, at a distance from the chosen one; weak.
  static func opacity(at distance: Int) -> Double {
    1 - Double(abs(distance)) / Double(rowsBeside + 1)
  }
}
