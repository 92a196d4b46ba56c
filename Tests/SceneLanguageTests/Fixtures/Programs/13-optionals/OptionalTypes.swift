struct S { static let a = S(), b = S() }
enum E { case x; struct In {} }
let l = [S.a]; let m = [E.x: 1] ; let n: [Any.Type] = [E.In.self, Int.self, [Int].self]
print(l.count, m.count, n.count, [()].count, [(), ()].count, Int?(3) as Any, [Int?](arrayLiteral: 3, nil), [Int?]().count, [[Int]](), [String: [Int]](), [(Int, Int)]())
let f = [Int].init(repeating:count:); print(f(1, 2))
let k = Int?.some(3), z = Int?.none; print(k as Any, z as Any)
let g = [Int: Int]?.none; print(g as Any)
let t: Any = [Int].self; print(t)
let w = (Int?).none; print(w as Any)
func x<T>(_ t: T.Type) { print(t) }
x([Int?].self); x([Int]?.self); x((Int?).self); x([E.In].self)
print([Int]?(nil) as Any, [Int].Element.self, [Int: String].Value.self, Int?.self)
