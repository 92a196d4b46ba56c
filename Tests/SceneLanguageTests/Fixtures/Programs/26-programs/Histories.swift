// Versions, histories, buses of events, graphs, functions of functions.
import Foundation

struct Version: Comparable, Hashable, LosslessStringConvertible, ExpressibleByStringLiteral {
  let parts: [Int]
  init?(_ s: String) {
    let p = s.split(separator: ".").map { Int($0) }
    guard !p.isEmpty, p.allSatisfy({ $0 != nil }) else { return nil }
    parts = p.compactMap { $0 }
  }
  init(stringLiteral s: String) { self = Version(s) ?? Version("0" as String)! }
  var description: String { parts.map(String.init).joined(separator: ".") }
  static func < (a: Version, b: Version) -> Bool {
    for i in 0..<max(a.parts.count, b.parts.count) {
      let x = i < a.parts.count ? a.parts[i] : 0
      let y = i < b.parts.count ? b.parts[i] : 0
      if x != y { return x < y }
    }
    return false
  }
  static func == (a: Version, b: Version) -> Bool { !(a < b) && !(b < a) }
  func hash(into h: inout Hasher) { h.combine(parts.reversed().drop { $0 == 0 }.map { $0 }) }
}
print(
  ["1.10", "1.2", "1.2.0", "2"].compactMap(Version.init).sorted().map(\.description),
  Version("1.x") as Any,
  ("1.0" as Version) == "1",
  Set<Version>(["1.0", "1", "1.0.0"]).count,
  max("1.9" as Version, "1.10")
)
final class History<State: Equatable> {
  private var past: [State] = [], future: [State] = []
  private(set) var now: State
  init(_ s: State) { now = s }
  func push(_ s: State) {
    guard s != now else { return }
    past.append(now)
    now = s
    future.removeAll(keepingCapacity: true)
  }
  @discardableResult func undo() -> Bool {
    guard let p = past.popLast() else { return false }
    future.append(now)
    now = p
    return true
  }
  func redo() {
    if let f = future.popLast() {
      past.append(now)
      now = f
    }
  }
  var depth: (past: Int, future: Int) { (past.count, future.count) }
  subscript<T>(k: WritableKeyPath<State, T>) -> T {
    get { now[keyPath: k] }
    set {
      var c = now
      c[keyPath: k] = newValue
      push(c)
    }
  }
}
struct Doc: Equatable {
  var text = ""
  var font = Font()
  struct Font: Equatable {
    var size = 12.0
    var bold = false
  }
}
let h = History(Doc())
h[\.text] = "a"
h[\.text] += "b"
h[\.font.size] *= 2
h[\.font.bold].toggle()
h[\.text] = "ab"
print(h.now, h.depth)
h.undo()
h.undo()
print(h.now.text, h.now.font.size, h.depth)
h.redo()
h[\.text] = "z"
print(h.now.font, h.depth.future, h.undo(), h.undo(), h.undo(), h.undo(), h.undo())
struct EventBus {
  typealias Token = Int
  private var subs: [ObjectIdentifier: [Token: (Any) -> Void]] = [:]
  private var n = 0
  mutating func on<E>(_ t: E.Type = E.self, _ f: @escaping (E) -> Void) -> Token {
    n += 1
    subs[ObjectIdentifier(t), default: [:]][n] = { if let e = $0 as? E { f(e) } }
    return n
  }
  func emit<E>(_ e: E) {
    subs[ObjectIdentifier(E.self)]?.sorted { $0.key < $1.key }.forEach { $0.value(e) }
  }
  mutating func off(_ t: Token) { for k in subs.keys { subs[k]?[t] = nil } }
}
struct Login { let user: String }
enum Logout {
  case manual
  case timeout(after: Int)
}
var bus = EventBus()
var log: [String] = []
let t1 = bus.on { (l: Login) in log.append("in " + l.user) }
_ = bus.on(Logout.self) {
  switch $0 {
  case .manual: log.append("out")
  case .timeout(let s): log.append("out \(s)")
  }
}
bus.emit(Login(user: "a"))
bus.emit(Logout.timeout(after: 3))
bus.off(t1)
bus.emit(Login(user: "b"))
bus.emit(Logout.manual)
bus.emit(5)
print(log)
enum Op: String, CaseIterable {
  case add = "+"
  case sub = "-"
  case mul = "×"
  case div = "÷"
  static let table: [Op: (Double, Double) -> Double] = [.add: (+), .sub: (-), .mul: (*), .div: (/)]
  func callAsFunction(_ a: Double, _ b: Double) -> Double { Self.table[self]!(a, b) }
  var precedence: Int {
    switch self {
    case .add, .sub: 1
    case .mul, .div: 2
    }
  }
}
struct Calc {
  private(set) var display = "0"
  private var acc: Double?
  private var op: Op?
  private var fresh = true
  mutating func press(_ k: Character) {
    switch k {
    case "0"..."9":
      display = fresh || display == "0" ? String(k) : display + String(k)
      fresh = false
    case "." where !display.contains("."):
      display += "."
      fresh = false
    case "=":
      apply()
      op = nil
      acc = nil
    case "C": self = Calc()
    case let c:
      guard let o = Op(rawValue: String(c)) else { return }
      apply()
      acc = Double(display)
      op = o
      fresh = true
    }
  }
  private mutating func apply() {
    guard let op, let acc, let v = Double(display) else { return }
    let r = op(acc, v)
    display = r == r.rounded() && abs(r) < 1e15 ? String(Int(r)) : String(r)
    fresh = true
  }
  static func run(_ s: String) -> String {
    var c = Calc()
    s.forEach { c.press($0) }
    return c.display
  }
}
print(
  ["12+3=", "2×3+4=", "1÷4=", "9C7", "1.5.5+1=", "5-8="].map(Calc.run),
  Op.allCases.sorted { $0.precedence > $1.precedence }.map(\.rawValue).joined()
)
struct Graph<N: Hashable & Comparable> {
  private var adj: [N: Set<N>] = [:]
  init(_ e: [(N, N)]) { e.forEach { add($0, $1) } }
  mutating func add(_ a: N, _ b: N) {
    adj[a, default: []].insert(b)
    adj[b, default: []].insert(a)
  }
  func bfs(from s: N, to g: N) -> [N]? {
    var q = [[s]]
    var seen: Set = [s]
    while !q.isEmpty {
      let p = q.removeFirst()
      guard let l = p.last else { continue }
      if l == g { return p }
      for n in adj[l, default: []].sorted() where seen.insert(n).inserted { q.append(p + [n]) }
    }
    return nil
  }
  func dfs(_ s: N, _ visit: (N) -> Void) {
    var seen = Set<N>()
    func go(_ n: N) {
      guard seen.insert(n).inserted else { return }
      visit(n)
      adj[n]?.sorted().forEach(go)
    }
    go(s)
  }
  var components: [[N]] {
    var left = Set(adj.keys)
    var out: [[N]] = []
    while let n = left.min() {
      var c: [N] = []
      dfs(n) { c.append($0) }
      left.subtract(c)
      out.append(c)
    }
    return out
  }
}
let g = Graph([("a", "b"), ("b", "c"), ("a", "d"), ("d", "c"), ("x", "y")])
var order = ""
g.dfs("a") { order += $0 }
print(g.bfs(from: "a", to: "c") ?? [], g.bfs(from: "a", to: "x") as Any, order, g.components)
extension Array {
  subscript<T: Comparable>(sortedBy k: KeyPath<Element, T>) -> [Element] {
    sorted { $0[keyPath: k] < $1[keyPath: k] }
  }
  func sum<T: AdditiveArithmetic>(_ k: KeyPath<Element, T>) -> T {
    reduce(.zero) { $0 + $1[keyPath: k] }
  }
  func grouped<K: Hashable>(by k: (Element) throws -> K) rethrows -> [K: [Element]] {
    try Dictionary(grouping: self, by: k)
  }
  mutating func mutateEach(_ f: (inout Element) -> Void) { for i in indices { f(&self[i]) } }
  func pairs() -> [(Element, Element)] {
    indices.flatMap { i in indices[(i + 1)...].map { (self[i], self[$0]) } }
  }
}
var docs = [Doc(text: "bb"), Doc(text: "a", font: .init(size: 9))]
docs.mutateEach {
  $0.font.size += 1
  $0.text += "!"
}
print(
  docs[sortedBy: \.text].map(\.text),
  docs.sum(\.font.size),
  docs.grouped { $0.text.count }.keys.sorted(),
  [1, 2, 3].pairs().map { $0 * $1 }
)
let formatter: (Double) -> String = { v in
  switch abs(v) {
  case 1_000_000...: "\(Int(v / 1_000_000))M"
  case 1_000..<1_000_000: "\((v / 100).rounded() / 10)K"
  case 0: "zero"
  default: "\(v)"
  }
}
print([0, 5, 1234, 2_500_000, -4321].map(formatter))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
print(
  curry(+)(2)(3),
  compose({ $0 * 2 }, { "\($0)" })(4),
  flip(curry(-))(2)(10),
  [1, 2, 3].map(curry(max)(2)),
  flip(String.hasPrefix)("a")("abc"),
  ["b", "a"].sorted(by: >),
  zip([1, 2], [3, 4]).map(*)
)
