extension DecimalDigits {
  /// The digits in which Swift writes a number: the fewest that tell it from its neighbours.
  ///
  /// Numbers for people are rounded from these, so that 2.675 with two places is 2.68, although the
  /// nearest binary fraction is a little less.
  init(_ description: String) {
    let parts = description.split(separator: "e")
    let written = parts.first ?? "0"
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let whole = written.prefix { $0 != "." }
    var all: [UInt8] = []
    for byte in written.utf8 where byte != UInt8(ascii: ".") { all.append(byte &- 48) }
    guard let first = all.firstIndex(where: { $0 != 0 }),
      let last = all.lastIndex(where: { $0 != 0 })
    else {
      self.init(digits: [0], exponent: 0)
      return
    }
    self.init(digits: Array(all[first...last]), exponent: whole.utf8.count - 1 - first + power)
  }

  /// Whether the number is zero.
  var isZero: Bool { digits.allSatisfy { $0 == 0 } }

  /// The number with so many places behind the point at most.
  func rounded(
    toPlaces places: Int,
    _ rule: FloatingPointRoundingRule,
    isNegative: Bool
  ) -> DecimalDigits {
    rounded(toCount: exponent + 1 + places, rule, isNegative: isNegative)
  }

  /// The number with so many digits at most.
  func rounded(
    toCount count: Int,
    _ rule: FloatingPointRoundingRule,
    isNegative: Bool
  ) -> DecimalDigits {
    guard count < digits.count, !isZero else { return self }
    let half = compareDropped(from: count)
    let isOdd = count > 0 && !digits[count - 1].isMultiple(of: 2)
    let isAway =
      switch rule {
      case .toNearestOrAwayFromZero: half >= 0
      case .up: !isNegative
      case .down: isNegative
      case .towardZero: false
      case .awayFromZero: true
      default: half > 0 || (half == 0 && isOdd)
      }
    // A step away from zero carries through nines, and out of nothing when all digits are dropped.
    var kept = Array(digits.prefix(max(count, 0)))
    guard isAway else {
      return kept.isEmpty ? DecimalDigits(digits: [0], exponent: 0) : trimmed(kept, exponent)
    }
    if count <= 0 { return DecimalDigits(digits: [1], exponent: exponent + 1 - count) }
    var index = kept.count - 1
    while index >= 0, kept[index] == 9 {
      kept[index] = 0
      index -= 1
    }
    if index >= 0 {
      kept[index] += 1
      return trimmed(kept, exponent)
    }
    return DecimalDigits(digits: [1], exponent: exponent + 1)
  }

  /// How the digits that rounding drops compare with half of the last that stays.
  private func compareDropped(from count: Int) -> Int {
    guard count >= 0 else { return -1 }
    if digits[count] != 5 { return digits[count] < 5 ? -1 : 1 }
    return digits[(count + 1)...].contains { $0 != 0 } ? 1 : 0
  }

  private func trimmed(_ digits: [UInt8], _ exponent: Int) -> DecimalDigits {
    let last = digits.lastIndex { $0 != 0 } ?? 0
    return DecimalDigits(digits: Array(digits[...last]), exponent: exponent)
  }
}
