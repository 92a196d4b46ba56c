extension FormatDirective {
  private var isUppercase: Bool { conversion.isUppercase }

  /// The text of a floating-point number.
  func floatingPoint(_ value: Double) -> String {
    let sign = sign(isNegative: value.sign == .minus)
    guard value.isFinite else {
      if language != nil { return pad(sign + (value.isNaN ? "NaN" : "∞")) }
      let word = value.isNaN ? "nan" : "inf"
      return pad(sign + (isUppercase ? word.uppercased() : word))
    }
    let text: String
    switch conversion {
    case "f", "F": text = fixed(DecimalDigits(value.magnitude), places: precision ?? 6)
    case "e", "E": text = scientific(DecimalDigits(value.magnitude), places: precision ?? 6)
    case "g", "G": text = shorter(DecimalDigits(value.magnitude))
    default:
      let prefix = isUppercase ? "0X" : "0x"
      let digits = hexadecimal(value.magnitude)
      let cased = isUppercase ? digits.uppercased() : digits
      return pad(sign: sign + prefix, digits: cased, withZeros: true)
    }
    return pad(sign: sign, digits: text, withZeros: language == nil)
  }

  /// Digits with a number of places behind the point.
  private func fixed(_ number: DecimalDigits, places: Int) -> String {
    let number = number.rounded(to: number.exponent + 1 + places)
    let whole = stride(from: max(number.exponent, 0), through: 0, by: -1)
    let fraction = stride(from: -1, through: -places, by: -1)
    return join(whole.map(number.digit), fraction.map(number.digit))
  }

  /// One digit, a number of places behind the point, and the power of ten.
  private func scientific(_ number: DecimalDigits, places: Int) -> String {
    let number = number.rounded(to: places + 1)
    let fraction = (0..<places).map { number.digit(at: number.exponent - 1 - $0) }
    let power = String(number.exponent.magnitude)
    return join([number.digits[0]], fraction) + (isUppercase || language != nil ? "E" : "e")
      + (number.exponent < 0 ? "-" : "+") + (power.count < 2 ? "0" : "") + power
  }

  /// The form of the two that suits the number, without the zeros at its end.
  private func shorter(_ number: DecimalDigits) -> String {
    let count = max(precision ?? 6, 1)
    let number = number.rounded(to: count)
    let last = number.digits.lastIndex { $0 != 0 } ?? 0
    let isFixed = number.exponent >= -4 && number.exponent < count
    let places = isFixed ? count - 1 - number.exponent : count - 1
    let needed = isFixed ? last - number.exponent : last
    let shown = isAlternate ? places : min(places, max(needed, 0))
    return isFixed ? fixed(number, places: shown) : scientific(number, places: shown)
  }

  private func join(_ whole: [UInt8], _ fraction: [UInt8]) -> String {
    func text(_ digits: [UInt8]) -> String { digits.map(String.init).joined() }
    if let language {
      let fraction = fraction.isEmpty ? "" : language.point + text(fraction)
      return language.grouped(text(whole)) + fraction.withDigits(from: language.zero)
    }
    return text(whole) + (fraction.isEmpty && !isAlternate ? "" : ".") + text(fraction)
  }

  /// One digit, the others behind the point, and the power of two, all in base sixteen but the last.
  private func hexadecimal(_ magnitude: Double) -> String {
    var bits = magnitude.significandBitPattern
    var power = max(Int(magnitude.exponentBitPattern), 1) - 1023
    if magnitude.isNormal { bits |= 1 << 52 }
    if magnitude == 0 { power = 0 }
    var places = 13
    if let precision, precision < places {
      let dropped = UInt64(4 * (places - precision))
      let half = UInt64(1) << (dropped - 1)
      let rest = bits & (half << 1 - 1)
      bits >>= dropped
      if rest > half || (rest == half && !bits.isMultiple(of: 2)) { bits += 1 }
      places = precision
    }
    let lead = bits >> UInt64(4 * places)
    var digits = String(bits & ((1 << UInt64(4 * places)) - 1), radix: 16)
    digits = places == 0 ? "" : String(repeating: "0", count: places - digits.count) + digits
    if let precision {
      digits += String(repeating: "0", count: precision - places)
    } else {
      while digits.hasSuffix("0") { digits.removeLast() }
    }
    let point = digits.isEmpty && !isAlternate ? "" : "."
    return "\(lead)\(point)\(digits)p\(power < 0 ? "-" : "+")\(power.magnitude)"
  }
}
