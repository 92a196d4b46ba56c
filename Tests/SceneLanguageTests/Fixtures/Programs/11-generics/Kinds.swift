struct Queue<T> { private var inbox: [T] = [], outbox: [T] = []
 mutating func enqueue(_ x: T) { inbox.append(x) }
 mutating func dequeue() -> T? { if outbox.isEmpty { outbox = inbox.reversed(); inbox.removeAll() }; return outbox.popLast() }
 var count: Int { inbox.count + outbox.count } }
var q = Queue<Int>(); (1...3).forEach { q.enqueue($0) }
print(q.dequeue()!, q.count); q.enqueue(9)
while let x = q.dequeue() { print(x, terminator: ";") }
print()
extension Queue where T: Equatable { func contains(_ x: T) -> Bool { inbox.contains(x) || outbox.contains(x) } }
q.enqueue(4); print(q.contains(4), q.contains(5))
extension Queue: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { inbox = e } }
let lit: Queue<String> = ["a", "b"]; print(lit.count, lit.contains("b"))
extension Queue: Equatable where T: Equatable { static func == (l: Self, r: Self) -> Bool { l.inbox == r.inbox } }
print(lit == ["a", "b"], lit == Queue())
func pairs<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] where A: Comparable { Array(zip(a.sorted(), b)) }
print(pairs([3, 1, 2], ["x", "y"]))
func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var s1 = "1", s2 = "2"; swapTwo(&s1, &s2); print(s1, s2)
func allEqual<C: Collection>(_ c: C) -> Bool where C.Element: Equatable { guard let f = c.first else { return true }; return c.allSatisfy { $0 == f } }
print(allEqual([1, 1]), allEqual("aab"), allEqual([Int]()))
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) }; func map<C>(_ f: (A) -> C) -> Pair<C, B> { .init(a: f(a), b: b) } }
print(Pair(a: 1, b: "x").swapped(), Pair(a: 1, b: "x").map { Double($0) / 2 })
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
print(Pair(a: 1, b: 2) == Pair(a: 1, b: 2), Set([Pair(a: 1, b: 2), Pair(a: 1, b: 2)]).count)
extension Pair where A == B { var both: [A] { [a, b] } }
print(Pair(a: 3, b: 4).both)
protocol Monoid { static var empty: Self { get }; static func <> (l: Self, r: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Int: Monoid { static var empty: Int { 0 }; static func <> (l: Int, r: Int) -> Int { l + r } }
extension String: Monoid { static var empty: String { "" }; static func <> (l: String, r: String) -> String { l + r } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (l: [Element], r: [Element]) -> [Element] { l + r } }
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(M.empty) { $0 <> $1 } }
print(fold([1, 2, 3]), fold(["a", "b"]), fold([[1], [2, 3]]))
final class Box<T> { var value: T; init(_ v: T) { value = v } }
let bx = Box([1]); bx.value.append(2); print(bx.value)
