// Initializers that literals go through, called by their names.
print(Int(integerLiteral: 5), Double(floatLiteral: 2.5), Double(integerLiteral: 3))
print(Bool(booleanLiteral: true), String(stringLiteral: "s"))
print(Array(arrayLiteral: 1, 2), Set(arrayLiteral: 3), Character(extendedGraphemeClusterLiteral: "c"))
let pairs = Dictionary(dictionaryLiteral: ("a", 1), ("b", 2))
print(pairs.count, pairs["b"] ?? 0)
struct Tagged<Value> {
  var value: Value
}
extension Tagged: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  init(integerLiteral literal: Value.IntegerLiteralType) {
    value = Value(integerLiteral: literal)
  }
}
extension Tagged: ExpressibleByUnicodeScalarLiteral where Value == String {
  init(unicodeScalarLiteral literal: String) { value = String(unicodeScalarLiteral: literal) }
}
extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral where Value == String {
  init(extendedGraphemeClusterLiteral literal: String) { value = literal }
}
extension Tagged: ExpressibleByStringLiteral where Value == String {
  init(stringLiteral literal: String) { value = String(stringLiteral: literal) }
}
let number: Tagged<Int> = 7
let name: Tagged<String> = "seven"
print(number.value + 1, name.value)
func zero<T: ExpressibleByIntegerLiteral>(_ type: T.Type) -> T { 0 }
print(zero(Int.self), zero(Double.self), zero(Tagged<Int>.self).value)
