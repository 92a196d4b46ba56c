/// The scalars that print something and change nothing else about a terminal.
enum PrintableScalars {
  /// Whether a cluster may begin with the scalar.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: return true
    // Letters with accents, Greek, Cyrillic; box drawing, blocks, geometric shapes: the commonest
    // scalars, for which the Unicode tables need not be asked.
    case 0xA1...0xAC, 0xAE...0x2FF, 0x410...0x44F, 0x2500...0x25FF: return true
    default: break
    }
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
