var t = (1, name: "two", 3.0)
t.0 = 9; t.name += "!"
print(t, t.0, t.name, t.2, t.1)
let (a, b, _) = t
print(a, b)
var (x, y) = (1, 2)
(x, y) = (y, x)
print(x, y)
func stats(_ v: [Int]) -> (min: Int, max: Int, mean: Double) { (v.min()!, v.max()!, Double(v.reduce(0, +)) / Double(v.count)) }
let s = stats([1, 2, 6])
print(s, s.mean, s.min + s.max)
let (lo, hi, _) = stats([5, 7]); print(lo, hi)
var pairs = [(key: "a", value: 1), (key: "b", value: 2)]
pairs[0].value += 10
print(pairs, pairs.map(\.key), pairs.map { $0.value }, pairs.first!.value)
for (i, (key, value)) in pairs.enumerated() { print(i, key, value, terminator: " ") }
for (_, p) in zip([1, 2], pairs) { print(p.key, terminator: " ") }
print()
let nested = ((1, 2), [3, 4], (a: "x", b: (c: 5, d: 6)))
print(nested.0.1, nested.1[0], nested.2.b.c, nested)
print((1, 2) == (1, 2), (1, "b") < (2, "a"), type(of: t), ((1)), (1, 2).0)
typealias RGB = (r: Int, g: Int, b: Int)
let red: RGB = (255, 0, 0)
func mix(_ a: RGB, _ b: RGB) -> RGB { ((a.r + b.r) / 2, (a.g + b.g) / 2, (a.b + b.b) / 2) }
print(mix(red, (0, 0, 255)), red.r, mix(red, red) == red)
let unlabelled: (Int, Int) = (x: 1, y: 2)
print(unlabelled, (first: 1, second: "s"))
var arr = [(1, 2), (3, 4)]
arr[1].0 = 99; arr.append((5, 6)); arr.swapAt(0, 2)
print(arr, arr.sorted { $0.1 < $1.1 }.map(\.0), arr.contains { $0 == (99, 4) })
