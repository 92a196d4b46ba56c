protocol Edible {
  static var name: String { get }
  static var all: [Self] { get }
  init()
  static func make(_ count: Int) -> Self
}
struct Hay: Edible, CustomStringConvertible {
  var count = 0
  static let name = "hay"
  static var all: [Hay] { [Hay(count: 1), Hay(count: 2)] }
  static func make(_ count: Int) -> Hay { Hay(count: count) }
  var description: String { "hay\(count)" }
}
protocol Animal {
  associatedtype Food: Edible
  var favourite: Food { get }
}
extension Animal {
  var meal: String { "\(Food.self) \(Food.name)" }
  func eat(_ count: Int) -> Food { Food.make(count) }
  func starve() -> [Food] { [Food(), favourite] + Food.all }
  func several(_ counts: [Int]) -> [Food] { counts.map(Food.make) }
}
struct Cow: Animal { let favourite: Hay }
struct Horse: Animal {
  typealias Food = Hay
  var favourite: Hay { .make(9) }
}
print(Cow(favourite: Hay(count: 7)).meal, Horse().meal)
print(Cow(favourite: Hay()).eat(3), Horse().starve(), Horse().several([4, 5]))

func names<S: Sequence>(_ foods: S) -> String where S.Element: Edible {
  foods.map { "\($0)" }.joined(separator: "+") + " of " + S.Element.name
}
print(names(Hay.all))

enum Level: String, CaseIterable { case low, high }
protocol Scale {
  associatedtype Step: CaseIterable & RawRepresentable where Step.RawValue == String
}
extension Scale {
  func parse(_ text: String) -> Step? { Step(rawValue: text) }
  var labels: [String] { Step.allCases.map(\.rawValue) }
}
struct Volume: Scale { typealias Step = Level }
print(Volume().labels, Volume().parse("high") as Any, Volume().parse("none") as Any)

protocol Combining {
  static var empty: Self { get }
  static func combine(_ one: Self, _ two: Self) -> Self
}
extension Int: Combining {
  static var empty: Int { 0 }
  static func combine(_ one: Int, _ two: Int) -> Int { one + two }
}
extension String: Combining {
  static var empty: String { "" }
  static func combine(_ one: String, _ two: String) -> String { one + two }
}
func fold<T: Combining>(_ values: [T]) -> T { values.reduce(T.empty, T.combine) }
func twice<T: Combining>(_ value: T) -> T {
  let join: (T, T) -> T = T.combine
  return join(value, value)
}
extension Sequence where Element: Combining {
  var folded: Element { reduce(.empty, Element.combine) }
}
print(fold([1, 2, 3]), fold(["a", "b"]), twice("x"), twice(4), [5, 6].folded)

protocol Store {
  associatedtype Key
  associatedtype Value
  func value(_ key: Key) -> Value?
}
struct Words: Store { func value(_ key: String) -> Int? { key.isEmpty ? nil : key.count } }
struct Cached<S: Store> where S.Key: Hashable {
  typealias Key = S.Key
  typealias Entry = (key: Key, value: S.Value?)
  let store: S
  var entries: [Entry] = []
  mutating func value(_ key: Key) -> S.Value? {
    entries.append((key, store.value(key)))
    return entries.last?.value
  }
}
extension Cached { typealias Found = S.Value }
var cached = Cached(store: Words())
print(cached.value("four") as Any, cached.value("") as Any, cached.entries.count)
let found: Cached<Words>.Found = 3
print(found)
