// An operator that a protocol requires stands as a function of values of a generic parameter.
infix operator <>: AdditionPrecedence
protocol Joinable {
  static var nothing: Self { get }
  static func <> (left: Self, right: Self) -> Self
}
extension Int: Joinable {
  static let nothing = 0
  static func <> (left: Int, right: Int) -> Int { left + right }
}
extension Array: Joinable {
  static var nothing: [Element] { [] }
  static func <> (left: [Element], right: [Element]) -> [Element] { left + right }
}
func joined<Value: Joinable>(_ values: [Value]) -> Value { values.reduce(.nothing, <>) }
func twice<Value: Joinable>(_ value: Value) -> Value { value <> value }
print(joined([1, 2, 3]), joined([[1], [2]]), twice(4), twice(["a"]))
