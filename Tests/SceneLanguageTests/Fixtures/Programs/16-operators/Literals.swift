indirect enum Expr {
  case num(Double)
  case add(Expr, Expr), mul(lhs: Expr, rhs: Expr)
  case neg(Expr)
  var value: Double {
    switch self {
    case .num(let n): return n
    case let .add(a, b): return a.value + b.value
    case .mul(let l, rhs: let r): return l.value * r.value
    case .neg(let e): return -e.value
    }
  }
}
extension Expr: CustomStringConvertible {
  var description: String {
    switch self {
    case .num(let n) where n == n.rounded(): "\(Int(n))"
    case .num(let n): "\(n)"
    case .add(let a, let b): "(\(a) + \(b))"
    case .mul(let a, let b): "\(a) * \(b)"
    case .neg(let e): "-\(e)"
    }
  }
}
extension Expr: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  init(integerLiteral value: Int) { self = .num(Double(value)) }
  init(floatLiteral value: Double) { self = .num(value) }
  static func + (l: Expr, r: Expr) -> Expr { .add(l, r) }
  static func * (l: Expr, r: Expr) -> Expr { .mul(lhs: l, rhs: r) }
  static prefix func - (e: Expr) -> Expr { .neg(e) }
}
let e: Expr = (1 + 2.5) * -3
print(e, "=", e.value)
let f = Expr.add(2, .mul(lhs: 3, rhs: 4))
print(f, f.value)
if case .add(.num(let n), _) = f { print("starts with", n) }
