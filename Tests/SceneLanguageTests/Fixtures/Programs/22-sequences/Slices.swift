// Sequences and collections of one's own, and parts of them.
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n } }
print(Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * 2 }, Countdown(n: 3).contains(2), Countdown(n: 5).sorted(), Countdown(n: 3).reduce(0, +), Array(Countdown(n: 3).enumerated()).map(\.offset), Array(Countdown(n: 5).dropFirst(2)), Countdown(n: 4).min()!)
for (a, b) in zip(Countdown(n: 2), Countdown(n: 9).lazy.filter { $0 % 2 == 0 }) { print(a, b) }
struct Fib: Sequence { let max: Int; func makeIterator() -> AnyIterator<Int> { var s = (0, 1); return AnyIterator { let r = s.0; guard r <= self.max else { return nil }; s = (s.1, s.0 + s.1); return r } } }
print(Array(Fib(max: 50)), Fib(max: 10).prefix(3).map { $0 }, Fib(max: 5).allSatisfy { $0 < 6 }, Fib(max: 8).first { $0 > 3 } as Any, Fib(max: 3).reversed(), Fib(max: 4).joined2)
extension Sequence where Element: CustomStringConvertible { var joined2: String { map(\.description).joined(separator: "/") } }
struct Ring<T>: Collection { var items: [T]; var startIndex: Int { 0 }; var endIndex: Int { items.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { items[i % items.count] } }
let r = Ring(items: ["a", "b", "c"])
print(r.count, r.first!, r[4], r.isEmpty, r.map { $0 + "!" }, r.firstIndex(of: "b")!, r.dropFirst().first!, Array(r[1..<3]), r.prefix(2).count, r.distance(from: 0, to: 2), r.index(0, offsetBy: 2), r.randomElement() != nil, Array(r.indices))
struct Deque<E>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral { private var a: [E] = []; init() {}; init(arrayLiteral e: E...) { a = e }
  var startIndex: Int { a.startIndex }; var endIndex: Int { a.endIndex }
  subscript(i: Int) -> E { get { a[i] } set { a[i] = newValue } }
  mutating func replaceSubrange<C: Collection>(_ s: Range<Int>, with n: C) where C.Element == E { a.replaceSubrange(s, with: n) } }
var dq: Deque<Int> = [3, 1, 2]; dq.append(9); dq.insert(7, at: 0); dq.sort(); dq.removeFirst(); dq.swapAt(0, 1); dq += [5, 5]; dq.reverse(); print(Array(dq), dq.last!, dq.count, dq.map { $0 }, dq.removeLast(), dq.popLast() as Any, dq.reversed().first!, dq.suffix(2).map { $0 }, dq.firstIndex { $0 > 2 } as Any)
dq.removeAll { $0 == 5 }; dq.shuffle(); print(dq.sorted(), dq.max()!, dq.filter { $0 > 2 }.count, dq + [1] == Deque([1]) , dq.contains(9), dq.split(separator: 3).count >= 0)
extension Deque: Equatable where E: Equatable {}
struct Grid: Sequence { let w: Int, h: Int; func makeIterator() -> It { It(g: self) }
  struct It: IteratorProtocol { let g: Grid; var x = 0, y = 0; mutating func next() -> (x: Int, y: Int)? { if x >= g.w { x = 0; y += 1 }; guard y < g.h else { return nil }; x += 1; return (x - 1, y) } } 
  var underestimatedCount: Int { w * h } }
for case let (x, y) in Grid(w: 2, h: 2) where x == y { print("diag", x, y) }
for p in Grid(w: 3, h: 1) { print(p.x, p.y, p) }
struct Bag<T: Hashable>: Sequence, ExpressibleByDictionaryLiteral { var c: [T: Int] = [:]; init(dictionaryLiteral e: (T, Int)...) { for (k, v) in e { c[k, default: 0] += v } }; func makeIterator() -> Dictionary<T, Int>.Iterator { c.makeIterator() }; subscript(k: T) -> Int { c[k] ?? 0 } }
let bag: Bag = ["x": 2, "y": 1, "x": 3]; print(bag["x"], bag["q"], bag.map(\.value).sorted(), bag.sorted { $0.key < $1.key }.map(\.key))
class LinkedList<T>: Sequence { class N { let v: T; var next: N?; init(_ v: T) { self.v = v } }; var head: N?, tail: N?
  func add(_ v: T) { let n = N(v); if let t = tail { t.next = n } else { head = n }; tail = n }
  func makeIterator() -> some IteratorProtocol<T> { var c = head; return AnyIterator { defer { c = c?.next }; return c?.v } } }
let ll = LinkedList<Character>(); for c in "list" { ll.add(c) }; print(String(ll), ll.map { $0.uppercased() }, ll.underestimatedCount)
extension Collection { func chunks(of n: Int) -> [SubSequence] { var r: [SubSequence] = [], i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<j]); i = j }; return r }
  var middle: Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] } }
print([1, 2, 3, 4, 5].chunks(of: 2), "hello".chunks(of: 2), "hello".middle!, (1...9).middle!, Ring(items: [1, 2, 3]).chunks(of: 2).map { Array($0) })
extension BidirectionalCollection where Element: Equatable { var isPalindrome: Bool { var i = startIndex, j = endIndex; while i < j { formIndex(before: &j); if i >= j { break }; if self[i] != self[j] { return false }; formIndex(after: &i) }; return true } }
print("abcba".isPalindrome, [1, 2].isPalindrome, (1...1).isPalindrome)

let anySeq = AnySequence([1, 2]); print(anySeq.map { $0 }, Array(AnyCollection("ab")))
var gi = [1, 2, 3, 4].makeIterator(); _ = gi.next()
