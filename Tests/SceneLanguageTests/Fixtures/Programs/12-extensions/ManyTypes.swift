// Extensions of the library's types, and types in types.
struct Temperature { private var kelvin: Double
  init(celsius c: Double) { kelvin = c + 273.15 }
  init(fahrenheit f: Double) { self.init(celsius: (f - 32) / 1.8) }
  private init(kelvin: Double) { self.kelvin = kelvin }
  static let freezing = Temperature(celsius: 0), boiling: Self = .init(kelvin: 373.15)
  var celsius: Double { get { ((kelvin - 273.15) * 100).rounded() / 100 } set { kelvin = newValue + 273.15 } }
  enum Unit: String, CaseIterable { case c = "°C", f = "°F", k = "K"; fileprivate func convert(_ k: Double) -> Double { switch self { case .c: k - 273.15; case .f: (k - 273.15) * 1.8 + 32; case .k: k } } }
  subscript(unit: Unit) -> String { "\((unit.convert(kelvin) * 10).rounded() / 10)\(unit.rawValue)" }
  mutating func warm(by d: Double = 1) -> Self { kelvin += d; return self } }
extension Temperature: Comparable { static func < (a: Self, b: Self) -> Bool { a.kelvin < b.kelvin } }
extension Temperature: CustomStringConvertible { var description: String { self[.c] } }
var t = Temperature(fahrenheit: 212); print(t, t[.f], t[.k], t == .boiling, Temperature.freezing < t); t.celsius -= 50; print(t.celsius, t.warm(), t.warm(by: 2.5)); print([t, .freezing, .boiling].sorted(), [Temperature.boiling, t].min()!, Temperature.Unit.allCases.map { t[$0] })
class Counter { static private(set) var made = 0; let id: Int; private lazy var tag = "#\(id)"; init() { Counter.made += 1; id = Self.made }; class var kind: String { "plain" }; var label: String { "\(type(of: self).kind) \(tag)" }; func reset() -> Self { self } }
final class Fancy: Counter { override class var kind: String { "fancy" }; override var label: String { "<" + super.label + ">" } }
print(Counter().label, Fancy().label, Fancy().reset().label, Counter.made, [Counter.self, Fancy.self].map { $0.kind })
enum Namespace { static let version = (1, 2); static func make() -> Inner { Inner(v: version.0) }; struct Inner { var v: Int; struct Deep { static var count = 0; init() { Self.count += 1 } } } }
print(Namespace.make().v, Namespace.version); _ = Namespace.Inner.Deep(); _ = Namespace.Inner.Deep(); print(Namespace.Inner.Deep.count)
extension Int { var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; static let answer = 42; init(roman s: String) { let m: [Character: Int] = ["I": 1, "V": 5, "X": 10]; self = zip(s, s.dropFirst().map { m[$0]! } + [0]).reduce(0) { $0 + (m[$1.0]! < $1.1 ? -m[$1.0]! : m[$1.0]!) } }; var digits: [Int] { String(self).compactMap(\.wholeNumberValue) }; mutating func double() { self *= 2 }; subscript(bit: Int) -> Int { (self >> bit) & 1 } }
print((1...20).filter(\.isPrime), Int.answer, Int(roman: "XIV"), 1234.digits, 5[0], 5[1]); 3.times { print("t\($0)", terminator: " ") }; var dbl = 21; dbl.double(); print(dbl)
extension String { var words: [Substring] { split(separator: " ") }; func camel() -> String { words.enumerated().map { $0.offset == 0 ? $0.element.lowercased() : $0.element.capitalized2 }.joined() }; subscript(i: Int) -> String { String(Array(self)[i]) }; static func * (s: String, n: Int) -> String { String(repeating: s, count: n) }; var isBlank: Bool { allSatisfy(\.isWhitespace) } }
extension StringProtocol { var capitalized2: String { prefix(1).uppercased() + dropFirst().lowercased() } }
print("Hello big WORLD".camel(), "abc"[1], "ab" * 3, "  ".isBlank, "x".capitalized2)
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isNilOrEmpty: Bool { self?.isEmpty ?? true } }; extension Optional { func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() }; var isSome: Bool { if case .some = self { true } else { false } } }
let no: String? = nil; print(no.orEmpty.count, no.isNilOrEmpty, Optional("q").isNilOrEmpty, Int("4").or(0) + Int("x").or(10), no.isSome)
extension Sequence where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }; func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
extension Collection { func at(_ i: Int) -> Element? { i >= 0 && i < count ? self[index(startIndex, offsetBy: i)] : nil }; var second: Element? { dropFirst().first } }
extension Array where Element: Numeric { func dot(_ o: [Element]) -> Element { zip(self, o).reduce(0) { $0 + $1.0 * $1.1 } } }; extension Array where Element == String { func longest() -> String? { self.max { $0.count < $1.count } } }; extension Dictionary where Value: Comparable { func keyOfMax() -> Key? { self.max { $0.value < $1.value }?.key } }
print([1, 2, 1, 3].uniqued(), "hello".uniqued(), "aab".counts()["a"]!, "hey".at(1)!, [1].at(4) as Any, "hey".second!, (5...9).second!, [1, 2].dot([3, 4]), [0.5].dot([2]), ["a", "ccc", "bb"].longest()!, ["x": 1, "y": 5].keyOfMax()!)
extension Bool { static prefix func ~ (b: Bool) -> Bool { !b }; var int: Int { self ? 1 : 0 } }; print(~true, [true, false].map(\.int)); extension ClosedRange where Bound == Int { var middle: Int { (lowerBound + upperBound) / 2 } }; print((2...8).middle); extension Double { func rounded(to n: Int) -> Double { var m = 1.0; for _ in 0..<n { m *= 10 }; return (self * m).rounded() / m } }; print(3.14159.rounded(to: 2))
