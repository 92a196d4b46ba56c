// Sequences and collections as they are used and extended.
struct Fib: Sequence, IteratorProtocol {
  var a = 0, b = 1
  mutating func next() -> Int? {
    defer { (a, b) = (b, a + b) }
    return a
  }
}
print(Array(Fib().prefix(8)), Fib().first { $0 > 50 }!, Fib().prefix(while: { $0 < 20 }))
struct Ring<T>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral,
  RangeReplaceableCollection
{
  private var s: [T]
  init() { s = [] }
  init(arrayLiteral e: T...) { s = e }
  var startIndex: Int { 0 }
  var endIndex: Int { s.count }
  subscript(i: Int) -> T {
    get { s[i % s.count] }
    set { s[i % s.count] = newValue }
  }
  func index(after i: Int) -> Int { i + 1 }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T {
    s.replaceSubrange(r, with: c)
  }
}
var r: Ring = [3, 1, 2]
r.append(9)
r.sort()
r[5] = 100
r.swapAt(0, 3)
r.reverse()
print(
  Array(r),
  r.count,
  r.first!,
  r.last!,
  r.map { $0 * 2 },
  r.reversed().first!,
  r.firstIndex(of: 9) as Any,
  r.dropFirst().count,
  r.min()!,
  r.contains(100),
  r.shuffled().count
)
r.insert(7, at: 1)
r.remove(at: 0)
r.removeAll { $0 > 50 }
r += [4]
print(
  Array(r),
  r.isEmpty,
  r.indices,
  r.suffix(2).map { $0 },
  r.split { $0 == 7 }.map(Array.init),
  r.sorted(by: >),
  r.enumerated().map { $0 * $1 }
)
struct Tree<T: Comparable>: Sequence {
  indirect enum N {
    case leaf
    case node(N, T, N)
  }
  var root = N.leaf
  mutating func insert(_ v: T) { root = Self.ins(root, v) }
  static func ins(_ n: N, _ v: T) -> N {
    switch n {
    case .leaf: .node(.leaf, v, .leaf)
    case .node(let l, let x, let r) where v < x: .node(ins(l, v), x, r)
    case .node(let l, let x, let r) where v > x: .node(l, x, ins(r, v))
    default: n
    }
  }
  func makeIterator() -> AnyIterator<T> {
    var stack: [N] = []
    var cur = root
    return AnyIterator {
      while case .node(let l, _, _) = cur {
        stack.append(cur)
        cur = l
      }
      guard case .node(_, let v, let r)? = stack.popLast() else { return nil }
      cur = r
      return v
    }
  }
}
var tree = Tree<Int>()
[5, 2, 8, 2, 9, 1].forEach { tree.insert($0) }
print(
  Array(tree),
  tree.max()!,
  tree.reduce(0, +),
  tree.contains(8),
  tree.sorted(by: >),
  zip(tree, "abc").map { "\($0)\($1)" }
)
print(
  sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 },
  Array(
    sequence(state: (0, 1)) { s -> Int? in
      defer { s = (s.1, s.0 + s.1) }
      return s.0 < 30 ? s.0 : nil
    }
  ),
  Array(stride(from: 10, through: 0, by: -3)),
  Array(stride(from: 0.0, to: 1, by: 0.25))
)
let xs = [5, 3, 8, 1, 9, 2]
print(
  xs.sorted().prefix(3),
  xs.max { $0 % 5 < $1 % 5 }!,
  xs.partitioned { $0 > 4 },
  xs.chunked(4),
  xs.sum,
  xs.average,
  xs.adjacentPairs().map { $0 - $1 },
  xs.scan(0, +),
  xs.uniqued(by: { $0 % 3 }),
  xs[safe: 10] as Any,
  xs.rotated(2)
)
extension Sequence {
  func partitioned(_ p: (Element) -> Bool) -> ([Element], [Element]) {
    reduce(into: ([], [])) { if p($1) { $0.0.append($1) } else { $0.1.append($1) } }
  }
  func scan<R>(_ i: R, _ f: (R, Element) -> R) -> [R] {
    var acc = i
    return map {
      acc = f(acc, $0)
      return acc
    }
  }
  func adjacentPairs() -> some Sequence<(Element, Element)> { zip(self, self.dropFirst()) }
  func uniqued<K: Hashable>(by k: (Element) -> K) -> [Element] {
    var seen = Set<K>()
    return filter { seen.insert(k($0)).inserted }
  }
}
extension Sequence where Element: AdditiveArithmetic { var sum: Element { reduce(.zero, +) } }
extension Collection where Element: BinaryInteger {
  var average: Double { isEmpty ? 0 : Double(sum) / Double(count) }
}
extension Collection {
  func chunked(_ n: Int) -> [SubSequence] {
    var out: [SubSequence] = []
    var i = startIndex
    while i != endIndex {
      let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex
      out.append(self[i..<j])
      i = j
    }
    return out
  }
  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
}
extension Array {
  func rotated(_ n: Int) -> [Element] { Array(self[n...] + self[..<n]) }
  mutating func move(_ from: Int, _ to: Int) { insert(remove(at: from), at: to) }
}

