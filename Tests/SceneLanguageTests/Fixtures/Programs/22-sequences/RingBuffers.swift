// Copy on write storage and own collection
struct Deque<Element> { private final class Buffer { var items: [Element?]; init(_ n: Int) { items = Array(repeating: nil, count: n) }
    func copy() -> Buffer { let b = Buffer(0); b.items = items; copies += 1; return b } }
  private var buffer = Buffer(2), head = 0; private(set) var count = 0
  private mutating func unique() { if !isKnownUniquelyReferenced(&buffer) { buffer = buffer.copy() } }
  private func slot(_ i: Int) -> Int { (head + i) % buffer.items.count }
  private mutating func grow() { guard count == buffer.items.count else { return }
    let all = Array(self); let b = Buffer(count * 2); for (i, x) in all.enumerated() { b.items[i] = x }; buffer = b; head = 0 }
  mutating func append(_ x: Element) { unique(); grow(); buffer.items[slot(count)] = x; count += 1 }
  mutating func prepend(_ x: Element) { unique(); grow(); head = (head + buffer.items.count - 1) % buffer.items.count; buffer.items[head] = x; count += 1 }
  @discardableResult mutating func popFirst() -> Element? { guard count > 0 else { return nil }; unique(); defer { buffer.items[head] = nil; head = slot(1); count -= 1 }; return buffer.items[head] }
}
var copies = 0
extension Deque: RandomAccessCollection, MutableCollection { var startIndex: Int { 0 }; var endIndex: Int { count }
  subscript(i: Int) -> Element { get { precondition(indices.contains(i)); return buffer.items[slot(i)]! } set { unique(); buffer.items[slot(i)] = newValue } } }
extension Deque: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { self.init(); e.forEach { append($0) } } }
extension Deque: Equatable where Element: Equatable { static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) } }
extension Deque: CustomStringConvertible { var description: String { "Deque" + String(describing: Array(self)) } }
var d: Deque = [3, 1, 2]
let snapshot = d
d.prepend(9); d.append(4); d[1] = 30
print(d, snapshot, copies, d == snapshot)
d.sort(); print(d, d.first!, d.last ?? 0, d[1...2].map { $0 * 2 }, d.reversed().map(String.init))
print(d.firstIndex(of: 9) as Any, d.popFirst() ?? 0, d.count, d.contains { $0 > 20 }, d.indices)
d.swapAt(0, 1); d.reverse(); print(d, d.dropLast().max()!, Array(d.prefix(while: { $0 != 4 })))
while let x = d.popFirst() { print(x, terminator: d.isEmpty ? "\n" : ",") }
