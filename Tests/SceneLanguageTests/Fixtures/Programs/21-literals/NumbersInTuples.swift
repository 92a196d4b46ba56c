struct S { var v: Double }
print([("a", 1), ("b", 2)].map { S(v: $0.1) })
print([("a", 1)].map { ($0.0, S(v: $0.1)) })
print(["a": 1].mapValues { S(v: $0) })
func half(_ x: Double) -> Double { x / 2 }
print([(1, 2), (3, 4)].map { half($0.1) })
print([1, 2, 3].map { half($0) })
print([1, 2].map { S(v: $0) }, zip([1, 2], [3, 4]).map { S(v: $0 * $1) })
let xs = [("x", 3), ("y", 4)].map { (name, value) in S(v: value) }
print(xs)
for (n, s) in [("q", 1), ("r", 2)].map({ ($0, S(v: $1)) }) { print(n, s) }
