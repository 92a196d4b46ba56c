struct Item: Identifiable, Hashable { let id: Int; var title: String }
func index<T: Identifiable>(_ items: [T]) -> [T.ID: T] { Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) }) }
let items = [Item(id: 3, title: "c"), Item(id: 1, title: "a")]
let table = index(items)
print(table[3]!.title, table[9]?.title ?? "none", items.map(\.id), Set(items).count)
