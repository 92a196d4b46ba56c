/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How long a track is.
  public enum Size: Sendable {
    /// Exactly this long, in points.
    case fixed(CGFloat)
    /// An equal part of the rest, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least the minimum as fit, in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the track is.
  public var size: Size
  /// The gap to the next track, in points; `nil` means 8.
  public var spacing: CGFloat?
  /// Where cells stand in the track; `nil` leaves it to the grid.
  public var alignment: Alignment?

  /// Creates a track.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate func item(in tree: inout LayoutTree) -> LazyGridItem {
    let engineSize: LazyGridItem.Size =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return LazyGridItem(
      size: engineSize,
      spacing: spacing,
      alignment: alignment.map { tree.pair($0) }
    )
  }
}

/// Cells in columns of given widths, line after line downwards.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid; `spacing` is the gap between lines in points, `nil` meaning 8.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let grid = LazyGridRule(
      axis: .vertical,
      items: columns.map { $0.item(in: &tree) },
      alignment: tree.pair(Alignment(horizontal: alignment, vertical: .center)),
      spacing: spacing
    )
    tree.element("LazyVGrid", rule: tree.rule(for: grid), in: scope) { tree in
      var inner = scope.inside(stackAxis: nil).pinning(pinnedViews)
      inner.isInLazyGrid = true
      tree.lower(content, in: inner)
    }
  }
}

/// Cells in rows of given heights, line after line towards the trailing edge.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid; `spacing` is the gap between lines in points, `nil` meaning 8.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let grid = LazyGridRule(
      axis: .horizontal,
      items: rows.map { $0.item(in: &tree) },
      alignment: tree.pair(Alignment(horizontal: .center, vertical: alignment)),
      spacing: spacing
    )
    tree.element("LazyHGrid", rule: tree.rule(for: grid), in: scope) { tree in
      var inner = scope.inside(stackAxis: nil).pinning(pinnedViews)
      inner.isInLazyGrid = true
      tree.lower(content, in: inner)
    }
  }
}
