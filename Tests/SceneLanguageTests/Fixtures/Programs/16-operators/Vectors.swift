struct V2: Equatable { var x = 0.0, y = 0.0
  static func + (a: V2, b: V2) -> V2 { V2(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: V2, k: Double) -> V2 { V2(x: a.x * k, y: a.y * k) }
  static prefix func - (a: V2) -> V2 { a * -1 }
  static func - (a: V2, b: V2) -> V2 { a + -b }
  static func += (a: inout V2, b: V2) { a = a + b }
  var length: Double { (x * x + y * y).squareRoot() } }
var p = V2(x: 1, y: 2)
p += V2(x: 2, y: 2)
print(p, (p * 2).length, -p == V2(x: -3, y: -4), p - p)
print([V2(x: 1, y: 0), V2(x: 0, y: 1)].reduce(V2(), +))
