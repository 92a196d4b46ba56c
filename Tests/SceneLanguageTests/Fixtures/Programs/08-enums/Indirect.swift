indirect enum List { case empty, node(Int, List)
  init(_ values: [Int]) { self = values.reversed().reduce(.empty) { .node($1, $0) } }
  var sum: Int { switch self { case .empty: 0; case let .node(v, rest): v + rest.sum } }
  func map(_ f: (Int) -> Int) -> List { switch self { case .empty: .empty; case .node(let v, let rest): .node(f(v), rest.map(f)) } }
  var array: [Int] { if case let .node(v, rest) = self { return [v] + rest.array }; return [] }
}
let list = List([1, 2, 3])
print(list.sum, list.map { $0 * 10 }.array, list)
