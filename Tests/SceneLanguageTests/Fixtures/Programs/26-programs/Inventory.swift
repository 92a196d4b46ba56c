struct Item: Identifiable, Hashable, Comparable { let id: Int; var name: String; var price: Double; var tags: Set<String> = []; static func < (a: Item, b: Item) -> Bool { (a.price, a.name) < (b.price, b.name) } }
enum SortKey: String, CaseIterable { case name, price; var compare: (Item, Item) -> Bool { switch self { case .name: { $0.name < $1.name }; case .price: { $0.price < $1.price } } } }
final class Store { private(set) var items: [Item] = []; private var next = 1; var onChange: (([Item]) -> Void)?
  @discardableResult func add(_ name: String, price: Double, tags: String...) -> Item { defer { next += 1; onChange?(items) }; let item = Item(id: next, name: name, price: price, tags: Set(tags)); items.append(item); return item }
  func update(id: Int, _ change: (inout Item) -> Void) { guard let i = items.firstIndex(where: { $0.id == id }) else { return }; change(&items[i]); onChange?(items) }
  func remove(where p: (Item) -> Bool) -> Int { let n = items.count; items.removeAll(where: p); return n - items.count }
  var byTag: [String: [Item]] { items.reduce(into: [:]) { r, i in i.tags.forEach { r[$0, default: []].append(i) } } } }
let store = Store(); var changes = 0
store.onChange = { changes += $0.count }
store.add("Pen", price: 1.5, tags: "office", "small"); store.add("Desk", price: 150, tags: "office"); let cup = store.add("Cup", price: 8, tags: "kitchen", "small")
store.update(id: cup.id) { $0.price *= 0.5; $0.tags.insert("sale") }; store.update(id: 99) { _ in print("never") }
print(changes, store.items.map(\.price), store.byTag.keys.sorted(), store.byTag["small"]!.map(\.name))
for key in SortKey.allCases { print(key.rawValue, store.items.sorted(by: key.compare).map(\.name)) }
print(store.items.min()!.name, store.items.sorted(by: >).map(\.id), store.remove { $0.price > 100 }, store.items.count, store.items.reduce(0) { $0 + $1.price })
let table = store.items.map { "\($0.id)".padding(3) + $0.name.padding(6) + "\($0.price)" }
extension String { func padding(_ n: Int) -> String { self + String(repeating: " ", count: max(0, n - count)) } }
table.forEach { print($0) }
print(Dictionary(uniqueKeysWithValues: store.items.map { ($0.id, $0) })[1]?.name ?? "-", Set(store.items).count, store.items.contains(cup), store.items.first { $0.id == cup.id }!.tags.sorted())
