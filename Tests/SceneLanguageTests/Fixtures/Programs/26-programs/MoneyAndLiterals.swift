struct Money: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var cents: Int; init(cents: Int) { self.cents = cents }; init(integerLiteral v: Int) { cents = v * 100 }; init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }; static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }; static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }; static func += (a: inout Money, b: Money) { a = a + b }
  var description: String { let s = String(cents % 100); return "$\(cents / 100)." + (s.count == 1 ? "0" + s : s) } }
struct Line { let name: String; let price: Money; var qty = 1; var total: Money { price * qty } }
struct Cart { private(set) var lines: [Line] = []; mutating func add(_ l: Line) { if let i = lines.firstIndex(where: { $0.name == l.name }) { lines[i].qty += l.qty } else { lines.append(l) } }
  var total: Money { lines.map(\.total).reduce(0, +) }; func discounted(by rules: [(Cart) -> Money?]) -> Money { rules.compactMap { $0(self) }.min() ?? total } }
var cart = Cart(); cart.add(Line(name: "pen", price: 1.25)); cart.add(Line(name: "pen", price: 1.25, qty: 3)); cart.add(Line(name: "cup", price: 7))
print(cart.total, cart.lines.map { "\($0.name)x\($0.qty)" }, cart.lines.max { $0.total < $1.total }!.name)
print(cart.discounted(by: [{ $0.lines.count > 5 ? 1 : nil }, { c in Money(cents: c.total.cents * 9 / 10) }]), cart.discounted(by: []), [3, 1.5, 2 as Money].sorted(), max(1.1, 0.9 as Money))
let prices: [String: Money] = ["a": 1, "b": 2.5]; print(prices.values.reduce(0, +), prices["z", default: 9], prices["b"] ?? 0, prices.sorted { $0.value > $1.value }.first!.key)
var sum: Money = 0; for case let m? in [1, nil, 2.5] as [Money?] { sum += m }; print(sum, sum > 3, sum == 3.5, (1...5 as ClosedRange<Money>).contains(2))
struct Temp { var c: Double; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } }; static let boiling = Temp(c: 100); static subscript(n: String) -> Temp? { ["b": .boiling][n] } }
var t = Temp.boiling; t.f = 50; print(t.c, t.f, Temp["b"]!.c, Temp["q"] as Any)
struct Id<Tag>: Hashable, RawRepresentable, ExpressibleByStringLiteral { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue }; init(stringLiteral v: String) { rawValue = v } }
enum UserTag {}; typealias UserId = Id<UserTag>; let uid: UserId = "u1"; print(uid.rawValue, [uid: 1]["u1"]!, uid == "u1")
struct Opts: OptionSet { let rawValue: Int; static let a = Opts(rawValue: 1 << 0), b = Opts(rawValue: 1 << 1), c = Opts(rawValue: 1 << 2); static let all: Opts = [.a, .b, .c] }
var op: Opts = [.a, .c]; op.insert(.b); op.remove(.a); print(op.rawValue, op.contains(.b), op.union(.a) == .all, op.isSubset(of: .all), Opts.all.subtracting(op).rawValue, op.isEmpty, op.symmetricDifference([.a, .b]).rawValue)
extension String.StringInterpolation { mutating func appendInterpolation(_ m: Money, rounded: Bool) { appendLiteral(rounded ? "~\(m.cents / 100)" : "\(m)") }; mutating func appendInterpolation<T>(list: [T], sep: String = "/") { appendLiteral(list.map { "\($0)" }.joined(separator: sep)) } }
print("\(cart.total, rounded: true) \(list: [1, 2, 3]) \(list: ["x"], sep: "")")
struct Poly: ExpressibleByDictionaryLiteral { var terms: [Int: Int]; init(dictionaryLiteral e: (Int, Int)...) { terms = Dictionary(uniqueKeysWithValues: e) }; func callAsFunction(_ x: Int) -> Int { terms.reduce(0) { $0 + $1.value * (0..<$1.key).reduce(1) { a, _ in a * x } } } }
let poly: Poly = [2: 3, 0: 1]; print(poly(2), poly(-1))
let tuple = (a: 1, b: (c: "x", d: [1, 2])); print(tuple.b.d[1], tuple, tuple.b == (c: "x", d: [1, 2]), (1, "a") < (1, "b"))
let (x, (y, z)) = (1, (2, 3)); var (m, n) = (x, y); swap(&m, &n); print(m, n, z); func minmax(_ a: [Int]) -> (min: Int, max: Int)? { a.isEmpty ? nil : (a.min()!, a.max()!) }; if let (lo, hi) = minmax([3, 1]) { print(lo, hi) }; print(minmax([]) == nil)
