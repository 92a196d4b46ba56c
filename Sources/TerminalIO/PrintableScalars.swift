/// The scalars that print something and change nothing else about a terminal.
enum PrintableScalars {
  /// Whether the scalar is one of those for which the Unicode tables need not be asked.
  ///
  /// ASCII, letters with accents, Cyrillic, Hebrew, box drawing and blocks: each prints, joins
  /// nothing, and has the same width everywhere.
  static func isCommon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xAA...0xAC, 0xB0...0x2FF, 0x410...0x44F, 0x5D0...0x5EA, 0x2500...0x259F:
      true
    default:
      false
    }
  }

  /// Whether a cluster may begin with the scalar.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    if isCommon(scalar) { return true }
    if scalar.properties.isNoncharacterCodePoint { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }

  /// Whether the scalar may stand behind the first of a cluster.
  ///
  /// Among format characters only those that shape the cluster may: the joiners, and the tags of
  /// which regional flags are made.
  static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xE0020...0xE007F: true
    default: contains(scalar)
    }
  }

  /// Whether the scalar joins the one before it instead of taking a cell.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }
}
