struct Version: Comparable, ExpressibleByStringLiteral, CustomStringConvertible, Hashable {
  let major, minor, patch: Int
  init(stringLiteral value: String) { self.init(value)! }
  init?(_ s: String) {
    let parts = s.split(separator: ".").map { Int($0) }
    guard parts.count == 3, let a = parts[0], let b = parts[1], let c = parts[2] else { return nil }
    (major, minor, patch) = (a, b, c)
  }
  static func < (l: Version, r: Version) -> Bool { (l.major, l.minor, l.patch) < (r.major, r.minor, r.patch) }
  var description: String { "v\(major).\(minor).\(patch)" }
}
let vs: [Version] = ["1.2.3", "1.10.0", "0.9.9", "1.2.3"]
print(vs.sorted(), vs.max()!, Set(vs).count, Version("1.x.3" as String) as Any, ("2.0.0" as Version) > "1.99.99", vs[0] == vs[3])
struct Money: AdditiveArithmetic, CustomStringConvertible { var cents: Int; static let zero = Money(cents: 0); static func + (l: Money, r: Money) -> Money { Money(cents: l.cents + r.cents) }; static func - (l: Money, r: Money) -> Money { Money(cents: l.cents - r.cents) }; var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" } }
extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
print([Money(cents: 150), Money(cents: 255)].total(), [1, 2].total(), [1.5, 2].total())
struct Meters: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { var v: Double; init(floatLiteral f: Double) { v = f }; init(integerLiteral i: Int) { v = Double(i) } }
func show(_ m: Meters) -> String { "\(m.v)m" }; print(show(3), show(2.5))
struct JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var description: String
  init(dictionaryLiteral e: (String, JSON)...) { description = "{" + e.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}" }
  init(arrayLiteral e: JSON...) { description = "[" + e.map(\.description).joined(separator: ",") + "]" }
  init(nilLiteral: ()) { description = "null" }
  init(booleanLiteral b: Bool) { description = "\(b)" }
  init(stringLiteral s: String) { description = "\"\(s)\"" }
  init(integerLiteral i: Int) { description = "\(i)" }
}
let j: JSON = ["a": 1, "b": [true, nil, "x"], "c": ["d": [:]]]
print(j)
struct Tag: ExpressibleByStringInterpolation { var s: String; init(stringLiteral v: String) { s = v }
  struct StringInterpolation: StringInterpolationProtocol { var out = ""; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ l: String) { out += l }; mutating func appendInterpolation(_ n: Int, pad: Int = 0) { let t = "\(n)"; out += String(repeating: "0", count: max(0, pad - t.count)) + t }; mutating func appendInterpolation<T>(_ t: T) { out += "<\(t)>" } }
  init(stringInterpolation i: StringInterpolation) { s = i.out } }
let tag: Tag = "id-\(7, pad: 3)-\("x")-\(12)"; print(tag.s)
extension String.StringInterpolation { mutating func appendInterpolation(hex n: Int) { appendLiteral("0x" + String(n, radix: 16)) }; mutating func appendInterpolation(_ d: Double, places: Int) { var s = "\((d * 100).rounded() / 100)"; while s.split(separator: ".")[1].count < places { s += "0" }; appendLiteral(s) } }
print("\(hex: 255) \(2.5, places: 2)")

// A literal beside `??` is of the type that the optional holds.
struct Label: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  var text: String
  init(stringLiteral value: String) { text = value }
  init(integerLiteral value: Int) { text = "#\(value)" }
}
let missing: Label? = nil
let present: Label? = "here"
print((missing ?? "fallback").text, (missing ?? 7).text, (present ?? "fallback").text)
func labelled(_ label: Label?) -> String { (label ?? "none").text }
print(labelled(nil), labelled("some"), labelled(3))
