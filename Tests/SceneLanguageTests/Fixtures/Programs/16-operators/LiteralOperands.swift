// A literal beside a value of a type that literals make is one of that type.
struct Money: AdditiveArithmetic, Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
  static func + (left: Self, right: Self) -> Self { Self(cents: left.cents + right.cents) }
  static func - (left: Self, right: Self) -> Self { Self(cents: left.cents - right.cents) }
  static func < (left: Self, right: Self) -> Bool { left.cents < right.cents }
  static var zero: Self { 0 }
}
var money: Money = 1
money += 2.5
money -= 1
print(money.cents, (money + 0.25).cents, money > 2, money == 2.5, max(money, 7).cents)
let prices: [Money] = [5, 1.25, 3]
print(prices.reduce(.zero, +).cents, prices.contains(3), prices.max()!.cents)
