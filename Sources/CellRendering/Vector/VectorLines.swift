internal import LayoutEngine

/// The lines of a text as elements of SVG, each as wide as layout measured it.
struct VectorLines {
  private let text: StyledText
  private let direction: LayoutDirection
  private let frame: CGRect
  private let layout: TextLayout
  /// The attributes of each run's paint.
  private let fills: [[(String, String)]]

  init(
    _ text: StyledText,
    _ direction: LayoutDirection,
    frame: CGRect,
    fills: [[(String, String)]]
  ) {
    self.fills = fills
    self.text = text
    self.direction = direction
    self.frame = frame
    let width = CellTextMeasuring.wholeUnits(of: CellTextMeasuring.columnWidth, in: frame.width)
    layout = TextLayout(text, maximumColumns: width, maximumLines: text.lines(in: frame.height))
  }

  func elements(_ attributes: [(String, String)]) -> String {
    var ordering = LineOrdering(layout: layout, direction: direction)
    return layout.lines.enumerated().map { index, line in
      let width = CGFloat(line.columns) * CellTextMeasuring.columnWidth
      guard width > 0 else { return "" }
      let room = max(frame.width, CGFloat(layout.columns) * CellTextMeasuring.columnWidth) - width
      let left = frame.minX + text.alignment.inset(in: room, direction)
      let top =
        frame.minY + CGFloat(index) * text.linePitch
        + (text.heightOfLine - CellTextMeasuring.lineHeight) / 2
      let y = top + CellTextMeasuring.baseline - 1
      // Who shows the picture puts the letters in order, and wants to know where a line begins.
      let isReversed = ordering.isRightToLeft(line)
      let own: [(String, String)] = [
        ("x", VectorText.number(isReversed ? left + width : left)), ("y", VectorText.number(y)),
        ("direction", isReversed ? "rtl" : ""),
        ("textLength", VectorText.number(width)), ("lengthAdjust", "spacingAndGlyphs"),
        ("xml:space", "preserve"),
      ]
      return "<text\(VectorText.attributes(own + attributes))>\(spans(of: line))</text>"
    }.joined(separator: "\n")
  }

  /// The stretches of one look in a line, in the order of the text.
  private func spans(of line: TextLine) -> String {
    var graphemes = Array(layout.graphemes[line.prefix])
    if line.isTruncated {
      graphemes.append(.ellipsis(run: graphemes.last?.run ?? 0))
      graphemes += layout.graphemes[line.suffix]
    }
    var spans = ""
    var start = 0
    while start < graphemes.count {
      let run = graphemes[start].run
      var end = start
      while end < graphemes.count, graphemes[end].run == run { end += 1 }
      let string = String(graphemes[start..<end].map(\.character))
      spans += "<tspan\(attributes(of: Int(run)))>\(VectorText.escaped(string))</tspan>"
      start = end
    }
    return spans
  }

  private func attributes(of index: Int) -> String {
    guard text.runs.indices.contains(index) else { return "" }
    let run = text.runs[index]
    let lines = [
      run.isUnderlined ? "underline" : nil, run.isStruckThrough ? "line-through" : nil,
    ].compactMap(\.self)
    return VectorText.attributes(
      fills[index] + [
        ("font-weight", run.isBold ? "bold" : ""), ("font-style", run.isItalic ? "italic" : ""),
        ("text-decoration", lines.joined(separator: " ")),
      ]
    )
  }

  /// A symbol's glyph in the middle of its frame.
  static func glyph(
    _ symbol: Symbol,
    _ fill: [(String, String)],
    frame: CGRect,
    _ attributes: [(String, String)]
  ) -> String {
    let side = max(min(frame.width, frame.height), 0)
    let own: [(String, String)] = [
      ("x", VectorText.number(frame.midX)),
      // Half the height of a capital letter below the middle.
      ("y", VectorText.number(frame.midY + side * 0.35)), ("text-anchor", "middle"),
      ("style", "font-size:\(VectorText.number(side))px"),
    ]
    return "<text\(VectorText.attributes(own + attributes + fill))>"
      + "\(VectorText.escaped(symbol.unicode))</text>"
  }
}
