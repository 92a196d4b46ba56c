struct Vec: Equatable { var x: Double, y: Double
  static func + (l: Vec, r: Vec) -> Vec { Vec(x: l.x + r.x, y: l.y + r.y) }
  static func - (l: Vec, r: Vec) -> Vec { l + -r }
  static prefix func - (v: Vec) -> Vec { Vec(x: -v.x, y: -v.y) }
  static func * (l: Vec, k: Double) -> Vec { Vec(x: l.x * k, y: l.y * k) }
  static func * (k: Double, r: Vec) -> Vec { r * k }
  static func * (l: Vec, r: Vec) -> Double { l.x * r.x + l.y * r.y }
  static func += (l: inout Vec, r: Vec) { l = l + r }
  static func *= (l: inout Vec, k: Double) { l.x *= k; l.y *= k }
}
var v = Vec(x: 1, y: 2)
v += Vec(x: 1, y: 1); v *= 2
print(v, -v, v - Vec(x: 4, y: 6), 2 * v, v * 0.5, v * v, v == Vec(x: 4, y: 6))
infix operator **: Power
precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
func ** (b: Int, e: Int) -> Int { e == 0 ? 1 : b * (b ** (e - 1)) }
print(2 ** 3 ** 2, 2 * 3 ** 2, (2 ** 3) ** 2, -2 ** 2)
infix operator |>: Pipe
precedencegroup Pipe {
  associativity: left
  lowerThan: TernaryPrecedence
}
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(5 |> { $0 + 1 } |> { "<\($0)>" }, [3, 1] |> { $0.sorted() })
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %
postfix func % (x: Double) -> Double { x / 100 }
print(√16, 50%, √9 + 1)
infix operator <>: AdditionPrecedence
extension Array { static func <> (l: [Element], r: [Element]) -> [Element] { l + r } }
print([1] <> [2] <> [3])
infix operator =~: ComparisonPrecedence
func =~ (s: String, t: String) -> Bool { s.lowercased() == t.lowercased() }
print("A" =~ "a" && "b" =~ "B", !("x" =~ "y"))
prefix operator ++
prefix func ++ (n: inout Int) -> Int { n += 1; return n }
var n = 1; print(++n, n)
infix operator ?=: AssignmentPrecedence
func ?= <T>(l: inout T?, r: T) { if l == nil { l = r } }
var o: Int?; o ?= 3; o ?= 4; print(o!)
func <= (l: Vec, r: Vec) -> Bool { l * l <= r * r }
print(Vec(x: 1, y: 0) <= v, [1, 2, 3].reduce(0, +), [true, false].reduce(true) { $0 && $1 })
