import CFriBidi
import LayoutEngine

/// A paragraph in the order of UAX #9: the level of every grapheme, and the glyphs in their forms.
///
/// A grapheme takes part with its first scalar, so its marks stay with it. Where the levels run
/// right to left, brackets are mirrored; Arabic letters join to presentation forms.
struct BidirectionalParagraph {
  /// The graphemes in logical order, in the forms to show.
  let graphemes: [TextGrapheme]

  private let types: [FriBidiCharType]
  private let levels: [FriBidiLevel]
  private let baseDirection: FriBidiParType

  /// Resolves the levels of a paragraph.
  ///
  /// The direction is that of the first strong character; `fallback` where there is none. This is
  /// the content-based strategy, the default that Apple documents for
  /// `Text.WritingDirectionStrategy` since iOS 26. Weak evidence: what earlier systems did is not
  /// documented, and Apple says that other sources than the characters may count.
  ///
  /// - Complexity: O(*n*) in the number of graphemes.
  init(_ graphemes: ArraySlice<TextGrapheme>, fallback: LayoutDirection) {
    var scalars = graphemes.map(Self.representative)
    let count = FriBidiStrIndex(clamping: scalars.count)
    var types = [FriBidiCharType](repeating: typeNeutral, count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction = fallback == .leftToRight ? paragraphWeakLeftToRight : paragraphWeakRightToLeft
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    self.types = types
    self.levels = levels
    baseDirection = direction
    // A highest level of 0 means that the library had no memory; 1 that all runs left to right.
    guard highest > 1 else {
      self.graphemes = Array(graphemes)
      return
    }
    var joining = [FriBidiArabicProp](repeating: 0, count: scalars.count)
    fribidi_get_joining_types(scalars, count, &joining)
    fribidi_join_arabic(types, count, levels, &joining)
    let flags = FriBidiFlags(FRIBIDI_FLAG_SHAPE_MIRRORING | FRIBIDI_FLAG_SHAPE_ARAB_PRES)
    fribidi_shape(flags, levels, count, &joining, &scalars)
    self.graphemes = zip(graphemes, scalars).map(Self.shaped)
  }

  /// Whether the paragraph begins at its right end.
  var isRightToLeft: Bool { baseDirection != paragraphLeftToRight }

  /// The positions of a line's graphemes from left to right.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  func visualOrder(of line: Range<Int>) -> [Int] {
    var order = Array(line)
    guard !order.isEmpty, highestLevel(of: line) > 0 || baseDirection != paragraphLeftToRight
    else { return order }
    var map = (0..<FriBidiStrIndex(order.count)).map { $0 }
    var levels = Array(self.levels[line])
    let reordered = fribidi_reorder_line(
      0,
      Array(types[line]),
      FriBidiStrIndex(order.count),
      0,
      baseDirection,
      &levels,
      nil,
      &map
    )
    if reordered > 0 { order = map.map { line.lowerBound + Int($0) } }
    return order
  }

  private func highestLevel(of line: Range<Int>) -> FriBidiLevel {
    levels[line].max() ?? 0
  }

  /// The scalar that stands for a grapheme in the algorithm.
  private static func representative(of grapheme: TextGrapheme) -> FriBidiChar {
    let scalar = grapheme.code.firstScalar
    return (ArabicLigature.alef(of: scalar) ?? scalar).value
  }

  /// The grapheme with its first scalar in the form that `scalar` got.
  private static func shaped(_ grapheme: TextGrapheme, as scalar: FriBidiChar) -> TextGrapheme {
    let first = grapheme.code.firstScalar
    guard first.value != scalar else { return grapheme }
    var shape = Unicode.Scalar(scalar) ?? first
    if let alef = ArabicLigature.alef(of: first) {
      // Of an alef's two presentation forms the isolated one has the odd code (FE81, … FE8D).
      let isIsolated = shape == alef || shape.value & 1 == 1
      shape = isIsolated ? first : ArabicLigature.finalForm(of: first)
    }
    var scalars = String.UnicodeScalarView()
    scalars.append(shape)
    scalars.append(contentsOf: grapheme.character.unicodeScalars.dropFirst())
    var result = grapheme
    result.code = GlyphCode(String(scalars).first ?? grapheme.character)
    return result
  }
}
