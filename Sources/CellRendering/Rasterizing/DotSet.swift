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
  var braille: Unicode.Scalar {
    // Unicode numbers the dots down the left column, down the right one, and then the last row; here
    // the bits go from row to row.
    let bits = UInt32(rawValue)
    let left = bits & 0x01 | bits >> 1 & 0x02 | bits >> 2 & 0x04
    let right = bits << 2 & 0x08 | bits << 1 & 0x10 | bits & 0x20
    return Unicode.Scalar(0x2800 | left | right | bits & 0xC0) ?? " "
  }

  /// The block of those quarters of the cell that have a dot.
  var quadrants: Unicode.Scalar {
    let upper = rawValue & 0x0F
    let lower = rawValue >> 4
    let (upperLeft, upperRight) = (upper & 0b0101 != 0, upper & 0b1010 != 0)
    return switch (upperLeft, upperRight, lower & 0b0101 != 0, lower & 0b1010 != 0) {
    case (false, false, false, false): " "
    case (true, false, false, false): "\u{2598}"
    case (false, true, false, false): "\u{259D}"
    case (true, true, false, false): "\u{2580}"
    case (false, false, true, false): "\u{2596}"
    case (true, false, true, false): "\u{258C}"
    case (false, true, true, false): "\u{259E}"
    case (true, true, true, false): "\u{259B}"
    case (false, false, false, true): "\u{2597}"
    case (true, false, false, true): "\u{259A}"
    case (false, true, false, true): "\u{2590}"
    case (true, true, false, true): "\u{259C}"
    case (false, false, true, true): "\u{2584}"
    case (true, false, true, true): "\u{2599}"
    case (false, true, true, true): "\u{259F}"
    case (true, true, true, true): "\u{2588}"
    }
  }
}

/// How dots are shown.
enum DotStyle: UInt8, Hashable, Sendable {
  /// As a Braille pattern: for thin lines and small shapes.
  case braille
  /// As blocks of quarters: for the edges of solid shapes.
  case quadrants
  /// As the ink of a thin line; where there is no Braille, a letter-like stroke.
  case stroke
}
