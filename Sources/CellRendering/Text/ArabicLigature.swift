/// The ligatures of lam with alef, the only ones that Arabic text cannot do without.
///
/// They are kept as presentation forms of Unicode, each in one column; the form that joins to the
/// letter before follows the isolated one.
enum ArabicLigature {
  /// The isolated ligature with the marks of both letters; nil when the two are not lam and alef.
  static func lamAlef(_ first: GlyphCode, _ second: Character) -> Character? {
    guard first.firstScalar == "\u{0644}" else { return nil }
    let lam = first.character.unicodeScalars
    guard let alef = second.unicodeScalars.first,
      let isolated = isolatedForm(withAlef: alef)
    else { return nil }
    var scalars = String.UnicodeScalarView()
    scalars.append(isolated)
    scalars.append(contentsOf: lam.dropFirst())
    scalars.append(contentsOf: second.unicodeScalars.dropFirst())
    return String(scalars).first
  }

  /// The alef of an isolated ligature: what decides how the ligature joins.
  static func alef(of ligature: Unicode.Scalar) -> Unicode.Scalar? {
    switch ligature {
    case "\u{FEF5}": "\u{0622}"
    case "\u{FEF7}": "\u{0623}"
    case "\u{FEF9}": "\u{0625}"
    case "\u{FEFB}": "\u{0627}"
    default: nil
    }
  }

  /// The form of the ligature that joins to the letter before it.
  static func finalForm(of ligature: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(ligature.value + 1) ?? ligature
  }

  private static func isolatedForm(withAlef alef: Unicode.Scalar) -> Unicode.Scalar? {
    switch alef {
    case "\u{0622}": "\u{FEF5}"
    case "\u{0623}": "\u{FEF7}"
    case "\u{0625}": "\u{FEF9}"
    case "\u{0627}": "\u{FEFB}"
    default: nil
    }
  }
}
