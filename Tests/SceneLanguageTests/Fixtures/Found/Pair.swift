import SwiftUI

struct Pair: View {
  var pairs: KeyValuePairs<String, Int> = ["b": 1, "a": 2]
  var body: some View { ForEach(pairs, id: \.key) { name, count in Text("\(name) \(count)") } }
}
struct Item: Comparable { var n: Int; static func < (a: Item, b: Item) -> Bool { a.n < b.n } }
extension Array where Element == Item {
  static var all: Self { [.init(n: 2), .init(n: 1)].sorted() }
}
#Preview { Pair(); Text("\(Array<Item>.all.count)") }
