// generic algorithms, where clauses, nested generics, extensions with constraints, static dispatch subtleties, associated types w/ defaults, recursive protocols
protocol Graph {
  associatedtype Node: Hashable
  associatedtype Edges: Sequence where Edges.Element == Node
  func neighbors(_ n: Node) -> Edges
}
extension Graph {
  func bfs(from s: Node) -> [Node] {
    var seen: Set = [s]
    var q = [s]
    var i = 0
    while i < q.count {
      for n in neighbors(q[i]) where seen.insert(n).inserted { q.append(n) }
      i += 1
    }
    return q
  }
  func path(_ a: Node, _ b: Node) -> [Node]? {
    var prev: [Node: Node] = [:]
    var q = [a]
    while !q.isEmpty {
      let c = q.removeFirst()
      if c == b { return Array(sequence(first: b) { prev[$0] }).reversed() }
      for n in neighbors(c) where n != a && prev[n] == nil {
        prev[n] = c
        q.append(n)
      }
    }
    return nil
  }
  func hasCycle(_ s: Node) -> Bool {
    var stack: Set<Node> = []
    func visit(_ n: Node) -> Bool {
      if !stack.insert(n).inserted { return true }
      defer { stack.remove(n) }
      return neighbors(n).contains(where: visit)
    }
    return visit(s)
  }
}
struct Adj<N: Hashable>: Graph {
  var e: [N: [N]]
  func neighbors(_ n: N) -> [N] { e[n, default: []] }
}
struct GridGraph: Graph {
  struct Node: Hashable {
    var x, y: Int
    static func + (a: Node, b: (Int, Int)) -> Node { Node(x: a.x + b.0, y: a.y + b.1) }
  }
  let w: Int, h: Int, walls: Set<Node>
  func neighbors(_ n: Node) -> some Sequence<Node> {
    [(0, 1), (1, 0), (0, -1), (-1, 0)].lazy.map { n + $0 }.filter {
      (0..<w).contains($0.x) && (0..<h).contains($0.y) && !walls.contains($0)
    }
  }
}
let g = Adj(e: ["a": ["b", "c"], "b": ["d"], "c": ["d"], "d": []])
print(
  g.bfs(from: "a"),
  g.path("a", "d")!,
  g.path("d", "a") as Any,
  g.hasCycle("a"),
  Adj(e: [1: [2], 2: [1]]).hasCycle(1)
)
let grid = GridGraph(w: 3, h: 3, walls: [.init(x: 1, y: 0), .init(x: 1, y: 1)])
print(
  grid.path(.init(x: 0, y: 0), .init(x: 2, y: 0))!.map { "\($0.x)\($0.y)" },
  grid.bfs(from: .init(x: 0, y: 0)).count
)
protocol Cache {
  associatedtype Key: Hashable
  associatedtype Value
  var storage: [Key: Value] { get set }
  var policy: Policy<Key> { get }
}
struct Policy<K> { var accepts: (K) -> Bool = { _ in true } }
extension Cache {
  var policy: Policy<Key> { Policy() }
  mutating func value(_ k: Key, make: (Key) throws -> Value) rethrows -> Value {
    if let v = storage[k] { return v }
    let v = try make(k)
    if policy.accepts(k) { storage[k] = v }
    return v
  }
  subscript(k: Key) -> Value? {
    get { storage[k] }
    set { storage[k] = newValue }
  }
}
extension Cache where Value: Numeric {
  mutating func bump(_ k: Key, by d: Value = 1) { storage[k, default: 0] += d }
  var total: Value { storage.values.reduce(0, +) }
}
struct Mem<K: Hashable, V>: Cache { var storage: [K: V] = [:] }
struct Evens: Cache {
  var storage: [Int: String] = [:]
  var policy: Policy<Int> { Policy { $0 % 2 == 0 } }
}
var mem = Mem<String, Double>()
print(mem.value("a") { Double($0.count) }, mem["a"] as Any)
mem["b"] = 2.5
mem.bump("b")
mem.bump("z", by: 4)
print(mem.total, mem.storage.count)
var ev = Evens()
_ = ev.value(1) { "\($0)" }
_ = ev.value(2) { "\($0)" }
print(ev.storage)
struct E1: Error {}
do { _ = try mem.value("t") { _ in throw E1() } } catch { print(error) }
extension Collection where Element: Collection, Element.Element: Comparable {
  var flatMax: Element.Element? { lazy.joined().max() }
}
extension Array where Element == Int { var sum: Int { reduce(0, +) } }
extension Array where Element: Hashable {
  var unique: [Element] {
    var s = Set<Element>()
    return filter { s.insert($0).inserted }
  }
}
extension Dictionary where Value: Comparable {
  var topKey: Key? { self.max { $0.value < $1.value }?.key }
}
extension Optional where Wrapped: Collection { var isBlank: Bool { self?.isEmpty ?? true } }
extension Sequence where Element == String {
  func list(_ w: String = "and") -> String {
    let a = Array(self)
    return a.count < 2 ? a.joined() : a.dropLast().joined(separator: ", ") + " \(w) " + a.last!
  }
}
print(
  [[1, 5], [3]].flatMax as Any,
  [1, 2].sum,
  [1, 2, 1].unique,
  ["a": 1, "b": 3].topKey!,
  ("" as String?).isBlank,
  ([1] as [Int]?).isBlank,
  (nil as [Int]?).isBlank,
  ["x", "y", "z"].list(),
  ["q"].list("or"),
  [String]().list()
)
func zip3<A: Sequence, B: Sequence, C: Sequence>(
  _ a: A,
  _ b: B,
  _ c: C
) -> [(A.Element, B.Element, C.Element)] { zip(a, zip(b, c)).map { ($0, $1.0, $1.1) } }
print(zip3(1..., "ab", [true, false]).map { "\($0)\($1)\($2)" })
func partition<S: Sequence>(
  _ s: S,
  by p: (S.Element) throws -> Bool
) rethrows -> (yes: [S.Element], no: [S.Element]) {
  var r: (yes: [S.Element], no: [S.Element]) = ([], [])
  for x in s { if try p(x) { r.yes.append(x) } else { r.no.append(x) } }
  return r
}
let pr = partition(1...6) { $0 % 3 == 0 }
print(pr.yes, pr.no, pr)
func bsearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index?
where C.Element: Comparable {
  var lo = c.startIndex
  var hi = c.endIndex
  while lo < hi {
    let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2)
    if c[mid] == x { return mid }
    if c[mid] < x { lo = c.index(after: mid) } else { hi = mid }
  }
  return nil
}
print(
  bsearch([1, 3, 5, 7], 5) as Any,
  bsearch(10..<20, 13) as Any,
  bsearch([1, 3, 5, 7][1...], 7) as Any,
  bsearch(["a"], "b") as Any
)
func mergeSort<T: Comparable>(_ a: [T]) -> [T] {
  guard a.count > 1 else { return a }
  let m = a.count / 2
  var (l, r) = (mergeSort(Array(a[..<m]))[...], mergeSort(Array(a[m...]))[...])
  var out: [T] = []
  while let x = l.first, let y = r.first {
    if y < x {
      out.append(y)
      r.removeFirst()
    } else {
      out.append(x)
      l = l.dropFirst()
    }
  }
  return out + l + r
}
print(mergeSort([3, 1, 2, 9, 4, 1]), mergeSort(["b", "a"]))
func quick<T>(_ a: [T], by lt: (T, T) -> Bool) -> [T] {
  guard let p = a.first else { return [] }
  let rest = a.dropFirst()
  return quick(rest.filter { lt($0, p) }, by: lt) + [p] + quick(rest.filter { !lt($0, p) }, by: lt)
}
print(quick([3, 1, 2], by: >), quick(["bb", "a", "ccc"]) { $0.count < $1.count })
struct Pipeline<In, Out> {
  let run: (In) throws -> Out
  func then<N>(_ f: @escaping (Out) throws -> N) -> Pipeline<In, N> {
    Pipeline<In, N> { try f(try run($0)) }
  }
  func attempt(_ i: In) -> Result<Out, Error> { Result { try run(i) } }
}
let p = Pipeline<String, Int> {
  guard let n = Int($0) else { throw E1() }
  return n
}.then { $0 * 2 }.then { "<\($0)>" }
print(try p.run("21"), (try? p.run("x")) as Any)
if case .failure(let e) = p.attempt("q") { print(e) }
struct Matrix<T: Numeric> {
  var r: [[T]]
  static func * (a: Self, b: Self) -> Self {
    Matrix(
      r: a.r.map { row in
        b.r[0].indices.map { j in row.indices.reduce(0) { $0 + row[$1] * b.r[$1][j] } }
      }
    )
  }
  static func identity(_ n: Int) -> Self {
    Matrix(r: (0..<n).map { i in (0..<n).map { $0 == i ? 1 : 0 } })
  }
  func pow(_ n: Int) -> Self {
    n == 0 ? .identity(r.count) : n % 2 == 0 ? (self * self).pow(n / 2) : self * pow(n - 1)
  }
}
print(Matrix(r: [[1, 1], [1, 0]]).pow(30).r[0][1], Matrix(r: [[0.5]]).pow(2).r)
