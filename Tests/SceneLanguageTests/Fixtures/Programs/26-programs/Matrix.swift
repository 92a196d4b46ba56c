struct Matrix: Equatable, CustomStringConvertible {
  private var storage: [Double]; let rows: Int, columns: Int
  init(rows: Int, columns: Int, _ f: (Int, Int) -> Double = { _, _ in 0 }) { self.rows = rows; self.columns = columns; storage = []; for r in 0..<rows { for c in 0..<columns { storage.append(f(r, c)) } } }
  init(_ rows: [[Double]]) { self.init(rows: rows.count, columns: rows.first?.count ?? 0) { rows[$0][$1] } }
  static func identity(_ n: Int) -> Matrix { Matrix(rows: n, columns: n) { $0 == $1 ? 1 : 0 } }
  subscript(r: Int, c: Int) -> Double { get { precondition(r < rows && c < columns, "out of range"); return storage[r * columns + c] } set { storage[r * columns + c] = newValue } }
  var transposed: Matrix { Matrix(rows: columns, columns: rows) { self[$1, $0] } }
  static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows, columns: b.columns) { r, c in (0..<a.columns).reduce(0) { $0 + a[r, $1] * b[$1, c] } } }
  static func + (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows, columns: a.columns) { a[$0, $1] + b[$0, $1] } }
  static func *= (a: inout Matrix, k: Double) { for i in a.storage.indices { a.storage[i] *= k } }
  var description: String { (0..<rows).map { r in (0..<columns).map { c in String(self[r, c]) }.joined(separator: " ") }.joined(separator: "\n") }
  var determinant: Double { if rows == 1 { return self[0, 0] }; return (0..<columns).reduce(0) { sum, c in sum + (c % 2 == 0 ? 1 : -1) * self[0, c] * minor(0, c).determinant } }
  func minor(_ r: Int, _ c: Int) -> Matrix { Matrix(rows: rows - 1, columns: columns - 1) { self[$0 < r ? $0 : $0 + 1, $1 < c ? $1 : $1 + 1] } } }
var m = Matrix([[1, 2], [3, 4]])
print(m * .identity(2) == m, m.transposed, m.determinant, Matrix([[2, 0, 1], [1, 3, 2], [1, 1, 1]]).determinant)
m[0, 1] = 9; m *= 2; print(m + m, separator: ""); print((m * m)[1, 1])
