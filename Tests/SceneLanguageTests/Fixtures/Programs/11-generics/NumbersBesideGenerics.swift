func isLess<Value: BinaryInteger>(_ value: Value, _ number: Int) -> Bool { value < number }
func isSame<Value: BinaryInteger>(_ value: Value, _ number: Int) -> Bool { value == number }
func isNothing<Value>(_ value: Value) -> Bool { value == nil }
func half<Value: BinaryFloatingPoint>(_ value: Value) -> Value { value / 2.0 }
func shifted<Value: FixedWidthInteger>(_ value: Value, _ count: Int) -> Value { value << count }
func scaled<Value: BinaryFloatingPoint>(_ value: Value, by count: Int) -> Value { value * Value(count) }
print(isLess(UInt8(3), 200), isLess(-5, 3), isSame(UInt8(3), 3), isSame(Int64(3), 300))
print(isNothing(3), isNothing(nil as Int?), half(3.0), half(Float(3)), shifted(1, 3), scaled(1.5, by: 3))
extension Array where Element: BinaryInteger {
  var mean: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) }
  func above(_ number: Int) -> Int { filter { $0 > number }.count }
}
print([1, 2, 4].mean, [UInt8(3), 200].above(100))
typealias Shown = CustomStringConvertible & Hashable
func told<Value: Shown>(_ value: Value) -> String { value.description + "\(Set([value, value]).count)" }
print(told(3), told("a"))
