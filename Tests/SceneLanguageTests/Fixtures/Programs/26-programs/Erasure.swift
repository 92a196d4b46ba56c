// async-free closures capture semantics, escaping, recursion, generic caches, type erasure, phantom types, keypath-based forms
struct Tagged<Tag, Raw> {
  var raw: Raw
  init(_ raw: Raw) { self.raw = raw }
}
extension Tagged: Equatable where Raw: Equatable {}
extension Tagged: Hashable where Raw: Hashable {}
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral {
  init(integerLiteral v: Raw.IntegerLiteralType) { self.init(Raw(integerLiteral: v)) }
}
extension Tagged: CustomStringConvertible { var description: String { "#\(raw)" } }
extension Tagged: Comparable where Raw: Comparable {
  static func < (l: Self, r: Self) -> Bool { l.raw < r.raw }
}
struct User: Identifiable {
  typealias ID = Tagged<User, Int>
  let id: ID
  var name: String
}
struct Order {
  typealias ID = Tagged<Order, Int>
  let id: ID
  let user: User.ID
}
let users = [User(id: 1, name: "A"), User(id: 2, name: "B")]
let orders = [Order(id: 10, user: 2), Order(id: 11, user: 2)]
print(
  users.map(\.id),
  users.first { $0.id == 2 }!.name,
  Dictionary(grouping: orders, by: \.user)[2]!.count,
  users.map(\.id).max()!,
  Set(orders.map(\.user)).count
)
struct Lens<W, P> {
  let get: (W) -> P
  let set: (P, W) -> W
  func over(_ f: @escaping (P) -> P) -> (W) -> W { { w in self.set(f(self.get(w)), w) } }
  static func >>> <Q>(l: Lens<W, P>, r: Lens<P, Q>) -> Lens<W, Q> {
    Lens<W, Q>(get: { r.get(l.get($0)) }, set: { q, w in l.set(r.set(q, l.get(w)), w) })
  }
}
infix operator >>> : AdditionPrecedence
func lens<W, P>(_ k: WritableKeyPath<W, P>) -> Lens<W, P> {
  Lens(
    get: { $0[keyPath: k] },
    set: { p, w in
      var w = w
      w[keyPath: k] = p
      return w
    }
  )
}
struct City {
  var zip = 5
  var mayor = User(id: 7, name: "M")
}
struct State {
  var city = City()
  var n = 0
}
let mayorName = lens(\State.city) >>> lens(\City.mayor) >>> lens(\User.name)
print(
  mayorName.get(State()),
  mayorName.over { $0 + "!" }(State()).city.mayor.name,
  lens(\State.n).set(4, State()).n
)
struct Form<Model> {
  struct Field {
    let label: String
    let read: (Model) -> String
    let write: (inout Model, String) -> Bool
  }
  private(set) var fields: [Field] = []
  mutating func add(_ l: String, _ k: WritableKeyPath<Model, String>) {
    fields.append(
      .init(
        label: l,
        read: { $0[keyPath: k] },
        write: {
          $0[keyPath: k] = $1
          return true
        }
      )
    )
  }
  mutating func add<V: LosslessStringConvertible>(_ l: String, _ k: WritableKeyPath<Model, V>) {
    fields.append(
      Field(
        label: l,
        read: { "\($0[keyPath: k])" },
        write: { m, s in
          guard let v = V(s) else { return false }
          m[keyPath: k] = v
          return true
        }
      )
    )
  }
}
struct Profile {
  var name = "N"
  var age = 3
  var score = 1.5
  var on = false
}
var form = Form<Profile>()
form.add("Name", \.name)
form.add("Age", \.age)
form.add("Score", \.score)
form.add("On", \.on)
var profile = Profile()
let ok = zip(form.fields, ["Bob", "x7", "2.25", "true"]).map { $0.write(&profile, $1) }
print(ok, form.fields.map { "\($0.label)=\($0.read(profile))" })
final class Observable<T> {
  private var subs: [(T, T) -> Void] = []
  var value: T { didSet { for s in subs { s(oldValue, value) } } }
  init(_ v: T) { value = v }
  func sink(_ f: @escaping (T, T) -> Void) { subs.append(f) }
  func map<U>(_ f: @escaping (T) -> U) -> Observable<U> {
    let o = Observable<U>(f(value))
    sink { [weak o] _, n in o?.value = f(n) }
    return o
  }
  static func combine<A, B>(_ a: Observable<A>, _ b: Observable<B>) -> Observable<(A, B)> {
    let o = Observable<(A, B)>((a.value, b.value))
    a.sink { o.value = ($1, o.value.1) }
    b.sink { o.value = (o.value.0, $1) }
    return o
  }
}
let a = Observable(1)
let b = Observable("x")
let s = a.map { $0 * 10 }
let c = Observable<Never>.combine(a, b)
var log: [String] = []
c.sink { log.append("\($0)->\($1)") }
a.value = 2
b.value += "y"
a.value += 1
print(s.value, c.value, log)
enum Tree<T: Comparable> {
  indirect case node(Tree, T, Tree)
  case leaf
  init() { self = .leaf }
  init<S: Sequence>(_ s: S) where S.Element == T { self = s.reduce(.leaf) { $0.inserting($1) } }
  func inserting(_ v: T) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, v, .leaf)
    case .node(let l, let x, let r):
      if v < x {
        return .node(l.inserting(v), x, r)
      } else if v > x {
        return .node(l, x, r.inserting(v))
      } else {
        return self
      }
    }
  }
  var count: Int { if case .node(let l, _, let r) = self { l.count + 1 + r.count } else { 0 } }
  var depth: Int {
    switch self {
    case .leaf: 0
    case .node(let l, _, let r): 1 + Swift.max(l.depth, r.depth)
    }
  }
  func fold<R>(_ leaf: R, _ f: (R, T, R) -> R) -> R {
    guard case .node(let l, let v, let r) = self else { return leaf }
    return f(l.fold(leaf, f), v, r.fold(leaf, f))
  }
  var sorted: [T] { fold([]) { $0 + [$1] + $2 } }
  func contains(_ v: T) -> Bool {
    switch self {
    case .leaf: false
    case .node(_, v, _): true
    case .node(let l, let x, let r): v < x ? l.contains(v) : r.contains(v)
    }
  }
}
extension Tree: Sequence { func makeIterator() -> IndexingIterator<[T]> { sorted.makeIterator() } }
let tree = Tree([5, 2, 8, 1, 9, 2])
print(
  tree.sorted,
  tree.count,
  tree.depth,
  tree.contains(8),
  tree.contains(7),
  tree.map { $0 * 2 },
  tree.fold(0) { $0 + $1 + $2 },
  Array(Tree("hello").prefix(2)),
  Tree<Int>().count
)
func fix<A, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B { { f(fix(f), $0) } }
print(fix { (f: (Int) -> Int, n: Int) in n <= 1 ? 1 : n * f(n - 1) }(10))
func hanoi(
  _ n: Int,
  _ a: String = "A",
  _ b: String = "B",
  _ c: String = "C",
  move: (String, String) -> Void
) {
  if n == 0 { return }
  hanoi(n - 1, a, c, b, move: move)
  move(a, c)
  hanoi(n - 1, b, a, c, move: move)
}
var moves = 0
var last = ""
hanoi(5) {
  moves += 1
  last = $0 + $1
}
print(moves, last)
func permutations<T>(_ xs: [T]) -> [[T]] {
  xs.isEmpty
    ? [[]]
    : xs.indices.flatMap { i -> [[T]] in
      var r = xs
      let x = r.remove(at: i)
      return permutations(r).map { [x] + $0 }
    }
}
print(permutations([1, 2, 3]).count, permutations(Array("ab")).map { String($0) })
var handlers: [String: [() -> String]] = [:]
for (i, k) in ["a", "b", "a"].enumerated() { handlers[k, default: []].append { "\(k)\(i)" } }
print(handlers["a"]!.map { $0() }, handlers["b"]?.first?() ?? "-", handlers["zz"]?.count as Any)
struct Stack<T> {
  var a: [T] = []
  mutating func push(_ x: T) { a.append(x) }
  mutating func pop() -> T? { a.popLast() }
}
func rpn(_ s: String) -> Double? {
  var st = Stack<Double>()
  for t in s.split(separator: " ") {
    if let n = Double(t) {
      st.push(n)
    } else {
      guard let r = st.pop(), let l = st.pop() else { return nil }
      let ops: [Substring: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": (*), "/": (/)]
      guard let op = ops[t] else { return nil }
      st.push(op(l, r))
    }
  }
  return st.a.count == 1 ? st.pop() : nil
}
print(rpn("3 4 + 2 *") as Any, rpn("1 +") as Any, rpn("5 1 2 + 4 * + 3 -")!)
