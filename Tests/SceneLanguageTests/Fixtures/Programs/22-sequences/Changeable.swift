// What a collection gets from the protocols that it conforms to.
struct Ring: MutableCollection, RandomAccessCollection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(position: Int) -> Int {
    get { items[position] }
    set { items[position] = newValue }
  }
}
var ring = Ring(items: [3, 1, 2])
ring.reverse()
print(ring.items)
ring.sort()
print(ring.items)
ring.sort { $0 > $1 }
ring.swapAt(0, 2)
print(ring.items, ring.last!, ring.firstIndex(of: 2)!)

extension Collection {
  func chunks(of size: Int) -> [[Element]] {
    var (result, start) = ([[Element]](), startIndex)
    while start != endIndex {
      let end = index(start, offsetBy: size, limitedBy: endIndex) ?? endIndex
      result.append(Array(self[start..<end]))
      start = end
    }
    return result
  }
}
print((1...5).chunks(of: 2), [1, 2, 3].chunks(of: 3), "abcde".chunks(of: 2))
