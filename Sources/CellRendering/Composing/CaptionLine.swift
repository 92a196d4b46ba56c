import LayoutEngine

/// One line of text of the tool's own: a caption or a note.
struct CaptionLine {
  private let placement: TextPlacement
  private let options: RenderingOptions
  /// The width of the line.
  let columns: Int

  /// The most columns of a line; a longer one is cut in its middle.
  private static let maximumColumns = 120

  /// Joins parts with a middle dot; the first may come from a scene and hold anything.
  init(_ parts: [String], options: RenderingOptions) {
    self.options = options
    let separator = options.charset == .unicode ? " \u{00B7} " : " - "
    var line = parts.joined(separator: separator)
    if line.unicodeScalars.contains(where: \.mayRunRightToLeft) {
      // An isolate keeps a name of the other direction from turning the rest of the line.
      let isolated = parts.map { "\u{2068}\($0)\u{2069}" }
      line = "\u{200E}" + isolated.joined(separator: separator)
    }
    let text = StyledText(runs: [TextRun(line)], lineLimit: 1, truncation: .middle)
    let limit = min(options.columns ?? Self.maximumColumns, Self.maximumColumns)
    let unit = CellTextMeasuring.columnWidth
    let size = CellTextMeasuring().size(
      of: text,
      in: ProposedViewSize(width: CGFloat(max(limit, 1)) * unit, height: nil)
    )
    columns = Int(size.width / unit)
    placement = TextPlacement(
      text,
      direction: .leftToRight,
      frame: CGRect(origin: .zero, size: size),
      grid: CellGrid(size: size)
    )
  }

  /// Writes the line.
  func write(to canvas: inout CellCanvas, column: Int, row: Int, style: CellStyle = .plain) {
    for line in placement.lines {
      var place = column + line.column
      for grapheme in line.graphemes {
        let columns = Int(grapheme.columns)
        if options.charset == .unicode || grapheme.code.isASCII {
          canvas.put(grapheme.code, width: columns, column: place, row: row, style: style)
        } else {
          let twin = ASCIIGlyph.twin(of: grapheme.character)
          for offset in 0..<columns {
            canvas.put(twin, width: 1, column: place + offset, row: row, style: style)
          }
        }
        place += columns
      }
    }
  }
}
