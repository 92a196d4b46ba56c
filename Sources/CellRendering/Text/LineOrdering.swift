import LayoutEngine

/// Gives the lines of a text the order in which their cells stand from left to right.
struct LineOrdering {
  let layout: TextLayout
  /// The direction of a paragraph that has none of its own.
  let direction: LayoutDirection

  private var paragraph: (range: Range<Int>, resolved: BidirectionalParagraph?) = (0..<0, nil)

  init(layout: TextLayout, direction: LayoutDirection) {
    self.layout = layout
    self.direction = direction
  }

  /// The graphemes of a line from left to right, those without columns left out.
  ///
  /// - Complexity: O(*n*) in the length of the line's paragraph for the first of its lines, then
  ///   in the length of the line.
  mutating func graphemes(of line: TextLine) -> ArraySlice<TextGrapheme> {
    if line.isTruncated {
      return reordered(contents(ofTruncated: line)[...]).withColumns
    }
    resolveParagraph(around: line.prefix)
    guard let resolved = paragraph.resolved else {
      let graphemes = layout.graphemes[line.prefix]
      return layout.isPlain ? graphemes : graphemes.withColumns
    }
    let start = paragraph.range.lowerBound
    let range = line.prefix.lowerBound - start..<line.prefix.upperBound - start
    return resolved.visualOrder(of: range).map { resolved.graphemes[$0] }[...].withColumns
  }

  /// Whether the paragraph of a line begins at its right end.
  mutating func isRightToLeft(_ line: TextLine) -> Bool {
    resolveParagraph(around: line.prefix)
    return paragraph.resolved?.isRightToLeft ?? false
  }

  private func contents(ofTruncated line: TextLine) -> [TextGrapheme] {
    let neighbor = line.prefix.isEmpty ? line.suffix.first : line.prefix.last
    let run = neighbor.map { layout.graphemes[$0].run } ?? 0
    return layout.graphemes[line.prefix] + [.ellipsis(run: run)] + layout.graphemes[line.suffix]
  }

  private func reordered(_ graphemes: ArraySlice<TextGrapheme>) -> ArraySlice<TextGrapheme> {
    guard needsOrdering(graphemes) else { return graphemes }
    let resolved = BidirectionalParagraph(graphemes, fallback: direction)
    return resolved.visualOrder(of: resolved.graphemes.indices).map { resolved.graphemes[$0] }[...]
  }

  private mutating func resolveParagraph(around line: Range<Int>) {
    if paragraph.range.contains(line.lowerBound) { return }
    let graphemes = layout.graphemes
    // Where all is plain there is one paragraph, which turns only where it has no letter.
    if layout.isPlain {
      let isNeutral =
        direction == .rightToLeft && !graphemes.contains { $0.code.firstScalar.isLetter }
      paragraph = (
        graphemes.indices,
        isNeutral ? BidirectionalParagraph(graphemes[...], fallback: direction) : nil
      )
      return
    }
    let start = graphemes[..<line.lowerBound].lastIndex { $0.breaking == .newline }
    let end = graphemes[line.lowerBound...].firstIndex { $0.breaking == .newline }
    let range = (start.map { $0 + 1 } ?? 0)..<(end ?? graphemes.count)
    let slice = graphemes[range]
    paragraph = (
      range, needsOrdering(slice) ? BidirectionalParagraph(slice, fallback: direction) : nil
    )
  }

  /// Whether anything could move: no text of left-to-right scripts does, once it has a letter.
  private func needsOrdering(_ graphemes: ArraySlice<TextGrapheme>) -> Bool {
    var hasLetter = false
    for grapheme in graphemes {
      if let byte = grapheme.code.ascii {
        hasLetter = hasLetter || Unicode.Scalar(byte).isLetter
        continue
      }
      let scalar = grapheme.code.firstScalar
      if scalar.mayRunRightToLeft { return true }
      hasLetter = hasLetter || scalar.isLetter
    }
    return direction == .rightToLeft && !hasLetter
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is alphabetic; those of ASCII, which are most, need no table.
  fileprivate var isLetter: Bool {
    guard isASCII else { return properties.isAlphabetic }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(UInt8(truncatingIfNeeded: value) | 0x20)
  }
}

extension ArraySlice<TextGrapheme> {
  /// Those that take columns; few texts have others, such as the mark of a direction.
  var withColumns: ArraySlice<TextGrapheme> {
    allSatisfy { $0.columns > 0 } ? self : filter { $0.columns > 0 }[...]
  }
}
