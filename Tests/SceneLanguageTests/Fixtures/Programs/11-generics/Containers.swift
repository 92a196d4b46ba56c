// Types that containers name, and the library's names for the parts of its collections.
protocol Container { associatedtype Item; associatedtype Iter: IteratorProtocol where Iter.Element == Item
  var count: Int { get }; subscript(i: Int) -> Item { get }; mutating func append(_ i: Item); func makeIter() -> Iter }
struct IntStack: Container { var a: [Int] = []; var count: Int { a.count }
  subscript(i: Int) -> Int { a[i] }
  mutating func append(_ i: Int) { a.append(i) }
  func makeIter() -> IndexingIterator<[Int]> { a.makeIterator() } }
struct Stack<E>: Container { var a: [E] = []; var count: Int { a.count }
  subscript(i: Int) -> E { a[i] }
  mutating func append(_ i: E) { a.append(i) }
  func makeIter() -> Array<E>.Iterator { a.makeIterator() } }
func allMatch<C1: Container, C2: Container>(_ a: C1, _ b: C2) -> Bool where C1.Item == C2.Item, C1.Item: Equatable {
  guard a.count == b.count else { return false }
  for i in 0..<a.count where a[i] != b[i] { return false }
  return true }
var s1 = IntStack(), s2 = Stack<Int>()
for i in 1...3 { s1.append(i); s2.append(i) }
print(allMatch(s1, s2)); s2.append(4); print(allMatch(s1, s2))
var it = s1.makeIter(); while let x = it.next() { print(x, terminator: ";") }; print()
extension Container where Item: Comparable { func biggest() -> Item? { var m: Item? = nil; for i in 0..<count { if m == nil || self[i] > m! { m = self[i] } }; return m } }
print(s2.biggest()!, Stack<String>().biggest() as Any)
protocol Convertible { associatedtype Output = String; func convert() -> Output }
struct ToStr: Convertible { func convert() -> String { "str" } }
struct ToInt: Convertible { typealias Output = Int; func convert() -> Int { 5 } }
func run<C: Convertible>(_ c: C) -> C.Output { c.convert() }
print(run(ToStr()), run(ToInt()) + 1)
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) }
  func map<C>(_ f: (A) -> C) -> Pair<C, B> { .init(a: f(a), b: b) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) } }
extension Pair: CustomStringConvertible where A: CustomStringConvertible { var description: String { "(\(a.description) & \(b))" } }
print(Pair(a: 1, b: "x").swapped().a, Pair(a: 1, b: 2) == Pair(a: 1, b: 2), Pair(a: 1, b: 2) < Pair(a: 1, b: 3))
print(Pair(a: 3, b: true).map { "\($0)!" }, [Pair(a: 2, b: 1), Pair(a: 1, b: 9)].sorted())
struct Wrapper<T> { let v: T; init(_ v: T) { self.v = v } }
extension Wrapper: Encodable where T: Encodable {}
extension Wrapper where T: Sequence { func total() -> Int where T.Element == Int { v.reduce(0, +) }; var first: T.Element? { v.first { _ in true } } }
print(Wrapper([1, 2, 3]).total(), Wrapper("hey").first!)
class Cache<K: Hashable, V> { private var d: [K: V] = [:]; var hits = 0
  func get(_ k: K, orMake f: () throws -> V) rethrows -> V { if let v = d[k] { hits += 1; return v }; let v = try f(); d[k] = v; return v } }
let cache = Cache<String, Int>()
print(cache.get("a") { 4 }, cache.get("a") { 5 }, cache.hits)
func zipWith<A: Sequence, B: Sequence, R>(_ a: A, _ b: B, _ f: (A.Element, B.Element) -> R) -> [R] { zip(a, b).map { f($0, $1) } }
print(zipWith(1...3, "abc", { "\($0)\($1)" }))
func makeDefault<T: ExpressibleByIntegerLiteral>(_: T.Type = T.self) -> T { 7 }
let dd: Double = makeDefault(); print(dd, makeDefault(Int.self), makeDefault() as Float)
struct Tagged<Tag, Raw: Hashable>: Hashable { let raw: Raw }
enum UserTag {}; typealias UserID = Tagged<UserTag, Int>
print(Set([UserID(raw: 1), UserID(raw: 1), UserID(raw: 2)]).count, UserID(raw: 3))
