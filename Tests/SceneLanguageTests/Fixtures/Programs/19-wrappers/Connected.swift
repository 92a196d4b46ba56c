// Wrappers that lead elsewhere, keys with defaults, easing.
import Foundation

@propertyWrapper struct Published2<V> {
  var wrappedValue: V { didSet { onChange?(wrappedValue) } }
  var onChange: ((V) -> Void)?
  init(wrappedValue: V) { self.wrappedValue = wrappedValue }
  var projectedValue: Published2<V> {
    get { self }
    set { self = newValue }
  }
}
@propertyWrapper struct UserDefault<T> {
  let key: String
  let defaultValue: T
  static var store: [String: Any] {
    get { _store }
    set { _store = newValue }
  }
  var wrappedValue: T {
    get { Self.store[key] as? T ?? defaultValue }
    nonmutating set { Self.store[key] = newValue }
  }
  init(wrappedValue: T, _ key: String) {
    self.key = key
    defaultValue = wrappedValue
  }
}
var _store: [String: Any] = [:]
struct Settings {
  @UserDefault("count") var count = 3
  @UserDefault("name") var name = "none"
  @UserDefault("tags") var tags: [String] = []
}
let s = Settings()
s.count += 1
s.tags.append("x")
print(s.count, s.name, s.tags, _store.keys.sorted())
final class VM {
  @Published2 var query = ""
  @Published2 var items: [String] = []
  var log: [String] = []
  init() {
    $query.onChange = { [weak self] q in
      self?.log.append(q)
      self?.items = ["apple", "banana", "cherry"].filter { $0.contains(q) }
    }
  }
}
let vm = VM()
vm.query = "an"
vm.query += "a"
print(vm.items, vm.log)
@propertyWrapper struct Bind<V> {
  let get: () -> V, set: (V) -> Void
  var wrappedValue: V {
    get { get() }
    nonmutating set { set(newValue) }
  }
  var projectedValue: Bind<V> { self }
  func map<U>(_ f: @escaping (V) -> U, _ g: @escaping (U) -> V) -> Bind<U> {
    Bind<U>(get: { f(get()) }, set: { set(g($0)) })
  }
  static func constant(_ v: V) -> Bind<V> { Bind(get: { v }, set: { _ in }) }
}
extension Bind where V == Bool { var inverted: Bind<Bool> { map(!, !) } }
struct Toggle2 {
  @Bind var isOn: Bool
  func tap() { isOn.toggle() }
}
struct Parent { var flag = false }
var parent = Parent()
let bind = Bind(get: { parent.flag }, set: { parent.flag = $0 })
let tg = Toggle2(isOn: bind)
tg.tap()
print(parent.flag, tg.$isOn.inverted.wrappedValue, Bind.constant(4).wrappedValue)
Toggle2(isOn: bind.inverted).tap()
print(parent.flag)
protocol PrefKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
enum MaxWidth: PrefKey {
  static let defaultValue: Double = 0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}
