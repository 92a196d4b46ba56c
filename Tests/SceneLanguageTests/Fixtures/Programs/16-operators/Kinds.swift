import Foundation
struct V: Equatable { var x, y: Double
 static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
 static func - (a: V, b: V) -> V { V(x: a.x - b.x, y: a.y - b.y) }
 static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
 static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
 static func * (k: Double, a: V) -> V { a * k }
 static func += (a: inout V, b: V) { a = a + b }
 static func • (a: V, b: V) -> Double { a.x * b.x + a.y * b.y } }
infix operator •: MultiplicationPrecedence
var v = V(x: 1, y: 2)
v += V(x: 1, y: 1)
print(v, -v, v * 2, 3 * v, v - v == V(x: 0, y: 0), v • v + 1)
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator +++
postfix func +++ (n: Int) -> Int { n <= 1 ? 1 : n * (n - 1)+++ }
print(√16, √2 + 1, 5+++)
precedencegroup PowerPrecedence { higherThan: MultiplicationPrecedence associativity: right }
infix operator **: PowerPrecedence
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { r, _ in r * b } }
print(2 ** 3 ** 2, 2 * 3 ** 2, -2 ** 2)
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 |> { $0 + 1 } |> { "n\($0)" } |> { $0 + "!" })
infix operator >>>: MultiplicationPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let h = { (x: Int) in x + 1 } >>> { $0 * 2 } >>> String.init
print(h(4))
infix operator ??=: AssignmentPrecedence
func ??= <T>(l: inout T?, r: @autoclosure () -> T) { if l == nil { l = r() } }
var o: Int?; o ??= 4; o ??= 5; print(o!)
infix operator <=>: ComparisonPrecedence
extension Comparable { static func <=> (a: Self, b: Self) -> Int { a < b ? -1 : a > b ? 1 : 0 } }
print(1 <=> 2, "b" <=> "a", 2.0 <=> 2.0)
infix operator ~=~: ComparisonPrecedence
func ~=~ (a: Double, b: Double) -> Bool { abs(a - b) < 1e-9 }
print(0.1 + 0.2 ~=~ 0.3)
struct Money: Comparable, CustomStringConvertible { let c: Int; static func < (a: Money, b: Money) -> Bool { a.c < b.c }; var description: String { "$\(c / 100).\(String(format: "%02d", c % 100))" } }
print([Money(c: 250), Money(c: 99)].sorted(), Money(c: 5) >= Money(c: 5), max(Money(c: 1), Money(c: 2)))
print([1, 2, 3].reduce(0, +), [1, 2, 3].map(-), [3, 1, 2].sorted(by: >), ["a", "b"].reduce("", +))
let op: (Int, Int) -> Int = (-); print(op(5, 3)); let ops: [String: (Double, Double) -> Double] = ["+": (+), "/": (/)]; print(ops["/"]!(1, 4))
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
func even(_ n: Int) -> Bool { n % 2 == 0 }
switch 4 { case even: print("even"); default: print("odd") }
extension Array { static func * (a: [Element], n: Int) -> [Element] { (0..<n).flatMap { _ in a } } }
print([1, 2] * 2)
func + (l: String, r: Int) -> String { l + String(r) }
print("a" + 1 + 2)
