for x in [2.5, -2.5, 3.5, 2.4, -2.6] {
  print(x.rounded(), x.rounded(.up), x.rounded(.down), x.rounded(.towardZero), x.rounded(.toNearestOrEven), x.rounded(.awayFromZero))
}
var y = 7.7
y.round()
print(y)
y.round(.down)
print(y, Int(7.99), Int(-7.99), Int(2.5.rounded()))
print((9.0).squareRoot(), 2.0.squareRoot(), (2.0).addingProduct(3, 4))
print(5.5.truncatingRemainder(dividingBy: 2), 5.5.remainder(dividingBy: 2))
print(1.5.isNaN, Double.nan.isNaN, Double.infinity.isFinite, (-0.0).sign == .minus, 4.0.isZero)
print(Double.nan == Double.nan, 0.0 == -0.0, 1.0 < .infinity)
print(Double.minimum(1, 2), Double.maximum(1, .nan), 3.7.exponent, 6.0.significand)
print(1.0.nextUp > 1, 10.0.ulp > 0, 1.0.distance(to: 4), 2.0.advanced(by: 0.5))
print(min(3, 1, 2), max(1.5, 2), min("b", "a"), 5.clamped(1, 3))
extension Int {
  func clamped(_ low: Int, _ high: Int) -> Int { Swift.min(Swift.max(self, low), high) }
}
