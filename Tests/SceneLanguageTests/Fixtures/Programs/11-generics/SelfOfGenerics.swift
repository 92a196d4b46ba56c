protocol Empty { static var empty: Self { get }; func joined(_ other: Self) -> Self }
extension Empty {
  static func name() -> String { "\(Self.self)" }
  static func twice(_ one: Self) -> Self { one.joined(.empty).joined(one) }
}
struct Largest<Number: FixedWidthInteger>: Empty {
  var value: Number = .min
  static var empty: Self { .init() }
  static var zero: Number { .zero }
  static func make() -> Largest { Largest() }
  static func other(than one: Largest) -> Largest { .empty }
  func joined(_ other: Self) -> Self { .init(value: max(value, other.value)) }
}
struct Sum<Number: Numeric>: Empty {
  var value: Number
  init(_ value: Number) { self.value = value }
  static var empty: Sum { Sum(0) }
  func joined(_ other: Sum) -> Sum { Sum(value + other.value) }
}
print(Largest<Int8>.empty.value, Largest<UInt8>.make().value, Largest<Int16>.zero)
print(Largest.other(than: Largest(value: 3)), Sum.twice(Sum(1.5)), Largest.twice(Largest(value: 5)).value)
func empty<T: Empty>(_ type: T.Type) -> T { T.empty }
func name<T: Empty>(_ type: T.Type) -> String { T.name() }
print(empty(Largest<Int16>.self).value, empty(Sum<Double>.self), name(Sum<Int>.self), Sum<Int>.name())
enum Choice<Value> {
  case none, some(Value)
  static func made(_ value: Value?) -> Self { value.map { .some($0) } ?? .none }
}
print(Choice.made(3), Choice<String>.made(nil), type(of: Choice.made("x")))
