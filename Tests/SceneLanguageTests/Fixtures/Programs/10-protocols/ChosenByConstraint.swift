// Members of extensions are chosen by what the extensions ask of the type.
protocol Shape { var name: String { get }; func area() -> Double }
extension Shape {
  var name: String { "shape" }
  func describe() -> String { "\(name) of \(area())" }
  func extra() -> String { "ext extra" }
}
struct Sq: Shape { var s: Double; var name: String { "sq" }; func area() -> Double { s * s }; func extra() -> String { "sq extra" } }
struct Unit: Shape { func area() -> Double { 1 }; func describe() -> String { "unit!" } }
let all: [any Shape] = [Sq(s: 2), Unit()]
for s in all { print(s.describe(), s.extra()) }
print(Sq(s: 1).extra(), Unit().describe())
func g<T: Shape>(_ t: T) -> String { t.extra() + "/" + t.describe() }
print(g(Sq(s: 3)), g(Unit()))
class A { func f() -> String { "A.f" }; class func make() -> String { "A.make" }; static let tag = "A"; func callsF() -> String { f() + "," + type(of: self).make() } }
class B: A { override func f() -> String { "B.f>" + super.f() }; override class func make() -> String { "B.make" } }
class C: B { override func f() -> String { "C.f>" + super.f() } }
let items: [A] = [A(), B(), C()]
for i in items { print(i.f(), i.callsF(), type(of: i)) }
protocol P { func a(); func b() }
extension P { func a() { print("P.a"); b() }; func b() { print("P.b") } }
class X: P { func b() { print("X.b") } }
class Y: X { func a() { print("Y.a") } }
let p: P = Y(); p.a(); (p as! Y).a()
extension P where Self: AnyObject { func c() { print("object c") } }
extension P { func c() { print("any c") } }
struct Z: P {}
X().c(); Z().c()
protocol Named { static var kind: String { get }; init() }
extension Named { static var kind: String { "default \(Self.self)" }; static func create() -> Self { Self() }; var mine: String { Self.kind } }
struct N1: Named {}
struct N2: Named { static let kind = "n2" }
let kinds: [any Named.Type] = [N1.self, N2.self]
for k in kinds { print(k.kind, k.init().mine, type(of: k.create())) }
protocol Stack { associatedtype E; var items: [E] { get set } }
extension Stack { mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() }; var top: E? { items.last } }
extension Stack where E: Numeric { var sum: E { items.reduce(0, +) } }
extension Stack where E == String { var sum: String { items.joined(separator: "+") } }
struct S<T>: Stack { var items: [T] = [] }
var si = S<Int>(); si.push(2); si.push(3); print(si.sum, si.top!, si.pop()!, si.items)
var ss = S<String>(); ss.push("a"); ss.push("b"); print(ss.sum)
protocol Left { func who() -> String }
protocol Right { func who() -> String }
extension Left { func who() -> String { "left" } }
struct Both: Left, Right { func who() -> String { "both " + (self as Left).tag } }
extension Left { var tag: String { "L" } }
print(Both().who(), (Both() as Right).who())
protocol Refined: Shape { func area() -> Double }
extension Refined { var name: String { "refined" }; func area() -> Double { 0.5 } }
struct R: Refined {}
print(R().describe(), (R() as any Shape).name)
