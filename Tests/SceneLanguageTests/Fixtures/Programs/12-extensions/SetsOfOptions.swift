import Foundation

extension OptionSet where Element == Self {
  mutating func toggle(_ member: Self) {
    if contains(member) { remove(member) } else { insert(member) }
  }
}

struct Days: OptionSet, Hashable {
  let rawValue: Int
  static let monday = Days(rawValue: 1)
  static let tuesday = Days(rawValue: 2)
  static let all: Days = [.monday, .tuesday]
}

var days: Days = [.monday]
days.toggle(.tuesday)
print(days == .all)
days.toggle(.monday)
print(days.rawValue)

func union<Members: SetAlgebra>(_ one: Members, _ other: Members) -> Members { one.union(other) }
func has<Members: SetAlgebra>(_ set: Members, _ member: Members.Element) -> Bool {
  set.contains(member)
}
print(union(Days.monday, .tuesday).rawValue, union(Set([1]), [2]).sorted())
print(has(Days.all, .tuesday), has(days, Days.monday), has(Set([1]), 2))

func count<Items: Sequence, Item>(_ items: Items, _ item: Item) -> Int
where Items.Element == Item, Items.Element: Hashable {
  Set(items).count + (items.contains(item) ? 100 : 0)
}
print(count([1, 1, 2], 2))
