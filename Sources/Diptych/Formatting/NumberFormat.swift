/// How a number is written for people: what the styles of integers and floating-point numbers share.
package struct NumberFormat: Hashable, Sendable {
  package enum Unit: Hashable, Sendable {
    case none
    case percent
    case currency(code: String)
  }

  package var unit = Unit.none
  package var precision: NumberFormatStyleConfiguration.Precision?
  package var grouping = NumberFormatStyleConfiguration.Grouping.automatic
  var sign = SignDisplay()
  package var point = NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy.automatic
  package var notation = NumberFormatStyleConfiguration.Notation.automatic
  var rounding = FloatingPointRoundingRule.toNearestOrEven
  var increment: Double?
  package var scale = 1.0
  package var presentation = CurrencyFormatStyleConfiguration.Presentation.standard
  /// The language and region in which numbers are written; nil stands for those of the user.
  package var locale: Locale?

  var language: NumberLanguage { locale.map { NumberLanguage($0) } ?? .english }

  package init(_ unit: Unit = .none) {
    self.unit = unit
  }

  /// The form with the sign shown or not.
  package func signed(
    _ strategy: NumberFormatStyleConfiguration.SignDisplayStrategy
  ) -> NumberFormat {
    var copy = self
    copy.sign = strategy.display
    return copy
  }

  /// The form with numbers rounded by a rule, to a multiple of a step where one is given.
  package func rounded(rule: FloatingPointRoundingRule, increment: Double?) -> NumberFormat {
    var copy = self
    (copy.rounding, copy.increment) = (rule, increment)
    return copy
  }

  /// A whole number in this form; a percentage counts hundredths already.
  package func string(_ value: some BinaryInteger) -> String {
    if increment != nil || scale != 1 { return string(Double(value), hundredths: 0) }
    return string(DecimalDigits("\(value.magnitude)"), isNegative: value < 0)
  }

  /// A number in this form; a percentage counts hundredths of it.
  package func string(_ value: some BinaryFloatingPoint) -> String {
    // The shortest digits of a `Float` are fewer than those of the same number as a `Double`.
    if let value = value as? Float, increment == nil, scale == 1, value.isFinite {
      return string(DecimalDigits("\(value.magnitude)").raised(unit), isNegative: value < 0)
    }
    return string(Double(value), hundredths: 2)
  }

  private func string(_ value: Double, hundredths: Int) -> String {
    // A scale that a scene asks for stands in the place of a percentage's own.
    let hundredths = unit == .percent && scale == 1 ? hundredths : 0
    var value = value * scale
    guard value.isFinite else {
      return withUnit(value.isNaN ? "NaN" : "∞", isNegative: value < 0, isZero: false)
    }
    if let increment, increment > 0 {
      // Steps are those of what is written.
      let step = hundredths == 0 ? increment : increment / 100
      value = (value / step).rounded(rounding) * step
    }
    var digits = DecimalDigits("\(value.magnitude)")
    digits.exponent += hundredths
    if let increment, increment > 0 {
      // The product is off by the increment's own rounding.
      digits = digits.rounded(toPlaces: Self.places(of: increment), rounding, isNegative: false)
    }
    return string(digits, isNegative: value.sign == .minus)
  }

  private func string(_ digits: DecimalDigits, isNegative: Bool) -> String {
    let written = notated(digits, isNegative: isNegative)
    return withUnit(written.text, isNegative: isNegative, isZero: written.isZero)
  }

  /// How many places behind the point a step has: 2 for 0.25.
  static func places(of increment: Double) -> Int {
    let digits = DecimalDigits("\(increment.magnitude)")
    return max(digits.digits.count - 1 - digits.exponent, 0)
  }
}

extension DecimalDigits {
  /// The number in hundredths where a percentage is written.
  fileprivate func raised(_ unit: NumberFormat.Unit) -> DecimalDigits {
    var result = self
    if unit == .percent { result.exponent += 2 }
    return result
  }
}
