/// Rows of cells whose columns line up.
public struct Grid<Content: View>: PrimitiveView {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand in their cells.
  ///   - horizontalSpacing: The gap between columns, in points; `nil` leaves it to the cells.
  ///   - verticalSpacing: The gap between rows, in points; `nil` leaves it to the cells.
  ///   - content: The rows; a view outside of a `GridRow` covers all columns.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let rule = layout.rule(in: &tree)
    tree.element("Grid", rule: rule, in: scope) { tree in
      var inner = scope.inside(stackAxis: nil)
      inner.isInGrid = true
      tree.lower(content, in: inner)
    }
  }
}

/// A row of a grid; outside of a grid its views stand in the container around them.
///
/// Modifiers of a row go to every cell, as those of a `Group` do; only a name is the whole row's.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row; `nil` takes the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard scope.isInGrid else { return tree.lower(content, in: scope) }
    let index = alignment.map { tree.index(of: $0.key) }
    var row = scope
    row.modifiers = scope.modifiers?.links(thatName: true)
    tree.element("GridRow", rule: .gridRow(vertical: index), in: row) { tree in
      var cell = scope.inside(stackAxis: nil)
      cell.modifiers = scope.modifiers?.links(thatName: false)
      tree.lower(content, in: cell)
    }
  }
}

extension View {
  /// Lets a cell cover several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutTrait(LayoutTrait.gridCellColumns, count)
  }

  /// Sets the view on a point of its cell, a fraction of the cell's size.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutTrait(LayoutTrait.gridCellAnchor, anchor)
  }

  /// Keeps the view from sizing its row or column; it is offered what the others make it.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutTrait(LayoutTrait.gridCellUnsizedAxes, axes)
  }

  /// Aligns all cells of the view's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutModifier { tree in
      let index = tree.index(of: guide.key)
      return tree.rule(for: LayoutTrait(key: LayoutTrait.gridColumnAlignment, value: index))
    }
  }
}
