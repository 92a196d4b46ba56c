protocol Visitor { associatedtype R; func visit(_ n: Leaf) -> R; func visit(_ n: Branch) -> R }
protocol Tree { func accept<V: Visitor>(_ v: V) -> V.R }
struct Leaf: Tree { let v: Int; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }
struct Branch: Tree { let l: any Tree, r: any Tree; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }
struct Sum: Visitor { func visit(_ n: Leaf) -> Int { n.v }; func visit(_ n: Branch) -> Int { n.l.accept(self) + n.r.accept(self) } }
struct Show: Visitor { let open: String; func visit(_ n: Leaf) -> String { "\(n.v)" }; func visit(_ n: Branch) -> String { open + n.l.accept(self) + " " + n.r.accept(self) + ")" } }
let t: any Tree = Branch(l: Leaf(v: 1), r: Branch(l: Leaf(v: 2), r: Leaf(v: 3)))
print(t.accept(Sum()), t.accept(Show(open: "(")))
struct Stack<Element> { private var items: [Element] = []; mutating func push(_ e: Element...) { items += e }; mutating func pop() -> Element? { items.popLast() }; var peek: Element? { items.last }; subscript(_ i: Int) -> Element { items[items.count - 1 - i] } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var i = items.count; return AnyIterator { guard i > 0 else { return nil }; i -= 1; return items[i] } } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { items = e } }
extension Stack where Element: Numeric { var total: Element { reduce(0, +) } }
var s: Stack = [1, 2]; s.push(3, 4); print(Array(s), s.total, s.pop()!, s[0], s == [1, 2, 3], s.peek as Any, s.map { $0 * 2 })
for (i, x) in s.enumerated() { print(i, x, terminator: " ") }; print()
final class Cache<K: Hashable, V> { private var d: [K: V] = [:]; private let limit: Int; private var order: [K] = []; init(limit: Int) { self.limit = limit }
  func get(_ k: K, or make: @autoclosure () throws -> V) rethrows -> V { if let v = d[k] { return v }; let v = try make(); d[k] = v; order.append(k); if order.count > limit { d[order.removeFirst()] = nil }; return v }
  subscript(k: K) -> V? { d[k] } }
let c = Cache<String, Int>(limit: 2); func work(_ n: Int) -> Int { print("work", n); return n * n }
print(c.get("a", or: work(2)), c.get("a", or: work(3)), c.get("b", or: work(4)), c.get("c", or: work(5)), c["a"] as Any)
class Observable<T> { typealias Handler = (T, T) -> Void; private var hs: [Int: Handler] = [:]; private var next = 0; var value: T { didSet { hs.sorted { $0.key < $1.key }.forEach { $0.value(oldValue, value) } } }; init(_ v: T) { value = v }
  @discardableResult func observe(_ h: @escaping Handler) -> () -> Void { let id = next; next += 1; hs[id] = h; return { [weak self] in self?.hs[id] = nil } } }
let o = Observable(1); let stop = o.observe { print("a", $0, $1) }; o.observe { old, new in print("b", new - old) }; o.value = 5; stop(); o.value += 1
enum State { case idle, loading(progress: Double), done(Result<String, Error>) ; struct E: Error {}
  mutating func advance() { switch self { case .idle: self = .loading(progress: 0); case .loading(let p) where p >= 1: self = .done(.success("ok")); case .loading(let p): self = .loading(progress: p + 0.5); case .done: self = .idle } }
  var isDone: Bool { if case .done = self { true } else { false } } }
var st = State.idle; for _ in 0..<5 { st.advance(); print(st, st.isDone) }
struct Graph { var adj: [String: Set<String>] = [:]; mutating func edge(_ a: String, _ b: String) { adj[a, default: []].insert(b); adj[b, default: []].insert(a) }
  func bfs(_ s: String) -> [String] { var seen: Set = [s], q = [s], out: [String] = []; while !q.isEmpty { let x = q.removeFirst(); out.append(x); for n in (adj[x] ?? []).sorted() where seen.insert(n).inserted { q.append(n) } }; return out } }
var g = Graph(); g.edge("a", "b"); g.edge("a", "c"); g.edge("c", "d"); print(g.bfs("a"))
func memo<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R { var m: [A: R] = [:]; func go(_ a: A) -> R { if let r = m[a] { return r }; let r = f(go, a); m[a] = r; return r }; return go }
let fib: (Int) -> Int = memo { f, n in n < 2 ? n : f(n - 1) + f(n - 2) }; print(fib(60))
