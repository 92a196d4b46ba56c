import LayoutEngine

/// The graphemes of a text or a symbol at their places on the grid.
struct TextPlacement: Sendable {
  /// A grapheme, its first column, and its row.
  struct Glyph: Sendable {
    var grapheme: TextGrapheme
    var column: Int
    var row: Int
  }

  /// The graphemes that lie in the canvas at least in part.
  private(set) var glyphs: [Glyph] = []

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
    if let glyphs = turned.glyphs(of: text, frame: frame) {
      self.init(glyphs: glyphs)
    } else {
      var text = text
      if slope.isReversed { text.alignment = text.alignment.reversed }
      self.init(text, direction: direction, frame: frame, grid: grid)
    }
  }

  private init(glyphs: [Glyph]) { self.glyphs = glyphs }

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
    if layout.lines.count == 1 { glyphs.reserveCapacity(layout.graphemes.count) }
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
    let run = TextRun(charset == .unicode ? symbol.unicode : symbol.ascii)
    let graphemes = TextGrapheme.graphemes(of: [run]).filter { $0.columns > 0 }
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

  private mutating func append(_ graphemes: [TextGrapheme], column: Int, row: Int, grid: CellGrid) {
    guard grid.bounds.rows.contains(row) else { return }
    var column = column
    for grapheme in graphemes {
      if column >= grid.bounds.columns.upperBound { break }
      if column + Int(grapheme.columns) > 0 {
        glyphs.append(Glyph(grapheme: grapheme, column: column, row: row))
      }
      column += Int(grapheme.columns)
    }
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

extension Range<Int> {
  /// The range with one more on either side.
  fileprivate var expanded: Range<Int> { lowerBound - 1..<upperBound + 1 }
}
