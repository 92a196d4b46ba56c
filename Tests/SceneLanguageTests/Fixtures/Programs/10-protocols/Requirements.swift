protocol Named { var name: String { get } ; func greet() -> String }
extension Named { func greet() -> String { "Hello, \(name)!" }; func shout() -> String { greet().uppercased() } }
struct P: Named { let name: String }
struct Q: Named { var name: String; func greet() -> String { "Yo \(name)" }; func shout() -> String { "custom" } }
let ns: [any Named] = [P(name: "p"), Q(name: "q")]
for n in ns { print(n.greet(), n.shout()) }
print(Q(name: "z").shout())
protocol Container { associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item); subscript(i: Int) -> Item { get }; var count: Int { get }; init() }
extension Container { mutating func add(_ i: Item) { items.append(i) }; subscript(i: Int) -> Item { items[i] }; var count: Int { items.count } }
extension Container where Item: Numeric { var sum: Item { items.reduce(0, +) } }
struct Bag: Container { var items: [Int] = [] }
var b = Bag(); b.add(3); b.add(4); print(b.count, b[1], b.sum)
func build<C: Container>(_ t: C.Type, _ xs: [C.Item]) -> C { var c = C(); for x in xs { c.add(x) }; return c }
print(build(Bag.self, [1, 2, 3]).sum)
protocol Shape { static var sides: Int { get }; var area: Double { get } }
extension Shape { var info: String { "\(Self.self) \(Self.sides) \(area)" } }
struct Sq: Shape { static let sides = 4; var s: Double; var area: Double { s * s } }
struct Tri: Shape { static var sides: Int { 3 }; var area = 1.5 }
let shapes: [any Shape] = [Sq(s: 2), Tri()]
for s in shapes { print(s.info, type(of: s).sides) }
protocol Copyable2 { func copy() -> Self }
final class C: Copyable2 { var v: Int; init(_ v: Int) { self.v = v }; func copy() -> C { C(v) } }
let c1 = C(1), c2 = c1.copy(); c2.v = 5; print(c1.v, c2.v)
protocol Primary<Element> { associatedtype Element; func get() -> Element }
struct I: Primary { func get() -> Int { 7 } }
struct S: Primary { func get() -> String { "s" } }
func use(_ p: some Primary<Int>) -> Int { p.get() + 1 }
print(use(I()))
let ex: any Primary<String> = S(); print(ex.get())
protocol A1 { func a() -> String }; protocol B1: A1 { func b() -> String }
extension A1 { func a() -> String { "a" } }; extension B1 { func b() -> String { a() + "b" } }
struct AB: B1 {}; print(AB().b(), AB() is A1, (AB() as Any) is B1)
typealias Both = Named & A1
struct T: Both { var name = "t" }
func both(_ x: some Both) -> String { x.greet() + x.a() }
print(both(T()))
