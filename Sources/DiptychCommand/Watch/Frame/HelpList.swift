internal import CellRendering

/// The list of keys over the picture.
enum HelpList {
  private static let meaningColumn = 20

  static func draw(on canvas: inout CellCanvas, rows: Int) {
    canvas.clear(rows: 0..<rows)
    for (row, explanation) in WatchKey.explanations.prefix(rows).enumerated() {
      canvas.write(explanation.key, column: 1, row: row, style: CellStyle(attributes: .bold))
      canvas.write(explanation.meaning, column: meaningColumn, row: row)
    }
  }
}

extension CellCanvas {
  /// Blanks some rows.
  mutating func clear(rows: Range<Int>) {
    blit(CellCanvas(columns: columns, rows: rows.count), column: 0, row: rows.lowerBound)
  }
}
