// Stack/queue/linked list generic data structures
struct Stack<Element> { private var storage: [Element] = []
  var isEmpty: Bool { storage.isEmpty }; var count: Int { storage.count }; var peek: Element? { storage.last }
  mutating func push(_ e: Element) { storage.append(e) }
  @discardableResult mutating func pop() -> Element? { storage.popLast() } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { storage = elements } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var copy = self; return AnyIterator { copy.pop() } } }
extension Stack: CustomStringConvertible { var description: String { "Stack(\(storage.map { "\($0)" }.joined(separator: ", ")))" } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: Hashable where Element: Hashable {}
var s: Stack = [1, 2, 3]
s.push(4); print(s, s.count, s.peek!, s.pop()!, s == [1, 2, 3], Set([s, s]).count)
for x in s { print(x, terminator: " ") }; print(s.map { $0 * 2 }, s.sorted(), s.reduce(0, +), s.contains(2))
final class LinkedList<T> {
  final class Node { var value: T; var next: Node?; weak var prev: Node?; init(_ v: T) { value = v } }
  private(set) var head: Node?; private var tail: Node?; private(set) var count = 0
  func append(_ v: T) { let n = Node(v); if let t = tail { t.next = n; n.prev = t } else { head = n }; tail = n; count += 1 }
  func remove(_ n: Node) -> T { if n === head { head = n.next }; if n === tail { tail = n.prev }; n.prev?.next = n.next; n.next?.prev = n.prev; count -= 1; return n.value }
  func node(at i: Int) -> Node? { var c = head; var k = 0; while k < i, let n = c { c = n.next; k += 1 }; return c }
  subscript(i: Int) -> T? { node(at: i)?.value } }
extension LinkedList: Sequence { struct Iterator: IteratorProtocol { var current: Node?; mutating func next() -> T? { defer { current = current?.next }; return current?.value } }
  func makeIterator() -> Iterator { Iterator(current: head) } }
let l = LinkedList<String>(); ["a", "b", "c"].forEach(l.append)
print(Array(l), l[1] ?? "-", l.remove(l.node(at: 1)!), l.joined(separator: "->"), l.count, l.node(at: 1)!.prev!.value, type(of: l), type(of: l.head!))
indirect enum Tree<T: Comparable> { case empty, node(Tree, T, Tree)
  init() { self = .empty }
  mutating func insert(_ v: T) { switch self { case .empty: self = .node(.empty, v, .empty); case .node(var l, let x, var r): if v < x { l.insert(v) } else { r.insert(v) }; self = .node(l, x, r) } }
  var depth: Int { if case let .node(l, _, r) = self { return 1 + max(l.depth, r.depth) }; return 0 }
  func inorder(_ f: (T) -> Void) { guard case let .node(l, v, r) = self else { return }; l.inorder(f); f(v); r.inorder(f) }
  var array: [T] { var a: [T] = []; inorder { a.append($0) }; return a } }
var t = Tree<Int>(); for x in [5, 2, 8, 1, 9] { t.insert(x) }; print(t.array, t.depth)
struct Heap<E> { var a: [E] = []; let less: (E, E) -> Bool
  init(_ less: @escaping (E, E) -> Bool) { self.less = less }
  mutating func push(_ e: E) { a.append(e); var i = a.count - 1; while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> E? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let r = a.removeLast(); var i = 0
    while true { var m = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && less(a[c], a[m]) { m = c }; if m == i { break }; a.swapAt(i, m); i = m }; return r } }
var h = Heap<(Int, String)> { $0.0 < $1.0 }; h.push((3, "c")); h.push((1, "a")); h.push((2, "b")); while let x = h.pop() { print(x, terminator: " ") }; print()
struct Matrix<N: Numeric> { let rows, cols: Int; var g: [N]
  init(_ r: Int, _ c: Int) { rows = r; cols = c; g = Array(repeating: 0, count: r * c) }
  subscript(r: Int, c: Int) -> N { get { g[r * cols + c] } set { g[r * cols + c] = newValue } }
  static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(a.rows, b.cols); for i in 0..<a.rows { for j in 0..<b.cols { for k in 0..<a.cols { m[i, j] += a[i, k] * b[k, j] } } }; return m } }
var m = Matrix<Int>(2, 2); m[0, 0] = 1; m[0, 1] = 2; m[1, 0] = 3; m[1, 1] = 4; print((m * m).g, m)
class Graph { var adj: [Int: [Int]] = [:]; func edge(_ a: Int, _ b: Int) { adj[a, default: []].append(b); adj[b, default: []].append(a) }
  func bfs(_ s: Int) -> [Int] { var seen: Set = [s], q = [s], out: [Int] = []; while !q.isEmpty { let n = q.removeFirst(); out.append(n); for x in adj[n, default: []].sorted() where seen.insert(x).inserted { q.append(x) } }; return out } }
let g = Graph(); g.edge(1, 2); g.edge(1, 3); g.edge(2, 4); print(g.bfs(1))
struct LRU<K: Hashable, V> { private var d: [K: V] = [:], order: [K] = []; let cap: Int; init(_ c: Int) { cap = c }
  mutating func get(_ k: K) -> V? { guard let v = d[k] else { return nil }; order.removeAll { $0 == k }; order.append(k); return v }
  mutating func put(_ k: K, _ v: V) { if d[k] == nil, d.count == cap { d[order.removeFirst()] = nil }; order.removeAll { $0 == k }; order.append(k); d[k] = v } ; var keys: [K] { order } }
var c = LRU<String, Int>(2); c.put("a", 1); c.put("b", 2); _ = c.get("a"); c.put("c", 3); print(c.keys, c.get("b") as Any)
