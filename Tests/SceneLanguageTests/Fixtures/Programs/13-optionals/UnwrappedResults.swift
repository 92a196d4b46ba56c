func found() -> Int! { 5 }
print(found() + 1)
func missing() -> String! { nil }
print(missing() ?? "none")

class Name {
  let text: String
  init!(_ text: String) {
    if text.isEmpty { return nil }
    self.text = text
  }
}
print(Name("a").text, Name("") == nil)

var fibonacci: ((Int) -> Int)!
fibonacci = { $0 < 2 ? $0 : fibonacci($0 - 1) + fibonacci($0 - 2) }
print(fibonacci(12))

print([3, .infinity, 1].count, [1, .max, 2].count, [1, .zero], max(.zero, 3), max(.pi, 2))
print(max(1, Double.nan), max(Double.nan, 1), min(1, Double.nan), min(Double.nan, 1))

struct Item: Hashable {
  var key: Int
  var name: String
  static func == (one: Item, other: Item) -> Bool { one.key == other.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
var items: Set = [Item(key: 1, name: "x")]
print(items.insert(Item(key: 1, name: "y")).memberAfterInsert.name)
print(items.update(with: Item(key: 1, name: "z"))?.name ?? "", items.first?.name ?? "")
print(items.remove(Item(key: 1, name: "q"))?.name ?? "")
