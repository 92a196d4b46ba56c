/// What a line is drawn with.
struct LineBrush {
  let look: LineLook
  let surface: PaintedSurface
  /// The attributes of the line's cells.
  var attributes: CellStyle.Attributes = []
  /// Whether the line keeps away from all that is drawn, but for lines of its kind.
  var yields = false

  init(_ look: LineLook, _ surface: PaintedSurface) {
    self.look = look
    self.surface = surface
  }
}

extension Rasterizer {
  /// Draws a line through the cells of a row; its ends are loose.
  func drawLine(
    row: Int,
    _ columns: Range<Int>,
    _ brush: LineBrush,
    _ region: ClipRegion
  ) {
    for column in columns.clamped(to: region.rect.columns) {
      var loose: LineJunction.Arms = []
      if column == columns.lowerBound { loose.insert(.left) }
      if column == columns.upperBound - 1 { loose.insert(.right) }
      addArms(.horizontal, loose: loose, column, row, brush, region)
    }
  }

  /// Draws a line through the cells of a column; its ends are loose.
  func drawLine(
    column: Int,
    _ rows: Range<Int>,
    _ brush: LineBrush,
    _ region: ClipRegion
  ) {
    for row in rows.clamped(to: region.rect.rows) {
      var loose: LineJunction.Arms = []
      if row == rows.lowerBound { loose.insert(.up) }
      if row == rows.upperBound - 1 { loose.insert(.down) }
      addArms(.vertical, loose: loose, column, row, brush, region)
    }
  }

  /// Adds arms of a line to a cell; a text stays readable, so lines pass under it.
  func addArms(
    _ arms: LineJunction.Arms,
    loose: LineJunction.Arms = [],
    _ column: Int,
    _ row: Int,
    _ brush: LineBrush,
    _ region: ClipRegion
  ) {
    if brush.surface.isClear || !region.leavesHalf(column: column, row: row) { return }
    let surface = brush.surface.sampled(column, row, self)
    change(column, row) { cell, mixing in
      if cell.holdsText { return }
      var junction = LineJunction()
      if case .lines(let lines) = cell.ink {
        if brush.yields, cell.attributes != brush.attributes { return }
        junction = lines
      } else if brush.yields, cell.hasInk {
        return
      }
      junction.add(arms, loose: loose, look: brush.look)
      let pigment = mixing.mix(surface.pigment, opacity: surface.opacity, over: cell.fill)
      cell.write(.lines(junction), pigment, attributes: brush.attributes)
    }
  }
}
