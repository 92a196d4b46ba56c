/// Breaks graphemes into lines of a greatest width: as many words on a line as fit.
///
/// A word that is wider than a line is broken between its graphemes. Spaces at a break take no
/// room; at the end of a paragraph they do, as far as they fit.
struct LineBreaking {
  let graphemes: [TextGrapheme]
  /// The greatest width of a line, in columns; `.max` is unlimited.
  let limit: Int

  /// The first lines of the text, at most `maximumLines`, and where the text behind them begins.
  ///
  /// The rest is nil when all the text is in the lines.
  ///
  /// - Complexity: O(*n*) in the number of graphemes up to the last line's end.
  func lines(maximumLines: Int) -> (lines: [TextLine], rest: Int?) {
    guard !graphemes.isEmpty else { return ([], nil) }
    var lines: [TextLine] = []
    var start = 0
    while true {
      if lines.count == maximumLines { return (lines, start) }
      let (line, next) = line(from: start)
      lines.append(line)
      guard let next else { return (lines, nil) }
      start = next
    }
  }

  /// The line that begins at a grapheme, and where the next begins; nil when the text ends.
  private func line(from start: Int) -> (line: TextLine, next: Int?) {
    // `width` holds every column so far, `inkWidth` those up to the last grapheme but a space.
    var width = 0
    var inkWidth = 0
    var inkEnd = start
    var opportunity: (next: Int, inkEnd: Int, inkWidth: Int)?
    var position = start
    while position < graphemes.count {
      let grapheme = graphemes[position]
      if grapheme.breaking == .newline {
        return (TextLine(start..<position, columns: min(width, limit)), position + 1)
      }
      if position > start, allowsBreak(before: position, start: start) {
        opportunity = (position, inkEnd, inkWidth)
      }
      let columns = Int(grapheme.columns)
      if grapheme.breaking != .space {
        if columns > 0, width + columns > limit, position > start {
          guard let opportunity else {
            return (TextLine(start..<position, columns: inkWidth), position)
          }
          return (
            TextLine(start..<opportunity.inkEnd, columns: opportunity.inkWidth), opportunity.next
          )
        }
        inkEnd = position + 1
        inkWidth = width + columns
      }
      width += columns
      position += 1
    }
    return (TextLine(start..<position, columns: min(width, max(limit, inkWidth))), nil)
  }

  private func allowsBreak(before position: Int, start: Int) -> Bool {
    LineBreakClass.allowsBreak(
      before: position - 2 >= start ? graphemes[position - 2].breaking : nil,
      first: graphemes[position - 1].breaking,
      second: graphemes[position].breaking
    )
  }
}
