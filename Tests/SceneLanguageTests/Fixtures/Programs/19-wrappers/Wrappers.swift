@propertyWrapper struct Clamped<T: Comparable> { private var value: T; let range: ClosedRange<T>
  init(wrappedValue: T, _ range: ClosedRange<T>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: T { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: Double { Double("\(value)") ?? 0 } }
@propertyWrapper struct Upper { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
@propertyWrapper struct Counted<V> { private(set) var reads = 0; private(set) var writes = 0; private var v: V
  init(wrappedValue: V) { v = wrappedValue }
  var wrappedValue: V { mutating get { reads += 1; return v } set { writes += 1; v = newValue } }
  var projectedValue: Counted<V> { self } }
struct Model { @Clamped(0...10) var level = 5; @Clamped(wrappedValue: 50, 1...99) var percent: Int; @Upper var code = "abc"; @Counted var hits = 1; @Clamped(0.0...1.0) var alpha: Double = 3 }
var m = Model()
m.level = 50; print(m.level, m.$level, m.percent, m.alpha); m.level -= 100; print(m.level)
m.code = "xyz"; m.code += "q"; print(m.code)
m.hits += 1; _ = m.hits; m.hits = 7; print(m.$hits.writes, m.hits)
@propertyWrapper final class Shared<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Shared<T> { self } }
struct S { @Shared var n = 1 }
let s1 = S(), s2 = s1
s1.n = 9; print(s2.n); s2.$n.wrappedValue = 10; print(s1.n)
@propertyWrapper struct Lazy2<T> { var make: () -> T; var value: T?; init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue }; var wrappedValue: T { mutating get { if let value { return value }; let v = make(); value = v; return v } set { value = newValue } } }
func expensive() -> Int { print("computing"); return 42 }
struct L { @Lazy2 var x = expensive() }
var l = L(); print("made"); print(l.x, l.x); l.x = 1; print(l.x)
func local() { @Clamped(1...3) var k = 9; print(k); k = 0; print(k, $k) }
local()
@propertyWrapper struct Trimmed { var wrappedValue: String; let note: String; init(wrappedValue: String = "dflt", note: String = "none") { self.wrappedValue = wrappedValue; self.note = note } }
struct T { @Trimmed var a; @Trimmed(note: "hi") var b; @Trimmed(note: "x") var c = "cc"; var info: String { _a.note + _b.note + _c.note } ; init() {} ; init(b: String) { self.b = b } }
print(T().a, T().b, T().c, T().info, T(b: "new").b)
struct Init { @Upper var name: String; init(_ n: String) { name = n } }
print(Init("abc").name, Model(level: 3).level)

