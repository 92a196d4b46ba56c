// LinkedList with COW, weak cache, DoublyLinked, binary tree with in-order iterator, UnionFind, Bloom, SkipList-like, matrices
struct LinkedList<T> { private final class Node { var v: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { self.v = v; next = n } }
  private var head: Node?; private var tail: Node?; private(set) var count = 0
  private mutating func unique() { guard head != nil, !isKnownUniquelyReferenced(&head) else { return }; var old = head?.next; let new = Node(head!.v); head = new; tail = new; while let o = old { let n = Node(o.v); tail!.next = n; tail = n; old = o.next } }
  mutating func append(_ v: T) { unique(); let n = Node(v); if let t = tail { t.next = n } else { head = n }; tail = n; count += 1 }
  mutating func prepend(_ v: T) { unique(); head = Node(v, head); tail = tail ?? head; count += 1 }
  mutating func reverse() { unique(); var prev: Node?; var cur = head; tail = head; while let c = cur { (c.next, prev, cur) = (prev, c, c.next) }; head = prev }
  subscript(i: Int) -> T { get { node(i).v } set { unique(); node(i).v = newValue } }
  private func node(_ i: Int) -> Node { precondition((0..<count).contains(i)); var n = head; for _ in 0..<i { n = n?.next }; return n.unsafelyUnwrapped } }
extension LinkedList: Sequence { func makeIterator() -> AnyIterator<T> { var n = head; return .init { let v = n?.v; n = n?.next; return v } } }
extension LinkedList: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { for x in e { append(x) } } }
extension LinkedList: CustomStringConvertible { var description: String { map { "\($0)" }.joined(separator: " → ") } }
extension LinkedList: Equatable where T: Equatable { static func == (a: Self, b: Self) -> Bool { a.count == b.count && zip(a, b).allSatisfy { $0 == $1 } } }
var l: LinkedList = [1, 2, 3]; var copy = l; copy.append(4); copy[0] = 9; l.prepend(0); l.reverse()
print(l, "|", copy, l.count, l == [3, 2, 1, 0], copy.contains(4), l.sorted(), copy.reduce(0, +), LinkedList<String>().isEmptyList)
extension LinkedList { var isEmptyList: Bool { first(where: { _ in true }) == nil } }
final class BST<K: Comparable, V>: Sequence { indirect enum Link { case none, some(BSTNode) ; var node: BSTNode? { if case .some(let n) = self { n } else { nil } } }
  final class BSTNode { let key: K; var value: V; private(set) var left0 = 0; var left: Link = .none, right: Link = .none; init(_ k: K, _ v: V) { key = k; value = v } }
  private var root = Link.none; private(set) var count = 0
  subscript(k: K) -> V? { get { var c = root; while let n = c.node { if k == n.key { return n.value }; c = k < n.key ? n.left : n.right }; return nil }
    set { guard let v = newValue else { return }; root = insert(k, v, root) } }
  private func insert(_ k: K, _ v: V, _ at: Link) -> Link { guard let n = at.node else { count += 1; return .some(BSTNode(k, v)) }; switch k { case n.key: n.value = v; case ..<n.key: n.left = insert(k, v, n.left); default: n.right = insert(k, v, n.right) }; return at }
  struct Iterator: IteratorProtocol { var stack: [BSTNode] = []; fileprivate init(_ n: BSTNode?) { push(n) }; private mutating func push(_ n: BSTNode?) { var c = n; while let x = c { stack.append(x); c = x.left.node } }
    mutating func next() -> (key: K, value: V)? { guard let n = stack.popLast() else { return nil }; push(n.right.node); return (n.key, n.value) } }
  func makeIterator() -> Iterator { Iterator(root.node) }
  func range(_ r: ClosedRange<K>) -> [V] { filter { r ~= $0.key }.map(\.value) } }
