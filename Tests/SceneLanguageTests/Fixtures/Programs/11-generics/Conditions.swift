// Advanced generics / opaque
protocol Shape { associatedtype Unit; func area() -> Double; var unit: Unit { get } }
extension Shape { func bigger(_ o: some Shape) -> Bool { area() > o.area() } }
struct Sq: Shape { var s: Double; func area() -> Double { s * s }; var unit: String { "cm" } }; struct Ci: Shape { var r: Double; func area() -> Double { r * r * 3 }; var unit: Int { 7 } }
func make(_ b: Bool) -> any Shape { b ? Sq(s: 2) : Ci(r: 1) }; func op() -> some Shape { Sq(s: 3) }
print(make(true).area(), op().area(), type(of: op()), type(of: make(false)), Sq(s: 9).bigger(Ci(r: 1)), make(false).unit)
func sum<T: Sequence>(_ s: T) -> T.Element where T.Element: Numeric { s.reduce(0, +) }; print(sum([1, 2]), sum([1.5, 2.5]), sum(Set([3])), sum(1...4))
func allEq<C: Collection>(_ c: C) -> Bool where C.Element: Equatable { c.allSatisfy { $0 == c.first } }; print(allEq([1, 1]), allEq("aab"))
func conv<A, B>(_ a: [A], _ f: (A) throws -> B) rethrows -> [B] { var r = [B](); for x in a { r.append(try f(x)) }; return r }; print(conv([1, 2]) { "\($0)!" })
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { .init(a: b, b: a) } }; extension Pair where A == B { var both: [A] { [a, b] } }; extension Pair: Equatable where A: Equatable, B: Equatable {}; extension Pair: CustomStringConvertible where A: CustomStringConvertible, B: CustomStringConvertible { var description: String { "<\(a)|\(b)>" } }
print(Pair(a: 1, b: "x").swapped(), Pair(a: 1, b: 2).both, Pair(a: 1, b: 2) == Pair(a: 1, b: 2), Pair(a: [1], b: 2.5), Pair(a: Sq(s: 1), b: 1), type(of: Pair(a: 1, b: "x").swapped()))
protocol Monoid { static var e: Self { get }; static func <> (a: Self, b: Self) -> Self }; infix operator <>: AdditionPrecedence
extension Int: Monoid { static var e: Int { 0 }; static func <> (a: Int, b: Int) -> Int { a + b } }; extension String: Monoid { static var e: String { "" }; static func <> (a: String, b: String) -> String { a + b } }; extension Array: Monoid { static var e: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
func fold<M: Monoid>(_ m: [M]) -> M { m.reduce(.e, <>) }; print(fold([1, 2, 3]), fold(["a", "b"]), fold([[1], [2]]))
struct Tagged<Tag, Raw: Hashable>: Hashable { var raw: Raw; init(_ r: Raw) { raw = r } }; enum UserTag {}; enum PostTag {}; typealias UserID = Tagged<UserTag, Int>; print(UserID(1) == UserID(1), type(of: UserID(3)), UserID(4))
struct AnyShape { private let _area: () -> Double; let name: String; init<S: Shape>(_ s: S) { _area = s.area; name = "\(S.self)" }; var area: Double { _area() } }; print([AnyShape(Sq(s: 2)), AnyShape(Ci(r: 2))].map { "\($0.name):\($0.area)" })
class Box<T> { var v: T; init(_ v: T) { self.v = v } }; extension Box where T: Collection { var n: Int { v.count } }; extension Box where T == [Int] { var total: Int { v.reduce(0, +) } }; print(Box("abc").n, Box([1, 2]).total, Box([1: 2]).n)
protocol Repo { associatedtype Item: Identifiable; var items: [Item] { get set } }; extension Repo { func find(_ id: Item.ID) -> Item? { items.first { $0.id == id } }; mutating func save(_ i: Item) { if let k = items.firstIndex(where: { $0.id == i.id }) { items[k] = i } else { items.append(i) } } }
struct U: Identifiable { let id: Int; var n: String }; struct UR: Repo { var items: [U] = [] }; var r = UR(); r.save(U(id: 1, n: "a")); r.save(U(id: 1, n: "b")); print(r.items, r.find(1)?.n ?? "-", r.find(2) as Any)
func maxOf<T: Comparable>(_ a: T, _ rest: T...) -> T { rest.reduce(a, max) }; print(maxOf(3, 9, 2), maxOf("a"), maxOf(1.5, 0.5))
struct Lens<S, A> { let get: (S) -> A; let set: (A, S) -> S; func over(_ f: @escaping (A) -> A) -> (S) -> S { { set(f(get($0)), $0) } } }; func then<A, B, C>(_ l: Lens<A, B>, _ m: Lens<B, C>) -> Lens<A, C> { Lens(get: { m.get(l.get($0)) }, set: { c, a in l.set(m.set(c, l.get(a)), a) }) }
struct In { var v = 1 }; struct Out { var i = In() }; let li = Lens<Out, In>(get: { $0.i }, set: { var o = $1; o.i = $0; return o }), lv = Lens<In, Int>(get: { $0.v }, set: { _ = $1; return In(v: $0) }); print(then(li, lv).over { $0 + 10 }(Out()))
func typeName<T>(_: T.Type = T.self) -> String { "\(T.self)" }; let tn: String = typeName(Int?.self); print(tn, typeName([String: [Int]].self))
extension Sequence { func grouped<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) }; func uniq<T: Hashable>(_ f: (Element) -> T) -> [Element] { var s = Set<T>(); return filter { s.insert(f($0)).inserted } }; func sum<N: Numeric>(_ f: (Element) -> N) -> N { reduce(0) { $0 + f($1) } } }
print([1, 2, 3, 4].grouped { $0 % 2 }[0]!, ["a", "bb", "c"].uniq(\.count), ["a", "bb"].sum(\.count), [1.5, 2].sum { $0 })
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }; print((nil as String?).isNilOrEmpty, Optional("").isNilOrEmpty, Optional([1]).isNilOrEmpty)
extension Dictionary where Value: Comparable { var top: Key? { self.max { $0.value < $1.value }?.key } }; print(["a": 1, "b": 3].top!)
func first<T, U>(_ p: (T, U)) -> T where T: CustomStringConvertible { p.0 }; print(first((1, "a")), [1: "a"].map { $0 }.map(\.key))
