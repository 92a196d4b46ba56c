/// The height of a line of text.
public struct LineHeight: Hashable, Sendable {
  /// In points; `nil` for that of the metrics, in which a line is 16 points high.
  let length: CGFloat?

  private static let ofMetrics: CGFloat = 16

  private init(_ length: CGFloat?) {
    self.length = length.map { $0 > 0 ? $0 : Self.ofMetrics }
  }

  /// As the letters of the line need.
  public static let variable = LineHeight(nil)
  /// The usual height.
  public static let normal = LineHeight(nil)
  /// A little more than the usual height, which rows of cells do not show.
  public static let loose = LineHeight(nil)
  /// A little less than the usual height, which rows of cells do not show.
  public static let tight = LineHeight(nil)

  /// A height in points.
  public static func exact(points: CGFloat) -> LineHeight { LineHeight(points) }

  /// A multiple of the height that the metrics have.
  public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(ofMetrics * factor) }

  /// The height of the metrics and some points more.
  public static func leading(increase: CGFloat) -> LineHeight { LineHeight(ofMetrics + increase) }
}