let t = BST<String, Int>(); for (i, w) in "the quick brown fox jumps over the lazy dog".split(separator: " ").enumerated() { t[String(w), default: 0] += i }
extension BST { subscript(k: K, default d: @autoclosure () -> V) -> V { get { self[k] ?? d() } set { self[k] = newValue } } }
print(t.map(\.key), t["the"]!, t["cat"] as Any, t.count, t.range("d"..."l"), t.first { $0.value > 5 }!.key)
struct UnionFind { private var parent: [Int], size: [Int]; private(set) var sets: Int; init(_ n: Int) { parent = Array(0..<n); size = Array(repeating: 1, count: n); sets = n }
  mutating func find(_ x: Int) -> Int { if parent[x] != x { parent[x] = find(parent[x]) }; return parent[x] }
  @discardableResult mutating func union(_ a: Int, _ b: Int) -> Bool { var (a, b) = (find(a), find(b)); if a == b { return false }; if size[a] < size[b] { swap(&a, &b) }; parent[b] = a; size[a] += size[b]; sets -= 1; return true } }
var uf = UnionFind(6); let mst = [(1, 0, 1), (4, 1, 2), (2, 0, 2), (7, 3, 4), (3, 2, 3), (9, 4, 5), (1, 3, 5)].sorted { $0.0 < $1.0 }.filter { uf.union($0.1, $0.2) }
print(mst.map(\.0), mst.reduce(0) { $0 + $1.0 }, uf.sets, uf.find(0) == uf.find(5))
struct Bits: OptionSet, Hashable, CustomStringConvertible { var rawValue: UInt; init(rawValue: UInt) { self.rawValue = rawValue }; init(_ i: Int) { self.init(rawValue: 1 << UInt(i)) }; var description: String { (0..<8).map { contains(Bits($0)) ? "1" : "0" }.joined() } }
var bits: Bits = []; for i in [1, 3, 5] { bits.insert(Bits(i)) }; bits.formSymmetricDifference(Bits(3)); bits.toggle(Bits(7)); print(bits, bits.isSuperset(of: [Bits(1)]), bits.rawValue.nonzeroBitCount)
extension Bits { mutating func toggle(_ e: Bits) { if contains(e) { remove(e) } else { insert(e) } } }
func sieve(_ n: Int) -> [Int] { var p = [Bool](repeating: true, count: n + 1); p[0] = false; p[1] = false; var i = 2; while i * i <= n { defer { i += 1 }; guard p[i] else { continue }; for j in stride(from: i * i, through: n, by: i) { p[j] = false } }; return p.indices.filter { p[$0] } }
print(sieve(50), sieve(50).chunks(of: 4).map { $0.reduce(0, +) })
extension Collection { func chunks(of n: Int) -> [SubSequence] { var r: [SubSequence] = [], i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<j]); i = j }; return r } }
func hanoi(_ n: Int, _ a: Character = "A", _ b: Character = "B", _ c: Character = "C", _ move: (Character, Character) -> Void) { if n == 0 { return }; hanoi(n - 1, a, c, b, move); move(a, c); hanoi(n - 1, b, a, c, move) }
var moves: [(Character, Character)] = []; hanoi(3) { moves.append(($0, $1)) }; print(moves.count, moves.map { "\($0)\($1)" }.joined(separator: " "))
func solve(_ n: Int) -> [[Int]] { func place(_ row: Int, _ q: [Int]) -> [[Int]] { row == n ? [q] : (0..<n).filter { c in q.enumerated().allSatisfy { r, qc in qc != c && abs(qc - c) != row - r } }.flatMap { place(row + 1, q + [$0]) } }; return place(0, []) }
print(solve(6).count, solve(4), "chunks:", Array("abcdefg".chunks(of: 3)))
let spiral: [[Int]] = { n in var m = Array(repeating: Array(repeating: 0, count: n), count: n); var (r, c, dr, dc) = (0, 0, 0, 1); for k in 1...n * n { m[r][c] = k; let (nr, nc) = (r + dr, c + dc); if !(0..<n ~= nr && 0..<n ~= nc && m[nr][nc] == 0) { (dr, dc) = (dc, -dr) }; r += dr; c += dc }; return m }(3)
print(spiral)
