protocol UnitKind {
  associatedtype Dimension
  static var symbol: String { get }
  static var factor: Double { get }
}
enum Length {}
enum Time {}
enum Meter: UnitKind { typealias Dimension = Length; static let symbol = "m", factor = 1.0 }
enum Mile: UnitKind { typealias Dimension = Length; static let symbol = "mi", factor = 1609.344 }
enum Second: UnitKind { typealias Dimension = Time; static let symbol = "s", factor = 1.0 }
struct Quantity<U: UnitKind>: Comparable, CustomStringConvertible {
  var value: Double
  static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  static func + (a: Self, b: Self) -> Self { .init(value: a.value + b.value) }
  static func * (a: Self, k: Double) -> Self { .init(value: a.value * k) }
  static func / (a: Self, b: Self) -> Double { a.value / b.value }
  static func += (a: inout Self, b: Self) { a = a + b }
  static prefix func - (a: Self) -> Self { Quantity(value: -a.value) }
  var description: String { "\(value) \(U.symbol)" }
  func converted<V: UnitKind>(to: V.Type = V.self) -> Quantity<V>
  where V.Dimension == U.Dimension {
    .init(value: value * U.factor / V.factor)
  }
}
extension Double {
  var meters: Quantity<Meter> { .init(value: self) }
  var miles: Quantity<Mile> { .init(value: self) }
}
extension Int { var seconds: Quantity<Second> { .init(value: Double(self)) } }
print(3218.688.meters.converted(to: Mile.self), 1.0.miles.converted() as Quantity<Meter>)
print(90.seconds * 2, -(2.seconds + 3.seconds), 3.0.meters < 1.0.miles.converted())
var total = 1.0.miles
total += 2.0.miles * 1.5
print(total, total.converted(to: Meter.self) / 1.0.miles.converted(), [1.seconds, 5.seconds].max()!)
