/// One of the four sides of a rectangle, named by reading order.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The edge where a line of text begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where a line of text ends.
  case trailing

  /// A set of edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the edges in the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set that holds one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper edge alone.
    public static let top = Set(.top)
    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The upper or the lower edge, for modifiers that take no other.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}

/// The leading or the trailing edge, for modifiers that take no other.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The edge where a line of text begins.
  case leading
  /// The edge where a line of text ends.
  case trailing
}
