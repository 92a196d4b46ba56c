struct V: Equatable {
  var x, y: Double
  static let zero = V(0, 0)
  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  static func + (a: V, b: V) -> V { V(a.x + b.x, a.y + b.y) }
  static func += (a: inout V, b: V) { a = a + b }
}
let vs = [V(1, 2), V(3, 4)]
print(
  vs.reduce(.init(0, 0), +),
  vs.reduce(.zero, +),
  vs.reduce(.zero) { $0 + $1 },
  vs.reduce(into: .zero, +=),
  vs.reduce(into: .init(1, 1)) { $0 += $1 }
)
print(
  [1, 2].reduce(.zero, +),
  ["a"].reduce(.init(), +),
  vs.map { $0 + .zero },
  vs.contains(.init(1, 2)),
  vs.firstIndex(of: .zero) as Any
)
