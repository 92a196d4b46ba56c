// Subscripts: with several places, labels, functions, key paths; static, generic, with defaults.
struct Matrix<T> {
  let rows: Int, cols: Int
  private var grid: [T]
  init(rows: Int, cols: Int, fill: T) { self.rows = rows; self.cols = cols; grid = Array(repeating: fill, count: rows * cols) }
  subscript(r: Int, c: Int) -> T {
    get { precondition(r < rows && c < cols); return grid[r * cols + c] }
    set { grid[r * cols + c] = newValue }
  }
  subscript(row r: Int) -> [T] {
    get { Array(grid[r * cols ..< (r + 1) * cols]) }
    set { grid.replaceSubrange(r * cols ..< (r + 1) * cols, with: newValue) }
  }
  subscript(_ f: (Int, Int) -> Bool) -> [T] {
    var out: [T] = []
    for r in 0..<rows { for c in 0..<cols where f(r, c) { out.append(self[r, c]) } }
    return out
  }
}
var m = Matrix(rows: 2, cols: 3, fill: 0)
m[0, 1] = 5
m[1, 2] += 7
m[row: 0][2] = 8
m[row: 1] = [1, 2, 3]
print(m[row: 0], m[row: 1], m[{ $0 == $1 }])
m[row: 1].swapAt(0, 2)
print(m[row: 1])
struct Registry {
  static var store: [String: Int] = [:]
  static subscript(key: String) -> Int { get { store[key, default: -1] } set { store[key] = newValue } }
  subscript<V>(path: KeyPath<Registry, V>) -> V { self[keyPath: path] }
  subscript<S: Sequence>(many keys: S) -> [Int] where S.Element == String { keys.map { Registry[$0] } }
  let id = 3
}
Registry["a"] = 1
Registry["b"] += 10
print(Registry["a"], Registry["b"], Registry["zz"])
let r = Registry()
print(r[\.id], r[many: ["a", "q"]])
extension Array {
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
  subscript(wrap i: Int) -> Element { get { self[((i % count) + count) % count] } set { self[((i % count) + count) % count] = newValue } }
}
var a = [10, 20, 30]
print(a[safe: 1] as Any, a[safe: 7] as Any, a[wrap: -1])
a[wrap: 4] = 21
a[wrap: -1] *= 2
print(a)
extension String {
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] }
}
print("hello"[1], "hello"[1..<4])
struct Defaults { subscript(a: Int, b: Int = 10, c: Int...) -> Int { a + b + c.reduce(0, +) } }
print(Defaults()[1], Defaults()[1, 2], Defaults()[1, 2, 3, 4])
class Node { var children: [String: Node] = [:]; var v = 0
  subscript(k: String) -> Node { if let n = children[k] { return n }; let n = Node(); children[k] = n; return n } }
let root = Node()
root["a"]["b"].v = 4
root["a"]["b"].v += 1
print(root["a"]["b"].v, root.children.keys.sorted())
protocol Indexed { associatedtype Out; subscript(_ i: Int) -> Out { get } }
struct Sq: Indexed { subscript(_ i: Int) -> Int { i * i } }
func third<I: Indexed>(_ x: I) -> I.Out { x[3] }
print(third(Sq()))
