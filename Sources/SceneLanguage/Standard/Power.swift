/// Powers and logarithms, which Swift's standard library leaves to the C library.
enum Power {
  /// The natural logarithm.
  ///
  /// With x = m × 2^e and m near 1: ln x = e × ln 2 + 2 artanh((m − 1) / (m + 1)), whose series
  /// has odd powers only.
  static func logarithm(_ value: Double) -> Double {
    if value.isNaN || value < 0 { return .nan }
    if value == 0 { return -.infinity }
    if value.isInfinite { return .infinity }
    var exponent = Double(value.exponent)
    var mantissa = value.significand
    if mantissa > 1.414_213_562_373_095_1 {
      mantissa /= 2
      exponent += 1
    }
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    var sum = 0.0
    for power in stride(from: 27.0, through: 1, by: -2) { sum = 1 / power + square * sum }
    return exponent * 0.693_147_180_559_945_3 + 2 * ratio * sum
  }

  /// e to a power.
  ///
  /// With x = n × ln 2 + r and |r| ≤ ln 2 / 2: e^x = 2^n × e^r, and a few terms give e^r.
  static func exponential(_ value: Double) -> Double {
    if value.isNaN { return .nan }
    if value > 709.8 { return .infinity }
    if value < -745.2 { return 0 }
    let count = (value / 0.693_147_180_559_945_3).rounded()
    var rest = value.addingProduct(-count, 0.693_147_180_369_123_8)
    rest = rest.addingProduct(-count, 1.908_214_929_270_587_7e-10)
    var sum = 1.0
    for term in stride(from: 20.0, through: 1, by: -1) { sum = 1 + rest / term * sum }
    return Double(sign: .plus, exponent: Int(count), significand: sum)
  }

  /// A number to a power; exact for small whole powers.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if let whole = Int(exactly: exponent), abs(whole) <= 64 {
      var result = 1.0
      for _ in 0..<abs(whole) { result *= base }
      return whole < 0 ? 1 / result : result
    }
    if exponent == 0.5 { return base.squareRoot() }
    if base < 0 {
      guard exponent.rounded() == exponent else { return .nan }
      let size = exponential(exponent * logarithm(-base))
      return exponent.truncatingRemainder(dividingBy: 2) == 0 ? size : -size
    }
    return base == 0 ? (exponent > 0 ? 0 : .infinity) : exponential(exponent * logarithm(base))
  }
}
