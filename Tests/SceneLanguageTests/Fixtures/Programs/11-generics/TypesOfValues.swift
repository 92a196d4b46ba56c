protocol Named { static var name: String { get } }
struct A: Named { static let name = "a" }
struct B: Named { static let name = "b" }
struct Box<T: Named>: Hashable { var count = 0
  static func == (l: Box, r: Box) -> Bool { l.count == r.count }
  func hash(into h: inout Hasher) { h.combine(count) }
  var text: String { "\(T.name)\(count)" }
  mutating func up() -> String { count += 1; return T.name }
  func both<U: Named>(_ u: U.Type) -> String { T.name + U.name + text } }
final class Ref<T: Named> { var inner: Box<T> = Box(); func go() -> String { inner.up() + T.name } ; lazy var l = T.name }
struct Plain<T: Equatable>: Equatable { var v: T?; var w = [T]() }
func text(_ any: Any) -> String { (any as? Box<A>)?.text ?? "none" }
var box = Box<B>()
print(box.up(), box.text, box.both(A.self), Ref<A>().go(), Ref<B>().l)
print(Plain<Int>(v: nil) == Plain(v: nil), Plain(v: 1) == Plain(v: 1), Plain(v: 2) == Plain(v: 1), Set([Box<A>(), Box<A>()]).count)
let list: [any Sequence] = [[1], [2]]
print(list.count, text(Box<A>(count: 3)), Plain(v: "x"), Box<A>.self)
