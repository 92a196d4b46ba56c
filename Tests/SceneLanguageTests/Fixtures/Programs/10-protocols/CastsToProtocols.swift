// Values of the library are of the protocols that the program makes them conform to.
protocol Shown { var shown: String { get } }
extension Int: Shown { var shown: String { "number \(self)" } }
extension Array: Shown where Element: Shown {
  var shown: String { map(\.shown).joined(separator: ", ") }
}
struct Own: Shown { var shown: String { "own" } }
let values: [Any] = [1, "a", [2, 3], Own()]
for value in values {
  if let shown = value as? Shown { print(shown.shown) } else { print("not", value is any Shown) }
}
for value in values {
  switch value {
  case let shown as any Shown: print("shown", shown.shown)
  case is String: print("text")
  default: print("other")
  }
}
print(values.compactMap { $0 as? Shown }.count, values.filter { $0 is Shown }.count)
let number: Any = 4
print(number as? CustomStringConvertible ?? "none", number is any CustomStringConvertible)
func described<Value>(_ value: Value) -> String {
  if let text = value as? any CustomStringConvertible { return text.description }
  return "plain"
}
print(described(3), described([1]), described(Own()), described("s"))
