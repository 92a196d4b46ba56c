// A subclass says what the parameters of its superclass stand for.
class Stack<Item: Hashable> {
  private(set) var items: [Item]
  init(_ items: [Item] = [], limit: Item? = nil) { self.items = items + (limit.map { [$0] } ?? []) }
  func push(_ item: Item) { items.append(item) }
}
enum Screen: Hashable { case home, list }
final class Screens: Stack<Screen> {
  init() { super.init([.home], limit: .list) }
  func more() { push(.list) }
}
final class Pages: Stack<Pages.Page> {
  enum Page: Hashable { case first, other(Int) }
  init() { super.init([.first, .other(2)]) }
}
class Named<Item: Hashable>: Stack<Item> {
  let name: String
  init(name: String, _ first: Item) {
    self.name = name
    super.init([first])
  }
}
let screens = Screens()
screens.more()
print(screens.items.count, Pages().items.count, Named(name: "n", 3).items)
