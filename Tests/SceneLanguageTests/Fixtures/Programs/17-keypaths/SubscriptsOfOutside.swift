struct Table {
  var rows: [[Int]]
  subscript(row: Int, column: Int) -> Int {
    get { rows[row][column] }
    set { rows[row][column] = newValue }
  }
}

struct Reader {
  let key: KeyPath<Table, Int>
  let names: [String: Int]
  let name: String

  func number() -> Int? { [names].map(\.[name]).first ?? nil }
}

var table = Table(rows: [[1, 2], [3, 4]])
let reader = Reader(key: \.[1, 0], names: ["a": 5], name: "a")
print(reader.number() ?? 0)

func change(_ row: Int) {
  let path: WritableKeyPath<Table, Int> = \.[row, row]
  table[keyPath: path] *= 10
}
change(0)
change(1)
print(table.rows)

print((0..<3).map { [10, 20, 30][keyPath: \.[$0]] })
print(["x": 1, "y": 2].map { pair in [pair.key: pair.value * 2][keyPath: \.[pair.key]] ?? 0 }.sorted())
func paths() {
  var index = 0
  let first = \[Int].[index]
  index = 1
  let second = \[Int].[index]
  print([7, 8][keyPath: first], [7, 8][keyPath: second], first == second)
  print([[1, 2, 3], [4, 5, 6]].map(\.[index]))
}
paths()
