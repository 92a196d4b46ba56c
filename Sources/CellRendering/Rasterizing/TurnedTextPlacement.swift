import LayoutEngine

/// Sets the lines of a text along a slope, each letter in a cell of its own.
///
/// Letters follow each other by a column or by a row, whichever is closer; the other coordinate is
/// that of the turned line. So a line at a right angle has a letter a row. Its middle is where the
/// turn puts it; its ends may reach further than those of a line of turned letters.
struct TurnedTextPlacement {
  let slope: TextSlope
  let direction: LayoutDirection
  let grid: CellGrid

  /// What halves are moved by, in points, so that rounding errors do not decide about them.
  private static let nudge: CGFloat = 1e-6

  /// The graphemes of a text around the middle of a frame, each a line; nil where the text is level.
  func lines(of text: StyledText, frame: CGRect) -> [TextPlacement.Line]? {
    let width = CellTextMeasuring.columnWidth
    let layout = TextLayout(
      text,
      maximumColumns: CellTextMeasuring.wholeUnits(of: width, in: frame.width),
      maximumLines: text.lines(in: frame.height)
    )
    if slope.isLevel(columns: layout.columns, on: grid) { return nil }
    var ordering = LineOrdering(layout: layout, direction: direction)
    var glyphs: [TextPlacement.Line] = []
    for (index, line) in layout.lines.enumerated() {
      let slack = TextPlacement.slack(
        layout.columns - line.columns,
        alignment: slope.isReversed ? text.alignment.reversed : text.alignment,
        direction: direction
      )
      let along = (CGFloat(slack) + CGFloat(line.columns - layout.columns) / 2) * width
      let across = (CGFloat(index) + 0.5 - CGFloat(layout.lines.count) / 2) * text.linePitch
      let middle = CGPoint(
        x: frame.midX + along * slope.along.dx + across * slope.across.dx,
        y: frame.midY + along * slope.along.dy + across * slope.across.dy
      )
      let graphemes = ordering.graphemes(of: line)
      if !slope.isSteep(on: grid) {
        glyphs += aColumnEach(graphemes, columns: line.columns, around: middle)
      } else if slope.along.dx == 0, ordering.isRightToLeft(line) {
        glyphs += aRowEach(graphemes.reversed(), around: middle)
      } else {
        glyphs += aRowEach(graphemes, around: middle)
      }
    }
    return glyphs.filter { glyph in
      grid.bounds.rows.contains(glyph.row)
        && glyph.column + glyph.graphemes.reduce(0) { $0 + Int($1.columns) } > 0
        && glyph.column < grid.bounds.columns.upperBound
    }
  }

  private func aColumnEach(
    _ graphemes: ArraySlice<TextGrapheme>,
    columns: Int,
    around middle: CGPoint
  ) -> [TextPlacement.Line] {
    let width = grid.cellSize.width
    var column = firstColumn(of: columns, around: middle.x)
    var distance = -CGFloat(columns) / 2
    return graphemes.map { grapheme in
      let columns = Int(grapheme.columns)
      let x = (distance + CGFloat(columns) / 2) * width
      let y = middle.y + x * slope.along.dy / slope.along.dx
      defer {
        column += columns
        distance += CGFloat(columns)
      }
      let row = grid.row(containing: y + Self.nudge)
      return TextPlacement.Line(graphemes: [grapheme], column: column, row: row)
    }
  }

  private func aRowEach(
    _ graphemes: some Collection<TextGrapheme>,
    around middle: CGPoint
  ) -> [TextPlacement.Line] {
    let height = grid.cellSize.height
    let length = CGFloat(graphemes.count)
    let top = grid.row(containing: middle.y + (1 - length) / 2 * height + Self.nudge)
    return graphemes.enumerated().map { index, grapheme in
      let place = slope.along.dy < 0 ? graphemes.count - 1 - index : index
      let y = (CGFloat(place) + 0.5 - length / 2) * height
      let x = middle.x + y * slope.along.dx / slope.along.dy
      let column = firstColumn(of: Int(grapheme.columns), around: x)
      return TextPlacement.Line(graphemes: [grapheme], column: column, row: top + place)
    }
  }

  /// The first of some columns around a coordinate; of two equally good ones the leading.
  private func firstColumn(of columns: Int, around x: CGFloat) -> Int {
    let start = x + CGFloat(1 - columns) / 2 * grid.cellSize.width
    return grid.column(
      containing: start + (direction == .leftToRight ? -Self.nudge : Self.nudge)
    )
  }
}

extension StyledText.Alignment {
  /// The alignment as a mirror shows it.
  var reversed: StyledText.Alignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}
