// Lists in lists tell what generic parameters stand for.
struct Rows<Cell> { var rows: [[Cell]] }
struct Table<Cell> { var cells: [String: [Cell]] }
struct Made<Cell> { var rows: [[Cell]]; init(rows: [[Cell]]) { self.rows = rows } }
print(Rows(rows: [[1, 2]]), Table(cells: ["a": [1]]), Made(rows: [["x"]]))
print(Rows(rows: [[1, 2], [0.5]]), type(of: Rows(rows: [[[1]]])), Rows(rows: [[], [true]]))
func cell<T>(_ x: [[T]]) -> T.Type { T.self }
func deep<T>(_ x: [[[T]]]) -> T.Type { T.self }
func value<T>(_ x: [String: [T]]) -> T.Type { T.self }
func both<K, V>(_ x: [K: [V]], _ rows: [[V]]) -> String { "\(K.self) \(V.self)" }
print(cell([[1]]), cell([["a"], ["b"]]), cell([[1], [0.5]]), deep([[[1]], [[2]]]), value(["k": [2.5]]))
print(both([1: ["a"]], [["b"]]), cell([[1, 2].map { "\($0)" }, ["c"]]), cell([Array("ab")]))
func transposed<T>(_ rows: [[T]]) -> [[T]] { rows[0].indices.map { column in rows.map { $0[column] } } }
print(transposed([[1, 2], [3, 4]]), transposed([["a", "b"]]).map { $0.joined() })
func total<T: Numeric>(_ rows: [[T]]) -> T { rows.reduce(0) { $0 + $1.reduce(0, +) } }
print(total([[1, 2], [3]]), total([[1, 2], [0.5]]))
struct Grid<T>: Collection {
  struct Index: Comparable { var r, c: Int; static func < (a: Index, b: Index) -> Bool { (a.r, a.c) < (b.r, b.c) } }
  var rows: [[T]]; var w: Int { rows[0].count }
  var startIndex: Index { Index(r: 0, c: 0) }; var endIndex: Index { Index(r: rows.count, c: 0) }
  func index(after i: Index) -> Index { i.c + 1 < w ? Index(r: i.r, c: i.c + 1) : Index(r: i.r + 1, c: 0) }
  subscript(i: Index) -> T { rows[i.r][i.c] }
}
let grid = Grid(rows: [[1, 2], [3, 4], [5, 6]])
print(grid.split { $0 % 3 == 0 }.map { Array($0) }, type(of: grid))
print(grid.split(whereSeparator: { $0 == 4 }).count, grid.split(separator: 2).map { Array($0) })
struct Window<T> {
  var items: [T]
  subscript<R: RangeExpression>(range: R) -> Window where R.Bound == Int { Window(items: Array(items[range])) }
}
let window = Window(items: [1, 2, 3])
print(window[1...].items, window[..<2].items, window[0...1].items, window[1..<2].items)
func part<C: Collection, R: RangeExpression>(_ c: C, _ r: R) -> C.SubSequence where R.Bound == C.Index { c[r] }
print(part([1, 2, 3], ...1), part([4, 5], 1...))
