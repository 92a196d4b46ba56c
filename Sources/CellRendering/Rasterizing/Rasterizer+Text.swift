import LayoutEngine

extension Rasterizer {
  /// Writes glyphs with the looks of their runs; the fill of the cells stays.
  func write(
    _ placement: TextPlacement,
    runs: [TextRun],
    of operation: DrawOperation,
    _ region: ClipRegion
  ) {
    for line in placement.lines {
      var column = line.column
      var rest = line.graphemes
      // Neighbouring graphemes are mostly of one run.
      while let run = rest.first?.run {
        let next = rest.firstIndex { $0.run != run } ?? rest.endIndex
        let number = min(max(Int(run), 0), runs.count - 1)
        let surface = PaintedSurface(runs[number].paint, of: operation, self)
        let look = GlyphLook(surface, runs[number].attributes)
        column = write(rest[..<next], look, from: column, line.row, region)
        rest = rest[next...]
      }
    }
  }

  /// Writes graphemes of one look from a column on and gives the column behind them.
  private func write(
    _ graphemes: ArraySlice<TextGrapheme>,
    _ look: GlyphLook,
    from start: Int,
    _ row: Int,
    _ region: ClipRegion
  ) -> Int {
    var column = start
    let isPlain = look.surface.gradient == nil && region.mask == nil
    let visible = region.rect.rows.contains(row) ? region.rect.columns : 0..<0
    for grapheme in graphemes {
      if look.surface.isClear {
        // What cannot be seen takes its room all the same.
      } else if isPlain, grapheme.columns == 1 {
        if visible.contains(column) {
          write(.glyph(grapheme.code), look.surface, look.attributes, column, row)
        }
      } else {
        write(grapheme, look, column, row, region)
      }
      column += Int(grapheme.columns)
    }
    return column
  }

  /// Writes a grapheme of any width in paint of any kind.
  private func write(
    _ grapheme: TextGrapheme,
    _ look: GlyphLook,
    _ column: Int,
    _ row: Int,
    _ region: ClipRegion
  ) {
    // A glyph of which the clip leaves less than half is not shown.
    let isWide = grapheme.columns == 2
    guard region.leavesHalf(column: column, row: row),
      !isWide || region.leavesHalf(column: column + 1, row: row)
    else { return }
    let surface = look.surface.sampled(column, row, self)
    let ink = isWide ? RasterCell.Ink.wideGlyph(grapheme.code) : .glyph(grapheme.code)
    write(ink, surface, look.attributes, column, row)
    if isWide { write(.continuation, surface, look.attributes, column + 1, row) }
  }

  @inline(__always)
  func write(
    _ ink: RasterCell.Ink,
    _ surface: PaintedSurface,
    _ attributes: CellStyle.Attributes,
    _ column: Int,
    _ row: Int
  ) {
    change(column, row) { cell, mixing in
      // Dots that cover most of the cell are what the glyph stands on.
      if cell.look.kind == .formed, case .dots(let dots, _) = cell.ink, dots.count >= 4 {
        cell.fill = cell.inkPigment
      }
      cell.write(ink, surface.mixed(over: cell.fill, mixing), attributes: attributes)
    }
  }
}

/// How the glyphs of a run look.
private struct GlyphLook {
  let surface: PaintedSurface
  let attributes: CellStyle.Attributes

  init(_ surface: PaintedSurface, _ attributes: CellStyle.Attributes) {
    self.surface = surface
    self.attributes = attributes
  }
}

extension TextRun {
  /// The attributes of a terminal that show the look.
  var attributes: CellStyle.Attributes {
    var attributes: CellStyle.Attributes = []
    if isBold { attributes.insert(.bold) }
    if isItalic { attributes.insert(.italic) }
    if isUnderlined { attributes.insert(.underline) }
    if isStruckThrough { attributes.insert(.strikethrough) }
    return attributes
  }
}
