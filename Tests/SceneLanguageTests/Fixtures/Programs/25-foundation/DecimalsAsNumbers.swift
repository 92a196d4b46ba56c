import Foundation

extension Decimal {
  var doubleValue: Double {
    return NSDecimalNumber(decimal: self).doubleValue
  }

  var parts: (whole: Double, rest: Double) {
    let (whole, rest) = modf(doubleValue)
    return (whole, rest)
  }
}

let balance = Decimal(929466.25)
print(balance.doubleValue, balance.parts.whole, balance.parts.rest)