struct Titles: PrefKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
func collect<K: PrefKey>(_ k: K.Type, _ vs: [K.Value]) -> K.Value {
  vs.reduce(into: K.defaultValue) { acc, v in K.reduce(value: &acc) { v } }
}
print(collect(MaxWidth.self, [3.0, 9, 4]), collect(Titles.self, [["a"], [], ["b", "c"]]))
protocol EnvKey {
  associatedtype V
  static var def: V { get }
}
struct Env {
  private var d: [ObjectIdentifier: Any] = [:]
  subscript<K: EnvKey>(_ k: K.Type) -> K.V {
    get { d[ObjectIdentifier(k)] as? K.V ?? K.def }
    set { d[ObjectIdentifier(k)] = newValue }
  }
}
struct SpacingKey: EnvKey { static let def = 8.0 }
struct DirKey: EnvKey { static var def: Dir { .ltr } }
enum Dir {
  case ltr, rtl
  var flipped: Dir { self == .ltr ? .rtl : .ltr }
}
extension Env {
  var spacing: Double {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
  var dir: Dir {
    get { self[DirKey.self] }
    set { self[DirKey.self] = newValue }
  }
}
var env = Env()
env.spacing *= 2
env.dir = env.dir.flipped
let inner = { (e: Env) -> Env in
  var c = e
  c[keyPath: \.spacing] = 1
  return c
}(env)
print(env.spacing, env.dir, inner.spacing, inner.dir, Env().spacing)
protocol VectorLike {
  var magnitudeSquared: Double { get }
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, k: Double) -> Self
}
struct V2: VectorLike {
  var x, y: Double
  var magnitudeSquared: Double { x * x + y * y }
  static let zero = V2(x: 0, y: 0)
  static func + (a: V2, b: V2) -> V2 { .init(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: V2, k: Double) -> V2 { .init(x: a.x * k, y: a.y * k) }
}
extension Double: VectorLike { var magnitudeSquared: Double { self * self } }
func interpolate<V: VectorLike>(_ a: V, _ b: V, at t: Double) -> V { a * (1 - t) + b * t }
func average<V: VectorLike>(_ vs: V...) -> V { vs.reduce(.zero, +) * (1 / Double(vs.count)) }
print(
  interpolate(2.0, 4, at: 0.25),
  interpolate(V2(x: 0, y: 0), V2(x: 4, y: 8), at: 0.5),
  average(1.0, 2, 6),
  average(V2(x: 1, y: 1), .zero).x,
  V2(x: 3, y: 4).magnitudeSquared
)
enum Ease {
  case linear, easeIn
  case custom((Double) -> Double)
  func callAsFunction(_ t: Double) -> Double {
    switch self {
    case .linear: t
    case .easeIn: t * t
    case .custom(let f): f(t)
    }
  }
}
print([Ease.linear, .easeIn, .custom { 1 - $0 }].map { $0(0.5) + $0(0.25) })
struct Timeline: Sequence {
  let range: ClosedRange<Double>
  let step: Double
  func makeIterator() -> some IteratorProtocol<Double> {
    stride(from: range.lowerBound, through: range.upperBound, by: step).makeIterator()
  }
}
print(
  Timeline(range: 0...1, step: 0.25).map { $0 * 100 },
  Timeline(range: 0...1, step: 0.5).reversed(),
  Array(Timeline(range: 1...2, step: 1)).count
)
struct Theme {
  enum Mode: String, CaseIterable, Identifiable {
    case light, dark, system
    var id: String { rawValue }
    var next: Mode {
      let a = Mode.allCases
      return a[(a.firstIndex(of: self)! + 1) % a.count]
    }
  }
  var mode: Mode = .light
  static let presets: [String: Theme] = ["day": Theme(), "night": .init(mode: .dark)]
  static subscript(name: String) -> Theme { presets[name] ?? Theme(mode: .system) }
}
print(
  Theme["night"].mode,
  Theme["?"].mode.next,
  Theme.Mode.allCases.map(\.id),
  Theme.Mode(rawValue: "dark")?.next as Any,
  Theme.Mode(rawValue: "x") as Any
)
func measure(
  _ items: [(name: String, w: Double, priority: Int)],
  in total: Double
) -> [String: Double] {
  var left = total
  var out: [String: Double] = [:]
  for (_, group) in Dictionary(grouping: items, by: \.priority).sorted(by: { $0.key > $1.key }) {
    let want = group.map(\.w).reduce(0, +)
    let k = min(1, left / max(want, .leastNonzeroMagnitude))
    for i in group { out[i.name] = i.w * k }
    left = max(0, left - want)
  }
  return out
}
print(
  measure([("a", 50, 1), ("b", 80, 0), ("c", 40, 0)], in: 110).sorted { $0.key < $1.key }.map {
    "\($0.key)=\($0.value)"
  }
)
