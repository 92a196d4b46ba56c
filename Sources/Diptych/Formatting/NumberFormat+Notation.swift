extension NumberFormat {
  /// The digits of a number in the notation asked for.
  func notated(_ number: DecimalDigits, isNegative: Bool) -> (text: String, isZero: Bool) {
    switch notation.form {
    case .automatic: plain(number, isNegative: isNegative)
    case .scientific: scientific(number, isNegative: isNegative)
    case .compactName: compact(number, isNegative: isNegative)
    }
  }

  /// One digit, the others behind the point, and the power of ten.
  private func scientific(
    _ number: DecimalDigits,
    isNegative: Bool
  ) -> (text: String, isZero: Bool) {
    var mantissa = number
    mantissa.exponent = 0
    var format = self
    format.grouping = .never
    if precision == nil { format.precision = .fractionLength(0...6) }
    // Rounding can make a 10 of it: 9.99 is 1.0E1 with one place.
    let places = format.precision?.limits.places ?? 6
    let rounded = mantissa.rounded(toPlaces: places, rounding, isNegative: isNegative)
    let power = number.isZero ? 0 : number.exponent + rounded.exponent
    mantissa = rounded
    mantissa.exponent = 0
    let written = format.plain(mantissa, isNegative: isNegative)
    return ("\(written.text)E\(power)", written.isZero)
  }

  /// The number in thousands, millions, billions, or trillions: two digits at least, no more places
  /// than these need.
  private func compact(_ number: DecimalDigits, isNegative: Bool) -> (text: String, isZero: Bool) {
    let names = ["", "K", "M", "B", "T"]
    func thousands(_ number: DecimalDigits) -> Int {
      number.isZero ? 0 : min(max(number.exponent / 3, 0), names.count - 1)
    }
    func rounded(_ number: DecimalDigits) -> DecimalDigits {
      let shift = 3 * thousands(number)
      let count = max(number.exponent - shift + 1, 2)
      return number.rounded(toCount: count, rounding, isNegative: isNegative)
    }
    let short = rounded(number)
    // 999 999 becomes 1 000 thousand, which is one million.
    let power = thousands(short)
    var scaled = short
    scaled.exponent -= 3 * power
    var format = self
    format.grouping = .never
    let places = max(scaled.digits.count - 1 - scaled.exponent, 0)
    format.precision = .fractionLength(scaled.isZero ? 0 : places)
    let written = format.plain(scaled, isNegative: isNegative)
    return (written.text + names[power], written.isZero)
  }
}
