// Types nested in generic types, and extensions of them for one outer type.
struct Anchor<Value> {
  var value: Value
  struct Source {
    var measure: (Int) -> Value
    var back: (Value) -> Value
  }
}
extension Anchor<String>.Source {
  static var digits: Self { Self(measure: { "\($0)" }, back: { text in text.uppercased() + "!" }) }
  static func bars(_ more: Int) -> Self {
    Self(measure: { String(repeating: "|", count: $0 + more) }) { $0 + "(\($0.count))" }
  }
}
extension Anchor<[Int]>.Source {
  static func counting(to end: Int) -> Self {
    Self(measure: { Array($0...max($0, end)) }) { list in list.map { $0 * 2 }.reversed() }
  }
}
extension Anchor where Value == Int {
  static func doubled(_ source: Source) -> Int { source.back(source.measure(4)) + 1 }
}
print(Anchor<String>.Source.digits.back("abc"), Anchor<String>.Source.digits.measure(3))
let bars: Anchor<String>.Source = .bars(1)
print(bars.measure(2), bars.back("||"))
print(Anchor<[Int]>.Source.counting(to: 3).back(Anchor<[Int]>.Source.counting(to: 3).measure(1)))
print(Anchor<Int>.doubled(.init(measure: { $0 * 2 }, back: { $0 - 1 })))
func run<V>(_ source: Anchor<V>.Source, _ number: Int) -> Anchor<V> {
  Anchor(value: source.back(source.measure(number)))
}
print(run(Anchor<String>.Source.digits, 7).value)

// Protocols give initializers to types of the library too.
protocol Pair {
  var first: Int { get }
  var second: Int { get }
  init(_ first: Int, _ second: Int)
}
extension Pair {
  init<P: Pair>(_ other: P) { self.init(other.first, other.second) }
  init?(text: String) {
    let parts = text.split(separator: ",").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    self.init(parts[0], parts[1])
  }
  static func + (left: Self, right: any Pair) -> Self {
    .init(left.first + right.first, left.second + right.second)
  }
}
extension ClosedRange: Pair where Bound == Int {
  var first: Int { lowerBound }
  var second: Int { upperBound }
  init(_ first: Int, _ second: Int) { self = first...second }
}
struct Point: Pair {
  var first: Int, second: Int
  init(_ first: Int, _ second: Int) { (self.first, self.second) = (first, second) }
}
extension String: Pair {
  var first: Int { count }
  var second: Int { utf8.count }
  init(_ first: Int, _ second: Int) { self = "\(first)/\(second)" }
}
print(Point("Zürich"), String(Point(3, 4)), String(text: "5,6") ?? "none", String(text: "x") as Any)
print(Point(1, 2) + "ab", "abc" + Point(1, 1) as String)

// What an operator of a protocol makes is of the type that conforms.
extension Pair {
  static func * (left: Self, right: Double) -> Self {
    .init(Int(Double(left.first) * right), Int(Double(left.second) * right))
  }
}
var moved = Point(1, 1)
moved = (Point(3, 4) + Point(1, 2)) * 2
print(moved, (moved + "ab") * 0.5)
