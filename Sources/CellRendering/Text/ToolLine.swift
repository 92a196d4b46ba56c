import LayoutEngine

/// A line of the tool's own: a message, a path, a line of source.
///
/// It runs from left to right. Only the stretches of right-to-left words in it are turned, each for
/// itself, so that what stands around them, such as the operators of a source line, stays in its
/// columns, and the mark below a mistake points at it.
enum ToolLine {
  /// The graphemes from left to right, those without columns left out.
  static func graphemes(of line: some StringProtocol) -> [TextGrapheme] {
    let visible = String(line.map { VisibleGrapheme($0).character })
    let graphemes = TextGrapheme.graphemes(of: [TextRun(visible)])
    var result: [TextGrapheme] = []
    var place = 0
    let kinds = graphemes.map { LetterDirection($0.character) }
    while let start = kinds[place...].firstIndex(of: .rightToLeft) {
      let end = kinds.endOfStretch(from: start) { graphemes[$0].character == " " }
      let stretch = BidirectionalParagraph(graphemes[start...end], fallback: .rightToLeft)
      result += graphemes[place..<start]
      result += stretch.visualOrder(of: stretch.graphemes.indices).map { stretch.graphemes[$0] }
      place = end + 1
    }
    return (result + graphemes[place...]).filter { $0.columns > 0 }
  }
}
