import LayoutEngine

/// One grapheme cluster of a text with all that breaking, ordering, and drawing lines need.
struct TextGrapheme: Hashable, Sendable {
  /// The cluster as it is sent to the terminal.
  var code: GlyphCode
  /// Its width: 0, 1, or 2 columns.
  var columns: UInt8
  /// How it behaves at the end of a line.
  var breaking: LineBreakClass
  /// The index of its run, which gives the look.
  var run: Int32

  var character: Character { code.character }

  /// The mark of omitted text.
  static func ellipsis(run: Int32) -> TextGrapheme {
    TextGrapheme(
      code: GlyphCode("\u{2026}" as Unicode.Scalar),
      columns: 1,
      breaking: .letter,
      run: run
    )
  }

  /// The clusters of all runs, one after the other.
  ///
  /// A tab stands for four spaces. Lam and alef, which no Arabic text writes apart, become one
  /// cluster of one column.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func graphemes(of runs: [TextRun]) -> [TextGrapheme] {
    var graphemes: [TextGrapheme] = []
    graphemes.reserveCapacity(runs.reduce(0) { $0 + $1.string.utf8.count })
    for (index, run) in runs.enumerated() {
      let number = Int32(clamping: index)
      if !appendASCII(run.string, run: number, to: &graphemes) {
        appendMixed(run.string, run: number, to: &graphemes)
      }
    }
    return graphemes
  }

  /// Appends a text of nothing but printable ASCII, whose clusters are its bytes.
  ///
  /// - Returns: Whether the text is one.
  private static func appendASCII(
    _ text: String,
    run: Int32,
    to graphemes: inout [TextGrapheme]
  ) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
      for byte in bytes { graphemes.append(TextGrapheme(ascii: byte, run: run)) }
      return true
    } ?? false
  }

  /// Appends a text of any scalars.
  private static func appendMixed(
    _ text: String,
    run: Int32,
    to graphemes: inout [TextGrapheme]
  ) {
    var index = text.startIndex
    while index < text.endIndex {
      if let (byte, end) = text.asciiCluster(at: index) {
        graphemes.append(TextGrapheme(ascii: byte, run: run))
        index = end
        continue
      }
      append(text[index], run: run, to: &graphemes)
      index = text.index(after: index)
    }
  }

  private static func append(
    _ character: Character,
    run: Int32,
    to graphemes: inout [TextGrapheme]
  ) {
    if character == "\t" {
      let space = TextGrapheme(code: .space, columns: 1, breaking: .space, run: run)
      graphemes.append(contentsOf: repeatElement(space, count: 4))
    } else if let last = graphemes.last,
      let ligature = ArabicLigature.lamAlef(last.code, character)
    {
      graphemes[graphemes.count - 1].code = GlyphCode(ligature)
    } else {
      let visible = VisibleGrapheme(character)
      let breaking = LineBreakClass(character)
      graphemes.append(
        TextGrapheme(
          code: GlyphCode(visible.character),
          columns: breaking == .newline ? 0 : UInt8(visible.columns),
          breaking: breaking,
          run: run
        )
      )
    }
  }
}

extension TextGrapheme {
  /// Makes a cluster of a printable byte of ASCII.
  fileprivate init(ascii: UInt8, run: Int32) {
    self.init(
      code: GlyphCode(ascii: ascii),
      columns: 1,
      breaking: LineBreakClass(Unicode.Scalar(ascii)),
      run: run
    )
  }
}
