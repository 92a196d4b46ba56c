struct Counter {
  private(set) var count = 0
  mutating func increment(by n: Int = 1) { count += n }
  mutating func reset() { self = Counter() }
  func incremented() -> Counter { var c = self; c.increment(); return c }
}
var c = Counter()
c.increment(); c.increment(by: 5)
print(c.count, c.incremented().count, c)
c.reset()
print(c.count)
enum Light { case red, green, yellow
  mutating func next() { switch self { case .red: self = .green; case .green: self = .yellow; case .yellow: self = .red } } }
var l = Light.red
for _ in 0..<4 { l.next(); print(l, terminator: " ") }
print()
struct Stack<Element> { private var items: [Element] = []
  mutating func push(_ x: Element) { items.append(x) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
  var isEmpty: Bool { items.isEmpty } }
var s = Stack<String>()
s.push("a"); s.push("b"); s.pop()
print(s.top ?? "-", s.isEmpty, s)
extension Array { mutating func removeFirst(where p: (Element) -> Bool) -> Element? { guard let i = firstIndex(where: p) else { return nil }; return remove(at: i) } }
var arr = [1, 2, 3, 4]
print(arr.removeFirst { $0 > 2 } as Any, arr)
extension Int { mutating func double() { self *= 2 } }
var n = 4; n.double(); print(n)
struct Grid { var cells: [[Int]]; subscript(r: Int, c: Int) -> Int { get { cells[r][c] } set { cells[r][c] = newValue } } 
 mutating func fill(_ f: (Int, Int) -> Int) { for r in cells.indices { for c in cells[r].indices { self[r, c] = f(r, c) } } } }
var g = Grid(cells: Array(repeating: Array(repeating: 0, count: 3), count: 2))
g.fill { $0 * 10 + $1 }
g[1, 2] += 100
print(g.cells)
g.cells.swapAt(0, 1)
print(g.cells)
