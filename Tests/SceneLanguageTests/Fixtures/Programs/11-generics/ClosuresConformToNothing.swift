struct Label {
  let text: String
  init<Format: CustomStringConvertible>(_ format: Format, isShort: Bool = false) {
    text = "format \(format)"
  }
  init(isShort: Bool = false, _ make: () -> String) { text = "made " + make() }
}

print(Label { "a" }.text, Label(3).text)

func take<Value>(_ value: Value) -> String { "any" }
func take<Value: Equatable>(_ value: Value) -> String { "equatable" }
print(take({ 1 }), take(1))
