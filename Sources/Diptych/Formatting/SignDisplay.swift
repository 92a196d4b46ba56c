/// Where a number shows its sign.
package struct SignDisplay: Hashable, Sendable {
  package enum Strategy: Hashable, Sendable {
    case automatic
    case never
    case always(includingZero: Bool)
  }

  package var strategy = Strategy.automatic
  /// Whether parentheses stand around a negative amount, as accountants write it.
  package var isAccounting = false

  /// Whether a number shows a sign.
  func shows(isNegative: Bool, isZero: Bool) -> Bool {
    switch strategy {
    case .automatic: isNegative
    case .never: false
    case .always(let includingZero): isNegative || !isZero || includingZero
    }
  }
}

extension NumberFormat {
  /// A number's digits with its sign and its unit.
  func withUnit(_ digits: String, isNegative: Bool, isZero: Bool) -> String {
    let language = language
    let showsSign = sign.shows(isNegative: isNegative, isZero: isZero)
    let mark = showsSign ? isNegative ? language.minus : language.plus : ""
    switch unit {
    case .none: return mark + digits
    case .percent: return mark + language.fill(language.percent, digits)
    case .currency(let code):
      let code = code.uppercased()
      let isAccounting = sign.isAccounting && showsSign && isNegative
      if showsSign, isNegative, !isAccounting, let pattern = language.negativeAmount {
        return Currency.amount(digits, code, presentation, in: language, pattern)
      }
      let amount = Currency.amount(digits, code, presentation, in: language, language.amount)
      return isAccounting ? "(\(amount))" : mark + amount
    }
  }
}
