// property wrappers, observers, lazy, dynamicMemberLookup, callAsFunction, subscripts, key paths
@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V
  let range: ClosedRange<V>
  var projectedValue: ClosedRange<V> { range }
  init(wrappedValue: V, _ range: ClosedRange<V>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: V {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
@propertyWrapper struct Trimmed {
  private(set) var value = ""
  var wrappedValue: String {
    get { value }
    set { value = newValue.filter { !$0.isWhitespace } }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper final class Counted<T> {
  var reads = 0, writes = 0
  private var v: T
  init(wrappedValue: T) { v = wrappedValue }
  var wrappedValue: T {
    get {
      reads += 1
      return v
    }
    set {
      writes += 1
      v = newValue
    }
  }
  var projectedValue: Counted<T> { self }
}
struct Settings {
  @Clamped(0...100) var volume = 150
  @Clamped(wrappedValue: 0.5, 0...1) var alpha: Double
  @Trimmed var name = "  a b "
  @Counted var hits = 0
  lazy var expensive: [Int] = {
    print("computing")
    return (1...3).map { $0 * $0 }
  }()
  var log: [String] = []
  var level: Int = 1 {
    willSet { log.append("will \(level)->\(newValue)") }
    didSet {
      log.append("did \(oldValue)->\(level)")
      if level > 5 { level = 5 }
    }
  }
}
var s = Settings()
print(s.volume, s.alpha, s.name, s.$volume, s.$alpha.upperBound)
s.volume -= 200
s.alpha += 3
s.name += " c d "
print(s.volume, s.alpha, s.name)
s.hits += 1
s.hits += 1
print(s.hits, s.$hits.reads, s.$hits.writes)
print(s.expensive, s.expensive.count)
s.level = 9
s.level += 1
print(s.level, s.log)
@dynamicMemberLookup struct Box<T> {
  var value: T
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
struct P {
  var x = 1
  var y = "a"
  var inner = Q()
}
struct Q {
  var list = [1, 2, 3]
  var opt: Int?
}
var b = Box(value: P())
b.x += 4
b.y.append("z")
b.inner.list[1] = 9
b.inner.opt = 3
print(b.x, b.y, b.inner.list, b.value)
@dynamicMemberLookup struct JSON {
  enum V {
    case s(String)
    case n(Int)
    case o([String: JSON])
    case a([JSON])
    case null
  }
  var v: V
  subscript(dynamicMember k: String) -> JSON {
    if case .o(let d) = v { return d[k] ?? JSON(v: .null) }
    return JSON(v: .null)
  }
  subscript(i: Int) -> JSON {
    if case .a(let a) = v, a.indices.contains(i) { return a[i] }
    return JSON(v: .null)
  }
  var string: String? { if case .s(let s) = v { s } else { nil } }
  var int: Int? { if case .n(let n) = v { n } else { nil } }
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral s: String) { v = .s(s) }
  init(integerLiteral n: Int) { v = .n(n) }
  init(arrayLiteral e: JSON...) { v = .a(e) }
  init(dictionaryLiteral e: (String, JSON)...) { v = .o(Dictionary(uniqueKeysWithValues: e)) }
}
let j: JSON = ["user": ["name": "Ann", "tags": ["x", 3]], "n": 5]
print(
  j.user.name.string ?? "-",
  j.user.tags[1].int ?? 0,
  j.user.tags[7].int as Any,
  j.missing.deep.string as Any
)
struct Adder {
  let n: Int
  func callAsFunction(_ x: Int) -> Int { x + n }
  func callAsFunction(_ a: Int, times: Int) -> [Int] { (0..<times).map { self(a + $0) } }
}
let add = Adder(n: 10)
print(add(5), add(1, times: 3), [1, 2].map { add($0) })
struct Grid {
  var cells: [Int]
  let w: Int
  subscript(r: Int, c: Int) -> Int {
    get { cells[r * w + c] }
    set { cells[r * w + c] = newValue }
  }
  subscript(row r: Int) -> ArraySlice<Int> { cells[r * w..<(r + 1) * w] }
  static subscript(n: Int) -> Grid { Grid(cells: Array(repeating: 0, count: n * n), w: n) }
}
var g = Grid[3]
g[1, 2] = 7
g[0, 0] += 2
print(g.cells, Array(g[row: 1]), g[row: 1].reduce(0, +))
let paths: [WritableKeyPath<Settings, Int>] = [\.volume, \.hits, \.level]
for p in paths { s[keyPath: p] = 3 }
print(s.volume, s.hits, s.level)
let kp = \P.inner.list
let first = kp.appending(path: \.first)
print(
  P()[keyPath: first] as Any,
  [P(), P(x: 5)].map(\.x),
  [P(x: 3), P()].sorted { $0.x < $1.x }.map(\.inner.list.count)
)
func sortBy<T, V: Comparable>(_ a: [T], _ k: KeyPath<T, V>) -> [T] {
  a.sorted { $0[keyPath: k] < $1[keyPath: k] }
}
print(
  sortBy([P(x: 3), P(x: 1)], \.x).map(\.x),
  [["a", "b"], ["c"]].map(\.count),
  ["a": 1][keyPath: \.["a"]] as Any
)
