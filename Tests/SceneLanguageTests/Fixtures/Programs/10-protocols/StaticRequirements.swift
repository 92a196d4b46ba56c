// protocols: static requirements, Self, inits, default args, composition, primary associated types, opaque
protocol Defaultable {
  static var `default`: Self { get }
  init()
  static func make(_ n: Int) -> Self
}
extension Defaultable {
  static var `default`: Self { Self() }
  static func make(_ n: Int) -> Self {
    print("making", n)
    return Self()
  }
}
extension Int: Defaultable {}
extension String: Defaultable {
  static func make(_ n: Int) -> String { String(repeating: "s", count: n) }
}
struct Conf: Defaultable, Equatable {
  var a = 1
  var b = "x"
}
func fresh<T: Defaultable>(_ t: T.Type = T.self) -> T { T.default }
func several<T: Defaultable>(_ n: Int) -> [T] { (0..<n).map { _ in .default } }
let i: Int = fresh()
print(
  i,
  fresh(String.self).isEmpty,
  fresh(Conf.self),
  Int.make(3),
  String.make(3),
  Conf.make(1) == .default,
  (several(2) as [Conf]).count
)
let types: [any Defaultable.Type] = [Int.self, String.self, Conf.self]
print(types.map { "\($0.init())" }, types.map { "\($0)" })
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
struct Person: Named, Aged {
  let name: String
  var age: Int
}
func birthday(_ x: inout some Named & Aged) -> String {
  x.age += 1
  return "\(x.name) \(x.age)"
}
var p = Person(name: "Al", age: 4)
print(birthday(&p), p.age)
func both(_ x: any Named & Aged) -> String { "\(x.name)\(x.age)" }
print(both(p))
typealias NA = Named & Aged
let na: any NA = p
print(na.name)
protocol Source<Element> {
  associatedtype Element
  mutating func next() -> Element?
}
struct ArraySource<E>: Source {
  var items: [E]
  mutating func next() -> E? { items.isEmpty ? nil : items.removeFirst() }
}
struct MapSource<S: Source, T>: Source {
  var base: S
  let f: (S.Element) -> T
  mutating func next() -> T? { base.next().map(f) }
}
struct ZipSource<A: Source, B: Source>: Source {
  var a: A, b: B
  mutating func next() -> (A.Element, B.Element)? {
    guard let x = a.next(), let y = b.next() else { return nil }
    return (x, y)
  }
}
extension Source {
  func map<T>(_ f: @escaping (Element) -> T) -> MapSource<Self, T> { MapSource(base: self, f: f) }
  func collect() -> [Element] {
    var s = self
    var r: [Element] = []
    while let x = s.next() { r.append(x) }
    return r
  }
  func zip<B: Source>(_ b: B) -> ZipSource<Self, B> { ZipSource(a: self, b: b) }
}
extension Source where Element: Numeric { func sum() -> Element { collect().reduce(0, +) } }
let src = ArraySource(items: [1, 2, 3])
print(
  src.map { $0 * 2 }.map { "\($0)" }.collect(),
  src.sum(),
  src.map { Double($0) / 2 }.sum(),
  src.zip(src.map { $0 + 1 }).collect().map { $0.0 * $0.1 }
)
func ints() -> some Source<Int> { ArraySource(items: [4, 5]) }
var sx = ints()
print(sx.next()! + 1, sx.collect())
func drain(_ s: any Source<String>) -> [String] {
  var s = s
  var r: [String] = []
  while let x = s.next() { r.append(x) }
  return r
}
print(drain(ArraySource(items: ["q", "r"])))
protocol Plugin {
  var id: String { get }
  func run(_ input: String) -> String
}
extension Plugin {
  var id: String { String(describing: Self.self) }
  func run(_ i: String) -> String { i }
  func twice(_ i: String) -> String { run(run(i)) }
}
struct Upper: Plugin { func run(_ i: String) -> String { i.uppercased() + "!" } }
struct Noop: Plugin {}
struct Rev: Plugin {
  var id = "rev"
  func run(_ i: String) -> String { String(i.reversed()) }
  func twice(_ i: String) -> String { "never via protocol" }
}
let plugins: [any Plugin] = [Upper(), Noop(), Rev()]
print(
  plugins.map(\.id),
  plugins.reduce("abc") { $1.run($0) },
  plugins.map { $0.twice("xy") },
  Rev().twice("z")
)
protocol Visitor {
  associatedtype R
  func num(_ n: Int) -> R
  func add(_ a: R, _ b: R) -> R
}
indirect enum E {
  case n(Int)
  case a(E, E)
  func accept<V: Visitor>(_ v: V) -> V.R {
    switch self {
    case .n(let x): v.num(x)
    case .a(let l, let r): v.add(l.accept(v), r.accept(v))
    }
  }
}
struct Eval: Visitor {
  func num(_ n: Int) -> Int { n }
  func add(_ a: Int, _ b: Int) -> Int { a + b }
}
struct Show: Visitor {
  func num(_ n: Int) -> String { "\(n)" }
  func add(_ a: String, _ b: String) -> String { "(\(a)+\(b))" }
}
let e = E.a(.n(1), .a(.n(2), .n(3)))
print(e.accept(Eval()), e.accept(Show()), e.accept(Eval()) * 2, e.accept(Show()).count)
protocol Builder {
  associatedtype Product
  func build() -> Product
}
struct Chair: CustomStringConvertible {
  var legs: Int
  var description: String { "chair\(legs)" }
}
struct ChairBuilder: Builder {
  private var legs = 0
  func with(legs n: Int) -> Self {
    var c = self
    c.legs = n
    return c
  }
  func build() -> Chair { Chair(legs: legs) }
}
func construct<B: Builder>(_ b: B, _ n: Int) -> [B.Product] { (0..<n).map { _ in b.build() } }
print(construct(ChairBuilder().with(legs: 4), 2), construct(ChairBuilder(), 1).first!.legs)
protocol Monoid {
  static var empty: Self { get }
  static func <> (a: Self, b: Self) -> Self
}
infix operator <> : AdditionPrecedence
extension Array: Monoid {
  static var empty: [Element] { [] }
  static func <> (a: Self, b: Self) -> Self { a + b }
}
struct Max: Monoid {
  var v: Int
  static let empty = Max(v: .min)
  static func <> (a: Max, b: Max) -> Max { a.v > b.v ? a : b }
}
extension Optional: Monoid where Wrapped: Monoid {
  static var empty: Self { nil }
  static func <> (a: Self, b: Self) -> Self {
    switch (a, b) {
    case (let x?, let y?): x <> y
    case (let x, nil): x
    case (nil, let y): y
    }
  }
}
extension Sequence where Element: Monoid { func fold() -> Element { reduce(.empty, <>) } }
print(
  [[1], [2, 3]].fold(),
  [Max(v: 3), Max(v: 9), Max(v: 1)].fold().v,
  [Max(v: 1), nil, Max(v: 5)].fold()!.v,
  ([Max?]().fold() as Max?) == nil ? "none" : "some"
)
extension Max: Equatable {}
class Shape {
  required init() {}
  class func create() -> Self { self.init() }
  func clone() -> Self { type(of: self).init() }
  var n: String { "shape" }
}
final class Circle: Shape { override var n: String { "circle" } }
print(
  Circle.create().n,
  Shape.create().n,
  Circle().clone().n,
  (Circle.self as Shape.Type).init().n,
  [Shape.self, Circle.self].map { $0.create().n }
)
