/// A grapheme cluster in the form in which it may be sent to a terminal.
///
/// No control character passes: those of ASCII become their pictures (␛), the others the
/// replacement character, so that a scene can never smuggle a control sequence to the terminal.
/// Controls of the bidirectional algorithm and others without an advance have no columns and are
/// left out by whoever writes cells. A mark without a base stands on a dotted circle.
package struct VisibleGrapheme: Hashable, Sendable {
  /// The most scalars of a cluster that are kept; the rest of a pile of marks is dropped.
  package static let maximumScalars = 16

  /// The cluster to show.
  package let character: Character
  /// Its number of columns: 0 (not shown), 1, or 2.
  package let columns: Int

  package init(_ character: Character) {
    if let byte = character.utf8.first, byte < 0x80, character.utf8.count == 1 {
      self.init(character: Self.picture(ofASCII: byte) ?? character, columns: 1)
      return
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self.init(character: " ", columns: 0)
      return
    }
    switch first.properties.generalCategory {
    case .control where first == "\r":
      self.init(character: "\u{2424}", columns: 1)
    case .control, .surrogate, .lineSeparator, .paragraphSeparator:
      self.init(character: "\u{FFFD}", columns: 1)
    case .unassigned where first.properties.isNoncharacterCodePoint:
      self.init(character: "\u{FFFD}", columns: 1)
    case .nonspacingMark, .enclosingMark:
      var text = String.UnicodeScalarView("\u{25CC}".unicodeScalars)
      text.append(contentsOf: scalars.prefix(Self.maximumScalars))
      self.init(character: String(text).first ?? "\u{FFFD}", columns: 1)
    default:
      self.init(character: Self.shortened(character), columns: character.terminalColumns)
    }
  }

  private init(character: Character, columns: Int) {
    self.character = character
    self.columns = columns
  }

  /// The picture of an ASCII control character; nil when `byte` is none.
  private static func picture(ofASCII byte: UInt8) -> Character? {
    switch byte {
    case 0x00..<0x20: Unicode.Scalar(0x2400 + UInt32(byte)).map(Character.init)
    case 0x7F: "\u{2421}"
    default: nil
    }
  }

  private static func shortened(_ character: Character) -> Character {
    let scalars = character.unicodeScalars
    let end = scalars.index(
      scalars.startIndex,
      offsetBy: maximumScalars,
      limitedBy: scalars.endIndex
    )
    guard let end, end != scalars.endIndex else { return character }
    return String(scalars[..<end]).first ?? character
  }
}
