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
    if runs.count == 1 { return graphemes(of: runs[0].string, run: 0) }
    var graphemes: [TextGrapheme] = []
    graphemes.reserveCapacity(runs.reduce(0) { $0 + $1.string.utf8.count })
    for (index, run) in runs.enumerated() {
      let number = Int32(clamping: index)
      if run.string.isPlain {
        graphemes += Self.graphemes(ofPlain: run.string, run: number)
      } else {
        appendMixed(run.string, run: number, to: &graphemes)
      }
    }
    return graphemes
  }

  /// The clusters of a text that is the run of this number.
  static func graphemes(of text: String, run: Int32) -> [TextGrapheme] {
    if text.isPlain { return graphemes(ofPlain: text, run: run) }
    var graphemes: [TextGrapheme] = []
    graphemes.reserveCapacity(text.utf8.count)
    appendMixed(text, run: run, to: &graphemes)
    return graphemes
  }

  /// The clusters of a text of nothing but printable ASCII, which are its bytes.
  private static func graphemes(ofPlain text: String, run: Int32) -> [TextGrapheme] {
    let classes = LineBreakClass.ofASCII
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      [TextGrapheme](unsafeUninitializedCapacity: bytes.count) { graphemes, count in
        count = bytes.count
        for (index, byte) in bytes.enumerated() {
          graphemes.initializeElement(
            at: index,
            to: TextGrapheme(
              code: GlyphCode(bits: UInt64(byte)),
              columns: 1,
              breaking: classes[Int(byte)],
              run: run
            )
          )
        }
      }
    } ?? []
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
      if let (scalar, end) = text.loneScalar(at: index), scalar.standsForItself {
        graphemes.append(TextGrapheme(alone: scalar, run: run))
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
  /// Makes a cluster of one scalar that stands for itself.
  fileprivate init(alone scalar: Unicode.Scalar, run: Int32) {
    self.init(
      code: GlyphCode(scalar),
      columns: UInt8(scalar.terminalColumns),
      breaking: LineBreakClass(scalar),
      run: run
    )
  }

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

extension Unicode.Scalar {
  /// Whether a cluster of this scalar alone is shown as it is: no control, no mark without a base, no
  /// Arabic letter, which may be one half of a ligature.
  fileprivate var standsForItself: Bool {
    if isASCII || (0x0600...0x06FF).contains(value) { return false }
    return switch properties.generalCategory {
    case .control, .surrogate, .lineSeparator, .paragraphSeparator, .unassigned, .nonspacingMark,
      .enclosingMark:
      false
    default: true
    }
  }
}
