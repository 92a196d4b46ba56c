import LayoutEngine

/// One grapheme cluster of a text with all that breaking, ordering, and drawing lines need.
struct TextGrapheme: Hashable, Sendable {
  /// The cluster as it is sent to the terminal.
  var character: Character
  /// Its width: 0, 1, or 2 columns.
  var columns: UInt8
  /// How it behaves at the end of a line.
  var breaking: LineBreakClass
  /// The index of its run, which gives the look.
  var run: Int32

  /// The mark of omitted text.
  static func ellipsis(run: Int32) -> TextGrapheme {
    TextGrapheme(character: "\u{2026}", columns: 1, breaking: .letter, run: run)
  }

  /// The clusters of all runs, one after the other.
  ///
  /// A tab stands for four spaces. Lam and alef, which no Arabic text writes apart, become one
  /// cluster of one column.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func graphemes(of runs: [TextRun]) -> [TextGrapheme] {
    var graphemes: [TextGrapheme] = []
    for (index, run) in runs.enumerated() {
      let run = (number: Int32(clamping: index), string: run.string)
      for character in run.string {
        if character == "\t" {
          let space = TextGrapheme(character: " ", columns: 1, breaking: .space, run: run.number)
          graphemes.append(contentsOf: repeatElement(space, count: 4))
        } else if let last = graphemes.last,
          let ligature = ArabicLigature.lamAlef(last.character, character)
        {
          graphemes[graphemes.count - 1].character = ligature
        } else {
          let visible = VisibleGrapheme(character)
          let breaking = LineBreakClass(character)
          graphemes.append(
            TextGrapheme(
              character: visible.character,
              columns: breaking == .newline ? 0 : UInt8(visible.columns),
              breaking: breaking,
              run: run.number
            )
          )
        }
      }
    }
    return graphemes
  }
}
