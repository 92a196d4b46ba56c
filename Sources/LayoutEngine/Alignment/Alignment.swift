/// A vertical line along which views are set against each other.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) {
    self.key = key
  }

  /// Creates the alignment that a type names.
  public init(_ id: any AlignmentID.Type) {
    self.init(key: AlignmentKey(id))
  }

  /// The leading edges.
  public static let leading = HorizontalAlignment(LeadingAlignment.self)
  /// The centres.
  public static let center = HorizontalAlignment(HorizontalCenterAlignment.self)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(TrailingAlignment.self)
  /// Where the line below a row of a list begins: with the first text of the row, if it has any.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowLineStart.self)
  /// Where the line below a row of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowLineEnd.self)

  private enum RowLineStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  private enum RowLineEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }
}

/// A horizontal line along which views are set against each other.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) {
    self.key = key
  }

  /// Creates the alignment that a type names.
  public init(_ id: any AlignmentID.Type) {
    self.init(key: AlignmentKey(id))
  }

  /// The top edges.
  public static let top = VerticalAlignment(TopAlignment.self)
  /// The centres.
  public static let center = VerticalAlignment(VerticalCenterAlignment.self)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(BottomAlignment.self)
  /// The baselines of the first lines of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineAlignment.self)
  /// The baselines of the last lines of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineAlignment.self)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  /// The vertical line along which views are set.
  public var horizontal: HorizontalAlignment
  /// The horizontal line along which views are set.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre in both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baselines, centred.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The last baselines, centred.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// The first baselines at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The last baselines at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// The first baselines at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// The last baselines at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}
