/// The cells in which a mask lets only a glyph be painted.
struct MaskCells: Sendable {
  /// What is seen of paint on a cell.
  struct Glyph: Sendable {
    var ink: RasterCell.Ink
    var attributes: CellStyle.Attributes
  }

  private var glyphs: [CellPlace: Glyph] = [:]

  private struct CellPlace: Hashable {
    var column: Int
    var row: Int
  }

  /// The glyph of a cell; `nil` where there is none.
  subscript(column: Int, row: Int) -> Glyph? { glyphs[CellPlace(column: column, row: row)] }

  /// Adds the glyphs of a text or a symbol; what is painted on other cells is kept by `isWhole`.
  ///
  /// - Returns: The cells that have a glyph, as columns and rows.
  mutating func add(
    _ placement: TextPlacement,
    looks: [CellStyle.Attributes],
    unless isWhole: (Int, Int) -> Bool
  ) -> [(column: Int, row: Int)] {
    var added: [(column: Int, row: Int)] = []
    func add(_ ink: RasterCell.Ink, _ look: CellStyle.Attributes, _ column: Int, _ row: Int) {
      if isWhole(column, row) { return }
      glyphs[CellPlace(column: column, row: row)] = Glyph(ink: ink, attributes: look)
      added.append((column, row))
    }
    for line in placement.lines {
      var column = line.column
      for grapheme in line.graphemes {
        let look = looks.isEmpty ? [] : looks[min(max(Int(grapheme.run), 0), looks.count - 1)]
        if grapheme.breaking != .space {
          let isWide = grapheme.columns == 2
          add(isWide ? .wideGlyph(grapheme.code) : .glyph(grapheme.code), look, column, line.row)
          if isWide { add(.continuation, look, column + 1, line.row) }
        }
        column += Int(grapheme.columns)
      }
    }
    return added
  }
}
