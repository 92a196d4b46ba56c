extension CellCanvas: CustomStringConvertible {
  /// The glyphs of all rows, a line each, without styles and trailing blanks.
  package var description: String {
    (0..<rows).map(line).joined(separator: "\n")
  }

  /// The glyphs of one row, without trailing blanks.
  package func line(_ row: Int) -> String {
    let cells = self.row(row)
    let end = cells.lastIndex { $0.code != .space }.map { $0 + 1 } ?? cells.startIndex
    var text = ""
    for cell in cells[cells.startIndex..<end] where cell.width > 0 { text.append(cell.glyph) }
    return text
  }
}
