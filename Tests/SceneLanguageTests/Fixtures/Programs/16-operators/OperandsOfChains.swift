struct P<T> { let f: () -> T
  func map<U>(_ g: @escaping (T) -> U) -> P<U> { P<U> { g(f()) } }
  static func | (a: P, b: P) -> P { b } }
enum J { case num(Int), obj([Int]), null }
let n = P { 3 }, l = P { [1] }
let a: P<J> = n.map(J.num) | n.map { _ in .null }
let b: P<J> = n.map { _ in .null } | n.map(J.num) | l.map { .obj($0) }
let c: P<J> = n.map { _ in .null } | (l | l).map { .obj($0) }
let d: P<J> = (n | n).map(J.num)
  | (n | n).map(J.num) | (l | l).map { .obj(Array($0)) }
print(a.f(), b.f(), c.f(), d.f())
