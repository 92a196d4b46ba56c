struct Dec: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral, CustomStringConvertible, Codable {
  fileprivate let number: Double
  fileprivate init(number: Double) { self.number = number }
  init() { number = 0 }
  init(integerLiteral value: Int) { number = Double(value) }
  init(floatLiteral value: Double) { number = value }
  init(_ value: Int) { number = Double(value) }
  init(_ value: Double) { number = value }
  init?<T: BinaryInteger>(exactly source: T) { number = Double(source) }
  init?(string: String) { guard let v = Double(string) else { return nil }; number = v }
  var magnitude: Dec { Dec(number: abs(number)) }
  var description: String { "\(number)" }
  static func + (l: Dec, r: Dec) -> Dec { Dec(number: l.number + r.number) }
  static func - (l: Dec, r: Dec) -> Dec { Dec(number: l.number - r.number) }
  static func * (l: Dec, r: Dec) -> Dec { Dec(number: l.number * r.number) }
  static func / (l: Dec, r: Dec) -> Dec { Dec(number: l.number / r.number) }
  static func *= (l: inout Dec, r: Dec) { l = l * r }
  static func /= (l: inout Dec, r: Dec) { l = l / r }
  static func < (l: Dec, r: Dec) -> Bool { l.number < r.number }
}
struct Item { var name: String; var price: Dec; var count = 1; var tax: Dec = 0.2 }
let items = [Item(name: "a", price: 1.5), Item(name: "b", price: 2, count: 3), Item(name: "c", price: Dec(string: "0.25")!)]
let total = items.reduce(0) { $0 + $1.price }
print(total)
let t2: Dec = items.reduce(0) { $0 + $1.price * Dec($1.count) }
print(t2)
print(items.map(\.price).reduce(0, +))
print(items.map(\.price).reduce(.zero, +), Dec.zero)
var sum = Dec()
for item in items { sum += item.price * Dec(item.count) }
sum -= 1
print(sum, -sum, sum > 100, sum >= 8.25, sum == 8, sum != 0, max(sum, 10), min(0, sum), abs(-sum))
let list: [Dec] = [1, 2.5, -3]
print(list.sorted(), list.max()!, list.min() ?? 0)
func show(_ amount: Dec = 0) -> String { "\(amount)" }
print(show(), show(3.5), show(sum * 2), show(2 * sum), show((sum + 1) / 2))
let flag = true
let value = flag ? sum : 0
print(value, flag ? 0.5 : sum)
var optional: Dec? = nil
print(optional ?? 1.5)
optional = 4
print(optional! * 1.1 / 100)
extension Array where Element == Dec { var average: Dec { isEmpty ? 0 : reduce(0, +) / Dec(count) } }
print(list.average)
extension Collection where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
print(list.total(), [1, 2].total())
let byName: [String: Dec] = ["x": 1, "y": 2.5]
print(byName["x", default: 0] + byName.values.reduce(0, +))
switch sum { case 0: print("none"); case ..<10: print("few"); default: print("many") }
let ratio = total / t2 * 100
print(ratio)
print((0...3).map { Dec($0) * 0.5 })
struct Account { private(set) var balance: Dec = 0
  mutating func deposit(_ amount: Dec) throws { guard amount > 0 else { throw E.bad }; balance += amount }
  enum E: Error { case bad } }
var account = Account()
try account.deposit(12.5)
do { try account.deposit(-1) } catch { print(error) }
print(account.balance)
let set: Set<Dec> = [1, 1.0, 2]
print(set.count)
let discount: Dec = 15 / 100
print(discount)
print(items.map { $0.price * (1 + $0.tax) })

prefix operator √
protocol Rootable: AdditiveArithmetic {
  static var unit: Self { get }
  static prefix func ~ (value: Self) -> Self
}
extension Rootable {
  static prefix func ~ (value: Self) -> Self { .unit - value }
  static prefix func √ (value: Self) -> Self { ~value + .unit }
}
struct Level: Rootable, AdditiveArithmetic {
  var height: Int
  static let zero = Level(height: 0)
  static let unit = Level(height: 10)
  static func + (left: Level, right: Level) -> Level { Level(height: left.height + right.height) }
  static func - (left: Level, right: Level) -> Level { Level(height: left.height - right.height) }
}
func turned<Value: Rootable>(_ value: Value) -> Value { ~value }
print(~Level(height: 3), √Level(height: 3), turned(Level(height: 4)).height, (+Level.unit).height)
