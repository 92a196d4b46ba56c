/// The exact decimal digits of a binary floating-point number.
///
/// A double is a whole number times a power of two, so its expansion ends; rounding the exact
/// digits gives what C's `printf` gives, without a C library.
struct DecimalExpansion {
  /// The digits of the whole part, most significant first.
  private var whole: [UInt8]
  /// The digits after the point.
  private var fraction: [UInt8]

  init(_ magnitude: Double) {
    // magnitude = significand × 2^exponent with a whole significand.
    let exponent = magnitude == 0 ? 0 : Int(magnitude.exponent) - 52
    let significand =
      magnitude.isNormal
      ? magnitude.significandBitPattern | (1 << 52) : magnitude.significandBitPattern
    let shift = magnitude.isNormal ? exponent : -1074
    var digits = String(significand).utf8.map { $0 - UInt8(ascii: "0") }
    if shift >= 0 {
      for _ in 0..<shift { digits = DecimalExpansion.doubled(digits) }
      whole = digits
      fraction = []
    } else {
      // Halving a decimal adds one digit after the point: n / 2 = n × 5 / 10.
      for _ in 0..<(-shift) { digits = DecimalExpansion.timesFive(digits) }
      let places = -shift
      let padding = [UInt8](repeating: 0, count: max(0, places + 1 - digits.count))
      let padded = padding + digits
      whole = Array(padded.dropLast(places))
      fraction = Array(padded.suffix(places))
    }
  }

  private static func doubled(_ digits: [UInt8]) -> [UInt8] { times(2, digits) }
  private static func timesFive(_ digits: [UInt8]) -> [UInt8] { times(5, digits) }

  private static func times(_ factor: UInt8, _ digits: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var carry: UInt8 = 0
    for digit in digits.reversed() {
      let product = digit * factor + carry
      result.append(product % 10)
      carry = product / 10
    }
    if carry > 0 { result.append(carry) }
    return result.reversed()
  }

  /// The digits with so many after the point; a tie goes to the even digit.
  mutating func rounded(places: Int) -> String {
    var kept = Array(fraction.prefix(places))
    kept += [UInt8](repeating: 0, count: places - kept.count)
    var digits = whole + kept
    let rest = fraction.dropFirst(places)
    if let first = rest.first {
      let isTie = first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
      let up = first > 5 || (first == 5 && !isTie) || (isTie && (digits.last ?? 0) % 2 == 1)
      if up { DecimalExpansion.increment(&digits) }
    }
    let wholeCount = digits.count - places
    let wholeDigits = digits.prefix(wholeCount).drop { $0 == 0 }
    let wholeText = wholeDigits.isEmpty ? "0" : wholeDigits.map { "\($0)" }.joined()
    return places == 0
      ? wholeText : wholeText + "." + digits.suffix(places).map { "\($0)" }.joined()
  }

  private static func increment(_ digits: inout [UInt8]) {
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
  }
}
