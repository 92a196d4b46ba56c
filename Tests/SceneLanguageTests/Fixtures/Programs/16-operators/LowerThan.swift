infix operator **: MultiplicationPrecedence
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { r, _ in r * b } }
precedencegroup PipePrecedence { associativity: left
 lowerThan: AdditionPrecedence }
infix operator |>: PipePrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator ¡
postfix func ¡ (n: Int) -> Int { n <= 1 ? 1 : n * (n - 1)¡ }
print(2 ** 10, 1 + 2 ** 3 * 2, √16 + 1, 5¡)
print(3 + 4 |> { (x: Int) -> Int in x * 2 } |> { (s: Int) -> String in "<\(s)>" })
struct V: Equatable { var x, y: Int
  static func + (l: V, r: V) -> V { V(x: l.x + r.x, y: l.y + r.y) }
  static func - (l: V, r: V) -> V { V(x: l.x - r.x, y: l.y - r.y) }
  static prefix func - (v: V) -> V { V(x: -v.x, y: -v.y) }
  static func += (l: inout V, r: V) { l = l + r }
  static func * (k: Int, v: V) -> V { V(x: k * v.x, y: k * v.y) }
  static func < (l: V, r: V) -> Bool { (l.x, l.y) < (r.x, r.y) }
}
extension V: Comparable {}
var v = V(x: 1, y: 2)
v += V(x: 10, y: 0)
print(v, -v, 2 * v - V(x: 1, y: 1), v > V(x: 11, y: 1), max(v, V(x: 12, y: 0)))
print([V(x: 2, y: 0), V(x: 1, y: 5), V(x: 1, y: 3)].sorted(), [v, v].reduce(V(x: 0, y: 0), +))
infix operator <=>: ComparisonPrecedence
func <=> <T: Comparable>(a: T, b: T) -> Int { a < b ? -1 : a == b ? 0 : 1 }
print(1 <=> 2, "b" <=> "a", 1.5 <=> 1.5)
