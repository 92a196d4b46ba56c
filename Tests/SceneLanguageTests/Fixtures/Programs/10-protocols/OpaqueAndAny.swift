// Opaque types, boxed protocols, and the types that their values are of.
protocol Shape { associatedtype Color: CustomStringConvertible; var color: Color { get }; func area() -> Double }
struct Sq: Shape { let color = "red"; func area() -> Double { 4 } }
struct Ci: Shape { let color = 7; func area() -> Double { 3.5 } }
func make() -> some Shape { Sq() }
func makeAny(_ b: Bool) -> any Shape { b ? Sq() : Ci() }
print(make().area(), makeAny(false).area(), makeAny(true).color.description)
func show(_ s: some Shape) -> String { "\(type(of: s)): \(s.color)" }
for s in [makeAny(true), makeAny(false)] { print(show(s)) }
protocol Source<Out> { associatedtype Out; func get() -> Out }
struct Const<T>: Source { let v: T; func get() -> T { v } }
struct Mapped<S: Source, R>: Source { let s: S; let f: (S.Out) -> R; func get() -> R { f(s.get()) } }
extension Source { func map<R>(_ f: @escaping (Out) -> R) -> some Source<R> { Mapped(s: self, f: f) } }
let src = Const(v: 4).map { $0 * 2 }.map { "v\($0)" }
print(src.get())
let many: [any Source<Int>] = [Const(v: 1), Const(v: 2), Mapped(s: Const(v: "abc"), f: { $0.count })]
print(many.map { $0.get() }.reduce(0, +))
func total(_ s: any Sequence<Int>) -> Int { var t = 0; for x in s { t += x }; return t }
print(total([1, 2]), total(Set([5])), total(1...4))
func firstOf(_ c: some Collection<String>) -> String { c.first ?? "none" }
print(firstOf(["q"]), firstOf([]))
let anys: [Any] = [1, "two", 3.0, [4], (5, "six"), Optional<Int>.none as Any, { (x: Int) in x }, Sq(), Character("c"), 1...3]
for a in anys { switch a {
  case let i as Int where i > 0: print("int \(i)")
  case is String: print("string")
  case let d as Double: print("double \(d)")
  case let arr as [Int]: print("array \(arr)")
  case let (x, y) as (Int, String): print("tuple \(x) \(y)")
  case let f as (Int) -> Int: print("func \(f(9))")
  case let s as any Shape: print("shape \(s.area())")
  case let r as ClosedRange<Int>: print("range \(r)")
  case let c as Character: print("char \(c)")
  default: print("other \(a)") } }
let e: any Equatable = 5
func same<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }
print(same(5, e), same("5", e))
protocol Cl: AnyObject { var n: Int { get set } }
class K: Cl { var n = 1 }
func inc(_ c: any Cl) { c.n += 1 }
let k = K(); inc(k); print(k.n)
typealias Both = CustomStringConvertible & Comparable
func mx<T: Both>(_ a: T, _ b: T) -> String { max(a, b).description }
print(mx(3, 9))
var erased: any Comparable = 3; print(erased); erased = "str"; print(erased)
func opens(_ x: any Comparable) -> String { func inner<T: Comparable>(_ t: T) -> String { "\(T.self) \(t <= t)" }; return inner(x) }
print(opens(4.5), opens("s"))
struct AnyShape { private let _area: () -> Double; init<S: Shape>(_ s: S) { _area = s.area }; func area() -> Double { _area() } }
print([AnyShape(Sq()), AnyShape(Ci())].map { $0.area() })
print(type(of: many[0]), type(of: e), (any Shape).self, Sq.self is any Shape.Type)
