import LayoutEngine

extension Rasterizer {
  /// Draws the outline of a rectangle through its outermost cells.
  ///
  /// An edge lies between two cells. The inner one shows it, unless a text stands there and the
  /// outer one is free: so a border hugs a text without covering it.
  func drawRing(_ rect: CellRect, _ brush: LineBrush, _ region: ClipRegion) {
    var (left, right) = (rect.columns.lowerBound, rect.columns.upperBound - 1)
    var (top, bottom) = (rect.rows.lowerBound, rect.rows.upperBound - 1)
    if isFree(row: top - 1, than: top, left...right) { top -= 1 }
    if isFree(row: bottom + 1, than: bottom, left...right) { bottom += 1 }
    if isFree(column: left - 1, than: left, top...bottom) { left -= 1 }
    if isFree(column: right + 1, than: right, top...bottom) { right += 1 }
    if top == bottom {
      drawBrackets(left, right, row: top, brush, region)
      return
    }
    if left == right {
      drawLine(column: left, top..<bottom + 1, brush, region)
      return
    }
    for row in [top, bottom] where region.rect.rows.contains(row) {
      let inward: LineJunction.Arms = row == top ? .down : .up
      for column in (left..<right + 1).clamped(to: region.rect.columns) {
        let arms: LineJunction.Arms =
          column == left ? [.right, inward] : column == right ? [.left, inward] : .horizontal
        addArms(arms, column, row, brush, region)
      }
    }
    for row in (top + 1..<bottom).clamped(to: region.rect.rows) {
      addArms(.vertical, left, row, brush, region)
      addArms(.vertical, right, row, brush, region)
    }
  }

  /// Draws the dimmed frame of an element into cells that nothing else uses.
  func drawElementFrame(_ frame: CGRect, _ region: ClipRegion) {
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    guard frame.width > 0, frame.height > 0, values.allSatisfy({ !$0.isNaN }) else { return }
    var brush = LineBrush(LineLook(isDashed: true), PaintedSurface(Paint(.secondary), self))
    brush.attributes = .dim
    brush.yields = true
    drawRing(grid.visibleRect(of: frame), brush, region)
  }

  /// Shows a rectangle of one row: brackets, round ones for a round shape.
  private func drawBrackets(
    _ left: Int,
    _ right: Int,
    row: Int,
    _ brush: LineBrush,
    _ region: ClipRegion
  ) {
    let isASCII = options.charset == .ascii
    let isRounded = brush.look.isRounded
    if left == right {
      let glyph: Character = isRounded ? (isASCII ? "o" : "\u{25CB}") : (isASCII ? "o" : "\u{25A1}")
      put(glyph, left, row, brush, region)
    } else {
      put(isRounded ? "(" : "[", left, row, brush, region)
      put(isRounded ? ")" : "]", right, row, brush, region)
    }
  }

  /// Writes a glyph of a line into a cell that holds no text.
  func put(
    _ glyph: Character,
    _ column: Int,
    _ row: Int,
    _ brush: LineBrush,
    _ region: ClipRegion
  ) {
    if brush.surface.isClear || !region.leavesHalf(column: column, row: row) { return }
    let surface = brush.surface.sampled(column, row, self)
    change(column, row) { cell, mixing in
      if cell.holdsText || (brush.yields && cell.hasInk) { return }
      let pigment = mixing.mix(surface.pigment, opacity: surface.opacity, over: cell.fill)
      cell.write(.glyph(GlyphCode(glyph)), pigment, attributes: brush.attributes)
    }
  }

  private func isFree(row outer: Int, than inner: Int, _ columns: ClosedRange<Int>) -> Bool {
    let columns = Range(columns).clamped(to: grid.bounds.columns)
    return isFree(columns.lazy.map { ($0, outer) }, than: columns.lazy.map { ($0, inner) })
  }

  private func isFree(column outer: Int, than inner: Int, _ rows: ClosedRange<Int>) -> Bool {
    let rows = Range(rows).clamped(to: grid.bounds.rows)
    return isFree(rows.lazy.map { (outer, $0) }, than: rows.lazy.map { (inner, $0) })
  }

  /// Whether the outer cells lie in the canvas and hold no text, but some of the inner do.
  private func isFree(
    _ outer: some Sequence<(Int, Int)>,
    than inner: some Sequence<(Int, Int)>
  ) -> Bool {
    outer.allSatisfy { index($0.0, $0.1).map { !textCells[$0] } ?? false }
      && inner.contains { index($0.0, $0.1).map { textCells[$0] } ?? false }
  }
}
