// An extension of a generic type keeps what the type says of its parameters.
struct Ranking<Item: Comparable> {
  var items: [Item] = []
}
extension Ranking where Item: CustomStringConvertible {
  var best: String { items.max()?.description ?? "none" }
  func above(_ limit: Item) -> [Item] { items.filter { $0 > limit }.sorted() }
}
extension Ranking {
  func `if`(_ condition: Bool) -> Ranking { condition ? self : Ranking() }
}
let ranking = Ranking(items: [3, 9, 4])
print(ranking.best, ranking.above(3), Ranking<Int>().best)
print(ranking.if(true).items, ranking.if(false).items)
func `switch`(_ text: String) -> String { String(text.reversed()) }
print(`switch`("abc"))
