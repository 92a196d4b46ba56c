// Wrappers that are told the object around them.
@propertyWrapper struct Watched<Value> {
  static subscript<Owner: Tracker>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner.reads += 1; return owner[keyPath: storage].value }
    set { owner[keyPath: storage].value = newValue; owner.changes.append("\(newValue)") }
  }
  @available(*, unavailable, message: "classes only")
  var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
}
class Tracker { var reads = 0; var changes: [String] = [] }
final class Model: Tracker {
  @Watched var count = 1
  @Watched var name: String = "a"
  func grow() { count += 2; name += "b" }
}
let model = Model()
model.count = 5
model.grow()
print(model.count, model.name, model.reads, model.changes)
@propertyWrapper struct Logged<T> {
  var wrappedValue: T
  static subscript<O: AnyObject>(_enclosingInstance o: O, wrapped w: ReferenceWritableKeyPath<O, T>, storage s: ReferenceWritableKeyPath<O, Logged<T>>) -> T {
    get { print("get"); return o[keyPath: s].wrappedValue }
    set { print("set", newValue); o[keyPath: s].wrappedValue = newValue }
  }
}
class C { @Logged var a = 1; @Logged(wrappedValue: "x") var b: String; init() {}; var both: String { "\(a)\(b)" } }
let c = C()
c.a = 2
c.a += 1
print(c.a, c.b)
print(c.both)
c.b.append("y")
print(c.b)
struct S { @Logged var a = 7 }
var s = S(); s.a += 1; print(s.a)
