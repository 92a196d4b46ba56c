import Foundation

typealias Style = Date.Badge
typealias First = Second
typealias Second = Third
typealias Third = [Int: Last]
typealias Last = Outer.Inner

extension Date {
  struct Badge { static let text = "badge" }
}
extension Duration {
  typealias Short = Duration.Step
  enum Step: Int { case one = 1, two }
}
typealias Step = Duration.Short

struct Outer {
  typealias Part = Inner.Leaf
  struct Inner {
    var name = "inner"
    typealias Leaf = Tip
  }
}
extension Outer.Inner {
  struct Tip { let size = 2 }
}
extension Second {
  var names: [String] { values.map(\.name).sorted() }
}

let table: First = [1: Last(), 2: Last(name: "other")]
print(Style.text, table.names, Step.two.rawValue, Outer.Part().size)

func local() {
  typealias Pair = (Int, Int)
  typealias Pairs = [Pair]
  let pairs: Pairs = [(1, 2)]
  print(pairs.count, pairs[0].1)
}
local()
