import Foundation
struct Vec<T: Numeric>: Equatable { var c: [T]; init(_ c: T...) { self.c = c }; static func + (a: Self, b: Self) -> Self { var r = a; for i in r.c.indices { r.c[i] += b.c[i] }; return r }; static func * (a: Self, k: T) -> Self { var r = a; r.c = r.c.map { $0 * k }; return r }; func dot(_ o: Self) -> T { zip(c, o.c).map(*).reduce(0, +) } }
print(Vec(1, 2) + Vec(3, 4) * 2, Vec(1.5, 2).dot(Vec(2, 4)), Vec<UInt8>(1) == Vec(1))
extension Vec where T: BinaryFloatingPoint { var length: T { dot(self).squareRoot() }; func normalized() -> Self { self * (1 / length) } }
print(Vec(3.0, 4).length, Vec(3.0, 4).normalized().c)
extension Sequence { func scan<R>(_ r: R, _ f: (R, Element) -> R) -> [R] { var o = [r]; for x in self { o.append(f(o.last!, x)) }; return o }
  func chunked<K: Equatable>(by k: (Element) -> K) -> [(K, [Element])] { reduce(into: []) { o, x in if let l = o.last, l.0 == k(x) { o[o.count - 1].1.append(x) } else { o.append((k(x), [x])) } } }
  func counts() -> [Element: Int] where Element: Hashable { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
  func uniqued<K: Hashable>(on f: (Element) -> K) -> [Element] { var s = Set<K>(); return filter { s.insert(f($0)).inserted } } }
print([1, 2, 3].scan(0, +), [1, 3, 2, 4, 5].chunked { $0 % 2 }, "hello".counts().sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined(), ["a", "B", "A", "b"].uniqued { $0.lowercased() })
func quicksort<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let r = a.dropFirst(); return quicksort(r.filter { $0 < p }) + [p] + quicksort(r.filter { $0 >= p }) }
print(quicksort([3, 1, 4, 1, 5, 9, 2, 6]), quicksort(["b", "a"]), quicksort([Double]()))
struct Heap<E> { private var a: [E] = []; let less: (E, E) -> Bool; init(_ less: @escaping (E, E) -> Bool) { self.less = less }; var isEmpty: Bool { a.isEmpty }
  mutating func push(_ e: E) { a.append(e); var i = a.count - 1; while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> E? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let r = a.removeLast(); var i = 0; while true { var m = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && less(a[c], a[m]) { m = c }; if m == i { break }; a.swapAt(i, m); i = m }; return r } }
var h = Heap<(Int, String)> { $0.0 < $1.0 }; for (i, s) in ["c": 3, "a": 1, "b": 2].sorted(by: { $0.key > $1.key }).map({ ($0.value, $0.key) }) { h.push((i, s)) }; while let (i, s) = h.pop() { print(i, s, terminator: " ") }; print()
func dijkstra(_ g: [String: [(String, Int)]], _ s: String) -> [String: Int] { var d = [s: 0]; var q = Heap<(Int, String)>(by); q.push((0, s)); while let (c, n) = q.pop() { if c > d[n]! { continue }; for (m, w) in g[n] ?? [] where c + w < d[m, default: .max] { d[m] = c + w; q.push((c + w, m)) } }; return d }
func by(_ a: (Int, String), _ b: (Int, String)) -> Bool { a.0 < b.0 }
print(dijkstra(["a": [("b", 7), ("c", 3)], "c": [("b", 1)], "b": [("d", 2)]], "a").sorted { $0.value < $1.value }.map { "\($0.key):\($0.value)" })
let grid = ["#..", ".#.", "..."].map(Array.init); print(grid.enumerated().flatMap { y, r in r.enumerated().compactMap { x, c in c == "#" ? (x, y) : nil } }, grid[1][1], grid.map { String($0.reversed()) })
func perms<T>(_ a: [T]) -> [[T]] { a.isEmpty ? [[]] : a.indices.flatMap { i -> [[T]] in var r = a; let x = r.remove(at: i); return perms(r).map { [x] + $0 } } }; print(perms([1, 2, 3]).count, perms(["a", "b"]))
let primes = { (n: Int) -> [Int] in var s = Array(repeating: true, count: n + 1); for i in 2...n where s[i] && i * i <= n { for j in stride(from: i * i, through: n, by: i) { s[j] = false } }; return (2...n).filter { s[$0] } }; print(primes(30))
func gcd<I: BinaryInteger>(_ a: I, _ b: I) -> I { b == 0 ? a : gcd(b, a % b) }; print(gcd(48, 18), gcd(UInt8(12), 8), (1...5).reduce(1, *), String(255, radix: 16, uppercase: true), (0..<5).map { 1 << $0 })
var memo: [Int: Int] = [:]; func collatz(_ n: Int) -> Int { if n == 1 { return 0 }; if let m = memo[n] { return m }; let r = 1 + collatz(n.isMultiple(of: 2) ? n / 2 : 3 * n + 1); memo[n] = r; return r }; print((1..<20).max { collatz($0) < collatz($1) }!, memo.count)
func lcs(_ a: String, _ b: String) -> String { let x = Array(a), y = Array(b); var t = Array(repeating: Array(repeating: 0, count: y.count + 1), count: x.count + 1); for i in 1...x.count { for j in 1...y.count { t[i][j] = x[i - 1] == y[j - 1] ? t[i - 1][j - 1] + 1 : max(t[i - 1][j], t[i][j - 1]) } }; var (i, j, o) = (x.count, y.count, ""); while i > 0 && j > 0 { if x[i - 1] == y[j - 1] { o.insert(x[i - 1], at: o.startIndex); i -= 1; j -= 1 } else if t[i - 1][j] >= t[i][j - 1] { i -= 1 } else { j -= 1 } }; return o }; print(lcs("AGGTAB", "GXTXAYB"))
