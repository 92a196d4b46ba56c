protocol Container { associatedtype Item; var count: Int { get }; mutating func add(_ i: Item); subscript(i: Int) -> Item { get } }
struct Bag<T>: Container { private var xs: [T] = []; var count: Int { xs.count }; mutating func add(_ i: T) { xs.append(i) }; subscript(i: Int) -> T { xs[i] } }
extension Container { var all: [Item] { (0..<count).map { self[$0] } } }
extension Container where Item: Comparable { func biggest() -> Item? { all.max() } }
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable { a.all == b.all }
var b = Bag<Int>(); b.add(3); b.add(8); b.add(1)
var c = Bag<Int>(); c.add(3)
print(b.all, b.biggest()!, same(b, c), b.count)
protocol Named { static var typeName: String { get }; init(id: Int); var id: Int { get set } }
extension Named { static var typeName: String { "\(Self.self)".lowercased() }; static func make(_ n: Int) -> [Self] { (1...n).map { Self(id: $0) } } }
struct User: Named { var id: Int }
final class Org: Named { static let typeName = "ORG"; var id: Int; init(id: Int) { self.id = id } }
print(User.typeName, Org.typeName, User.make(2), Org.make(3).map(\.id))
func build<T: Named>(_ t: T.Type) -> T { t.init(id: 9) }
print(build(User.self), build(Org.self).id)
protocol A { func a() -> String }; protocol B: A { func b() -> String }
extension A { func a() -> String { "default a" }; func extra() -> String { "A.extra " + a() } }
struct S: B { func b() -> String { "b" + a() } }; struct T: A { func a() -> String { "own a" }; func extra() -> String { "T.extra" } }
print(S().b(), S().extra(), T().extra(), (T() as any A).extra())
func use(_ x: some A & CustomStringConvertible) -> String { x.a() + x.description }
extension T: CustomStringConvertible { var description: String { "T!" } }
print(use(T()))
let any: [any A] = [S(), T()]; print(any.map { $0.a() }, any.filter { $0 is any B }.count)
func opaque(_ f: Bool) -> some Collection<Int> { [1, 2, 3] }; print(opaque(true).count, opaque(false).reduce(0, +))
struct Eq: Equatable { var a = 1; var b: [String: Int]? = ["x": 1] }; print(Eq() == Eq(), Eq(a: 2) != Eq(), Eq(b: nil))
protocol Visitor { func visit(_ n: Int); func visit(_ s: String) }
struct Printer: Visitor { func visit(_ n: Int) { print("int", n) }; func visit(_ s: String) { print("str", s) } }
let v: any Visitor = Printer(); v.visit(1); v.visit("x")
extension Int: A {}; print(5.a(), 5.extra(), (5 as any A).a())
protocol Default { var v: Int { get } }; extension Default where Self: Equatable { func isSame(_ o: Self) -> Bool { self == o } }; struct De: Default, Equatable { let v: Int }; print(De(v: 1).isSame(De(v: 1)))
extension Equatable { func isIn(_ xs: Self...) -> Bool { xs.contains(self) } }; print(3.isIn(1, 2, 3), "a".isIn("b"))
