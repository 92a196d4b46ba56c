infix operator **: MultiplicationPrecedence
extension BinaryInteger {
  static func ** (a: Self, n: Int) -> Self { var r: Self = 1; for _ in 0..<n { r *= a }; return r }
  func clamped(_ a: Self) -> Self { self < a ? a : self }
}
func f<T: BinaryInteger>(_ t: T) -> T { t ** 2 * 3 }
func g<T: BinaryInteger>(_ t: T) -> T { t.clamped(2) * 3 + t ** 2 }
print(f(3), f(UInt8(2)), g(1), 2 ** 3 + 1)
protocol V { static func + (a: Self, b: Self) -> Self; static func * (a: Self, k: Double) -> Self }
extension V { static func - (a: Self, b: Self) -> Self { a + b * -1 } }
struct P: V { var x: Double; static func + (a: P, b: P) -> P { P(x: a.x + b.x) }; static func * (a: P, k: Double) -> P { P(x: a.x * k) } }
func mid<T: V>(_ a: T, _ b: T) -> T { (a - b) * 0.5 + b }
print(mid(P(x: 1), P(x: 3)).x)
