// Collections that are asked by place and by key, and ranges of every kind in those that change.
struct Ordered<Key: Hashable, Value>: Collection {
  private var keys: [Key] = []
  private var values: [Key: Value] = [:]
  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if values[key] == nil { keys.append(key) }
      values[key] = newValue
    }
  }
  var startIndex: Int { 0 }
  var endIndex: Int { keys.count }
  func index(after place: Int) -> Int { place + 1 }
  subscript(place: Int) -> (key: Key, value: Value) { (keys[place], values[keys[place]]!) }
  init() {}
}
var ordered = Ordered<String, Int>()
ordered["m"] = 3
ordered["a"] = 9
print(ordered["m"]!, ordered["a"]!, ordered.first!.key, ordered[1])
for (key, value) in ordered { print(key, value) }
struct Row<Cell>: RandomAccessCollection, RangeReplaceableCollection {
  private var cells: [Cell] = []
  var startIndex: Int { 0 }
  var endIndex: Int { cells.count }
  subscript(place: Int) -> Cell { cells[place] }
  mutating func replaceSubrange<Cells: Collection>(_ range: Range<Int>, with new: Cells)
  where Cells.Element == Cell { cells.replaceSubrange(range, with: new) }
}
var row = Row<Int>()
row.append(contentsOf: [1, 2, 3])
row.replaceSubrange(0...0, with: [6])
row.removeSubrange(1..<2)
row.replaceSubrange(...0, with: [7, 8])
print(Array(row))
row.removeSubrange(0...1)
row.removeSubrange(..<1)
print(Array(row), row.isEmpty)
