/// Some of the eight dots of a cell: two columns of four, row by row from the top left.
struct DotSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let all = DotSet(rawValue: 0xFF)

  /// The dot at a column 0...1 and a row 0...3.
  static func dot(column: Int, row: Int) -> DotSet {
    DotSet(rawValue: 1 << UInt8(truncatingIfNeeded: row * 2 + column))
  }

  /// The number of dots.
  var count: Int { rawValue.nonzeroBitCount }

  /// The Braille pattern of these dots.
  var braille: Character {
    // Unicode numbers the dots down the left column, down the right one, and then the last row.
    let order: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    var pattern: UInt32 = 0
    for (bit, value) in order.enumerated() where rawValue & 1 << UInt8(bit) != 0 {
      pattern |= value
    }
    return Unicode.Scalar(0x2800 + pattern).map(Character.init) ?? " "
  }

  /// The block of those quarters of the cell that have a dot.
  var quadrants: Character {
    let masks: [UInt8] = [0b0000_0101, 0b0000_1010, 0b0101_0000, 0b1010_0000]
    var index = 0
    for (bit, mask) in masks.enumerated() where rawValue & mask != 0 { index |= 1 << bit }
    let blocks: [Character] = [
      " ", "\u{2598}", "\u{259D}", "\u{2580}", "\u{2596}", "\u{258C}", "\u{259E}", "\u{259B}",
      "\u{2597}", "\u{259A}", "\u{2590}", "\u{259C}", "\u{2584}", "\u{2599}", "\u{259F}",
      "\u{2588}",
    ]
    return blocks[index]
  }
}

/// How dots are shown.
enum DotStyle: Hashable, Sendable {
  /// As a Braille pattern: for thin lines and small shapes.
  case braille
  /// As blocks of quarters: for the edges of solid shapes.
  case quadrants
  /// As the ink of a thin line; where there is no Braille, a letter-like stroke.
  case stroke
}
