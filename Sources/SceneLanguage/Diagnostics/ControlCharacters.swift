extension String {
  /// The text with every character that a terminal would obey replaced by `U+FFFD`.
  ///
  /// These are the C0 and C1 controls, and the marks that reorder a line: a scene may not show a
  /// text other than the one that stands in it. Tabs and line ends stay.
  var withoutControlCharacters: String {
    guard unicodeScalars.contains(where: \.isObeyedByTerminals) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(scalar.isObeyedByTerminals ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal acts on this scalar in place of showing it.
  var isObeyedByTerminals: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}
