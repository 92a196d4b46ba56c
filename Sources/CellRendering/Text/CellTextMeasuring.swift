package import LayoutEngine

/// Measures text as a terminal shows it: a column is 8 points wide, a line 16 high.
///
/// The metrics hold whatever the font and whatever the size of a cell in the picture, so frames
/// do not change when the picture is zoomed. An empty text is empty. A scale factor has no effect:
/// letters of a terminal cannot shrink.
package struct CellTextMeasuring: TextMeasuring {
  /// The width of a column, in points.
  package static let columnWidth: CGFloat = 8
  /// The height of a line, in points.
  package static let lineHeight: CGFloat = 16
  /// The distance of a line's baseline from its top, in points.
  package static let baseline: CGFloat = 13

  package init() {}

  /// - Complexity: O(*n*) in the length of the text.
  package func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize {
    answer(of: text, in: proposal).size
  }

  package func answer(of text: StyledText, in proposal: ProposedViewSize) -> TextAnswer {
    let layout = layout(of: text, in: proposal)
    let isCut = layout.lines.contains(where: \.isTruncated)
    return TextAnswer(
      size: CGSize(
        width: CGFloat(layout.columns) * Self.columnWidth,
        height: text.height(ofLines: max(layout.lines.count, text.reservedLines))
      ),
      // However low, there is room for one line.
      ignoresHeight: text.lineLimit == 1 || layout.lines.count < 2 && !isCut,
      holdsWhereItFits: !isCut
    )
  }

  private func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout {
    TextLayout(
      text,
      maximumColumns: Self.wholeUnits(of: Self.columnWidth, in: proposal.width),
      maximumLines: text.lines(in: proposal.height)
    )
  }

  /// Whether a text drawn in a size is cut with an ellipsis.
  package func isTruncated(_ text: StyledText, in size: CGSize) -> Bool {
    TextLayout(
      text,
      maximumColumns: Self.wholeUnits(of: Self.columnWidth, in: size.width),
      maximumLines: text.lines(in: size.height)
    ).lines.contains(where: \.isTruncated)
  }

  package func baselines(
    of text: StyledText,
    in size: CGSize
  ) -> (first: CGFloat, last: CGFloat) {
    let lines = layout(of: text, in: ProposedViewSize(size)).lines.count
    guard lines > 0 else { return (0, 0) }
    let first = Self.baseline + (text.heightOfLine - Self.lineHeight) / 2
    return (first, first + CGFloat(lines - 1) * text.linePitch)
  }

  /// How many units fit in a length, in points; all when the length is nil, infinite, or no number,
  /// and none when it is negative.
  ///
  /// A length that misses a whole number by no more than sums of fractions do counts as that number.
  static func wholeUnits(of unit: CGFloat, in length: CGFloat?) -> Int {
    guard let length, length < 1e15 else { return .max }
    return length > 0 ? Int((length / unit + 1e-6).rounded(.down)) : 0
  }
}

extension StyledText {
  /// The height of a line, in points.
  var heightOfLine: CGFloat { lineHeight ?? CellTextMeasuring.lineHeight }
  /// The distance of a line from the next, in points.
  var linePitch: CGFloat { heightOfLine + lineSpacing }

  /// The height of a number of lines with the gaps between them, in points.
  func height(ofLines count: Int) -> CGFloat {
    count > 0 ? CGFloat(count) * linePitch - lineSpacing : 0
  }

  /// How many lines have room in a height, in points.
  func lines(in height: CGFloat?) -> Int {
    CellTextMeasuring.wholeUnits(of: linePitch, in: height.map { $0 + lineSpacing })
  }
}
