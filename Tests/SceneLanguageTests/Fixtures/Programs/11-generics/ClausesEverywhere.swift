func num<T: Numeric>(_ t: T) -> T { t + t }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func ord<T: Comparable>(_ a: T, _ b: T) -> Bool { a < b }
func seq<S: Sequence>(_ s: S) -> Int { s.reduce(0) { a, _ in a + 1 } }
func show<T: CustomStringConvertible>(_ t: T) -> String { t.description }
func raw<T: RawRepresentable>(_ t: T) -> T.RawValue { t.rawValue }
func cases<T: CaseIterable>(_ t: T.Type) -> Int { t.allCases.count }
struct Stack<T> {
  var items: [T]
  func twice(_ i: Int) -> T where T: Numeric { num(items[i]) }
  func has(_ t: T) -> Bool where T: Equatable { items.contains { same($0, t) } && items.contains(t) }
  func least() -> T? where T: Comparable { items.sorted { ord($0, $1) }.first }
  func flat() -> Int where T: Sequence { items.map { seq($0) }.reduce(0, +) }
  func shown<U>(_ u: U) -> String where T: CustomStringConvertible, U: CustomStringConvertible { show(u) + items.map { show($0) }.joined() }
  func count<U: Sequence>(_ u: U) -> Int where U.Element == T, T: Hashable { seq(u) + Set(items).count }
}
let s = Stack(items: [3, 1, 2])
print(s.twice(0), s.has(2), s.least() ?? 0, s.shown(4.5), s.count([3]))
print(Stack(items: [[1], [2, 3]]).flat())
extension Stack where T: BinaryInteger { func total() -> T { items.reduce(0) { num($0) / 2 + $1 } } }
print(s.total())
extension Sequence where Element: Numeric { func sum() -> Element { reduce(0, +) } ; func dbl() -> Element { num(sum()) } }
print([1, 2].dbl(), Set([1.5]).dbl())
extension Collection { func firsts<K: Hashable>(by key: (Element) -> K) -> [K] { var seen = Set<K>(); return map(key).filter { seen.insert($0).inserted } } }
print([1, 2, 3, 4].firsts { $0 % 2 })
extension Sequence { func tally() -> Int where Element: BinaryInteger { reduce(0) { $0 + Int($1) } } ; func uniq() -> Int where Element: Hashable { Set(self).count } }
print([1, 2].tally(), "aab".uniq())
protocol Shape2: CustomStringConvertible, Comparable { var area: Double { get } }
extension Shape2 { var description: String { "\(area)" }; static func < (a: Self, b: Self) -> Bool { a.area < b.area }; func same2(_ o: Self) -> Bool { same(self, o) && !ord(self, o) && show(self) == show(o) } }
struct Sq: Shape2 { var area: Double }
print(Sq(area: 2).same2(Sq(area: 2)), show(Sq(area: 1)))
enum Suit: String, CaseIterable { case a, b }
print(raw(Suit.a), cases(Suit.self))
struct Flags: OptionSet { let rawValue: Int; static let x = Flags(rawValue: 1) }
print(raw(Flags.x))
func alg<A: SetAlgebra>(_ a: A) -> Bool { a.isEmpty }
print(alg(Set([1])))
protocol Container { associatedtype Item: Comparable; var items: [Item] { get } }
extension Container { func top() -> Item? { items.max { ord($0, $1) } }; func dup() -> Bool where Item: Hashable { Set(items).count < items.count }; func add() -> Item where Item: Numeric { items.reduce(0) { num($0) + $1 } } }
struct Bag: Container { var items = [1, 1] }
print(Bag().top()!, Bag().dup(), Bag().add())
func both<C: Container>(_ c: C) -> Bool where C.Item: Numeric { num(c.items[0]) > c.items[0] }
print(both(Bag()))
func opt<T: Equatable>(_ t: T?) -> Bool { same(t, nil) }
print(opt(3))
func arr<T: Equatable>(_ t: [T]) -> Bool { same(t, []) }
print(arr([1]))
func dict<K: Hashable, V: Equatable>(_ d: [K: V]) -> Bool { same(d, [:]) }
print(dict([1: 2]))
func anyNum(_ n: any Numeric) -> Any { num(n) }
print(anyNum(2))
func someNum(_ n: some Numeric) -> Any { num(n) }
print(someNum(2.5))
func comp<T>(_ t: T) -> String where T: Numeric & CustomStringConvertible { show(num(t)) }
print(comp(4))
typealias Both = Equatable & CustomStringConvertible
func comp2<T: Both>(_ t: T) -> String { same(t, t) ? show(t) : "" }
print(comp2(4))
func int<T: FixedWidthInteger>(_ t: T) -> String { show(t) + String(same(t, t)) + String(ord(t, t)) + "\(num(t))" }
print(int(UInt8(3)))
func fl<T: BinaryFloatingPoint>(_ t: T) -> Bool { same(t, t) && !ord(t, num(t)) }
print(fl(-1.5))
func sp<S: StringProtocol>(_ s: S) -> String { show(s) + String(seq(s)) + String(same(s, s)) }
print(sp("ab"), sp("abc".dropFirst()))
final class Node<T: Comparable> { let v: T; var l: Node?; init(_ v: T) { self.v = v }; func less(_ o: Node<T>) -> Bool { ord(v, o.v) } }
print(Node(1).less(Node(2)))
indirect enum Tree<T> { case leaf, node(Tree, T, Tree) ; func has(_ x: T) -> Bool where T: Comparable { switch self { case .leaf: false; case let .node(l, v, r): same(v, x) || (ord(x, v) ? l.has(x) : r.has(x)) } } }
print(Tree.node(.leaf, 3, .leaf).has(3))
struct Pair<A, B> { var a: A, b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (x: Self, y: Self) -> Bool { ord(x.a, y.a) || same(x.a, y.a) && ord(x.b, y.b) } }
print(same(Pair(a: 1, b: "x"), Pair(a: 1, b: "x")), ord(Pair(a: 1, b: "x"), Pair(a: 1, b: "y")))
extension Optional where Wrapped: Numeric { func orZero() -> Wrapped { self ?? 0 } ; var isThree: Bool { same(self, 3) } }
print(Optional(2).orZero(), Optional(3).isThree)
extension Dictionary where Value: Comparable { func top() -> Key? { self.max { ord($0.value, $1.value) }?.key } }
print(["a": 1, "b": 2].top()!)
extension Array: Container2 where Element: Comparable { func hi() -> Element? { sorted { ord($1, $0) }.first } }
protocol Container2 { associatedtype E: Comparable; func hi() -> E? }
print([1, 3].hi()!)
struct Wrap<S: Sequence>: Sequence where S.Element: Hashable { let s: S; func makeIterator() -> S.Iterator { s.makeIterator() }; func n() -> Int { seq(s) + Set(s).count } }
print(Wrap(s: [1, 1]).n(), seq(Wrap(s: [2])))
print(seq(zip([1], [2])), seq(stride(from: 0, to: 3, by: 1)), seq([1, 2].enumerated()), seq([1].lazy.map { $0 }), seq([3: 4]), seq([1, 2].reversed()), seq("ab".utf8), seq(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }), seq([[1], [2]].joined()), seq(AnySequence([1])), seq([1: 2].keys), seq([1: 2].values), seq("a".unicodeScalars), seq(0..<3), seq(1...3), seq(CollectionOfOne(1)), seq(EmptyCollection<Int>()), seq(repeatElement(1, count: 2)), seq("a b".split(separator: " ")), seq([1, 2].indices), seq([1, 2].dropFirst()), seq([1, 2].prefix(1)), seq(AnyIterator([1].makeIterator())))
