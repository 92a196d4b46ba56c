// Types that conform to many of the library's protocols.
struct Version: Comparable, Hashable, LosslessStringConvertible, ExpressibleByStringLiteral { let parts: [Int]
  init?(_ s: String) { let p = s.split(separator: "."); let n = p.compactMap { Int($0) }; guard n.count == p.count, !n.isEmpty else { return nil }; parts = n }
  init(stringLiteral s: String) { self.init(s)! }
  var description: String { parts.map(String.init).joined(separator: ".") }
  static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) } }
let vs: [Version] = ["1.10", "1.2", "1.2.1", "0.9"]; print(vs.sorted(), vs.max()!, Version(String("x")) as Any, vs[0] >= "1.9", ("1.0" as Version)...("2.0" as Version) ~= "1.5", String(vs[1]))
struct CI: Hashable, CustomStringConvertible { let s: String; static func == (a: CI, b: CI) -> Bool { a.s.lowercased() == b.s.lowercased() }; func hash(into h: inout Hasher) { h.combine(s.lowercased()) }; var description: String { s } }
print(Set([CI(s: "A"), CI(s: "a"), CI(s: "b")]).count, [CI(s: "Q"): 1][CI(s: "q")]!, CI(s: "x") != CI(s: "X"))
struct Frac: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, AdditiveArithmetic, CustomStringConvertible { var n: Int, d: Int
  init(_ n: Int, _ d: Int) { let g = Frac.gcd(abs(n), abs(d)); self.n = n / max(g, 1); self.d = d / max(g, 1) }
  init(integerLiteral v: Int) { self.init(v, 1) }; init(floatLiteral v: Double) { self.init(Int(v * 100), 100) }
  static func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }; static let zero = Frac(0, 1)
  static func + (a: Frac, b: Frac) -> Frac { Frac(a.n * b.d + b.n * a.d, a.d * b.d) }; static func - (a: Frac, b: Frac) -> Frac { Frac(a.n * b.d - b.n * a.d, a.d * b.d) }
  var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" } }
print(Frac(1, 2) + 1, 0.25 + Frac(1, 4), [Frac(1, 3), 2, 0.5].reduce(.zero, +), Frac(2, 4) == Frac(1, 2), 3 - Frac(1, 3)); var fr: Frac = 1; fr += 0.5; fr -= 2; print(fr)
struct JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, CustomStringConvertible { let description: String
  init(arrayLiteral e: JSON...) { description = "[" + e.map(\.description).joined(separator: ",") + "]" }
  init(dictionaryLiteral e: (String, JSON)...) { description = "{" + e.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}" }
  init(stringLiteral s: String) { description = "\"\(s)\"" }; init(integerLiteral i: Int) { description = "\(i)" }; init(booleanLiteral b: Bool) { description = "\(b)" }; init(nilLiteral: ()) { description = "null" } }
let js: JSON = ["a": 1, "b": [true, nil, "x", ["c": []]], "d": [:]]; print(js)
struct Interp: ExpressibleByStringInterpolation, CustomStringConvertible { var description: String; init(stringLiteral v: String) { description = "L(\(v))" }
  init(stringInterpolation i: StringInterpolation) { description = i.out }
  struct StringInterpolation: StringInterpolationProtocol { var out = ""; init(literalCapacity: Int, interpolationCount: Int) { out = "[\(interpolationCount)]" }
    mutating func appendLiteral(_ l: String) { out += l.uppercased() }; mutating func appendInterpolation<T>(_ v: T) { out += "{\(v)}" }; mutating func appendInterpolation(secret v: String) { out += String(repeating: "*", count: v.count) } } }
let it: Interp = "id \(5) pw \(secret: "abc")!"; print(it, "plain" as Interp); func log(_ m: Interp) { print("log:", m) }; log("v \(1.5)")
struct Cel: RawRepresentable, Hashable { var rawValue: Double; init?(rawValue: Double) { if rawValue < -273 { return nil }; self.rawValue = rawValue } }; print(Cel(rawValue: -300) as Any, Cel(rawValue: 3)!.rawValue)
struct Name: Identifiable, Equatable { let id: String; var v: Int }; print([Name(id: "a", v: 1)].map(\.id), Name(id: "a", v: 1) == Name(id: "a", v: 2))
class Obj: Hashable { let k: Int; init(_ k: Int) { self.k = k }; static func == (a: Obj, b: Obj) -> Bool { a === b }; func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) } }
let o1 = Obj(1), o2 = Obj(1); print(o1 == o2, Set([o1, o2, o1]).count, o1 === o1, [o1: "x"][o1]!, o1 !== o2)
struct Temp: Comparable { var d: Double; static func < (a: Temp, b: Temp) -> Bool { a.d < b.d } }; print(min(Temp(d: 3), Temp(d: 1)).d, [Temp(d: 2), Temp(d: 1)].sorted().map(\.d), Temp(d: 1) <= Temp(d: 1), (Temp(d: 0)...Temp(d: 5)).contains(Temp(d: 3)), Temp(d: 1)..<Temp(d: 2) ~= Temp(d: 2))
struct Poly: Sequence, CustomStringConvertible { var c: [Int]; func makeIterator() -> IndexingIterator<[Int]> { c.makeIterator() }; @discardableResult mutating func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }; var description: String { enumerated().filter { $0.element != 0 }.map { "\($0.element)x^\($0.offset)" }.joined(separator: "+") } }
var po = Poly(c: [1, 0, 2]); print(po, po(3)); po(1)
@dynamicCallable struct Dyn { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0.key)=\($0.value)" }.joined(separator: ",") } }; print(Dyn()(1, 2), Dyn()(a: 1, 2))
@dynamicMemberLookup struct Dm { var d: [String: Int]; subscript(dynamicMember k: String) -> Int { get { d[k] ?? 0 } set { d[k] = newValue } } }; var dm = Dm(d: [:]); dm.foo = 3; dm.foo += 1; print(dm.foo, dm.bar)
