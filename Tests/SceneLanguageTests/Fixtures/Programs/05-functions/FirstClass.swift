func add(_ a: Int, _ b: Int) -> Int { a + b }
func apply(_ f: (Int, Int) -> Int, _ a: Int, _ b: Int) -> Int { f(a, b) }
print(apply(add, 1, 2), apply(*, 3, 4), apply({ $0 - $1 }, 5, 1), apply(max, 2, 9))
let op: (Int, Int) -> Int = add
print(op(4, 5), [1, 2, 3].reduce(0, op), [add, { $0 * $1 }].map { $0(3, 4) })
func makeCounter(start: Int = 0) -> () -> Int { var n = start; func next() -> Int { n += 1; return n }; return next }
let c1 = makeCounter(), c2 = makeCounter(start: 10)
print(c1(), c1(), c2(), c1())
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { "<\($0)>" })(4), compose(Double.init, { $0 / 2 })(3))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(add)(1)(2))
struct M { let k: Int; func times(_ n: Int) -> Int { k * n }; static func twice(_ n: Int) -> Int { n * 2 } }
let bound = M(k: 3).times
print(bound(5), M.times(M(k: 4))(5), [1, 2].map(M.twice), [1, 2].map(M.init(k:)).map { $0.k })
var table: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "/": { $0 / $1 }]
print(table["+"]!(1, 2), table["-"]!(1, 2), table["/"]?(1, 2) ?? 0, table["x"]?(1, 2) as Any)
table["max"] = { Swift.max($0, $1) }
print(table["max"]!(3, 4), table.count)
func recur(_ n: Int) -> Int { n < 2 ? 1 : n * recur(n - 1) }
print(recur(10), (1...5).map(recur))
func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
print(even(10), odd(7))
let maybe: ((Int) -> Int)? = nil
print(maybe?(1) as Any, maybe == nil)
typealias Handler = (String) -> Void
let handler: Handler = { print("got", $0) }
handler("x")
["a", "b"].forEach(handler)
print(["a", "b"].map { $0.uppercased }.map { $0() }, ["x"].map(\.count))
