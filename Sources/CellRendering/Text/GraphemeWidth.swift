import CUTF8Proc

extension Character {
  /// The number of columns that this grapheme cluster takes on a terminal: 0, 1, or 2.
  ///
  /// The width of a cluster is that of its widest scalar; flags, scalars shown as emoji, and
  /// clusters with the variation selector 16 are wide. Scalars of ambiguous East Asian width
  /// (UAX #11) are narrow. Marks without a base and other scalars without an advance give 0.
  package var terminalColumns: Int {
    if let byte = utf8.first, byte < 0x80, utf8.count == 1 {
      return byte >= 0x20 && byte != 0x7F ? 1 : 0
    }
    var widest = 0
    for (position, scalar) in unicodeScalars.enumerated() {
      if scalar == "\u{FE0F}" { return 2 }
      widest = max(widest, scalar.terminalColumns)
      // A cluster can be as long as a file; what comes after its first scalars never widens it.
      if widest == 2 || position >= VisibleGrapheme.maximumScalars { break }
    }
    return widest
  }
}

extension Unicode.Scalar {
  /// The number of columns of a cluster that consists of this scalar only: 0, 1, or 2.
  var terminalColumns: Int {
    if isRegionalIndicator || (value >= 0x2000 && properties.isEmojiPresentation) { return 2 }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    case .unassigned, .privateUse, .spacingMark:
      // The library knows an older Unicode than the standard library and calls these unprintable.
      return 1
    default:
      // The corresponding C function is `utf8proc_charwidth`.
      return Int(max(0, min(2, utf8proc_charwidth(Int32(bitPattern: value)))))
    }
  }

  private var isRegionalIndicator: Bool {
    (0x1F1E6...0x1F1FF).contains(value)
  }
}
