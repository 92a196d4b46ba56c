// What one type of numbers conforms to the others do not.
protocol Named { var name: String { get } }
extension Int: Named { var name: String { "Int \(self)" } }
extension Double: Named { var name: String { "Double \(self)" } }
let values: [Any] = [1, UInt8(2), 2.5, Float(3), "text", Int32(4), true]
for value in values {
  if let named = value as? any Named { print(named.name) } else { print("none: \(value)") }
}
print(UInt8(3) is any Named, 3 is any Named, Float(1) is any Named, 1.0 is any Named)
func describe(_ value: Any) -> String {
  switch value {
  case let number as Int: "number \(number)"
  case let named as any Named: "named \(named.name)"
  case is Int16: "short"
  default: "other"
  }
}
print(describe(7), describe(7.5), describe(Int16(7)), describe(UInt(7)))
