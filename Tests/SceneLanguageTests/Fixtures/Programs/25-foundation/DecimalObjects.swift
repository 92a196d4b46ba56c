import Foundation
// Objects of decimal numbers, which a text always makes.
let price = NSDecimalNumber(string: "12.50")
print(price, price.adding(NSDecimalNumber(string: "0.25")), price.doubleValue, price.decimalValue)
print(price.multiplying(by: 2).stringValue, NSDecimalNumber(string: "what"))
print(Decimal(string: "1.5") as Any, Decimal(string: "what") as Any, NSDecimalNumber(decimal: 3.5))
