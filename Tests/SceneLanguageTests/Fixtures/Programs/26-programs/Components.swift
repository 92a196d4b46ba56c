// inheritance of generics, class hierarchies with protocols, required/convenience/failable inits, deinit order, static/class, subscripts, lazies
class Component {
  weak var parent: Container?
  let id: String
  private(set) lazy var path: String = { (parent.map { $0.path + "/" } ?? "") + id }()
  var size: (w: Int, h: Int) { (1, 1) }
  init(_ id: String) { self.id = id }
  func accept(_ v: some Visitor) { v.visit(self) }
  subscript(k: String) -> Component? { k == id ? self : nil }
}
class Container: Component {
  private(set) var children: [Component] = []
  override var size: (w: Int, h: Int) {
    children.reduce((0, 0)) { ($0.0 + $1.size.w, max($0.1, $1.size.h)) }
  }
  @discardableResult func add(_ c: Component...) -> Self {
    for x in c {
      x.parent = self
      children.append(x)
    }
    return self
  }
  override func accept(_ v: some Visitor) {
    super.accept(v)
    children.forEach { $0.accept(v) }
  }
  override subscript(k: String) -> Component? {
    super[k] ?? children.lazy.compactMap { $0[k] }.first
  }
}
final class Stack: Container {
  var axis = Axis.h
  enum Axis { case h, v }
  override var size: (w: Int, h: Int) {
    let s = super.size
    return axis == .h ? s : (children.map(\.size.w).max() ?? 0, children.map(\.size.h).reduce(0, +))
  }
  convenience init(_ id: String, axis: Axis, @Kids _ kids: () -> [Component]) {
    self.init(id)
    self.axis = axis
    kids().forEach { add($0) }
  }
}
@resultBuilder enum Kids {
  static func buildBlock(_ c: [Component]...) -> [Component] { c.flatMap { $0 } }
  static func buildExpression(_ c: Component) -> [Component] { [c] }
  static func buildExpression(_ c: [Component]) -> [Component] { c }
  static func buildOptional(_ c: [Component]?) -> [Component] { c ?? [] }
  static func buildArray(_ c: [[Component]]) -> [Component] { c.flatMap { $0 } }
  static func buildEither(first c: [Component]) -> [Component] { c }
  static func buildEither(second c: [Component]) -> [Component] { c }
}
final class Box: Component {
  let s: (Int, Int)
  init?(_ id: String, _ w: Int, _ h: Int) {
    guard w > 0, h > 0 else { return nil }
    s = (w, h)
    super.init(id)
  }
  override var size: (w: Int, h: Int) { s }
  deinit { freed.append(id) }
}
var freed: [String] = []
protocol Visitor { func visit(_ c: Component) }
final class Names: Visitor {
  var out: [String] = []
  func visit(_ c: Component) { out.append("\(type(of: c)):\(c.id)") }
}
do {
  let big = true
  let root = Stack("root", axis: .v) {
    Box("a", 2, 3)!
    if big { Box("b", 4, 1)! } else { Component("nope") }
    Stack("in", axis: .h) { for i in 0..<3 { Component("c\(i)") } }
    if let n = Box("bad", 0, 1) { n }
  }
  let names = Names()
  root.accept(names)
  print(
    names.out,
    root.size,
    root["c1"]?.path ?? "-",
    root["zz"] as Any,
    root["b"]?.parent === root,
    root.children.count
  )
}
print(freed.sorted())
class Shape {
  class var sides: Int { 0 }
  var area: Double { fatalError() }
  required init(scale: Double = 1) { self.scale = scale }
  var scale: Double
  static func == (a: Shape, b: Shape) -> Bool { a.area == b.area }
  class func unit() -> Shape { self.init() }
  func scaled(_ k: Double) -> Self { type(of: self).init(scale: scale * k) }
}
class Square: Shape {
  override class var sides: Int { 4 }
  override var area: Double { scale * scale }
}
class Tri: Shape {
  override class var sides: Int { 3 }
  override var area: Double { scale * scale / 2 }
  let tag: String
  required init(scale: Double) {
    tag = "t\(scale)"
    super.init(scale: scale)
  }
}
let shapes: [Shape] = [Square.unit(), Tri(scale: 2), Square(scale: 3).scaled(2)]
print(
  shapes.map { ($0.area, type(of: $0).sides) },
  (shapes[1] as? Tri)?.tag ?? "",
  (shapes[2] as! Square).scaled(0.5).scale,
  shapes[0] == Square(),
  shapes.max { $0.area < $1.area }!.area
)
class Repo<T> {
  var items: [T] = []
  func add(_ t: T) { items.append(t) }
  var count: Int { items.count }
}
class Sorted<T: Comparable>: Repo<T> {
  override func add(_ t: T) {
    let i = items.firstIndex { $0 > t } ?? items.endIndex
    items.insert(t, at: i)
  }
}
final class Names2: Sorted<String> {
  override func add(_ t: String) { super.add(t.lowercased()) }
  override var count: Int { super.count * 100 }
}
let n = Names2()
["B", "a", "C"].forEach(n.add)
let r: Repo<String> = n
r.add("AA")
print(r.items, r.count, r is Sorted<String>, type(of: r))
class Acct {
  private(set) var bal: Int
  let owner: String
  var history: [Int] = [] { didSet { changes += 1 } }
  var changes = 0
  init(owner: String, bal: Int = 0) { (self.owner, self.bal) = (owner, bal) }
  func move(_ n: Int) throws {
    guard bal + n >= floor else { throw Err.low(need: floor - bal - n) }
    bal += n
    history.append(n)
  }
  var floor: Int { 0 }
  enum Err: Error, Equatable { case low(need: Int) }
  fileprivate func sneak() { bal = 999 }
}
final class Credit: Acct {
  var limit: Int
  init(owner: String, limit: Int) {
    self.limit = limit
    super.init(owner: owner, bal: 5)
  }
  override var floor: Int { -limit }
  override func move(_ n: Int) throws {
    defer { tries += 1 }
    do { try super.move(n) } catch Err.low(let need) where need < 3 {
      limit += need
      try super.move(n)
    }
  }
  var tries = 0
  convenience init?(parse s: String) {
    let p = s.split(separator: ":")
    guard p.count == 2, let l = Int(p[1]) else { return nil }
    self.init(owner: String(p[0]), limit: l)
  }
}
let acc = Credit(parse: "Z:10")!
for x in [-10, -7, -20, 4] {
  do {
    try acc.move(x)
    print(acc.bal, acc.limit)
  } catch { print("err", error) }
}
print(
  acc.tries,
  acc.history,
  acc.changes,
  Credit(parse: "bad") == nil,
  Credit(parse: "a:b")?.owner ?? "nil"
)
acc.sneak()
print(acc.bal)
final class Lazy {
  static var made = 0
  lazy var a: [Int] = {
    Lazy.made += 1
    return [b, 2]
  }()
  lazy var b = a0 + 1
  let a0: Int
  init(_ a: Int) { a0 = a }
  lazy private(set) var f: (Int) -> Int = { [unowned self] in $0 + self.b }
}
let lz = Lazy(4)
print(Lazy.made, lz.a, lz.a, Lazy.made, lz.f(1))
lz.b = 100
print(lz.f(1), lz.a)
protocol Node: AnyObject {
  var next: Self? { get set }
  var v: Int { get }
}
final class N1: Node {
  var next: N1?
  let v: Int
  init(_ v: Int, _ n: N1? = nil) {
    self.v = v
    next = n
  }
}
func len<T: Node>(_ n: T?) -> Int {
  var c = 0
  var cur = n
  while let x = cur {
    c += x.v
    cur = x.next
  }
  return c
}
let ch = N1(1, N1(2, N1(3)))
print(len(ch), len(ch.next), len(nil as N1?))
ch.next!.next = nil
print(len(ch), ch.next?.next?.v as Any)
func mk() -> (get: () -> Int, obj: N1) {
  let o = N1(5)
  var k = 0
  return (
    {
      k += o.v
      return k
    }, o
  )
}
let m = mk()
print(m.get(), m.get(), m.obj.v, ObjectIdentifier(m.obj) == ObjectIdentifier(m.obj), m.obj === ch)
