// What a generic parameter calls its elements is no type of the scene.
struct Point { var x = 1 }
func kind(_ point: Point) -> String { "Point" }
func kind<T>(_ value: T) -> String { "\(T.self)" }
func mapped<T: Sequence>(_ list: T) -> [String] { list.map { kind($0) } }
func looped<T: Sequence>(_ list: T) -> [String] {
  var kinds: [String] = []
  for element in list { kinds.append(kind(element)) }
  return kinds
}
func typed<T: Sequence>(_ list: T) -> [String] { list.map { (element: T.Element) in kind(element) } }
print(mapped([1]), looped(["a"]), typed([true]), kind(Point()))

extension String.StringInterpolation {
  mutating func appendInterpolation(_ number: Int, padded width: Int) {
    let text = String(number)
    appendLiteral(String(repeating: "0", count: max(0, width - text.count)) + text)
  }
  mutating func appendInterpolation<T: Sequence>(list: T, between: String = ", ") {
    appendLiteral(list.map { "\($0)" }.joined(separator: between))
  }
  mutating func appendInterpolation(_ point: Point) { appendLiteral("<\(point.x)>") }
}
print("\(5, padded: 3) \(list: 1...3) \(list: ["a"], between: "") \(Point()) \([Point()].count)")
