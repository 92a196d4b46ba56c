// copy on write, custom collections, index types, slices, hashing
final class Storage<T> {
  var items: [T]
  init(_ i: [T]) { items = i }
}
struct CowArray<T>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral,
  CustomStringConvertible
{
  private var storage: Storage<T>
  private(set) var copies = 0
  init(arrayLiteral e: T...) { storage = Storage(e) }
  var startIndex: Int { 0 }
  var endIndex: Int { storage.items.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(i: Int) -> T {
    get { storage.items[i] }
    set {
      detach()
      storage.items[i] = newValue
    }
  }
  mutating func append(_ t: T) {
    detach()
    storage.items.append(t)
  }
  private mutating func detach() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.items)
      copies += 1
    }
  }
  var description: String { "Cow\(storage.items)" }
}
var a: CowArray = [3, 1, 2]
var b = a
b.append(9)
b[0] = 7
print(a, b, a.copies, b.copies, b.count, b.last!, b.first!, b.isEmpty)
b.sort()
print(
  b,
  b.reversed() as [Int],
  b.map { $0 * 2 },
  b.firstIndex(of: 9)!,
  b.dropLast().count,
  b[1...2].map { $0 },
  b.indices,
  b.max()!
)
b.swapAt(0, 3)
b.reverse()
print(
  b,
  b.contains(7),
  b.sorted(by: >),
  b.enumerated().map { $0.offset * $0.element },
  b.prefix(2).reduce(0, +),
  zip(a, b).map(+)
)
struct Ring<T>: Collection {
  struct Index: Comparable {
    var turn: Int
    var offset: Int
    static func < (l: Index, r: Index) -> Bool { (l.turn, l.offset) < (r.turn, r.offset) }
  }
  let items: [T]
  let turns: Int
  var startIndex: Index { Index(turn: 0, offset: 0) }
  var endIndex: Index { Index(turn: turns, offset: 0) }
  func index(after i: Index) -> Index {
    i.offset + 1 < items.count
      ? Index(turn: i.turn, offset: i.offset + 1) : Index(turn: i.turn + 1, offset: 0)
  }
  subscript(i: Index) -> T { items[i.offset] }
}
let ring = Ring(items: ["a", "b", "c"], turns: 2)
print(
  ring.count,
  ring.joined(),
  ring.first!,
  ring[ring.index(ring.startIndex, offsetBy: 4)],
  ring.firstIndex(of: "c")!.offset,
  ring.dropFirst(2).joined(),
  ring.prefix(4).map { $0 },
  ring.distance(from: ring.startIndex, to: ring.endIndex),
  ring.min()!,
  Set(ring).sorted()
)
struct Matrix: Hashable {
  private var d: [[Int]]
  init(_ d: [[Int]]) { self.d = d }
  subscript(_ r: Int, _ c: Int) -> Int {
    get { d[r][c] }
    set { d[r][c] = newValue }
  }
  var rows: Int { d.count }
  var transposed: Matrix { Matrix(d[0].indices.map { c in d.map { $0[c] } }) }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    Matrix(
      a.d.map { row in b.transposed.d.map { col in zip(row, col).reduce(0) { $0 + $1.0 * $1.1 } } }
    )
  }
}
var m = Matrix([[1, 2], [3, 4]])
m[0, 1] += 10
print(m, m.transposed, m * m, m == m.transposed.transposed, [m: 1][m]!)
struct CaseInsensitive: Hashable, ExpressibleByStringLiteral {
  let s: String
  init(stringLiteral s: String) { self.s = s }
  static func == (a: Self, b: Self) -> Bool { a.s.lowercased() == b.s.lowercased() }
  func hash(into h: inout Hasher) { h.combine(s.lowercased()) }
}
var headers: [CaseInsensitive: Int] = ["Content": 1]
headers["CONTENT"] = 2
headers["x", default: 5] += 1
print(
  headers.count,
  headers["content"]!,
  Set<CaseInsensitive>(["a", "A", "b"]).count,
  headers["X"]!
)
struct PriorityQueue<E> {
  private var heap: [E] = []
  let before: (E, E) -> Bool
  init(_ before: @escaping (E, E) -> Bool) { self.before = before }
  mutating func push(_ e: E) {
    heap.append(e)
    var i = heap.count - 1
    while i > 0, case let p = (i - 1) / 2, before(heap[i], heap[p]) {
      heap.swapAt(i, p)
      i = p
    }
  }
  mutating func pop() -> E? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    defer { sift() }
    return heap.removeLast()
  }
  private mutating func sift() {
    var i = 0
    while true {
      let (l, r) = (2 * i + 1, 2 * i + 2)
      var best = i
      if l < heap.count, before(heap[l], heap[best]) { best = l }
      if r < heap.count, before(heap[r], heap[best]) { best = r }
      if best == i { return }
      heap.swapAt(i, best)
      i = best
    }
  }
}
var q = PriorityQueue<(Int, String)> { $0.0 < $1.0 }
for (i, s) in [(5, "e"), (1, "a"), (3, "c")] { q.push((i, s)) }
var order = ""
while let (_, s) = q.pop() { order += s }
print(order)
struct LRU<K: Hashable, V> {
  let cap: Int
  private var d: [K: V] = [:], keys: [K] = []
  init(_ c: Int) { cap = c }
  subscript(k: K) -> V? {
    mutating get {
      guard let v = d[k] else { return nil }
      touch(k)
      return v
    }
    set {
      d[k] = newValue
      if newValue == nil { keys.removeAll { $0 == k } } else { touch(k) }
      while keys.count > cap { d[keys.removeFirst()] = nil }
    }
  }
  private mutating func touch(_ k: K) {
    keys.removeAll { $0 == k }
    keys.append(k)
  }
  var order: [K] { keys }
}
var lru = LRU<String, Int>(2)
lru["a"] = 1
lru["b"] = 2
_ = lru["a"]
lru["c"] = 3
print(lru["b"] as Any, lru["a"]!, lru.order)
lru["a"] = nil
print(lru.order)
struct Trie {
  private var kids: [Character: Trie] = [:]
  private var end = false
  mutating func insert(_ w: some StringProtocol) {
    guard let c = w.first else {
      end = true
      return
    }
    kids[c, default: Trie()].insert(w.dropFirst())
  }
  func words(_ p: String = "") -> [String] {
    (end ? [p] : [])
      + kids.sorted { $0.key < $1.key }.flatMap { $0.value.words(p + String($0.key)) }
  }
}
var trie = Trie()
["car", "cat", "dog", "ca"].forEach { trie.insert($0) }
print(trie.words())
var grid = [[Int]](repeating: [Int](repeating: 0, count: 3), count: 2)
grid[1][2] = 5
grid[0].append(1)
for r in grid.indices { for c in grid[r].indices { grid[r][c] += r * 10 + c } }
print(
  grid,
  grid.flatMap { $0 }.reduce(0, +),
  grid.map { $0.map(String.init).joined(separator: " ") }
)
var nested = ["x": ["y": [1, 2]]]
nested["x"]?["y"]?.append(3)
nested["x"]!["z", default: []] += [9]
nested["w", default: [:]]["q"] = [0]
print(nested["x"]!["y"]!, nested["x"]!["z"]!, nested["w"]!["q"]!, nested["n"]?["m"]?.first as Any)
var arr = [1, 2, 3, 4]
arr[1...2] = [7, 7, 7]
arr[arr.startIndex] *= 5
var sl = arr[1...]
sl[1] = 0
sl.append(8)
print(
  arr,
  sl,
  sl.startIndex,
  sl.endIndex,
  Array(sl),
  sl.first!,
  arr[arr.count - 1],
  arr.index(after: 0),
  arr.endIndex
)
(arr[0], arr[1]) = (arr[1], arr[0])
print(arr, arr.popLast()!, arr.removeFirst(), arr)
