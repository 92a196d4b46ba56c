// Values behind protocols, and conformances with conditions.
protocol Shape {
  var area: Double { get }
  var name: String { get }
}
protocol Scalable { mutating func scale(_ k: Double) }
protocol Drawable: Shape, CustomStringConvertible { func draw(into c: inout [String]) }
extension Drawable {
  var description: String { "\(name)(\(area))" }
  func draw(into c: inout [String]) { c.append("draw \(self)") }
}
struct Square: Drawable, Scalable, Hashable {
  var side: Double
  var area: Double { side * side }
  let name = "sq"
  mutating func scale(_ k: Double) { side *= k }
}
final class Circle: Drawable, Scalable {
  var r: Double
  init(r: Double) { self.r = r }
  var area: Double { 3 * r * r }
  var name: String { "ci" }
  func scale(_ k: Double) { r *= k }
  func draw(into c: inout [String]) { c.append("circle") }
}
struct Group: Drawable {
  var items: [any Drawable]
  var area: Double { items.map(\.area).reduce(0, +) }
  var name: String { "g\(items.count)" }
  func draw(into c: inout [String]) { for i in items { i.draw(into: &c) } }
}
var things: [any Drawable & Scalable] = [Square(side: 2), Circle(r: 1)]
for i in things.indices { things[i].scale(2) }
print(
  things,
  things.map { type(of: $0) },
  things.first is Square,
  things.compactMap { $0 as? Circle }.count
)
var canvas: [String] = []
Group(items: (things as [any Drawable]) + [Group(items: [Square(side: 1)])]).draw(into: &canvas)
print(canvas)
func total(_ xs: [some Shape]) -> Double { xs.reduce(0) { $0 + $1.area } }
func largest<S: Sequence>(_ s: S) -> S.Element? where S.Element: Shape {
  s.max { $0.area < $1.area }
}
func first<C: Collection>(_ c: C, matching x: C.Element) -> C.Index? where C.Element: Equatable {
  c.firstIndex(of: x)
}
print(
  total([Square(side: 1), Square(side: 2)]),
  largest([Square(side: 3), Square(side: 1)])!,
  first([1, 2, 3], matching: 2)!,
  first("abc", matching: "c") == "abc".index("abc".startIndex, offsetBy: 2)
)
struct Pair<A, B> {
  var a: A
  var b: B
  func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) }
  func map<C>(_ f: (A) -> C) -> Pair<C, B> { .init(a: f(a), b: b) }
}
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
extension Pair: Comparable where A: Comparable, B: Comparable {
  static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) }
}
extension Pair: CustomStringConvertible { var description: String { "<\(a)|\(b)>" } }
extension Pair where A == B {
  var both: [A] { [a, b] }
  init(_ x: A) { self.init(a: x, b: x) }
}
extension Pair where A: Numeric, B == A {
  static func + (l: Pair, r: Pair) -> Pair { Pair(a: l.a + r.a, b: l.b + r.b) }
  var product: A { a * b }
}
let p = Pair(a: 1, b: "x")
print(
  p,
  p.swapped(),
  p.map { Double($0) * 2.5 },
  p == Pair(a: 1, b: "x"),
  Pair(3).both,
  (Pair(1) + Pair(a: 2, b: 5)).product,
  [Pair(a: 2, b: 1), Pair(a: 1, b: 9)].sorted(),
  Set([Pair(1), Pair(1)]).count,
  max(Pair(a: "a", b: 1), Pair(a: "a", b: 2))
)
struct AnyBox<T> {
  private let get: () -> T
  private let put: (T) -> Void
  init<S: Slot>(_ s: S) where S.Value == T {
    var c = s
    get = { c.value }
    put = { c.value = $0 }
  }
  var value: T {
    get { get() }
    nonmutating set { put(newValue) }
  }
}
protocol Slot {
  associatedtype Value
  var value: Value { get set }
}
struct Mem: Slot { var value = 1 { didSet { print("mem", oldValue, value) } } }
final class Ref: Slot { var value = "r" }
let ab = AnyBox(Mem())
ab.value += 4
let ref = Ref()
let rb = AnyBox(ref)
rb.value = "new"
print(ab.value, ref.value)
protocol Plugin {
  init()
  var id: String { get }
}
struct A: Plugin { let id = "A" }
struct B: Plugin { var id = "B" }
struct Registry {
  private var makers: [String: () -> any Plugin] = [:]
  mutating func register<P: Plugin>(_ t: P.Type = P.self) { makers["\(t)"] = { t.init() } }
  func make(_ n: String) -> (any Plugin)? { makers[n]?() }
  subscript<P: Plugin>(_ t: P.Type) -> P? { make("\(t)") as? P }
}
var reg = Registry()
reg.register(A.self)
reg.register(B.self)
print(reg.make("A")?.id ?? "-", reg[B.self]!.id, reg.make("C") == nil)
func describe<T>(_ v: T) -> String {
  if let c = v as? any Collection { return "collection \(c.count)" }
  if let e = v as? any Equatable { return "equatable \(isEqual(e, e))" }
  return "other"
}
func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { a == b as? E }
print(describe([1, 2]), describe(3), describe("abc"), describe({ 1 }))
extension Array where Element == any Drawable {
  var names: String { map(\.name).joined(separator: "+") }
}
extension Sequence where Element: Hashable {
  var unique: [Element] {
    var s = Set<Element>()
    return filter { s.insert($0).inserted }
  }
}
extension Sequence where Element: Hashable & Comparable {
  var counts: [(Element, Int)] {
    Dictionary(map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
  }
}
print((things as [any Drawable]).names, [3, 1, 3].unique, "banana".counts.map { "\($0)\($1)" })
extension Optional: Shape where Wrapped: Shape {
  var area: Double { self?.area ?? 0 }
  var name: String { self?.name ?? "none" }
}
let os: Square? = Square(side: 5)
let no: Square? = nil
print(os.area, no.name, total([os, no]))
func opaque(_ b: Bool) -> some Collection<Int> { [1, 2, 3].lazy.filter { $0 > (b ? 1 : 0) } }
print(Array(opaque(true)), opaque(false).count)
protocol Copyable2 { func copy() -> Self }
extension Circle: Copyable2 {
  func copy() -> Self { Self(r2: r) }
  convenience init(r2: Double) { self.init(r: r2) }
}
let c1 = Circle(r: 2)
let c2 = c1.copy()
c2.scale(3)
print(c1.r, c2.r, c1 === c2)
