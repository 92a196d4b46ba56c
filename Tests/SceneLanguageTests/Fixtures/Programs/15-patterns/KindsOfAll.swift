// types & errors & patterns
import Foundation
enum Op { case plus, minus, custom((Int, Int) -> Int); func callAsFunction(_ a: Int, _ b: Int) -> Int { switch self { case .plus: return a + b; case .minus: return a - b; case .custom(let f): return f(a, b) } } }
print(Op.plus(1, 2), Op.custom { $0 * $1 }(3, 4))
enum Planet: Double { case earth = 5.97, mars = 0.642; init?(name: String) { switch name { case "e": self = .earth; default: return nil } } }; print(Planet(rawValue: 0.642)!, Planet(name: "e")!.rawValue, Planet(name: "z") as Any)
enum Tree<T: Comparable> { case empty; indirect case node(Tree, T, Tree); init() { self = .empty }
  func inserting(_ v: T) -> Tree { switch self { case .empty: return .node(.empty, v, .empty); case let .node(l, x, r) where v < x: return .node(l.inserting(v), x, r); case let .node(l, x, r) where v > x: return .node(l, x, r.inserting(v)); default: return self } }
  var sorted: [T] { if case let .node(l, v, r) = self { return l.sorted + [v] + r.sorted }; return [] }; var depth: Int { switch self { case .empty: 0; case .node(let l, _, let r): 1 + max(l.depth, r.depth) } } }
print([5, 2, 8, 2].reduce(Tree<Int>()) { $0.inserting($1) }.sorted, [1, 2, 3].reduce(Tree()) { $0.inserting($1) }.depth)
struct ValidationError: LocalizedError { let field: String; var errorDescription: String? { "Invalid \(field)" }; var recoverySuggestion: String? { "fix" } }
func validate(_ s: String) throws(ValidationError) -> Int { guard let n = Int(s) else { throw ValidationError(field: s) }; return n }
do { print(try validate("4")); print(try validate("q")) } catch { print(error.field, error.localizedDescription) }
let r: Result<Int, ValidationError> = Result { () throws(ValidationError) in try validate("z") }; if case .failure(let e) = r { print(e.field) }
func parse(_ s: String) -> Result<Int, Error> { Result { try validate(s) } }; print((try? parse("3").get()) ?? 0, parse("x").map { $0 + 1 }.mapError { _ in ValidationError(field: "n") as Error } is Result<Int, Error>)
func multi(_ v: Any) -> String { switch v { case 0 as Int: "zero"; case let i as Int where i < 0: "neg"; case let i as Int: "int \(i)"; case let d as Double: "d \(d)"; case let s as String: "s \(s)"; case let (x, y) as (Int, Int): "t \(x + y)"; case let a as [Int]: "a \(a.count)"; case is [String: Any]: "dict"; case let f as (Int) -> Int: "f \(f(2))"; case Optional<Any>.none: "nil"; case let c as CustomStringConvertible: "c \(c)"; default: "?" } }
for v in [0, -1, 5, 2.5, "q", (1, 2), [1, 2], ["k": 1], { (x: Int) in x * 2 }] as [Any] { print(multi(v)) }
let pt = (3, -3); switch pt { case (let x, 0), (0, let x): print("axis", x); case let (x, y) where x == -y: print("anti"); default: break }
let age = 25; switch age { case ..<18: print("minor"); case 18...64: print("adult"); case 65...: print("senior"); default: break }
let ch: Character = "e"; switch ch { case "a", "e", "i", "o", "u": print("vowel"); case "a"..."z": print("cons"); default: print("other") }
if case 1...5 = 3, case let n? = Int("4"), n.isMultiple(of: 2) { print("ok", n) }
let items: [(String, Int?)] = [("a", 1), ("b", nil)]; for case (let n, let v?) in items { print(n, v) }; for case let (n, nil) in items { print(n, "none") }
struct Temp { var c: Double; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } }; static var boiling: Temp { .init(c: 100) }; mutating func reset() { self = Temp(c: 0) }; static func + (a: Temp, b: Double) -> Temp { Temp(c: a.c + b) }; static prefix func ! (t: Temp) -> Bool { t.c == 0 } }
var t = Temp(c: 10); t.f = 212; print(t.c, Temp.boiling.f, t + 5); t.reset(); print(!t)
class Shape { func area() -> Double { 0 }; class var name: String { "shape" }; static func make() -> Self { self.init() }; required init() {} }; final class Sq: Shape { var s = 2.0; override func area() -> Double { s * s }; override class var name: String { "sq" } }
print(Sq.make().area(), Sq.name, type(of: Sq() as Shape).name, (Sq() as Shape) is Sq, Shape.make() as? Sq as Any, [Shape(), Sq()].map { $0.area() }, ObjectIdentifier(Sq.self) == ObjectIdentifier(Sq.self))
weak var w: Sq?; do { let q = Sq(); w = q; print(w != nil) }; print(w == nil)
struct Money: Hashable, Comparable, CustomStringConvertible { var amt: Int, cur = "USD"; static func < (l: Money, r: Money) -> Bool { l.amt < r.amt }; var description: String { "\(cur) \(amt)" }; subscript(i: Int) -> Int { get { amt / i } set { amt = newValue * i } }; static subscript(k: String) -> Money { Money(amt: k.count, cur: k) } }
var mo = Money(amt: 10); mo[2] = 7; print(mo, mo[7], Money["EUR"], [mo, Money(amt: 1)].min()!, Set([mo, mo]).count, mo.hashValue == mo.hashValue)
typealias Handler = (Int) -> Void; func on(_ h: Handler? = nil, then: @escaping Handler = { print("d", $0) }) { h?(1); then(2) }; on({ print("x", $0) }) { print("y", $0) }; on(nil)
let fs: [String: (Double, Double) -> Double] = ["+": (+), "max": max, "pow": pow]; print(fs["+"]!(1, 2), fs["max"]!(1, 2), fs["pow"]?(2, 3) ?? 0)
func apply<T>(_ v: T, _ f: (inout T) -> Void) -> T { var c = v; f(&c); return c }; print(apply([1]) { $0.append(2) }, apply(Temp(c: 1)) { $0.c += 1 }.c)
print(MemoryLayout<Int>.size, [1, 2].description, String(describing: Optional(1)), "\(Optional("s") as Any)", String(reflecting: "q"), (1, "a"), [Optional(1), nil], Op.plus, Tree<Int>.empty, ValidationError(field: "z"), Sq.self, Int?.self, [String].self, ((Int) -> String).self)
