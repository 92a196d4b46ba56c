internal import CellRendering
internal import SceneLanguage

/// Messages fitted to the width of the screen.
struct MessageList {
  /// The lines, of which sentences may have become several.
  let lines: [MessageLine]

  init(_ messages: [MessageLine], columns: Int) {
    lines = messages.flatMap { message in
      guard case .source = message.kind else {
        return Self.wrapped(message.text, columns: columns).map {
          MessageLine(text: $0, kind: message.kind)
        }
      }
      return [message]
    }
  }

  /// Draws a stretch of the lines; the last row tells how many do not fit.
  func draw(on canvas: inout CellCanvas, top: Int, rows: Int, from first: Int) {
    let last = lines.count - first - rows
    for row in 0..<rows where lines.indices.contains(first + row) {
      let line = lines[first + row]
      let isCut = row == rows - 1 && rows > 1 && last > 0
      let text = isCut ? "(\(last + 1) more lines, PageDown)" : line.text
      let style = isCut ? CellStyle(attributes: .dim) : Self.style(of: line.kind)
      canvas.write(text, column: 0, row: top + row, style: style)
    }
  }

  private static func style(of kind: MessageLine.Kind) -> CellStyle {
    switch kind {
    case .sentence(.error): CellStyle(attributes: .bold)
    case .sentence, .source, .console: .plain
    }
  }

  /// Breaks a sentence at spaces, and words that are wider than the screen wherever they end.
  private static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.reduce(0) { $0 + VisibleGrapheme($1).columns }
      if width > 0, width + 1 + length > columns {
        lines.append(line)
        (line, width) = ("", 0)
      }
      if width > 0 {
        line += " "
        width += 1
      }
      for character in word {
        let advance = VisibleGrapheme(character).columns
        if width > 0, width + advance > columns {
          lines.append(line)
          (line, width) = ("", 0)
        }
        line.append(character)
        width += advance
      }
    }
    return lines + [line]
  }
}
