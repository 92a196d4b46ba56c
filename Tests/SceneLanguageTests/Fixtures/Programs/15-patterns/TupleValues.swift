let t = (1, "two", 3.0)
print(t, t.0, t.1, t.2)
let n = (x: 1, y: 2)
print(n, n.x, n.1)
let (a, _, c) = t
print(a, c)
var p = (name: "Bob", age: 3); p.age += 1; p.0 = "Al"; print(p)
func minmax(_ xs: [Int]) -> (min: Int, max: Int)? { guard let a = xs.min(), let b = xs.max() else { return nil }; return (a, b) }
if let (lo, hi) = minmax([3, 1, 2]) { print(lo, hi) }
print(minmax([]) as Any, minmax([5])!.max)
print((1, "a") < (1, "b"), (1, 2) == (1, 2), (2, 1) > (1, 9), (1, 2, 3) <= (1, 2, 3), ("a", 1) != ("a", 2))
var (x, y) = (1, 2); (x, y) = (y, x); print(x, y)
var fib = (0, 1); for _ in 0..<10 { fib = (fib.1, fib.0 + fib.1) }; print(fib.0)
let nested = ((1, 2), [3: "c"], name: (f: "A", l: "B")); print(nested.0.1, nested.name.l, nested)
for (i, (k, v)) in [("a", 1), ("b", 2)].enumerated() { print(i, k, v) }
let list: [(id: Int, name: String)] = [(1, "x"), (id: 2, name: "y")]; print(list.map(\.name), list.first { $0.id == 2 }!.name, list)
typealias Point = (x: Int, y: Int)
func add(_ a: Point, _ b: Point) -> Point { (a.x + b.x, a.y + b.y) }
print(add((1, 2), (3, 4)), add((1, 2), (x: 3, y: 4)).y)
let arr = [3: "c", 1: "a"].sorted { $0.key < $1.key }; print(arr, arr[0].value)
switch (3, "z") { case (0, _): print("zero"); case (let n, "z") where n > 2: print("big z", n); default: print("no") }
let fn: ((Int, Int)) -> Int = { $0.0 + $0.1 }; print(fn((1, 2)))
print([(1, "b"), (1, "a"), (0, "c")].sorted { $0 < $1 }, [(1, 2)].contains { $0 == (1, 2) })
print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }, Dictionary(uniqueKeysWithValues: zip(["q"], [1])))
let unit: () = (); print(unit, type(of: (1, "a")), type(of: n))
func multi() -> (Int, (String, Bool)) { (1, ("s", true)) }
let (m, (s, b)) = multi(); print(m, s, b)
print([1, 2, 3].reduce((sum: 0, count: 0)) { ($0.sum + $1, $0.count + 1) })
let r = [5, 3, 8].enumerated().max { $0.element < $1.element }!; print(r.offset, r.element, r)
