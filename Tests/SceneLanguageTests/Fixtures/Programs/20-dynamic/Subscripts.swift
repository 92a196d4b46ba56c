struct Grid { let w: Int; var cells: [Int]
  subscript(x: Int, y: Int) -> Int { get { cells[y * w + x] } set { cells[y * w + x] = newValue } }
  subscript(row y: Int) -> [Int] { Array(cells[(y * w)..<((y + 1) * w)]) }
  subscript(all: String) -> Int { cells.count }
  subscript(x: Int, default d: Int) -> Int { cells.indices.contains(x) ? cells[x] : d }
  static subscript(name: String) -> String { "static " + name }
  subscript<T>(as f: (Int) -> T) -> [T] { cells.map(f) } }
var g = Grid(w: 2, cells: [1, 2, 3, 4])
g[1, 0] = 20; g[0, 1] += 5
print(g[1, 0], g[row: 1], g["n"], g[9, default: -1], Grid["k"], g[as: { "\($0)" }], g.cells)
struct Table { var rows: [[String: Int]] = [[:]]; subscript(i: Int, key: String) -> Int? { get { rows[i][key] } set { rows[i][key] = newValue } } }
var t = Table(); t[0, "a"] = 1; t[0, "b"] = 2; t[0, "a"]? += 10; t[0, "zz"]? += 1; t[0, "b"] = nil
print(t[0, "a"]!, t[0, "b"] as Any, t.rows[0].count)
func bump(_ n: inout Int) { n += 100 }
bump(&g[0, 0]); bump(&g.cells[3]); print(g.cells)
struct Ring<T> { var items: [T]; subscript(i: Int) -> T { get { items[((i % items.count) + items.count) % items.count] } set { items[((i % items.count) + items.count) % items.count] = newValue } } }
var ring = Ring(items: ["a", "b", "c"]); ring[-1] = "z"; print(ring[4], ring[-1], ring.items)
class Store { private var d: [String: Any] = [:]; subscript<T>(key: String) -> T? { get { d[key] as? T } set { d[key] = newValue } } ; subscript(k: String, or v: Int) -> Int { d[k] as? Int ?? v } }
let s = Store(); s["n"] = 5; let n: Int? = s["n"]; let bad: String? = s["n"]; print(n as Any, bad as Any, s["q", or: 3])
var matrix = [[1, 2], [3, 4]]; matrix[0][1] = 9; matrix.swapAt(0, 1); print(matrix)
