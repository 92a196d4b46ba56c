extension DecimalNumber: Comparable {
  static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(isNegative: !number.isNegative, number.digits, exponent: number.exponent)
  }

  static func + (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    if left.isNaN || right.isNaN { return .nan }
    if left.isZero { return right }
    if right.isZero { return left }
    let (one, two, exponent) = left.aligned(with: right)
    if left.isNegative == right.isNegative {
      let (sum, overflow) = one.addingReportingOverflow(two)
      let wide = WideDigits(high: overflow ? 1 : 0, low: sum)
      return DecimalNumber(isNegative: left.isNegative, wide, exponent: exponent)
    }
    return one >= two
      ? DecimalNumber(isNegative: left.isNegative, one - two, exponent: exponent)
      : DecimalNumber(isNegative: right.isNegative, two - one, exponent: exponent)
  }

  static func - (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber { left + -right }

  static func * (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    if left.isNaN || right.isNaN { return .nan }
    let product = left.digits.multipliedFullWidth(by: right.digits)
    return DecimalNumber(
      isNegative: left.isNegative != right.isNegative,
      WideDigits(high: product.high, low: product.low),
      exponent: left.exponent + right.exponent
    )
  }

  static func / (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    if left.isNaN || right.isNaN || right.isZero { return .nan }
    // Thirty-eight more digits than the dividend has: the quotient then has as many as can be kept.
    let dividend = left.digits.multipliedFullWidth(by: power(38))
    let (high, rest) = dividend.high.quotientAndRemainder(dividingBy: right.digits)
    let low = right.digits.dividingFullWidth((rest, dividend.low)).quotient
    return DecimalNumber(
      isNegative: left.isNegative != right.isNegative,
      WideDigits(high: high, low: low),
      exponent: left.exponent - right.exponent - 38
    )
  }

  static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    if left.isNaN || right.isNaN { return left.isNaN && !right.isNaN }
    if left.isNegative != right.isNegative { return left.isNegative }
    let (one, two, _) = left.aligned(with: right)
    return left.isNegative ? two < one : one < two
  }

  /// The digits of both as multiples of one power of ten; of one that is far smaller than the other
  /// the last ones are lost.
  private func aligned(
    with other: DecimalNumber
  ) -> (one: UInt128, two: UInt128, exponent: Int) {
    if isZero { return (0, other.digits, other.exponent) }
    if other.isZero { return (digits, 0, exponent) }
    if exponent < other.exponent {
      let (two, one, exponent) = other.aligned(with: self)
      return (one, two, exponent)
    }
    var (one, two, high, low) = (digits, other.digits, exponent, other.exponent)
    while high > low {
      let (more, isTooMuch) = one.multipliedReportingOverflow(by: 10)
      if isTooMuch { break }
      one = more
      high -= 1
    }
    while high > low {
      two /= 10
      low += 1
    }
    return (one, two, high)
  }

  /// Ten times itself so many times.
  private static func power(_ count: Int) -> UInt128 {
    (0..<count).reduce(1) { power, _ in power * 10 }
  }

  /// The number times itself so many times.
  func raised(to power: Int) -> DecimalNumber {
    var (result, factor, left) = (DecimalNumber(1), self, power.magnitude)
    while left > 0 {
      if left % 2 == 1 { result = result * factor }
      factor = factor * factor
      left /= 2
    }
    return power < 0 ? DecimalNumber(1) / result : result
  }

  /// What is before the point; `nil` where `Int` cannot hold it.
  var wholeNumber: Int? {
    let whole = rounded(to: 0, isNegative ? .up : .down)
    guard !whole.isNaN, whole.exponent < 20 else { return nil }
    let (magnitude, isTooMuch) =
      whole.digits.multipliedReportingOverflow(by: Self.power(whole.exponent))
    guard !isTooMuch, let magnitude = Int128(exactly: magnitude) else { return nil }
    return Int(exactly: isNegative ? -magnitude : magnitude)
  }

  /// The number with so many digits behind the point.
  func rounded(to scale: Int, _ rule: FloatingPointRoundingRule) -> DecimalNumber {
    let lost = -exponent - scale
    guard !isNaN, lost > 0 else { return self }
    // No number has more than thirty-nine digits: of one unit it is then less than a half.
    let unit = lost > 38 ? nil : Self.power(lost)
    var (kept, rest) = unit.map { digits.quotientAndRemainder(dividingBy: $0) } ?? (0, digits)
    let isUp =
      switch (rule, unit) {
      case (.up, _): rest > 0 && !isNegative
      case (.down, _): rest > 0 && isNegative
      case (_, nil): false
      case (.toNearestOrEven, let unit?):
        rest > unit / 2 || rest == unit / 2 && kept % 2 == 1
      case (_, let unit?): rest >= unit / 2
      }
    if isUp { kept += 1 }
    return DecimalNumber(isNegative: isNegative, kept, exponent: -scale)
  }
}

extension DecimalNumber: CustomStringConvertible {
  var description: String {
    if isNaN { return "NaN" }
    var text = "\(digits)"
    if exponent > 0 {
      text += String(repeating: "0", count: exponent)
    } else if exponent < 0 {
      let places = -exponent
      if text.count <= places {
        text = String(repeating: "0", count: places - text.count + 1) + text
      }
      text = text.dropLast(places) + "." + text.suffix(places)
    }
    return isNegative ? "-" + text : text
  }
}

extension DecimalNumber: NativeValue {
  static var sceneName: String { "Decimal" }

  static func read(_ value: SceneValue) -> DecimalNumber? {
    switch value {
    case .int(let number): DecimalNumber(number)
    case .double(let number): DecimalNumber(number)
    case .native(let box): box.value as? DecimalNumber
    default: nil
    }
  }
}
