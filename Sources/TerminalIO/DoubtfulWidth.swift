/// The clusters about whose width terminals disagree.
///
/// No width table agrees with every terminal: one that knows no clusters advances by the sum of a
/// cluster's scalars, and emoji became wide only over the years. Such glyphs are drawn over blanks
/// and followed by an absolute cursor position, so that an error never shifts the rest of the row.
enum DoubtfulWidth {
  /// Whether some terminal may advance by another number of columns than the cell's width.
  static func isDoubtful(_ glyph: Character) -> Bool {
    let scalars = glyph.unicodeScalars
    guard let first = scalars.first, !first.isASCII || scalars.count > 1 else { return false }
    if isDoubtful(first) { return true }
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
    switch scalar.value {
    case ..<0x300, 0x400...0x4FF, 0x5D0...0x5EA, 0x2500...0x259F, 0x4E00...0x9FFF: return false
    default: break
    }
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
