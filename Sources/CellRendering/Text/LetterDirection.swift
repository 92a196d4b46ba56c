import CFriBidi

/// What a glyph is for the bidirectional algorithm, as far as rows of cells need to know.
enum LetterDirection {
  case leftToRight
  case rightToLeft
  case number
  case neutral

  init(_ glyph: Character) {
    if glyph.has(FRIBIDI_MASK_STRONG) {
      self = glyph.has(FRIBIDI_MASK_RTL) ? .rightToLeft : .leftToRight
    } else {
      self = glyph.has(FRIBIDI_MASK_NUMBER) ? .number : .neutral
    }
  }
}

extension Character {
  /// Whether the bidirectional type of the first scalar has one of FriBidi's bits.
  func has(_ mask: Int) -> Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return Int(fribidi_get_bidi_type(scalar.value).rawValue) & mask != 0
  }
}

extension Unicode.Scalar {
  /// Whether the scalar stands behind those that surely run from left to right: Hebrew is the first
  /// script of the other direction.
  var mayRunRightToLeft: Bool { value >= 0x0590 }
}

extension [LetterDirection] {
  /// The place of the last right-to-left letter before one from left to right, or before two blanks;
  /// `start` is that of the first.
  func endOfStretch(from start: Int, isBlank: (Int) -> Bool) -> Int {
    var end = start
    for place in start..<count {
      if self[place] == .leftToRight || isBlank(place) && isBlank(place - 1) { break }
      if self[place] == .rightToLeft { end = place }
    }
    return end
  }
}
