import LayoutEngine

extension Rasterizer {
  /// Draws the line that content is kept behind, in the cells just outside of the content's part.
  ///
  /// An edge that keeps nothing free has no line. A strip thinner than a cell shows in the outermost
  /// cell all the same: the line tells that there is a margin, the rulers how wide it is. Texts stay
  /// readable.
  ///
  /// - Parameters:
  ///   - kind: What keeps the content in.
  ///   - frame: The part that is left for content, in points.
  ///   - bounds: What it lies in, in points.
  ///   - region: The cells that may be drawn on.
  func drawGuide(
    _ kind: PlacedGuide.Kind,
    _ frame: CGRect,
    in bounds: CGRect,
    _ region: ClipRegion
  ) {
    let look = GuideLook(kind, in: options.charset)
    let brush = LineBrush(LineLook(), PaintedSurface(look.paint, self))
    let (outer, inner) = (grid.visibleRect(of: bounds), grid.visibleRect(of: frame))
    func isKept(_ distance: CGFloat) -> Bool { distance >= 0.25 }
    // The places of the lines: the cells before and behind the content, but inside of the bounds.
    let top = max(inner.rows.lowerBound - 1, outer.rows.lowerBound)
    let bottom = min(inner.rows.upperBound, outer.rows.upperBound - 1)
    let left = max(inner.columns.lowerBound - 1, outer.columns.lowerBound)
    let right = min(inner.columns.upperBound, outer.columns.upperBound - 1)
    let hasTop = isKept(frame.minY - bounds.minY)
    let hasBottom = isKept(bounds.maxY - frame.maxY)
    let hasLeft = isKept(frame.minX - bounds.minX)
    let hasRight = isKept(bounds.maxX - frame.maxX)
    let start = (
      column: hasLeft ? left : inner.columns.lowerBound,
      row: hasTop ? top : inner.rows.lowerBound
    )
    let end = (
      column: hasRight ? right + 1 : inner.columns.upperBound,
      row: hasBottom ? bottom + 1 : inner.rows.upperBound
    )
    let columns = (start.column..<max(start.column, end.column)).clamped(to: region.rect.columns)
    let rows = (start.row..<max(start.row, end.row)).clamped(to: region.rect.rows)
    if hasTop, hasLeft { put(look.corners[0], left, top, brush, region) }
    if hasTop, hasRight { put(look.corners[1], right, top, brush, region) }
    if hasBottom, hasLeft { put(look.corners[2], left, bottom, brush, region) }
    if hasBottom, hasRight { put(look.corners[3], right, bottom, brush, region) }
    for column in columns {
      if hasTop { put(look.horizontal, column, top, brush, region) }
      if hasBottom { put(look.horizontal, column, bottom, brush, region) }
    }
    for row in rows {
      if hasLeft { put(look.vertical, left, row, brush, region) }
      if hasRight { put(look.vertical, right, row, brush, region) }
    }
  }
}
