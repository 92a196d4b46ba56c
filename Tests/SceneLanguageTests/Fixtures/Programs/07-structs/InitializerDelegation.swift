struct Fraction: CustomStringConvertible {
  let n: Int, d: Int
  init(_ n: Int, _ d: Int) { let g = Fraction.gcd(abs(n), abs(d)); self.n = n / g; self.d = d / g }
  init(_ whole: Int) { self.init(whole, 1) }
  init?(_ text: String) {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[1] != 0 else { return nil }
    self.init(parts[0], parts[1])
  }
  private static func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? max(a, 1) : gcd(b, a % b) }
  static func * (a: Fraction, b: Fraction) -> Fraction { Fraction(a.n * b.n, a.d * b.d) }
  var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
}
print(Fraction(4, 8), Fraction(3), Fraction("6/9")!, Fraction("x") as Any, Fraction(2, 3) * Fraction(3, 2))
