// What Self and generic parameters stand for where values are kept as protocols.
protocol Sh { var area: Double { get } }
extension Sh where Self: Equatable {
  func same(_ o: any Sh) -> Bool { (o as? Self).map { $0 == self } ?? false }
  func isSame(_ o: any Sh) -> Bool {
    guard let o = o as? Self else { return false }
    return o == self
  }
}
extension Sh {
  static var kind: String { "\(Self.self)" }
  var k: String { "\(Self.self)" }
  func isKind(_ o: Any) -> Bool { o is Self }
  func both(_ o: Self) -> Double { area + o.area }
}
struct Sq: Sh, Equatable {
  var a: Double
  var area: Double { a * a }
}
struct Ci: Sh, Equatable {
  var r: Double
  var area: Double { 3 * r * r }
}
print(
  Sq(a: 1).same(Sq(a: 1)),
  Sq(a: 1).same(Ci(r: 1)),
  Sq(a: 1).isSame(Sq(a: 1)),
  Sq(a: 1).isSame(Ci(r: 1)),
  Sq.kind,
  Ci(r: 1).k,
  Sq(a: 1).isKind(Ci(r: 1)),
  Sq(a: 1).isKind(Sq(a: 2)),
  Sq(a: 1).both(Sq(a: 3))
)
func open(_ s: any Sh) -> String {
  func inner<T: Sh>(_ t: T) -> String { "\(T.self) \(t.area)" }
  return inner(s)
}
func inner2<T: Sh>(_ t: T) -> String { "\(T.self) \(t.area) \(T.kind)" }
let xs: [any Sh] = [Sq(a: 3), Ci(r: 2)]
print(open(Sq(a: 3)), open(Ci(r: 2)), xs.map { inner2($0) })
protocol Default {
  static var `default`: Self { get }
  static func make(_ n: Int) -> Self
}
extension Int: Default {
  static var `default`: Int { 7 }
  static func make(_ n: Int) -> Int { n }
}
extension String: Default {
  static let `default` = "d"
  static func make(_ n: Int) -> String { "\(n)" }
}
extension Optional where Wrapped: Default {
  var orDefault: Wrapped { self ?? .default }
  var or2: Wrapped {
    if let self { return self }
    return .make(4)
  }
  func or3() -> Wrapped {
    guard let x = self else { return Wrapped.default }
    return x
  }
}
let ni: Int? = nil
let ns: String? = "s"
print(ni.orDefault, ns.orDefault, ni.or2, ni.or3())
extension Array where Element: Default {
  static func filled(_ n: Int) -> [Element] { (0..<n).map { _ in .default } }
  mutating func pad(to n: Int) { while count < n { append(.default) } }
  var firstOr: Element { first ?? .default }
}
var arr = [1]
arr.pad(to: 3)
print([Int].filled(2), arr, [String]().firstOr)
extension Dictionary where Value: Default { subscript(or k: Key) -> Value { self[k] ?? .default } }
print(["a": 1][or: "b"], ["a": 1][or: "a"])
struct Wrap<T: Default> {
  var v: T?
  var value: T { v ?? .default }
  init() { v = nil }
  mutating func reset() { v = .default }
}
var w = Wrap<Int>()
print(w.value)
w.reset()
print(w.v!)
class A {
  required init() {}
  func copy() -> Self { type(of: self).init() }
  class func make() -> Self { Self() }
}
class B: A {}
print(type(of: B().copy()), type(of: B.make()))
enum Op: String, CaseIterable {
  case add = "+"
  case sub = "-"
  static func parse(_ s: String) -> Self? { Self.allCases.first { $0.rawValue == s } }
  func next() -> Self {
    let a = Self.allCases
    return a[(a.firstIndex(of: self)! + 1) % a.count]
  }
}
print(Op.parse("-") as Any, Op.sub.next())
