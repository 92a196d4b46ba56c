import LayoutEngine

/// The graphemes of a text or a symbol at their places on the grid.
struct TextPlacement: Sendable {
  /// Graphemes that follow each other in a row, from a column on.
  struct Line: Sendable {
    var graphemes: ArraySlice<TextGrapheme>
    var column: Int
    var row: Int
  }

  /// The lines, as far as they lie in the canvas at least in part.
  private(set) var lines: [Line] = []

  /// Sets the lines of a text around the middle of a frame, in points, along a slope.
  ///
  /// Level lines that run the other way, being mirrored or upside down, are set as others are, but
  /// against the other edge.
  init(
    _ text: StyledText,
    direction: LayoutDirection,
    frame: CGRect,
    slope: TextSlope,
    grid: CellGrid
  ) {
    let turned = TurnedTextPlacement(slope: slope, direction: direction, grid: grid)
    if let lines = turned.lines(of: text, frame: frame) {
      self.init(lines: lines)
    } else {
      var text = text
      if slope.isReversed { text.alignment = text.alignment.reversed }
      self.init(text, direction: direction, frame: frame, grid: grid)
    }
  }

  private init(lines: [Line]) { self.lines = lines }

  /// Sets the lines of a text into a frame, in points.
  ///
  /// A line stands in the row of its middle, each line in a row of its own. A frame that rounding
  /// made narrower than the text does not cut it; where cells are larger than a letter of the text's
  /// metrics, the text is broken anew to the cells of the frame.
  init(
    _ text: StyledText,
    direction: LayoutDirection,
    frame: CGRect,
    grid: CellGrid
  ) {
    let rect = grid.visibleRect(of: frame)
    guard grid.bounds.rows.overlaps(rect.rows.expanded) else { return }
    var maximum = CellTextMeasuring.wholeUnits(of: CellTextMeasuring.columnWidth, in: frame.width)
    if grid.cellSize.width > CellTextMeasuring.columnWidth {
      maximum = min(maximum, rect.columns.count)
    }
    let layout = TextLayout(
      text,
      maximumColumns: maximum,
      maximumLines: text.lines(in: frame.height)
    )
    var ordering = LineOrdering(layout: layout, direction: direction)
    var lastRow: Int?
    for (index, line) in layout.lines.enumerated() {
      let middle = frame.minY + CGFloat(index) * text.linePitch + text.heightOfLine / 2
      let row = grid.row(containing: middle)
      if row >= grid.bounds.rows.upperBound { break }
      guard row >= 0, row != lastRow else { continue }
      lastRow = row
      let room = max(rect.columns.count, layout.columns) - line.columns
      let slack = Self.slack(room, alignment: text.alignment, direction: direction)
      append(
        ordering.graphemes(of: line),
        column: Self.start(rect, layout.columns, direction) + slack,
        row: row,
        grid: grid
      )
    }
  }

  /// Sets a symbol's glyph into the middle of a frame; of two middle cells, into the leading one.
  init(
    _ symbol: Symbol,
    direction: LayoutDirection,
    frame: CGRect,
    grid: CellGrid,
    charset: Charset
  ) {
    let glyphs = charset == .unicode ? symbol.unicode : symbol.ascii
    let graphemes = TextGrapheme.graphemes(of: glyphs, run: 0)[...].withColumns
    let width = graphemes.reduce(0) { $0 + Int($1.columns) }
    let rect = grid.visibleRect(of: frame)
    let room = rect.columns.count - width
    let slack = direction == .leftToRight ? room >> 1 : room - (room >> 1)
    append(
      graphemes,
      column: rect.columns.lowerBound + slack,
      row: grid.row(containing: frame.midY),
      grid: grid
    )
  }

  private mutating func append(
    _ graphemes: ArraySlice<TextGrapheme>,
    column: Int,
    row: Int,
    grid: CellGrid
  ) {
    let end = grid.bounds.columns.upperBound
    guard grid.bounds.rows.contains(row), column < end else { return }
    var line = Line(graphemes: graphemes, column: column, row: row)
    // No grapheme has more than two columns.
    if column < 0 || column + 2 * graphemes.count > end { line.cut(to: end) }
    if !line.graphemes.isEmpty { lines.append(line) }
  }

  /// The first column of the text's block: a text wider than its cells keeps its leading edge.
  private static func start(_ rect: CellRect, _ columns: Int, _ direction: LayoutDirection) -> Int {
    let overflow = max(columns - rect.columns.count, 0)
    return rect.columns.lowerBound - (direction == .rightToLeft ? overflow : 0)
  }

  /// The free columns to the left of a line; of an odd number the leading side has the smaller half.
  static func slack(
    _ room: Int,
    alignment: StyledText.Alignment,
    direction: LayoutDirection
  ) -> Int {
    let leading =
      switch alignment {
      case .leading: 0
      case .center: room >> 1
      case .trailing: room
      }
    return direction == .leftToRight ? leading : room - leading
  }
}

extension TextPlacement.Line {
  /// Leaves the graphemes that lie in columns from 0 to `end` at least in part.
  fileprivate mutating func cut(to end: Int) {
    while let first = graphemes.first, column + Int(first.columns) <= 0 {
      column += Int(first.columns)
      graphemes.removeFirst()
    }
    var next = column
    let after = graphemes.firstIndex { grapheme in
      if next >= end { return true }
      next += Int(grapheme.columns)
      return false
    }
    graphemes = graphemes[..<(after ?? graphemes.endIndex)]
  }
}

extension Range<Int> {
  /// The range with one more on either side.
  fileprivate var expanded: Range<Int> { lowerBound - 1..<upperBound + 1 }
}
