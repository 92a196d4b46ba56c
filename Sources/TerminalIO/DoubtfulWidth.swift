/// The clusters about whose width terminals disagree.
///
/// No width table agrees with every terminal: one that knows no clusters advances by the sum of a
/// cluster's scalars, and emoji became wide only over the years. Such glyphs are drawn over blanks
/// and followed by an absolute cursor position, so that an error never shifts the rest of the row.
enum DoubtfulWidth {
  /// Whether some terminal may advance by another number of columns than the cell's width.
  static func isDoubtful(_ glyph: Character) -> Bool {
    let scalars = glyph.unicodeScalars
    guard let first = scalars.first else { return false }
    // The digits and two signs of ASCII begin emoji, but are none alone.
    if !first.isASCII, isDoubtful(first) { return true }
    return scalars.dropFirst().contains { !isPlainMark($0) }
  }

  /// How many columns a terminal may draw beyond the glyph's own width.
  static func overshoot(of glyph: Character, width: Int) -> Int {
    guard isDoubtful(glyph) else { return 0 }
    var columns = 0
    for scalar in glyph.unicodeScalars.prefix(GlyphEncoder.longestCluster) {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .format: break
      default: columns += 2
      }
    }
    return max(columns - width, 0)
  }

  private static func isDoubtful(_ scalar: Unicode.Scalar) -> Bool {
    if PrintableScalars.isCommon(scalar) { return false }
    if scalar.properties.isEmoji || PrintableScalars.isMark(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned: return true
    default: return false
    }
  }

  /// Whether every terminal gives the scalar no width of its own.
  private static func isPlainMark(_ scalar: Unicode.Scalar) -> Bool {
    guard !(0xFE00...0xFE0F).contains(scalar.value) else { return false }
    return scalar.properties.generalCategory == .nonspacingMark
  }
}
