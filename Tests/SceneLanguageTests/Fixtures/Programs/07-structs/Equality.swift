struct P: Equatable { var x: Int; var y: Int }
struct Line: Equatable { var a: P, b: P; static func == (l: Line, r: Line) -> Bool { (l.a == r.a && l.b == r.b) || (l.a == r.b && l.b == r.a) } }
let l = Line(a: P(x: 0, y: 0), b: P(x: 1, y: 1)), m = Line(a: P(x: 1, y: 1), b: P(x: 0, y: 0))
print(l == m, P(x: 1, y: 2) == P(x: 1, y: 2), [l].contains(m), l != m, [P(x: 1, y: 1)] == [P(x: 1, y: 1)])
