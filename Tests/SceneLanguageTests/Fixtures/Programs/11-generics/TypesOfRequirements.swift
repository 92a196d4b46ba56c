// Types that a protocol names are found in the types that conform, whatever tells what they are.
protocol Source {
  associatedtype Item = Int
  static var name: String { get }
  func item() -> Item
}
struct Numbers: Source {
  static let name = "numbers"
  func item() -> Int { 3 }
}
struct Words: Source {
  static let name = "words"
  func item() -> String { "three" }
}
func told<S: Source>(_ source: S) -> String where S.Item: CustomStringConvertible {
  S.name + ": " + source.item().description
}
print(told(Numbers()), told(Words()))
func first(_ item: Numbers.Item, _ other: Words.Item) -> String { "\(item) \(other)" }
print(first(7, "seven"))

struct Pile<Element> {
  private(set) var items: [Element] = []
  init<Items: Sequence>(_ items: Items) where Items.Element == Element { self.items = Array(items) }
  mutating func add(_ item: Element) { items.append(item) }
}
var pile = Pile([1.5, 2.5])
pile.add(0)
print(pile.items, pile, Pile(1...3).items, type(of: Pile("ab").items))
func total<Numbers: Collection>(_ numbers: Numbers) -> Double where Numbers.Element == Double {
  numbers.map { $0 / 2 }.reduce(0, +)
}
print(total([3, 4]), total(Set([5])))
