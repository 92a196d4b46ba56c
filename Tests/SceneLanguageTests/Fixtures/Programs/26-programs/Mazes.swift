// Searches, sorts, and small puzzles.
struct Point: Hashable { var x = 0, y = 0; static let zero = Point(); static func + (a: Self, b: Self) -> Self { .init(x: a.x + b.x, y: a.y + b.y) } }
enum Dir: CaseIterable { case n, e, s, w; var delta: Point { switch self { case .n: .init(y: -1); case .e: .init(x: 1); case .s: .init(y: 1); case .w: .init(x: -1) } }; var right: Dir { let a = Dir.allCases; return a[(a.firstIndex(of: self)! + 1) % a.count] } }
let maze = """
#########
#S..#...#
#.#.#.#.#
#.#...#E#
#########
""".split(separator: "\n").map(Array.init)
func find(_ c: Character) -> Point? { for (y, r) in maze.enumerated() { if let x = r.firstIndex(of: c) { return Point(x: x, y: y) } }; return nil }
func bfs(from a: Point, to b: Point) -> [Point]? { var queue = [a], prev: [Point: Point] = [:], seen: Set = [a]
  while !queue.isEmpty { let p = queue.removeFirst(); if p == b { return Array(sequence(first: b) { prev[$0] }).reversed() }
    for d in Dir.allCases { let q = p + d.delta; guard maze.indices.contains(q.y), maze[q.y].indices.contains(q.x), maze[q.y][q.x] != "#", seen.insert(q).inserted else { continue }; prev[q] = p; queue.append(q) } }
  return nil }
let path = bfs(from: find("S")!, to: find("E")!)!; print(path.count, path.first!, path.last!)
var drawn = maze; for p in path.dropFirst().dropLast() { drawn[p.y][p.x] = "*" }; drawn.forEach { print(String($0)) }
var grid = Array(repeating: Array(repeating: false, count: 5), count: 5); for (r, c) in [(1, 2), (2, 2), (3, 2)] { grid[r][c] = true }
func step(_ g: [[Bool]]) -> [[Bool]] { g.indices.map { r in g[r].indices.map { c in let n = (-1...1).flatMap { dr in (-1...1).map { dc in (r + dr, c + dc) } }.filter { $0 != (r, c) && g.indices.contains($0.0) && g[r].indices.contains($0.1) && g[$0.0][$0.1] }.count; return n == 3 || (n == 2 && g[r][c]) } } }
for _ in 0..<2 { grid = step(grid); print(grid.map { $0.map { $0 ? "#" : "." }.joined() }.joined(separator: "\n")) }
func permutations<T>(_ xs: [T]) -> [[T]] { xs.isEmpty ? [[]] : xs.indices.flatMap { i -> [[T]] in var rest = xs; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 } } }
print(permutations([1, 2, 3]), permutations(Array("ab")).map { String($0) })
func subsets<T>(_ s: ArraySlice<T>) -> [[T]] { guard let f = s.first else { return [[]] }; let r = subsets(s.dropFirst()); return r + r.map { [f] + $0 } }
print(subsets([1, 2, 3][...]))
func qsort<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let r = a.dropFirst(); return qsort(r.filter { $0 < p }) + [p] + qsort(r.filter { $0 >= p }) }
print(qsort([3, 6, 1, 8, 1]), qsort("swift".map(String.init)))
func mergeSort<T>(_ a: [T], _ lt: (T, T) -> Bool) -> [T] { if a.count < 2 { return a }; let m = a.count / 2; var l = mergeSort(Array(a[..<m]), lt)[...], r = mergeSort(Array(a[m...]), lt)[...], o: [T] = []; while let x = l.first, let y = r.first { if lt(y, x) { o.append(y); r.removeFirst() } else { o.append(x); l.removeFirst() } }; return o + l + r }
print(mergeSort([4, 2, 9, 1], <), mergeSort(["b", "A", "c"]) { $0.lowercased() < $1.lowercased() })
func bsearch<C: RandomAccessCollection>(_ c: C, _ t: C.Element) -> C.Index? where C.Element: Comparable { var lo = c.startIndex, hi = c.endIndex; while lo < hi { let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2); if c[mid] == t { return mid }; if c[mid] < t { lo = c.index(after: mid) } else { hi = mid } }; return nil }
print(bsearch([1, 3, 5, 7], 5) as Any, bsearch([10, 20, 30][1...], 30) as Any, bsearch(1..<100, 42)!, bsearch([Int](), 1) as Any)
var sieve = Array(repeating: true, count: 30); sieve[0...1] = [false, false]; for i in 2..<30 where sieve[i] { for j in stride(from: i * i, to: 30, by: i) { sieve[j] = false } }; print(sieve.indices.filter { sieve[$0] })
let roman = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
func toRoman(_ n: Int) -> String { var n = n; return roman.reduce(into: "") { s, p in while n >= p.0 { s += p.1; n -= p.0 } } }; print([1994, 49, 3].map(toRoman))
func hanoi(_ n: Int, _ a: String = "A", _ b: String = "B", _ c: String = "C", m: inout [String]) { if n == 0 { return }; hanoi(n - 1, a, c, b, m: &m); m.append(a + c); hanoi(n - 1, b, a, c, m: &m) }; var mv: [String] = []; hanoi(3, m: &mv); print(mv.joined(separator: " "))
var robot = (pos: Point.zero, dir: Dir.n); for c in "FFRFFRFL" { switch c { case "F": robot.pos = robot.pos + robot.dir.delta; case "R": robot.dir = robot.dir.right; default: for _ in 0..<3 { robot.dir = robot.dir.right } } }; print(robot)
