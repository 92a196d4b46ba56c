// Generic parameters of the same name in functions and types around each other.
struct Box<T> {
  var v: [T] = []
  mutating func add(_ t: T) { v.append(t) }
  var first: T? { v.first }
}
func g<T>(_ x: T) {
  var b = Box<T>()
  b.add(x)
  print(b.v, type(of: b), b.first as Any)
}
g(3)
struct Outer<T> {
  var x: T
  func make() -> Box<T> {
    var b = Box<T>()
    b.add(x)
    return b
  }
  func m2() -> [T] {
    var b = Box<T>()
    b.add(x)
    let y: T = b.first!
    return b.v + [y]
  }
}
print(Outer(x: "a").make(), Outer(x: 2.5).m2())
func open<S>(_ s: S) -> String {
  func inner<T>(_ t: T) -> String { "\(T.self) \(S.self)" }
  return inner(s) + inner([s])
}
print(open(3), open("x"))
func name<T>(_ t: T) -> String { "\(T.self)" }
print(name(3), name("x"), name([1.5]), name(Optional(3) as Any))
struct Holder<T> {
  var b: T
  static var kind: String { "\(T.self)" }
  func kind2() -> String {
    let x = Box<T>()
    return "\(type(of: x))"
  }
}
print(Holder<Int>.kind, Holder(b: "s").kind2())
class Node<T> {
  var v: T
  var next: Node<T>?
  init(_ v: T) { self.v = v }
  func map<U>(_ f: (T) -> U) -> Node<U> {
    let n = Node<U>(f(v))
    n.next = next?.map(f)
    return n
  }
}
let n = Node(1)
n.next = Node(2)
let m = n.map { "\($0)!" }
print(m.v, m.next!.v, type(of: m))
