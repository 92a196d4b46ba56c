protocol Scalable {
  var x: Double { get set }
  init(_ x: Double)
}
extension Scalable {
  static func + (a: Self, b: Self) -> Self { .init(a.x + b.x) }
  static func * (a: Self, k: Double) -> Self { .init(a.x * k) }
  static prefix func - (a: Self) -> Self { a * -1 }
  static func += (a: inout Self, b: Self) { a = a + b }
  static var unitX: Self { .init(1) }
}
struct Vec: Scalable {
  var x: Double
  init(_ x: Double) { self.x = x }
}
var v = Vec(3)
v += .unitX
print(v)
v += -Vec(1)
print(v, -v * 2)
print([Vec(1), .unitX].reduce(.init(0), +))
struct Complex<T: FloatingPoint>: Equatable {
  var re, im: T
  static var i: Self { .init(re: 0, im: 1) }
  static func + (a: T, b: Self) -> Self { .init(re: a + b.re, im: b.im) }
  static func * (a: T, b: Self) -> Self { .init(re: a * b.re, im: a * b.im) }
}
print(3 * Complex<Float>.i)
print(2 + 3 * Complex<Float>.i)
let unit = Complex<Double>.i
print(2 + 3 * unit)
struct D {
  var v: Double
  static func + (a: Double, b: D) -> D { D(v: a + b.v) }
  static func * (a: Double, b: D) -> D { D(v: a * b.v) }
}
print(2 + 3 * D(v: 2))
