// Property wrappers of many kinds
@propertyWrapper struct Clamped<V: Comparable> { private var value: V; let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: (isAtLimit: Bool, range: ClosedRange<V>) { (value == range.lowerBound || value == range.upperBound, range) }
}
@propertyWrapper struct Logged<T> { let label: String; private(set) var log: [String] = []
  var wrappedValue: T { didSet { log.append("\(label): \(oldValue) -> \(wrappedValue)") } }
  init(wrappedValue: T, label: String) { self.wrappedValue = wrappedValue; self.label = label }
  var projectedValue: Self { get { self } set { self = newValue } }
  mutating func clear() { log.removeAll() }
}
@propertyWrapper final class Shared<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  var projectedValue: Shared<T> { self } }
@propertyWrapper struct Trimmed { private var s = ""
  var wrappedValue: String { get { s } set { s = newValue.split(separator: " ").joined(separator: " ") } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Lazily<T> { enum S { case pending(() -> T), done(T) }; private var s: S
  init(wrappedValue: @autoclosure @escaping () -> T) { s = .pending(wrappedValue) }
  var wrappedValue: T { mutating get { switch s { case .done(let v): return v; case .pending(let f): let v = f(); s = .done(v); return v } } set { s = .done(newValue) } } }
struct Settings {
  @Clamped(0...100) var volume = 150
  @Clamped(-1.0...1.0) var pan: Double = 0
  @Logged(label: "name") var name = "x"
  @Shared var count = 0
  @Trimmed var title: String
  @Lazily var heavy: Int = { print("computing"); return 7 }()
  init(title: String) { self.title = title }
}
var s = Settings(title: "  a   b ")
print(s.volume, s.$volume.isAtLimit, s.$pan.range, s.title)
s.volume -= 30; s.pan = 3; s.name = "y"; s.name += "z"
print(s.volume, s.$volume, s.pan, s.$name.log)
s.$name.clear(); s.name = "q"; print(s.$name.log)
let t = s; s.count += 5; t.$count.wrappedValue += 1
print(t.count, s.count)
print(s.heavy, s.heavy)
func local() { @Clamped(1...3) var k = 9; print(k); k = 0; print(k, $k.isAtLimit) }
local()
func scaled(@Trimmed _ text: String) -> Int { text.count }
print(scaled(" a  b "))
