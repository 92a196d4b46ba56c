struct Point { var x: Double, y: Double }
extension Point { init(_ v: Double) { self.init(x: v, y: v) }; static let zero = Point(0); var length: Double { (x * x + y * y).squareRoot() }; func scaled(by k: Double) -> Self { Point(x: x * k, y: y * k) }; mutating func flip() { (x, y) = (y, x) } }
extension Point: CustomStringConvertible, Equatable, AdditiveArithmetic { var description: String { "(\(x), \(y))" }; static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }; static func - (a: Point, b: Point) -> Point { a + b.scaled(by: -1) } }
extension Point { enum Axis { case x, y }; subscript(a: Axis) -> Double { get { a == .x ? x : y } set { if a == .x { x = newValue } else { y = newValue } } } }
var p = Point(x: 3, y: 4)
print(p, p.length, Point(2), Point.zero, p + Point(1), p - Point(1), p[.x], p.scaled(by: 2) == Point(x: 6, y: 8))
p.flip(); p[.y] += 10; p += Point(1)
print(p, [p, .zero].reduce(.zero, +), p != .zero)
extension Array where Element == Point { var centre: Point { reduce(.zero, +).scaled(by: 1 / Double(count)) } }
print([Point(0), Point(x: 2, y: 4)].centre)
protocol Drawable { func draw() -> String }
extension Point: Drawable { func draw() -> String { "•" + description } }
extension Drawable { func drawTwice() -> String { draw() + draw() } }
print(p.drawTwice())
extension Point { static func random(seed: Int) -> Point { Point(x: Double(seed % 7), y: Double(seed % 3)) }; typealias Pair = (Point, Point) }
let pair: Point.Pair = (.random(seed: 10), .zero)
print(pair, pair.0.x)
