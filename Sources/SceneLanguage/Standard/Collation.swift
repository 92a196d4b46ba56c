@_spi(_Unicode) import Swift

/// The order of texts in which people look them up.
///
/// Behaves as Foundation's `localizedCompare`, which follows the Unicode Collation Algorithm: first
/// the letters decide, then their marks, then their case. The order among the letters of other
/// scripts than Latin is that of their code points, which is the weak place: it is right within a
/// script, and for most pairs of scripts.
struct Collation: Sendable {
  /// Whether digits count as the number that they make.
  var isNumeric = false
  /// Whether capital letters are as small ones.
  var ignoresCase = false

  /// Compares two texts: -1 where the first comes before, 0 where both are alike, 1 else.
  ///
  /// Linear in the length of the texts.
  func compare(_ one: String, _ two: String) -> Int {
    let (one, two) = (weights(of: one), weights(of: two))
    for (left, right) in [(one.letters, two.letters), (one.marks, two.marks)] where left != right {
      return left.lexicographicallyPrecedes(right) ? -1 : 1
    }
    if ignoresCase || one.cases == two.cases { return 0 }
    return one.cases.lexicographicallyPrecedes(two.cases) ? -1 : 1
  }

  /// What the three rounds of a comparison look at.
  private struct Weights {
    var letters: [UInt32] = []
    /// The marks of each letter behind a zero, so that a letter without any comes first.
    var marks: [UInt32] = []
    /// 0 for what is small, 1 for what is written in another form, 2 for capital letters.
    var cases: [UInt32] = []

    mutating func append(_ letter: UInt32, form: UInt32) {
      letters.append(letter)
      marks.append(0)
      cases.append(form)
    }
  }

  private func weights(of text: String) -> Weights {
    var weights = Weights()
    var number: [UInt32] = []
    for scalar in text._nfd {
      let digit = scalar.properties.generalCategory == .decimalNumber
      if isNumeric, digit {
        number.append(UInt32(scalar.properties.numericValue ?? 0))
        continue
      }
      add(number, to: &weights)
      number = []
      add(scalar, to: &weights)
    }
    add(number, to: &weights)
    return weights
  }

  /// Adds digits as one number: the longer is the greater, and zeros before it count last.
  private func add(_ digits: [UInt32], to weights: inout Weights) {
    guard !digits.isEmpty else { return }
    let kept = digits.drop { $0 == 0 }
    weights.append(Self.digits, form: UInt32(digits.count - kept.count))
    weights.letters.append(UInt32(kept.count))
    weights.letters += kept
  }

  private func add(_ scalar: Unicode.Scalar, to weights: inout Weights) {
    let properties = scalar.properties
    if properties.generalCategory == .nonspacingMark {
      weights.marks.append(scalar.value)
      return
    }
    if let letters = Self.ligatures[properties.lowercaseMapping] {
      for letter in letters.unicodeScalars {
        weights.append(Self.letter(letter), form: properties.isUppercase ? 2 : 1)
      }
    } else if properties.isAlphabetic {
      let small = properties.lowercaseMapping.unicodeScalars.first ?? scalar
      weights.append(Self.letter(small), form: small == scalar ? 0 : 2)
    } else if let digit = properties.numericValue, properties.numericType == .decimal {
      weights.append(Self.digits + 1 + UInt32(digit), form: 0)
    } else {
      weights.append(Self.sign(scalar), form: 0)
    }
  }

  /// Signs come before digits, digits before letters.
  private static let digits: UInt32 = 0x0020_0000
  private static let letters: UInt32 = 0x0040_0000

  private static func letter(_ scalar: Unicode.Scalar) -> UInt32 { letters + scalar.value }

  /// White space comes first, then punctuation and symbols in the order of the algorithm's table.
  private static func sign(_ scalar: Unicode.Scalar) -> UInt32 {
    if scalar.properties.isWhitespace { return 1 + min(scalar.value, 0xFFFF) }
    if let place = signs.firstIndex(of: scalar) { return 0x1_0000 + UInt32(place) }
    return 0x1_0100 + scalar.value
  }

  private static let signs =
    Array("_-–—,;:!¡?¿.…'‘’\"“”«»()[]{}§¶@*/\\&#%‰†‡•`´˜^¨°©®+±÷×<=>|¦~".unicodeScalars)
    + Array("¤¢$£¥€".unicodeScalars)

  /// Letters that stand where others stand, and behind them.
  private static let ligatures = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d",
  ]
}
