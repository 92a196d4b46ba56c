@propertyWrapper struct UserDefault<T> { let key: String; let defaultValue: T; static var store: [String: Any] { get { _store } set { _store = newValue } }; var wrappedValue: T { get { _store[key] as? T ?? defaultValue } nonmutating set { _store[key] = newValue } }; init(wrappedValue: T, _ key: String) { self.key = key; defaultValue = wrappedValue } }
var _store: [String: Any] = [:]
struct Prefs { @UserDefault("name") var name = "anon"; @UserDefault("count") var count = 0 }
let prefs = Prefs(); print(prefs.name, prefs.count); prefs.name = "bob"; prefs.count += 5; print(prefs.name, prefs.count, _store.keys.sorted())
@propertyWrapper struct Capitalized { var wrappedValue: String { didSet { wrappedValue = wrappedValue.prefix(1).uppercased() + wrappedValue.dropFirst() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
struct P { @Capitalized var a: String; @Capitalized var b = "bee" }; var p = P(a: "ay"); print(p.a, p.b); p.a = "new"; print(p.a)
@propertyWrapper final class Box<V> { var wrappedValue: V; init(wrappedValue: V) { self.wrappedValue = wrappedValue }; var projectedValue: Box<V> { self } }
struct Holder { @Box var v = 1 }; let h = Holder(); let h2 = h; h.v += 1; print(h2.v, h.$v === h2.$v)
@propertyWrapper struct Lazy<V> { private var make: () -> V; private var cached: V?; init(wrappedValue: @autoclosure @escaping () -> V) { make = wrappedValue }; var wrappedValue: V { mutating get { if let c = cached { return c }; let v = make(); cached = v; return v } set { cached = newValue } } }
func expensive() -> Int { print("expensive"); return 42 }; struct L { @Lazy var x = expensive() }; var l = L(); print("made"); print(l.x, l.x); l.x = 1; print(l.x)
@propertyWrapper struct Validated { var value: Int?; let rule: (Int) -> Bool; var wrappedValue: Int? { get { value } set { value = newValue.flatMap { rule($0) ? $0 : nil } } }; var projectedValue: Bool { value != nil }; init(_ rule: @escaping (Int) -> Bool) { self.rule = rule } }
struct F { @Validated({ $0 > 0 }) var age: Int? }; var f = F(); f.age = -1; print(f.age as Any, f.$age); f.age = 5; print(f.age!, f.$age)
class VM { @Clamp(0...10) var level = 5; var twice: Int { level * 2 } }; @propertyWrapper struct Clamp { var v: Int; let r: ClosedRange<Int>; init(wrappedValue: Int, _ r: ClosedRange<Int>) { v = wrappedValue; self.r = r }; var wrappedValue: Int { get { v } set { v = Swift.min(Swift.max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: ClosedRange<Int> { r } }
let vm = VM(); vm.level = 99; print(vm.level, vm.twice, vm.$level); func w(@Clamp(1...2) x: Int) -> Int { x }; func kp<T>(_ k: WritableKeyPath<T, Int>, _ t: T) -> Int { var c = t; c[keyPath: k] = 7; return c[keyPath: k] }; print(kp(\Holder.v, h), kp(\VM.level, vm))
