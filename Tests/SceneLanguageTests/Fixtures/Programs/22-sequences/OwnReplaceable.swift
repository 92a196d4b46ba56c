struct Bag<T>: RangeReplaceableCollection, MutableCollection, BidirectionalCollection {
  private var items: [T] = []
  init() {}
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(i: Int) -> T {
    get { items[i] }
    set { items[i] = newValue }
  }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T {
    items.replaceSubrange(r, with: c)
  }
}
var b = Bag<Int>()
b.append(3)
b.append(contentsOf: [4, 5, 1])
print(Array(b), b.count, b.last!, b.first!)
b.insert(9, at: 1)
b.remove(at: 0)
print(Array(b))
b.removeLast()
b.swapAt(0, 1)
print(Array(b), Array(b.reversed()))
b += [7, 8]
let c = b + [1]
print(Array(c), c.lastIndex(of: 7)!)
b.removeAll { $0 > 7 }
print(Array(b), b.index(before: b.endIndex))
b.removeSubrange(0..<1)
b.reverse()
print(Array(b))
var e = Bag([1, 2, 3])
e.insert(contentsOf: [0, 0], at: 1)
print(Array(e), e.isEmpty)
e.removeAll()
print(e.isEmpty, e.popLast() as Any)
let p = e.partition { $0 > 1 }
print(p)
print(Bag(repeating: 2, count: 3).map { $0 * 2 })
print(Array(Bag([1, 2, 3, 4]).filter { $0 % 2 == 0 }))
print(Bag([1, 2, 3]).dropFirst().map { $0 }, Bag([1, 2, 3]).suffix(2).map { $0 })
