import LayoutEngine

/// The bars that stand in place of a text's lines.
struct RedactedLines {
  /// The frame of each bar, in points of the canvas.
  let frames: [CGRect]

  /// A bar leaves a little above and below, so that lines can be told apart, in points.
  private static let gap: CGFloat = 3

  /// Sets bars where the lines of a text stand in its frame.
  init(_ text: StyledText, _ direction: LayoutDirection, frame: CGRect) {
    let unit = CellTextMeasuring.columnWidth
    let layout = TextLayout(
      text,
      maximumColumns: CellTextMeasuring.wholeUnits(of: unit, in: frame.width),
      maximumLines: text.lines(in: frame.height)
    )
    frames = layout.lines.enumerated().compactMap { index, line in
      guard line.columns > 0 else { return nil }
      let width = CGFloat(line.columns) * unit
      return CGRect(
        x: frame.minX + text.alignment.inset(in: frame.width - width, direction),
        y: frame.minY + CGFloat(index) * text.linePitch + Self.gap,
        width: width,
        height: text.heightOfLine - 2 * Self.gap
      )
    }
  }
}
