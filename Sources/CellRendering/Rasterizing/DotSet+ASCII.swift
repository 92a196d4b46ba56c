extension DotSet {
  /// The ASCII character that looks most like a line through these dots.
  var asciiStroke: Unicode.Scalar {
    var best: (glyph: Unicode.Scalar, distance: Int) = ("*", 8)
    for (glyph, pattern) in Self.asciiPatterns {
      let distance = symmetricDifference(DotSet(rawValue: pattern)).count
      if distance < best.distance { best = (glyph, distance) }
    }
    return best.glyph
  }

  /// The dots of characters that lines are made of; a row of the cell is two bits, left one lowest.
  private static let asciiPatterns: [(Unicode.Scalar, UInt8)] = [
    ("-", 0b0000_1100), ("-", 0b0011_0000), ("-", 0b0001_1000), ("-", 0b0010_0100),
    ("|", 0b0101_0101), ("|", 0b1010_1010), ("|", 0b0110_0110), ("|", 0b1001_1001),
    ("/", 0b0101_1010), ("/", 0b0001_0110), ("/", 0b0110_1000), ("/", 0b0001_1010),
    ("/", 0b0101_1000), ("\\", 0b1010_0101), ("\\", 0b1000_0110), ("\\", 0b0110_0001),
    ("\\", 0b1000_0101), ("\\", 0b1010_0001), ("'", 0b0000_0001), ("'", 0b0000_0010),
    ("\"", 0b0000_0011), ("'", 0b0000_0101), ("'", 0b0000_1010), ("'", 0b0000_0110),
    ("'", 0b0000_1001), (".", 0b0100_0000), (".", 0b1000_0000), (".", 0b1001_0000),
    (".", 0b0110_0000), (".", 0b0101_0000), (".", 0b1010_0000), ("_", 0b1100_0000),
    ("#", 0b1111_1111), ("=", 0b0011_1100), ("^", 0b0000_1111), ("_", 0b1111_0000),
  ]
}
