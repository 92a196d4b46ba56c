struct Fraction: Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, Hashable {
  let n: Int, d: Int
  init(_ n: Int, _ d: Int) { let g = Fraction.gcd(abs(n), abs(d)); let s = d < 0 ? -1 : 1; self.n = s * n / g; self.d = s * d / g }
  init(integerLiteral value: Int) { self.init(value, 1) }
  private static func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
  static func + (l: Self, r: Self) -> Self { .init(l.n * r.d + r.n * l.d, l.d * r.d) }
  static func - (l: Self, r: Self) -> Self { l + -r }
  static func * (l: Self, r: Self) -> Self { .init(l.n * r.n, l.d * r.d) }
  static func / (l: Self, r: Self) -> Self { .init(l.n * r.d, l.d * r.n) }
  static prefix func - (f: Self) -> Self { .init(-f.n, f.d) }
  static func < (l: Self, r: Self) -> Bool { l.n * r.d < r.n * l.d }
  static func += (l: inout Self, r: Self) { l = l + r }
  var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
}
let half = Fraction(1, 2), third = Fraction(1, 3)
print(half + third, half - third, half * third, half / third, -half, half > third, half == Fraction(2, 4))
var sum: Fraction = 0
for i in 1...4 { sum += Fraction(1, i) }
print(sum, [half, third, 1, 0].sorted(), max(half, 2), half + 1, 2 * third - 1)
print([half, third].reduce(0, +), Set([half, Fraction(3, 6)]).count, (1...3).map { Fraction($0, 6) })
