// Numbers that a closure, an argument or a place makes fractions.
struct Pair<A, B> { var a: A, b: B; func map<C>(_ f: (A) -> C) -> Pair<C, B> { .init(a: f(a), b: b) } }
print(Pair(a: 1, b: "x").map { $0 + 0.5 })
print(Pair(a: 2, b: 3).map { "\($0)" })
let half = Pair(a: 1, b: 2).map { (x: Double) in x / 2 }
print(half.a, half.b)
protocol Vector { init(_ parts: [Double]); static var dimension: Int { get } }
extension Vector {
  static func basis(_ index: Int) -> Self { Self((0..<dimension).map { $0 == index ? 1 : 0 }) }
  static func made(_ parts: [Double]) -> Self { Self(parts) }
  static func steps() -> Self { made((0..<dimension).map { $0 > 0 ? 1 : 0 }) }
}
struct Plane: Vector { var parts: [Double]; init(_ parts: [Double]) { self.parts = parts }; static let dimension = 2 }
print(Plane.basis(1).parts, Plane.steps().parts)
struct Rank: Comparable, ExpressibleByIntegerLiteral {
  var n: Int
  init(_ n: Int) { self.n = n }
  init(integerLiteral value: Int) { n = value }
  static func < (a: Rank, b: Rank) -> Bool { a.n < b.n }
}
let rank = Rank(1)
print((0...1).contains(rank), (2..<5).contains(rank), [0, 1].contains(rank))
print([Rank(3), rank].filter((0...2).contains).map(\.n))
print("swift".filter(("a"..."m").contains), [0.5, 2].filter((0...1).contains), [1.5, 3].filter([3, 4].contains))
print("abcxyz".allSatisfy(("a"..."z").contains), "a1".contains(where: ("0"..."9").contains))
print([1, 5, 20].filter((2...10).contains), ["a", "q"].filter(("a"..."f").contains), [-0.5, 0.5].filter((-1..<0).contains))
print([UInt8(3), 9].filter((0...5).contains), "hello world".filter("aeiou".contains))
let isLow: (Double) -> Bool = (..<1).contains
print(isLow(0.5), isLow(1))
struct Samples {
  var values: [Double] = []
  static func += (left: inout Samples, right: Double) { left.values.append(right) }
  static func += (left: inout Samples, right: some Sequence<Double>) { left.values += Array(right) }
}
var samples = Samples()
samples += 3; samples += [1, 2.5]; samples += 4.5
print(samples.values)
func take(_ x: Double) -> String { "number" }
func take<S: Sequence>(_ xs: S) -> String { "sequence" }
print(take(3), take([3]), take("abc"), take(1...2))
let code = 67
