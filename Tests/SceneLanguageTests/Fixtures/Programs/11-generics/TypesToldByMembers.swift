protocol Source {
  associatedtype Item
  associatedtype Failure: Error
  func make() -> Item
  func take(_ done: (Result<[Item], Failure>) -> Void)
  var last: Item? { get }
}
struct Story: Equatable {
  var title = "story"
}
struct Broken: Error {}
struct Stories: Source {
  var last: Story? { Story(title: "last") }
  func make() -> Story { Story() }
  func take(_ done: (Result<[Story], Broken>) -> Void) { done(.success([make()])) }
}

struct Row {
  var item: Stories.Item
  var failure: Stories.Failure?
  func described(_ items: [Stories.Item]) -> String { items.map(\.title).joined(separator: ", ") }
}
func count(_ item: Stories.Item) -> Int { item.title.count }

print(Row(item: Story()).described([Stories().make(), Story(title: "b")]), count(Story(title: "abc")))
Stories().take { result in
  if case .success(let items) = result { print(items.count, items[0] == Story()) }
}
print(type(of: Row(item: Story()).item), Stories().last?.title ?? "")

protocol Keyed {
  associatedtype Key: Hashable
  static var keys: [Key] { get }
  var key: Key { get }
}
enum Letters: String, Keyed, CaseIterable {
  case a, b
  static var keys: [Character] { ["a", "b"] }
  var key: Character { Character(rawValue) }
}
func index(of key: Letters.Key) -> Int? { Letters.keys.firstIndex(of: key) }
print(index(of: "b") ?? -1, Letters.a.key)

struct Box<Value>: Source {
  let value: Value
  var last: Value? { value }
  func make() -> Value { value }
  func take(_ done: (Result<[Value], Never>) -> Void) { done(.success([value])) }
}
func unpack<S: Source>(_ source: S) -> S.Item { source.make() }
let number: Box<Int>.Item = unpack(Box(value: 3))
print(number + 1, unpack(Stories()).title)
