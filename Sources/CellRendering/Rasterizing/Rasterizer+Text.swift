import LayoutEngine

extension Rasterizer {
  /// Writes glyphs with the looks of their runs; the fill of the cells stays.
  mutating func write(
    _ placement: TextPlacement,
    runs: [TextRun],
    of operation: DrawOperation,
    _ region: ClipRegion
  ) {
    let surfaces = runs.map { PaintedSurface($0.paint, of: operation, self) }
    for glyph in placement.glyphs {
      let number = min(max(Int(glyph.grapheme.run), 0), runs.count - 1)
      let (run, surface) = (runs[number], surfaces[number])
      if surface.isClear { continue }
      let columns = glyph.column..<glyph.column + Int(glyph.grapheme.columns)
      // A glyph of which the clip leaves less than half is not shown.
      let isWhole = columns.allSatisfy { region.allowed(column: $0, row: glyph.row).count >= 4 }
      for column in columns where isWhole {
        let surface = surface.sampled(columns.lowerBound, glyph.row, self)
        let isFirst = column == columns.lowerBound
        change(column, glyph.row) { cell, mixing in
          // Dots that cover most of the cell are what the glyph stands on.
          if case .dots(let dots, _) = cell.ink, dots.count >= 4 { cell.fill = cell.inkPigment }
          let under = cell.fill
          cell.ink = .glyph(
            isFirst ? glyph.grapheme.code : .space,
            columns: isFirst ? glyph.grapheme.columns : 0
          )
          cell.inkPigment = mixing.mix(surface.pigment, opacity: surface.opacity, over: under)
          cell.attributes = run.attributes
        }
      }
    }
  }
}

extension TextRun {
  /// The attributes of a terminal that show the look.
  fileprivate var attributes: CellStyle.Attributes {
    var attributes: CellStyle.Attributes = []
    if isBold { attributes.insert(.bold) }
    if isItalic { attributes.insert(.italic) }
    if isUnderlined { attributes.insert(.underline) }
    if isStruckThrough { attributes.insert(.strikethrough) }
    return attributes
  }
}
