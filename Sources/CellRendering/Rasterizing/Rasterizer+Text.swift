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
    let looks = zip(surfaces, runs).map { GlyphLook($0, $1.attributes) }
    for glyph in placement.glyphs {
      let number = min(max(Int(glyph.grapheme.run), 0), looks.count - 1)
      var look = looks[number]
      if look.isClear { continue }
      let columns = glyph.column..<glyph.column + Int(glyph.grapheme.columns)
      // A glyph of which the clip leaves less than half is not shown.
      guard columns.allSatisfy({ region.allowed(column: $0, row: glyph.row).count >= 4 })
      else { continue }
      if look.isGradient {
        let surface = surfaces[number].sampled(columns.lowerBound, glyph.row, self)
        look = GlyphLook(surface, look.attributes)
      }
      for column in columns {
        let isFirst = column == columns.lowerBound
        change(column, glyph.row) { cell, mixing in
          // Dots that cover most of the cell are what the glyph stands on.
          if case .dots(let dots, _) = cell.ink, dots.count >= 4 { cell.fill = cell.inkPigment }
          let under = cell.fill
          cell.ink = .glyph(
            isFirst ? glyph.grapheme.code : .space,
            columns: isFirst ? glyph.grapheme.columns : 0
          )
          cell.inkPigment = mixing.mix(look.pigment, opacity: look.opacity, over: under)
          cell.attributes = look.attributes
        }
      }
    }
  }

  /// How the glyphs of a run look, as plain data: it is asked for with every glyph.
  private struct GlyphLook {
    let pigment: Pigment
    /// 0...1.
    let opacity: Double
    let isClear: Bool
    /// Whether the paint is another one at every glyph.
    let isGradient: Bool
    let attributes: CellStyle.Attributes

    init(_ surface: PaintedSurface, _ attributes: CellStyle.Attributes) {
      pigment = surface.pigment
      opacity = surface.opacity
      isClear = surface.isClear
      isGradient = surface.gradient != nil
      self.attributes = attributes
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
