// Changes in place: copies, accessors, captures, nested optionals.
struct Buffer<T> {
  private final class Storage {
    var items: [T]
    init(_ i: [T]) { items = i }
  }
  private var s = Storage([])
  private(set) var copies = 0
  mutating func append(_ t: T) {
    if !isKnownUniquelyReferenced(&s) {
      s = Storage(s.items)
      copies += 1
    }
    s.items.append(t)
  }
  var items: [T] { s.items }
  subscript(i: Int, default d: @autoclosure () -> T) -> T { i < s.items.count ? s.items[i] : d() }
}
var b1 = Buffer<Int>()
b1.append(1)
var b2 = b1
b2.append(2)
b1.append(3)
b1.append(4)
print(b1.items, b2.items, b1.copies, b2.copies, b1[9, default: -1])
func modify(_ xs: inout [Int], at i: Int, by f: (inout Int) -> Void) { f(&xs[i]) }
var xs = [1, 2, 3]
modify(&xs, at: 1) { $0 *= 10 }
print(xs)
func split(_ s: inout (a: [Int], b: [Int])) {
  let m = s.a.partition { $0 > 2 }
  s.b = Array(s.a[m...])
  s.a.removeSubrange(m...)
}
var pr = (a: [1, 5, 2, 4], b: [Int]())
split(&pr)
print(pr.a.sorted(), pr.b.sorted())
enum Stack {
  case empty
  indirect case node(Int, Stack)
  mutating func push(_ x: Int) { self = .node(x, self) }
  mutating func pop() -> Int? {
    guard case .node(let x, let rest) = self else { return nil }
    self = rest
    return x
  }
  var top: Int? {
    get { if case .node(let x, _) = self { x } else { nil } }
    set {
      _ = pop()
      if let newValue { push(newValue) }
    }
  }
}
var st = Stack.empty
st.push(1)
st.push(2)
st.top? += 40
print(st.pop()!, st.top as Any, st)
struct Temp {
  var celsius: Double { didSet { celsius = max(celsius, -273.15) } }
  var f: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
  private var _hits = 0
  var hits: Int {
    mutating get {
      _hits += 1
      return _hits
    }
  }
  init(c: Double) { celsius = c }
}
var t = Temp(c: 100)
t.f -= 180
t.celsius -= 500
print(t.celsius, t.f, t.hits, t.hits)
func order() -> [String] {
  var log: [String] = []
  func note(_ s: String) -> Int {
    log.append(s)
    return log.count
  }
  defer { log.append("never seen") }
  for i in 0..<3 {
    defer { log.append("d\(i)") }
    if i == 1 { continue }
    _ = note("b\(i)")
  }
  do {
    defer { log.append("x") }
    defer { log.append("y") }
    _ = [note("1"), note("2")].reduce(note("0"), +)
  }
  return log
}
print(order())
func makeCounter(step: Int = 1) -> (next: () -> Int, reset: (Int) -> Void) {
  var n = 0
  return (
    {
      n += step
      return n
    }, { n = $0 }
  )
}
let c = makeCounter(step: 5)
_ = c.next()
_ = c.next()
print(c.next())
c.reset(100)
print(c.next())
var fs: [() -> Int] = []
for i in 1...3 {
  var k = i * 10
  fs.append {
    k += 1
    return k
  }
}
print(fs.map { $0() }, fs.map { $0() })
var x = 1
let byRef = { x }
let byVal = { [x] in x }
x = 2
print(byRef(), byVal())
let capture = { [y = x * 2, z = "s"] in "\(y)\(z)" }
x = 9
print(capture())
struct Grid<T> {
  private var cells: [T]
  let w: Int, h: Int
  init(_ w: Int, _ h: Int, fill: T) {
    (self.w, self.h) = (w, h)
    cells = .init(repeating: fill, count: w * h)
  }
  subscript(x: Int, y: Int) -> T {
    get {
      precondition(x < w && y < h)
      return cells[y * w + x]
    }
    set { cells[y * w + x] = newValue }
  }
  subscript(row y: Int) -> ArraySlice<T> {
    get { cells[y * w..<(y + 1) * w] }
    set { cells.replaceSubrange(y * w..<(y + 1) * w, with: newValue) }
  }
  func map<U>(_ f: (T) throws -> U) rethrows -> Grid<U> {
    var g = Grid<U>(w, h, fill: try f(cells[0]))
    g.cells = try cells.map(f)
    return g
  }
  var rows: [[T]] { (0..<h).map { Array(self[row: $0]) } }
}
var g = Grid(3, 2, fill: 0)
g[1, 1] = 5
g[2, 0] -= 1
g[row: 0][1] = 7
print(g.rows, g.map { "\($0)!" }.rows[0], try g.map { $0 > 0 ? $0 : throwIt() }.rows)
func throwIt() -> Int { 0 }
struct Chain {
  var v = 0
  func adding(_ n: Int) -> Self {
    var c = self
    c.v += n
    return c
  }
  @discardableResult mutating func add(_ n: Int) -> Int {
    v += n
    return v
  }
  consuming func done() -> Int { v }
  borrowing func peek() -> Int { v }
}
var ch = Chain().adding(2).adding(3)
ch.add(4)
print(ch.peek(), ch.done())
extension Int {
  mutating func increment(by n: Int = 1) { self += n }
  func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }
  var digits: [Int] { String(magnitude).compactMap(\.wholeNumberValue) }
  static prefix func ++ (x: inout Int) -> Int {
    x += 1
    return x
  }
}
prefix operator ++
var q = 5
q.increment()
q.increment(by: 10)
print(q, ++q, 12045.digits)
var acc = ""
3.times { acc += "\($0)" }
print(acc)
var dict: [String: [Int]] = [:]
dict["a", default: []].append(1)
dict["a"]?.append(2)
dict["b", default: [9]][0] += 1
dict["c"] = nil
print(dict.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, dict["z"]?.count as Any)
var nested = ["u": ["n": 1]]
nested["u"]?["n"]? += 1
nested["u", default: [:]]["m"] = 3
print(nested["u"]!.sorted { $0.key < $1.key }.map { $0.value })
var opt: Int? = 3
opt? += 1
opt = opt.map { $0 * 2 }
if var o = opt {
  o += 1
  print(o, opt!)
}
let nn: Int? = nil
print(
  nn ?? opt ?? 0,
  (nn ?? 1) + 1,
  opt == 8,
  nn == nil,
  opt! > 3,
  [opt, nn].compactMap(\.self),
  opt.flatMap { $0 > 5 ? nil : $0 } as Any
)
labeled: do {
  if q > 3 { break labeled }
  print("no")
}
var n = 0
repeat {
  n += 1
  if n == 2 { continue }
  if n > 4 { break }
} while true
print(n)
let tuple = (1, "two", flag: true)
let (one, _, fl) = tuple
print(one, fl, tuple.flag, tuple.1)
var (aa, bb) = (1, 2)
(aa, bb) = (bb, aa + bb)
print(aa, bb)
let lz: Int = {
  print("once")
  return 4
}()
print(lz)
struct LL {
  lazy var v: [Int] = {
    print("lazy")
    return [1]
  }()
  static let shared = {
    print("static")
    return LL()
  }()
}
var ll = LL.shared
ll.v.append(2)
print(ll.v)
