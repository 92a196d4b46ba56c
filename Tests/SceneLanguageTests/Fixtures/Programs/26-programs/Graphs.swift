struct Graph<V: Hashable & Comparable> { private(set) var adj: [V: [V: Int]] = [:]
  mutating func add(_ a: V, _ b: V, w: Int = 1) { adj[a, default: [:]][b] = w; adj[b, default: [:]][a] = w }
  func bfs(from s: V) -> [V] { var seen: Set = [s], q = [s], out: [V] = []; while !q.isEmpty { let v = q.removeFirst(); out.append(v); for n in adj[v, default: [:]].keys.sorted() where seen.insert(n).inserted { q.append(n) } }; return out }
  func dfs(_ v: V, _ seen: inout Set<V>, visit: (V) -> Void) { guard seen.insert(v).inserted else { return }; visit(v); for n in (adj[v] ?? [:]).keys.sorted() { dfs(n, &seen, visit: visit) } }
  func dijkstra(_ s: V) -> [V: (d: Int, via: V?)] { var dist: [V: (d: Int, via: V?)] = [s: (0, nil)]; var todo = Set(adj.keys)
    while let u = todo.filter({ dist[$0] != nil }).min(by: { (dist[$0]!.d, $0) < (dist[$1]!.d, $1) }) { todo.remove(u)
      for (v, w) in adj[u]! { let alt = dist[u]!.d + w; if alt < dist[v]?.d ?? .max { dist[v] = (alt, u) } } }
    return dist }
  func path(_ a: V, _ b: V) -> [V]? { let d = dijkstra(a); guard d[b] != nil else { return nil }; return sequence(first: b) { d[$0]?.via }.reversed() } }
var g = Graph<String>(); for (a, b, w) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("C", "D", 8), ("E", "F", 1)] { g.add(a, b, w: w) }
print(g.bfs(from: "A")); var seen: Set<String> = []; var order: [String] = []; g.dfs("A", &seen) { order.append($0) }; print(order)
print(g.path("A", "D")!, g.path("A", "F") as Any, g.dijkstra("A").sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.d)" })
struct Heap<T> { private var a: [T] = []; let less: (T, T) -> Bool; init(_ less: @escaping (T, T) -> Bool) { self.less = less }; var isEmpty: Bool { a.isEmpty }
  mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, case let p = (i - 1) / 2, less(a[i], a[p]) { a.swapAt(i, p); i = p } }
  mutating func pop() -> T? { guard let f = a.first else { return nil }; let l = a.removeLast(); if !a.isEmpty { a[0] = l; var i = 0; while true { let c = [2 * i + 1, 2 * i + 2].filter { $0 < a.count }; guard let m = c.min(by: { less(a[$0], a[$1]) }), less(a[m], a[i]) else { break }; a.swapAt(i, m); i = m } }; return f } }
var h = Heap<Int>(<); for x in [5, 2, 8, 1, 9, 3] { h.push(x) }; while let x = h.pop() { print(x, terminator: " ") }; print(h.isEmpty)
func topo(_ deps: [String: [String]]) -> [String]? { var r: [String] = [], st: [String: Int] = [:]; func go(_ n: String) -> Bool { switch st[n] { case 1: return false; case 2: return true; default: st[n] = 1; for d in deps[n] ?? [] { if !go(d) { return false } }; st[n] = 2; r.append(n); return true } }; for n in deps.keys.sorted() { if !go(n) { return nil } }; return r }
print(topo(["app": ["ui", "net"], "ui": ["core"], "net": ["core"], "core": []])!, topo(["a": ["b"], "b": ["a"]]) as Any)
