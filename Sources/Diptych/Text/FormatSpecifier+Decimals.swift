/// The digits of a finite number in base ten, all of them.
///
/// Every binary fraction has finitely many decimal digits: m / 2ᵏ = m · 5ᵏ / 10ᵏ.
struct DecimalDigits {
  /// From the first that is not 0, or a single 0.
  private(set) var digits: [UInt8]
  /// The power of ten of the first digit.
  var exponent: Int

  init(digits: [UInt8], exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  /// - Complexity: O(*d*²) in the number of digits, of which a number has at most 767.
  init(_ magnitude: Double) {
    var significand = magnitude.significandBitPattern
    if magnitude.isNormal { significand |= 1 << 52 }
    let biased = max(Int(magnitude.exponentBitPattern), 1)
    var power = biased - 1075
    guard significand != 0 else {
      (digits, exponent) = ([0], 0)
      return
    }
    let zeros = significand.trailingZeroBitCount
    significand >>= UInt64(zeros)
    power += zeros
    var number = DecimalInteger(significand)
    // 5¹³ and 2²⁹ are the greatest powers that fit half a word.
    number.multiply(by: power < 0 ? 5 : 2, times: abs(power), atOnce: power < 0 ? 13 : 29)
    digits = number.digits
    exponent = digits.count - 1 + min(power, 0)
  }

  /// The digits rounded to a number of them, half to even; none are left for a number below 1.
  func rounded(to count: Int) -> DecimalDigits {
    guard count < digits.count else { return self }
    var result = self
    guard count >= 0 else {
      (result.digits, result.exponent) = ([0], 0)
      return result
    }
    result.digits = Array(digits.prefix(count))
    let next = digits[count]
    let isOdd = result.digits.last.map { !$0.isMultiple(of: 2) } ?? false
    let isMore = next > 5 || (next == 5 && digits[(count + 1)...].contains { $0 != 0 })
    if isMore || (next == 5 && isOdd) { result.increment() }
    if result.digits.isEmpty { (result.digits, result.exponent) = ([0], 0) }
    return result
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0 {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
      index -= 1
    }
    digits.insert(1, at: 0)
    exponent += 1
  }

  /// The digit at a power of ten.
  func digit(at power: Int) -> UInt8 {
    let index = exponent - power
    return digits.indices.contains(index) ? digits[index] : 0
  }
}

/// A natural number of any length, in parts of nine decimal digits, the last ones first.
private struct DecimalInteger {
  private static let base: UInt64 = 1_000_000_000
  private var parts: [UInt64] = []

  init(_ value: UInt64) {
    var rest = value
    while rest > 0 {
      parts.append(rest % Self.base)
      rest /= Self.base
    }
  }

  mutating func multiply(by factor: UInt64, times: Int, atOnce: Int) {
    var left = times
    while left > 0 {
      let count = min(left, atOnce)
      multiply(by: (0..<count).reduce(1) { product, _ in product * factor })
      left -= count
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in parts.indices {
      let product = parts[index] * factor + carry
      parts[index] = product % Self.base
      carry = product / Self.base
    }
    while carry > 0 {
      parts.append(carry % Self.base)
      carry /= Self.base
    }
  }

  var digits: [UInt8] {
    let text = parts.reversed().enumerated().map { index, part in
      let digits = String(part)
      return index == 0 ? digits : String(repeating: "0", count: 9 - digits.count) + digits
    }
    return text.joined().utf8.map { $0 - 48 }
  }
}
