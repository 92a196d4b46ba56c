struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
  var cents: Int
  init(integerLiteral value: Int) { cents = value * 100 }
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
  var description: String { "$\(cents / 100).\(cents % 100)" }
}
struct Tag: ExpressibleByStringLiteral { var name: String; init(stringLiteral value: String) { name = value } }
for (amount, name) in [(4, "a"), (2.5, "b")] as [(Money, String)] { print(amount, name) }
let pair: (Money, Tag) = (1, "x")
let prices: [String: (Money, Int)] = ["pen": (1.25, 3)]
func total(_ lines: [(price: Money, count: Int)]) -> Int { lines.reduce(0) { $0 + $1.price.cents * $1.count } }
print(pair.0, pair.1.name, prices["pen"]!.0, total([(1, 2), (price: 0.5, count: 4)]))
var places: Set = ["a", "b"]
print(places.removeFirst().count, places.count)

// The initializer alone may say what gathers a text.
struct Query: ExpressibleByStringInterpolation {
  var text: String, values: [Any] = []
  init(stringLiteral value: String) { text = value }
  init(stringInterpolation parts: Parts) { (text, values) = (parts.text, parts.values) }
  struct Parts: StringInterpolationProtocol {
    var text = "", values: [Any] = []
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation<T>(_ value: T) { text += "?"; values.append(value) }
    mutating func appendInterpolation(raw name: String) { text += name }
  }
}
let query: Query = "select \(raw: "name") where id = \(5) or tag = \("x")"
print(query.text, query.values)
