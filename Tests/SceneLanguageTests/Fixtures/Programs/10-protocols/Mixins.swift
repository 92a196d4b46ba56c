// Protocol-oriented: default impl, conditional conformances, mixins, Self requirements, existential opening, some/any, associatedtype defaults
protocol Animal { var name: String { get }; associatedtype Food = String; func eat(_ f: Food) -> String; static var legs: Int { get } }
extension Animal { func eat(_ f: Food) -> String { "\(name) eats \(f)" }; static var legs: Int { 4 }; var summary: String { "\(Self.self):\(name):\(Self.legs)" } }
extension Animal where Food == Int { func feed(times n: Int) -> [String] { (1...n).map { eat($0) } } }
struct Cow: Animal { let name: String }; struct Bird: Animal { let name = "bird"; typealias Food = Int; static let legs = 2 }
print(Cow(name: "m").eat("hay"), Bird().feed(times: 2), Bird().summary); let zoo: [any Animal] = [Cow(name: "c"), Bird()]; print(zoo.map(\.summary), zoo.map { $0.name }, zoo.map { type(of: $0).legs }.reduce(0, +))
func opened<A: Animal>(_ a: A) -> String { "<\(A.self)>" }; print(zoo.map { opened($0) })
protocol Addable { static func + (a: Self, b: Self) -> Self; static var zero: Self { get } }; extension Int: Addable {}; extension String: Addable { static var zero: String { "" } }; extension Array: Addable where Element: Addable { static var zero: [Element] { [] } }
extension Optional: Addable where Wrapped: Addable { static func + (a: Wrapped?, b: Wrapped?) -> Wrapped? { guard let a, let b else { return a ?? b }; return a + b }; static var zero: Wrapped? { nil } }
extension Sequence where Element: Addable { func total() -> Element { reduce(.zero, +) } }; print([1, 2, 3].total(), ["a", "b"].total(), [[1], [2, 3]].total(), [Optional(2), nil, 5].total() as Any)
protocol Copyable2 { func copy() -> Self }; final class Doc: Copyable2 { var t: String; required init(_ t: String) { self.t = t }; func copy() -> Self { Self(t + "'") } }; print(Doc("a").copy().copy().t)
protocol Drawable { func draw() -> String }; protocol Named { var name: String { get } }; typealias Widget = Drawable & Named
struct Button: Widget { let name = "B"; func draw() -> String { "[\(name)]" } }; struct Pair<A: Drawable, B: Drawable>: Drawable { let a: A, b: B; func draw() -> String { a.draw() + b.draw() } }
extension Array: Drawable where Element: Drawable { func draw() -> String { map { $0.draw() }.joined(separator: "|") } }; extension Optional: Drawable where Wrapped: Drawable { func draw() -> String { self?.draw() ?? "_" } }
func render(_ w: some Widget) -> String { w.name + w.draw() }; func make(_ wide: Bool) -> any Drawable { wide ? [Button(), Button()] : Button() }; func opaque() -> some Drawable { Pair(a: Button(), b: [nil, Button()] as [Button?]) }
print(render(Button()), make(true).draw(), make(false).draw(), opaque().draw()); func both(_ x: any Drawable & Named) -> String { x.name }; print(both(Button()))
protocol Container { associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item); subscript(i: Int) -> Item { get } }
extension Container { mutating func add(_ i: Item) { items.append(i) }; subscript(i: Int) -> Item { items[i] }; func mapped<T>(_ f: (Item) -> T) -> some Collection<T> { items.map(f) }; static func += (c: inout Self, i: Item) { c.add(i) } }
extension Container where Item: Equatable { func same<C: Container>(as o: C) -> Bool where C.Item == Item { items == o.items }; func index(of i: Item) -> Int? { items.firstIndex(of: i) } }
struct Bag<T>: Container { var items: [T] = [] }; struct IntBag: Container { var items = [1] }; var b = Bag<Int>(); b.add(1); b += 2; print(b[1], b.same(as: IntBag()), b.mapped { $0 * 10 }.count, b.index(of: 2)!)
protocol Visitor { associatedtype R; func visit(_ n: Leaf) -> R; func visit(_ n: Sum) -> R }; protocol Visitable { func accept<V: Visitor>(_ v: V) -> V.R }
struct Leaf: Visitable { let v: Int; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }; struct Sum: Visitable { let l, r: any Visitable; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }
struct Eval: Visitor { func visit(_ n: Leaf) -> Int { n.v }; func visit(_ n: Sum) -> Int { n.l.accept(self) + n.r.accept(self) } }; struct Show: Visitor { func visit(_ n: Leaf) -> String { "\(n.v)" }; func visit(_ n: Sum) -> String { "(\(n.l.accept(self))+\(n.r.accept(self)))" } }
let tree = Sum(l: Leaf(v: 1), r: Sum(l: Leaf(v: 2), r: Leaf(v: 3))); print(tree.accept(Eval()), tree.accept(Show()))
struct AnyEq: Equatable { private let v: Any, eq: (Any) -> Bool; init<T: Equatable>(_ t: T) { v = t; eq = { ($0 as? T) == t } }; static func == (a: AnyEq, b: AnyEq) -> Bool { a.eq(b.v) } }; print(AnyEq(1) == AnyEq(1), AnyEq(1) == AnyEq("1"), [AnyEq("x")] == [AnyEq("x")])
func isEqual(_ a: any Equatable, _ b: any Equatable) -> Bool { func go<T: Equatable>(_ x: T) -> Bool { x == (b as? T) }; return go(a) }; print(isEqual(1, 1), isEqual("a", 1))
protocol Configurable {}; extension Configurable { func with(_ f: (inout Self) throws -> Void) rethrows -> Self { var c = self; try f(&c); return c } }; struct Style: Configurable { var bold = false, size = 10 }; print(Style().with { $0.bold = true; $0.size += 2 })
protocol Defaultable { init() }; extension Int: Defaultable {}; extension String: Defaultable {}; func getOr<T: Defaultable>(_ x: T?) -> T { x ?? .init() }; print(getOr(nil as Int?), getOr("q"), getOr(String?.none).isEmpty); extension Collection { var second: Element? { dropFirst().first } }; print([1, 2].second!, "hey".second!, Set<Int>().second as Any)
