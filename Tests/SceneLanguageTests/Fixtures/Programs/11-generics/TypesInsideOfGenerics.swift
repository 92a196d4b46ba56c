struct Outer<T> {
  struct Inner { var value: T; var name = "in" }
  enum Kind { case one, two(T) }
  final class Box { var value: T; init(_ v: T) { value = v } }
  var inner: Inner
  func make(_ t: T) -> Inner { Inner(value: t) }
  static var typeName: String { "\(T.self)" }
}
extension Outer.Inner { func show() -> String { "\(T.self): \(value)" } }
let i = Outer<Int>.Inner(value: 3)
print(i)
print(type(of: i))
print(Outer<String>.Kind.two("a"))
print(type(of: Outer<String>.Kind.one))
print(Outer<Int>.Inner.self)
print(String(reflecting: Outer<[Int]>.Kind.self))
print(i.show())
let o = Outer(inner: .init(value: 2.5))
print(o)
print(type(of: o.inner))
print(o.make(1))
print(Outer<Bool>.typeName)
let b = Outer<Int>.Box(4)
print(type(of: b), b.value)
dump(i)
dump(o)
print([Outer<Int>.Kind.one, .two(3)])
struct Tree<Element: Comparable> {
  indirect enum Node { case leaf; case node(Node, Element, Node)
    func insert(_ e: Element) -> Node {
      switch self {
      case .leaf: return .node(.leaf, e, .leaf)
      case let .node(l, v, r): return e < v ? .node(l.insert(e), v, r) : .node(l, v, r.insert(e))
      }
    }
    var values: [Element] { switch self { case .leaf: return []; case let .node(l, v, r): return l.values + [v] + r.values } }
  }
  var root = Node.leaf
  mutating func add(_ e: Element) { root = root.insert(e) }
}
var t = Tree<Int>()
[3, 1, 2].forEach { t.add($0) }
print(t.root.values)
print(t.root)
print(type(of: t.root))
struct Graph<Name: Hashable> {
  struct Edge: Hashable { let from: Name, to: Name }
  var edges: Set<Edge> = []
  mutating func link(_ a: Name, _ b: Name) { edges.insert(Edge(from: a, to: b)) }
}
var g = Graph<String>()
g.link("a", "b"); g.link("a", "b")
print(g.edges.count, g.edges)
enum Namespace { struct A { var x = 1 }; enum E: String { case p } }
print(Namespace.A(), type(of: Namespace.A()), Namespace.E.p, String(reflecting: Namespace.A()))
print(String(reflecting: Namespace.E.p))
extension Array { struct Pair { let a: Element; let b: Element } ; func pair() -> Pair { Pair(a: self[0], b: self[1]) } }
print([1,2].pair())
print(type(of: ["x","y"].pair()))
