/// Which bytes and control sequences are which keys, after xterm, VTE, rxvt, and the Linux console.
enum KeyTable {
  /// The key that sends a single byte of ASCII; nil for other bytes.
  static func key(byte: UInt8) -> KeyPress? {
    switch byte {
    case 0x00: KeyPress(.character(" "), .control)
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    case 0x0A, 0x0D: KeyPress(.enter)
    // Control clears the two high bits of the letter or sign.
    case 0x01...0x1A: KeyPress(.character(character(byte + 0x60)), .control)
    case 0x1C...0x1F: KeyPress(.character(character(byte + 0x40)), .control)
    case 0x20...0x7E: KeyPress(.character(character(byte)))
    default: nil
    }
  }

  /// The key behind CSI or ESC O, from its final byte and numbers; nil for answers and the unknown.
  static func key(final: UInt8, parameters: [Int]) -> KeyPress? {
    let modifiers = parameters.count > 1 ? modifiers(parameters[1]) : []
    switch character(final) {
    case "A": return KeyPress(.up, modifiers)
    case "B": return KeyPress(.down, modifiers)
    case "C": return KeyPress(.right, modifiers)
    case "D": return KeyPress(.left, modifiers)
    case "F": return KeyPress(.end, modifiers)
    case "H": return KeyPress(.home, modifiers)
    case "M" where parameters.isEmpty: return KeyPress(.enter)
    // With another number this is the answer to a question about the cursor.
    case "P"..."S" where parameters.first ?? 1 == 1:
      return KeyPress(.function(Int(final - UInt8(ascii: "P")) + 1), modifiers)
    case "Z": return KeyPress(.tab, .shift)
    case "~": return parameters.first.flatMap(numbered).map { KeyPress($0, modifiers) }
    default: return nil
    }
  }

  /// The Linux console's function keys, CSI [ A to CSI [ E.
  static func consoleKey(final: UInt8) -> KeyPress? {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) else { return nil }
    return KeyPress(.function(Int(final - UInt8(ascii: "A")) + 1))
  }

  /// The keys that send CSI number ~, as the VT220 numbered them.
  private static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // The numbers skip one between the blocks of keys on the VT220's keyboard.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// Modifiers are sent as one more than the sum of their bits.
  private static func modifiers(_ parameter: Int) -> Modifiers {
    (2...8).contains(parameter) ? Modifiers(rawValue: UInt8(parameter - 1)) : []
  }

  private static func character(_ byte: UInt8) -> Character {
    Character(Unicode.Scalar(byte))
  }
}
