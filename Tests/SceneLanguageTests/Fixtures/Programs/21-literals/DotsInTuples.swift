enum Side: String { case left, right }
func first<T, U>(_ xs: [(T, U)]) -> U { xs[0].1 }
print(first([(1, Side.left), (2, .right)]))
let ps = [(1, Side.left), (2, .right)]
print(ps)
print(Dictionary(uniqueKeysWithValues: [(1, Side.left), (2, .right)]).sorted { $0.key < $1.key })
struct P { var x, y: Int }
let t = Bool.random() || true ? [P(x: 1, y: 2), P(x: 3, y: 4)] : []
let u: [P] = t.count > 5 ? [] : [.init(x: 1, y: 1), P(x: 2, y: 2)]
print(t, u)
