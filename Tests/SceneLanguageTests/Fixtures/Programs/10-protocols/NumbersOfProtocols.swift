struct Vec: SignedNumeric, Comparable, CustomStringConvertible {
  var v: Int
  init(_ v: Int) { self.v = v }
  init(integerLiteral value: Int) { v = value }
  init?<T: BinaryInteger>(exactly source: T) { v = Int(source) }
  var magnitude: Vec { Vec(abs(v)) }
  static func + (a: Vec, b: Vec) -> Vec { Vec(a.v + b.v) }
  static func - (a: Vec, b: Vec) -> Vec { Vec(a.v - b.v) }
  static func * (a: Vec, b: Vec) -> Vec { Vec(a.v * b.v) }
  static func *= (a: inout Vec, b: Vec) { a = a * b }
  static func < (a: Vec, b: Vec) -> Bool { a.v < b.v }
  var description: String { "<\(v)>" }
}
func neg<T: SignedNumeric>(_ t: T) -> T { -t }
print(neg(Vec(3)), neg(2), neg(2.5), -Vec(4))
func total<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(.zero, +) }
print(total([Vec(1), Vec(2)]), total([1, 2]), total([0.5, 1]))
func absolute<T: SignedNumeric & Comparable>(_ t: T) -> T { t < 0 ? -t : t }
print(absolute(Vec(-4)), absolute(-3), absolute(-2.5))
var n = Vec(3); n.negate(); print(n); n += 5; n -= 1; print(n, abs(Vec(-9)), Vec.zero)
protocol Money: AdditiveArithmetic, Comparable { var cents: Int { get }; init(cents: Int) }
extension Money {
  static func + (a: Self, b: Self) -> Self { Self(cents: a.cents + b.cents) }
  static func - (a: Self, b: Self) -> Self { Self(cents: a.cents - b.cents) }
  static var zero: Self { Self(cents: 0) }
  static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
}
struct Euro: Money { var cents: Int }
var e = Euro(cents: 5); e += Euro(cents: 7); e -= Euro(cents: 2); print(e, e > Euro(cents: 1), +e, max(e, .zero), [e, .zero].min()!, [e, e].reduce(.zero, +))
