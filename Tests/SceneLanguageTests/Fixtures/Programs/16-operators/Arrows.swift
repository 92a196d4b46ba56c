// Operators: vector, matrix, pipe, custom precedence, compound
import Foundation
precedencegroup PipePrecedence { associativity: left higherThan: AssignmentPrecedence lowerThan: TernaryPrecedence }
precedencegroup ComposePrecedence { associativity: right higherThan: PipePrecedence }
precedencegroup PowerPrecedence { associativity: right higherThan: MultiplicationPrecedence }
infix operator |>: PipePrecedence
infix operator >>>: ComposePrecedence
infix operator **: PowerPrecedence
infix operator ±: RangeFormationPrecedence
infix operator ??=: AssignmentPrecedence
prefix operator √
postfix operator %
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func ** <T: BinaryInteger>(a: T, n: Int) -> T { n == 0 ? 1 : (0..<n).reduce(1) { r, _ in r * a } }
func ** (a: Double, b: Double) -> Double { pow(a, b) }
func ± <T: Numeric & Comparable>(a: T, b: T) -> ClosedRange<T> { a - b ... a + b }
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func % (x: Double) -> Double { x / 100 }
struct V: Equatable { var x, y: Double; static let zero = V(x: 0, y: 0)
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func - (a: V, b: V) -> V { a + -b }
  static func * (k: Double, v: V) -> V { V(x: k * v.x, y: k * v.y) }
  static func • (a: V, b: V) -> Double { a.x * b.x + a.y * b.y }
  static func *= (v: inout V, k: Double) { v = k * v }
  static func ~= (r: ClosedRange<Double>, v: V) -> Bool { r ~= √(v • v) } }
infix operator •: MultiplicationPrecedence
let v = V(x: 3, y: 4)
print(2 * v - V(x: 1, y: 1), v • v, √(v • v), -v == .zero - v)
var w = v; w *= 0.5; print(w)
switch w { case 0...1: print("short"); case 2...3: print("mid"); default: print("long") }
print(2.0 ** 0.5 |> { String(format: "%.3f", $0) }, 50.0%)
let f = { (n: Int) in n + 1 } >>> { $0 * 2 } >>> String.init
print(3 |> f, [1, 2].map(f), "x" |> { $0 + "y" } |> \.count)
print(10 ± 2, (10 ± 2).contains(11), 1.5 ± 0.5 ~= 1.9)
var o: Int?; o ??= 4; o ??= 5; print(o!)
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, -), zip([1, 2], [3, 4]).map(*))
let ops: [(String, (Double, Double) -> Double)] = [("+", +), ("-", -), ("*", *), ("/", /), ("**", **)]
for (n, op) in ops { print(n, op(6, 2), terminator: " ") }
print()
