// A property with two wrappers: the first wraps the second.
@propertyWrapper struct Clamped {
  private var v: Int
  init(wrappedValue: Int) { v = min(max(wrappedValue, 0), 10) }
  var wrappedValue: Int {
    get { v }
    set { v = min(max(newValue, 0), 10) }
  }
}
@propertyWrapper struct Logged<T> {
  private var v: T
  init(wrappedValue: T) { v = wrappedValue }
  var wrappedValue: T {
    get {
      print("get")
      return v
    }
    set {
      print("set", newValue)
      v = newValue
    }
  }
}
struct S {
  @Logged @Clamped var x = 30
  @Logged var y: Int = 4
}
var s = S()
print(s.x)
s.x = -5
print(s.x)
s.y += 1
