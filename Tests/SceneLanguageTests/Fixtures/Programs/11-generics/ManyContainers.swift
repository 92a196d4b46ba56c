// Generic containers: LRU, Trie, PriorityQueue, Graph, OrderedDictionary, Matrix
struct Heap<T> { private var a: [T] = []; private let before: (T, T) -> Bool
  init(_ before: @escaping (T, T) -> Bool) { self.before = before }
  init<S: Sequence>(_ s: S, by before: @escaping (T, T) -> Bool) where S.Element == T { self.init(before); for x in s { push(x) } }
  var isEmpty: Bool { a.isEmpty }; var count: Int { a.count }; var peek: T? { a.first }
  mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, case let p = (i - 1) / 2, before(a[i], a[p]) { a.swapAt(i, p); i = p } }
  mutating func pop() -> T? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); defer { sift(0) }; return a.removeLast() }
  private mutating func sift(_ i: Int) { var i = i; while true { let kids = [2 * i + 1, 2 * i + 2].filter { $0 < a.count }; guard let best = kids.min(by: { before(a[$0], a[$1]) }), before(a[best], a[i]) else { return }; a.swapAt(i, best); i = best } } }
extension Heap where T: Comparable { init() { self.init(<) } }
var h = Heap([5, 1, 4, 2, 3], by: >); var out: [Int] = []; while let x = h.pop() { out.append(x) }; print(out)
var m = Heap<String>(); ["pear", "fig", "apple"].forEach { m.push($0) }; print(m.peek ?? "", m.count)
struct OrderedDictionary<K: Hashable, V>: Sequence, ExpressibleByDictionaryLiteral { private(set) var keys: [K] = []; private var values: [K: V] = [:]
  init(dictionaryLiteral elements: (K, V)...) { for (k, v) in elements { self[k] = v } }
  subscript(k: K) -> V? { get { values[k] } set { if let newValue { if values.updateValue(newValue, forKey: k) == nil { keys.append(k) } } else { values[k] = nil; keys.removeAll { $0 == k } } } }
  subscript(k: K, default d: @autoclosure () -> V) -> V { get { self[k] ?? d() } set { self[k] = newValue } }
  func makeIterator() -> AnyIterator<(key: K, value: V)> { var i = keys.makeIterator(); return AnyIterator { i.next().map { ($0, values[$0]!) } } } }
var od: OrderedDictionary = ["z": 1, "a": 2]; od["m"] = 3; od["z"] = nil; od["q", default: 10] += 5
for (k, v) in od { print(k, v, terminator: "; ") }; print(od.keys, od.map(\.value).reduce(0, +))
final class Trie { private final class Node { var next: [Character: Node] = [:]; var isEnd = false }; private let root = Node()
  func insert(_ w: String) { var n = root; for c in w { if n.next[c] == nil { n.next[c] = Node() }; n = n.next[c]! }; n.isEnd = true }
  func words(with prefix: String) -> [String] { var n = root; for c in prefix { guard let k = n.next[c] else { return [] }; n = k }
    func collect(_ n: Node, _ s: String) -> [String] { (n.isEnd ? [s] : []) + n.next.sorted { $0.key < $1.key }.flatMap { collect($0.value, s + String($0.key)) } }; return collect(n, prefix) } }
let t = Trie(); ["car", "card", "care", "cat", "dog"].forEach(t.insert); print(t.words(with: "car"), t.words(with: "x"), t.words(with: "").count)
struct Graph<V: Hashable & Comparable> { private var edges: [V: [V: Int]] = [:]
  mutating func connect(_ a: V, _ b: V, _ w: Int = 1) { edges[a, default: [:]][b] = w; edges[b, default: [:]][a] = w }
  func shortest(from s: V) -> [V: Int] { var dist = [s: 0], queue = Heap<(V, Int)> { $0.1 < $1.1 }; queue.push((s, 0))
    while let (v, d) = queue.pop() { guard d <= dist[v]! else { continue }; for (n, w) in edges[v] ?? [:] where d + w < dist[n, default: .max] { dist[n] = d + w; queue.push((n, d + w)) } }; return dist }
  func bfs(_ s: V) -> [V] { var seen: Set = [s], order = [s], i = 0; while i < order.count { defer { i += 1 }; for n in (edges[order[i]] ?? [:]).keys.sorted() where seen.insert(n).inserted { order.append(n) } }; return order } }
var g = Graph<String>(); g.connect("a", "b", 4); g.connect("a", "c"); g.connect("c", "b", 2); g.connect("b", "d", 5)
print(g.shortest(from: "a").sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, g.bfs("a"))
struct Grid<T> { let w: Int, h: Int; private var cells: [T]; init(w: Int, h: Int, _ make: (Int, Int) -> T) { self.w = w; self.h = h; cells = (0..<w * h).map { make($0 % w, $0 / w) } }
  subscript(x: Int, y: Int) -> T { get { cells[y * w + x] } set { cells[y * w + x] = newValue } }
  subscript(row y: Int) -> ArraySlice<T> { cells[y * w..<(y + 1) * w] }
  var columns: [[T]] { (0..<w).map { x in (0..<h).map { self[x, $0] } } } }
var grid = Grid(w: 3, h: 2) { $0 + 10 * $1 }; grid[1, 1] *= 2; print(grid[row: 1], Array(grid[row: 0]), grid.columns, grid[row: 1].reduce(0, +))
struct Stack<E> { var items: [E] = []; @discardableResult mutating func callAsFunction(_ e: E) -> Self { items.append(e); return self } }
extension Stack: CustomStringConvertible where E: CustomStringConvertible { var description: String { items.map(\.description).joined(separator: "<") } }
var st = Stack<Int>(); st(1); st(2); print(st, Stack(items: ["x"]))
