struct Matrix<T: Numeric>: Equatable, CustomStringConvertible {
  let rows: Int, cols: Int
  private var d: [T]
  init(_ r: Int, _ c: Int, repeating v: T = 0) { rows = r; cols = c; d = Array(repeating: v, count: r * c) }
  init(_ x: [[T]]) { rows = x.count; cols = x.first?.count ?? 0; d = x.flatMap { $0 } }
  static func identity(_ n: Int) -> Matrix { var m = Matrix(n, n); for i in 0..<n { m[i, i] = 1 }; return m }
  subscript(r: Int, c: Int) -> T { get { precondition(r < rows && c < cols); return d[r * cols + c] } set { d[r * cols + c] = newValue } }
  static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(a.rows, b.cols); for i in 0..<a.rows { for j in 0..<b.cols { for k in 0..<a.cols { m[i, j] += a[i, k] * b[k, j] } } }; return m }
  static func + (a: Matrix, b: Matrix) -> Matrix { var m = a; for i in m.d.indices { m.d[i] += b.d[i] }; return m }
  static func * (a: Matrix, k: T) -> Matrix { var m = a; m.d = m.d.map { $0 * k }; return m }
  var transposed: Matrix { var m = Matrix(cols, rows); for r in 0..<rows { for c in 0..<cols { m[c, r] = self[r, c] } }; return m }
  var description: String { (0..<rows).map { r in (0..<cols).map { "\(self[r, $0])" }.joined(separator: " ") }.joined(separator: "\n") }
}
let a = Matrix([[1, 2], [3, 4]]), i = Matrix<Int>.identity(2)
print(a * i == a, a * a, (a + a * 2).transposed, separator: "\n")
let f = Matrix([[0.5, 1], [2, 4]]); print(f * f); print(Matrix<Double>(2, 2)); print(Matrix<Double>.identity(2) * 3)
func power(_ m: Matrix<Int>, _ n: Int) -> Matrix<Int> { n == 0 ? .identity(m.rows) : n % 2 == 0 ? power(m * m, n / 2) : m * power(m, n - 1) }
print(power(Matrix([[1, 1], [1, 0]]), 30)[0, 1])
