extension NumberFormat {
  /// The least and the greatest number of digits on either side of the point.
  struct Lengths {
    var integer = 1...Int.max
    var fraction = 0...6
  }

  /// The digits of a number with its point and thousands.
  func plain(_ number: DecimalDigits, isNegative: Bool) -> (text: String, isZero: Bool) {
    var lengths = Lengths()
    if case .currency(let code) = unit {
      let places = Currency.places(of: code)
      lengths.fraction = places...places
    }
    if let increment { lengths.fraction = Self.places(of: increment)...Self.places(of: increment) }
    switch precision?.limits {
    case nil: break
    case .significant(let range):
      let rounded = number.rounded(toCount: range.upperBound, rounding, isNegative: isNegative)
      let exponent = rounded.isZero ? 0 : rounded.exponent
      let wanted = max(range.lowerBound - 1 - exponent, 0)
      let shown = max(rounded.digits.count - 1 - exponent, wanted, 0)
      return (join(rounded, integer: lengths.integer, places: shown), rounded.isZero)
    case .lengths(let integer, let fraction):
      if let integer { lengths.integer = integer }
      if let fraction { lengths.fraction = fraction }
    }
    let rounded = number.rounded(
      toPlaces: lengths.fraction.upperBound,
      rounding,
      isNegative: isNegative
    )
    let needed = max(rounded.digits.count - 1 - rounded.exponent, 0)
    let places = max(rounded.isZero ? 0 : needed, lengths.fraction.lowerBound)
    return (join(rounded, integer: lengths.integer, places: places), rounded.isZero)
  }

  private func join(
    _ number: DecimalDigits,
    integer: ClosedRange<Int>,
    places: Int
  ) -> String {
    let first = number.isZero ? -1 : number.exponent
    let count = min(max(first + 1, integer.lowerBound), integer.upperBound)
    let language = language
    var text = ""
    for power in stride(from: count - 1, through: 0, by: -1) {
      text += String(number.digit(at: power))
      if grouping == .automatic, language.hasMark(behind: power, of: count) {
        text += language.group
      }
    }
    if places > 0 || point == .always { text += language.point }
    for power in stride(from: -1, through: -places, by: -1) {
      text += String(number.digit(at: power))
    }
    return text.withDigits(from: language.zero)
  }
}
