/// A number of at most 38 decimal digits: Foundation's `Decimal`.
///
/// It is always in its shortest form, so that equal numbers are made of equal parts.
struct DecimalNumber: Hashable {
  private(set) var isNegative = false
  private(set) var digits: UInt128 = 0
  /// The power of ten that the digits are multiplied by.
  private(set) var exponent = 0
  private(set) var isNaN = false

  static let nan = DecimalNumber(isNaN: true)
  private static let exponents = -128...127

  private init(isNaN: Bool) { self.isNaN = isNaN }

  /// A number of more digits than can be kept, which is rounded to those that can; a half is
  /// rounded away from zero.
  init(isNegative: Bool, _ wide: WideDigits, exponent: Int) {
    var (wide, exponent) = (wide, exponent)
    var isHalf = false
    while wide.high != 0 || exponent < Self.exponents.lowerBound && wide.low != 0 {
      isHalf = wide.divideByTen() >= 5
      exponent += 1
    }
    var digits = wide.low
    // The greatest digits stay what they are, as in Foundation.
    if isHalf, digits < .max { digits += 1 }
    while digits != 0, digits % 10 == 0, exponent < Self.exponents.upperBound {
      digits /= 10
      exponent += 1
    }
    if digits == 0 { return }
    if exponent > Self.exponents.upperBound {
      isNaN = true
      return
    }
    (self.isNegative, self.digits, self.exponent) = (isNegative, digits, exponent)
  }

  init(isNegative: Bool = false, _ digits: UInt128, exponent: Int = 0) {
    self.init(isNegative: isNegative, WideDigits(high: 0, low: digits), exponent: exponent)
  }

  init(_ number: Int) { self.init(isNegative: number < 0, UInt128(number.magnitude)) }

  /// A number with a fraction, of which the first twenty digits are taken as a loop of products by
  /// ten finds them: the last of them are those of the product, as in Foundation.
  init(_ number: Double) {
    guard number.isFinite else {
      self = .nan
      return
    }
    var (value, exponent) = (number.magnitude, 0)
    let limit = Double(UInt64.max)
    while value != 0, value < Double(UInt64.max - 1), exponent > Self.exponents.lowerBound {
      value *= 10
      exponent -= 1
    }
    while value >= limit {
      value /= 10
      exponent += 1
    }
    self.init(isNegative: number < 0, UInt128(value), exponent: exponent)
  }

  /// The number at the beginning of a text; `nil` where none stands there.
  init?(_ text: some StringProtocol) {
    var rest = text.utf8.drop { $0 == UInt8(ascii: " ") }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    var (digits, exponent, count): (UInt128, Int, Int) = (0, 0, 0)
    var isFraction = false
    while let byte = rest.first {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        count += 1
        let (next, overflow) = digits.multipliedReportingOverflow(by: 10)
        if !overflow, next <= .max - 10 {
          digits = next + UInt128(byte - UInt8(ascii: "0"))
          if isFraction { exponent -= 1 }
        } else if !isFraction {
          exponent += 1
        }
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    guard count > 0 else { return nil }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e"),
      let power = Int(String(decoding: rest.dropFirst(), as: UTF8.self)), power.magnitude < 1_000
    {
      exponent += power
    }
    self.init(isNegative: isNegative, digits, exponent: exponent)
  }

  var isZero: Bool { digits == 0 && !isNaN }

  var magnitude: DecimalNumber {
    var copy = self
    copy.isNegative = false
    return copy
  }

  /// The nearest number with a fraction, as Foundation finds it: by one quotient for each digit.
  var doubleValue: Double {
    if isNaN { return .nan }
    var value = Double(digits)
    for _ in 0..<exponent.magnitude { value = exponent < 0 ? value / 10 : value * 10 }
    return isNegative ? -value : value
  }
}

/// The product of two numbers of digits.
struct WideDigits {
  var high: UInt128
  var low: UInt128

  /// Leaves out the last digit.
  ///
  /// - Returns: That digit.
  mutating func divideByTen() -> UInt128 {
    let (quotient, rest) = high.quotientAndRemainder(dividingBy: 10)
    high = quotient
    let part = UInt128(10).dividingFullWidth((rest, low))
    low = part.quotient
    return part.remainder
  }
}
