import LayoutEngine

/// A text broken into the lines that are shown.
struct TextLayout: Sendable {
  /// All graphemes of the text.
  let graphemes: [TextGrapheme]
  /// Whether all is printable ASCII: one paragraph, and a column for each grapheme.
  let isPlain: Bool
  /// The lines from top to bottom.
  let lines: [TextLine]
  /// The width of the widest line, in columns.
  let columns: Int

  /// Breaks `text` into at most `maximumLines` lines of at most `maximumColumns` columns.
  ///
  /// A line is never narrower than the widest grapheme, so that none is cut.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: StyledText, maximumColumns: Int, maximumLines: Int) {
    let graphemes = TextGrapheme.graphemes(of: text.runs)
    isPlain = text.runs.allSatisfy(\.string.isPlain)
    var limit = max(maximumColumns, 1)
    if isPlain, !graphemes.isEmpty, graphemes.count <= limit {
      self.graphemes = graphemes
      lines = [TextLine(graphemes.indices, columns: graphemes.count)]
      columns = graphemes.count
      return
    }
    if limit < 2, graphemes.contains(where: { $0.columns == 2 }) { limit = 2 }
    let maximumLines = min(max(maximumLines, 1), max(text.lineLimit ?? .max, 1))
    var (lines, rest) = LineBreaking(graphemes: graphemes, limit: limit)
      .lines(maximumLines: maximumLines)
    if rest != nil, let last = lines.indices.last {
      lines[last] = TextTruncation(graphemes: graphemes, mode: text.truncation, limit: limit)
        .line(from: lines[last].prefix.lowerBound)
    }
    self.graphemes = graphemes
    self.lines = lines
    columns = lines.lazy.map(\.columns).max() ?? 0
  }
}