var d = ["a": 1, "b": 2, "c": 3]
d.merge(["b": 10, "z": 0]) { $0 + $1 }
d["a"] = nil
d["c", default: 0] += 5
print(
  d.sorted { $0.key < $1.key }.map { "\($0)\($1)" },
  d.filter { $0.value > 5 }.keys.sorted(),
  d.mapValues { -$0 }.values.sorted(),
  d.compactMapValues { $0 > 5 ? "\($0)" : nil }.count,
  d.first { $0.value == 0 }!.key,
  d.max { $0.value < $1.value }!.value,
  d.removeValue(forKey: "z") as Any,
  d.keys.contains("z"),
  d.reduce(0) { $0 + $1.value },
  Dictionary(uniqueKeysWithValues: zip("ab", 1...)).count,
  Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: max),
  d.isEmpty
)
var s: Set = [1, 2, 3]
print(
  s.union([4]).count,
  s.intersection([2, 3, 9]).sorted(),
  s.symmetricDifference([3, 4]).sorted(),
  s.subtracting([1]).sorted(),
  s.isSubset(of: [1, 2, 3, 4]),
  s.isDisjoint(with: [7]),
  s.insert(3).inserted,
  s.insert(5).inserted,
  s.remove(1) as Any,
  s.update(with: 2) as Any,
  s.isSuperset(of: [2]),
  s == [2, 3, 5]
)
var a = [1, 2, 3, 4, 5, 6]
a.removeSubrange(1..<3)
a.replaceSubrange(0...0, with: [7, 7])
a.move(0, 2)
a.append(contentsOf: [8].lazy.map { $0 + 1 })
a.insert(contentsOf: [0, 0], at: 1)
print(
  a,
  a.popLast()!,
  a.removeFirst(),
  a.partition { $0 == 0 },
  a.first(where: { $0 > 5 })!,
  a.lastIndex { $0 == 7 }!,
  a.dropLast(2),
  a.elementsEqual([1]),
  a.starts(with: [7]),
  a.lexicographicallyPrecedes([100]),
  a.allSatisfy { $0 >= 0 },
  a.count { $0 == 0 },
  [[1, 2], [3]].flatMap { $0 },
  ["1", "x"].compactMap { Int($0) },
  [1, 2, 3].reduce(into: "") { $0 += "\($1)" },
  a.indices.filter { a[$0] == 0 },
  repeatElement("x", count: 3).joined(),
  [3, 1].min()!,
  (1...3).reversed().map { $0 },
  Array(zip(1..., ["p", "q"])),
  [1, 2, 3, 4].reduce(1, *),
  [[3, 4], [1]].joined(separator: [0]).map { $0 },
  Array("ab").enumerated().map { "\($0.offset)\($0.element)" },
  a.randomElement() != nil,
  a.difference(from: [7]).count
)
for case (let i, let x?) in [1, nil, 3].enumerated() { print(i, x, terminator: ";") }
print()
var it = [1, 2, 3].makeIterator()
while let x = it.next() {
  if x == 2 { continue }
  print(x, terminator: " ")
}
print()
