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

  /// The sign of a number: `-`, `+`, or nothing.
  func sign(isNegative: Bool, isZero: Bool) -> String {
    switch strategy {
    case .automatic: isNegative ? "-" : ""
    case .never: ""
    case .always(let includingZero):
      isNegative ? "-" : isZero && !includingZero ? "" : "+"
    }
  }
}

extension NumberFormat {
  /// A number's digits with its sign and its unit.
  func withUnit(_ digits: String, isNegative: Bool, isZero: Bool) -> String {
    let sign = sign.sign(isNegative: isNegative, isZero: isZero)
    switch unit {
    case .none: return sign + digits
    case .percent: return sign + digits + "%"
    case .currency(let code):
      let amount = Currency.amount(digits, code: code, presentation: presentation)
      if self.sign.isAccounting, sign == "-" { return "(\(amount))" }
      return sign + amount
    }
  }
}
