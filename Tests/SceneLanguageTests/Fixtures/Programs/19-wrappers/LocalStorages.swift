enum Backing { static var values: [String: Any] = [:] }
@propertyWrapper struct Stored<Value> {
  let key: String, fallback: Value
  init(_ key: String, default fallback: Value) { (self.key, self.fallback) = (key, fallback) }
  var wrappedValue: Value {
    get { Backing.values[key] as? Value ?? fallback }
    nonmutating set { Backing.values[key] = newValue }
  }
}
@propertyWrapper final class Observed<Value: Equatable> {
  private var listeners: [(Value, Value) -> Void] = []
  var wrappedValue: Value {
    didSet { if wrappedValue != oldValue { listeners.forEach { $0(oldValue, wrappedValue) } } }
  }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: Observed { self }
  func listen(_ listener: @escaping (Value, Value) -> Void) { listeners.append(listener) }
}
class Model {
  @Observed var count = 0
  // What may be missing is missing at first, as without a wrapper.
  @Observed var name: String?
  init() { $name.listen { print("name", $0 ?? "none", $1 ?? "none") } }
}
let model = Model()
print(model.name as Any, model.count)
model.name = "first"
model.name = nil
func local() {
  @Stored("list", default: [1]) var list
  list.append(2)
  print(list, _list.key, _list.fallback)
  @Observed var number = 1
  _number.listen { print("number", $0, $1) }
  number += 4
}
local()
print(Backing.values["list"] as? [Int] ?? [])
