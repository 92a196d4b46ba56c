@propertyWrapper struct Told { var wrappedValue: Int; var projectedValue: String { "told \(wrappedValue)" } }
struct Store {
  @Told var count = 3
  init(count: Int) { self.count = count; print($count, count) }
  func beside(count: Int) -> String { "\(count), \($count)" }
  func behind() -> String { let count = "local"; return "\(count), \($count), \(_count.wrappedValue)" }
  func inside() -> [String] { [7, 8].map { count in "\(count), \($count)" } }
}
let store = Store(count: 5)
print(store.beside(count: 1)); print(store.behind()); print(store.inside())
func local(_ value: Int) { @Told var value = value; print(value, $value) }
local(9)
