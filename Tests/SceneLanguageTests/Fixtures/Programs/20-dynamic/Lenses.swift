// Operators, subscripts, dynamic members and calls of values.
import Foundation

struct Vec: Equatable, AdditiveArithmetic, CustomStringConvertible {
  var x, y: Double
  static let zero = Vec(x: 0, y: 0)
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vec, b: Vec) -> Vec { Vec(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Vec) -> Vec { a * k }
  static prefix func - (a: Vec) -> Vec { .zero - a }
  static func *= (a: inout Vec, k: Double) { a = a * k }
  var description: String { "<\(x.formatted2), \(y.formatted2)>" }
}
extension Double { var formatted2: String { String(format: "%.2f", self) } }
infix operator • : MultiplicationPrecedence
func • (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }
postfix operator °
postfix func ° (d: Double) -> Double { d * .pi / 180 }
infix operator |> : PipePrecedence
precedencegroup PipePrecedence {
  associativity: left
  lowerThan: TernaryPrecedence
}
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
infix operator ?= : AssignmentPrecedence
func ?= <T>(a: inout T, b: T?) { if let b { a = b } }
prefix operator √
prefix func √ (d: Double) -> Double { d.squareRoot() }
var v = Vec(x: 1, y: 2)
v += Vec(x: 1, y: 1)
v *= 2
print(v, -v, 2 * v - v, v • Vec(x: 1, y: 0), 180°, √16.0)
print([v, v, .zero].reduce(.zero, +), 5 |> { $0 + 1 } |> String.init |> { $0 + "!" })
var opt = "a"
opt ?= nil
opt ?= "b"
print(opt)
struct Matrix {
  private var g: [Double]
  let rows, cols: Int
  init(_ r: Int, _ c: Int, _ f: (Int, Int) -> Double = { _, _ in 0 }) {
    rows = r
    cols = c
    g = (0..<r * c).map { f($0 / c, $0 % c) }
  }
  subscript(r: Int, c: Int) -> Double {
    get { g[r * cols + c] }
    set { g[r * cols + c] = newValue }
  }
  subscript(row r: Int) -> [Double] {
    get { Array(g[r * cols..<(r + 1) * cols]) }
    set { g.replaceSubrange(r * cols..<(r + 1) * cols, with: newValue) }
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    Matrix(a.rows, b.cols) { i, j in (0..<a.cols).reduce(0) { $0 + a[i, $1] * b[$1, j] } }
  }
  static subscript(identity n: Int) -> Matrix { Matrix(n, n) { $0 == $1 ? 1 : 0 } }
}
var mx = Matrix(2, 2) { Double($0 * 2 + $1) }
mx[0, 0] += 5
mx[row: 1] = [7, 8]
print((mx * Matrix[identity: 2])[row: 0], mx[row: 1])
@dynamicMemberLookup struct Lens<T> {
  var value: T
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> Lens<U> {
    get { Lens<U>(value: value[keyPath: k]) }
    set { value[keyPath: k] = newValue.value }
  }
  subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { value[keyPath: k] }
}
@dynamicMemberLookup struct Config {
  var d: [String: String] = [:]
  subscript(dynamicMember k: String) -> String? {
    get { d[k] }
    set { d[k] = newValue }
  }
}
var c = Config()
c.host = "h"
c.port = "1"
c.port? += "2"
print(c.host ?? "-", c.port!, c.none as Any)
struct Pt {
  var x = 1
  var y = 2
  var sum: Int { x + y }
}
struct Line {
  var a = Pt(), b = Pt()
  var tags = ["t"]
}
var ln = Lens(value: Line())
let ax: Int = ln.a.x.value
print(ax, ln.value.a.sum)
struct Adder {
  var n: Int
  func callAsFunction(_ x: Int) -> Int { x + n }
  func callAsFunction(_ s: String, times: Int = 2) -> String { String(repeating: s, count: times) }
}
let add = Adder(n: 3)
print(
  add(4),
  add("ab"),
  add("c", times: 3),
  [1, 2].map { add($0) },
  [1, 2].map(add.callAsFunction)
)
let kp: WritableKeyPath<Line, Int> = \.a.x
var line = Line()
line[keyPath: kp] = 9
line[keyPath: \.b.y] += 1
print(
  line.a.x,
  line.b.y,
  line[keyPath: \.tags[0]],
  line[keyPath: \Line.a.sum],
  line[keyPath: \.tags.first?.count] as Any
)
let paths: [KeyPath<Line, Int>] = [\.a.x, \.b.sum, \.tags.count]
print(paths.map { line[keyPath: $0] })
func sorted<T, K: Comparable>(
  _ xs: [T],
  by k: KeyPath<T, K>,
  _ o: (K, K) -> Bool = { $0 < $1 }
) -> [T] { xs.sorted { o($0[keyPath: k], $1[keyPath: k]) } }
print(
  sorted(["ccc", "a", "bb"], by: \.count),
  sorted(["ccc", "a", "bb"], by: \.count, >),
  ["a", "b"].map(\.self),
  [[1], []].filter(\.isEmpty).count
)
let ap = (\Line.a).appending(path: \Pt.y)
print(line[keyPath: ap], kp == \Line.a.x, Set([kp as AnyKeyPath, \Line.a.x]).count)
func with<T>(_ v: T, _ f: (inout T) -> Void) -> T {
  var c = v
  f(&c)
  return c
}
print(
  with(line) {
    $0.a.x = 100
    $0.tags += ["u"]
  }.tags,
  with([3, 1, 2]) { $0.sort() }
)
struct Grid3 {
  var cells = Array(repeating: Array(repeating: 0, count: 3), count: 3)
  subscript(_ p: (Int, Int)) -> Int {
    get { cells[p.0][p.1] }
    set { cells[p.0][p.1] = newValue }
  }
}
var g3 = Grid3()
g3[(1, 2)] = 5
g3[(1, 2)] *= 3
print(g3.cells)
print(1...3 ~= 2, 1 <=> 2, "b" <=> "a")
infix operator <=> : ComparisonPrecedence
func <=> <T: Comparable>(a: T, b: T) -> Int { a < b ? -1 : a == b ? 0 : 1 }
