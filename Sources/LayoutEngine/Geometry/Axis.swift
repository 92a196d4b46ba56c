/// The horizontal or the vertical dimension of a two-dimensional coordinate space.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From the top to the bottom edge.
  case vertical

  /// A set of axes.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the axes in the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis {
  /// The other axis.
  package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
  /// Creates the set that holds one axis.
  package init(_ axis: Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }

  /// Whether the set holds the axis.
  package func contains(_ axis: Axis) -> Bool { contains(Axis.Set(axis)) }
}
