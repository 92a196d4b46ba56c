// Types of a function may name themselves and those before them.
func list() -> Bool {
  class Node { var next: Node? }
  let node = Node()
  node.next = Node()
  return node.next != nil
}
print(list())

func points() -> Int {
  struct Point {
    let x: Int
    func twice() -> Point { Point(x: x * 2) }
  }
  struct Row {
    let point: Point
    let points: [Point]
    func moved() -> Row { Row(point: point.twice(), points: points.map { $0.twice() }) }
  }
  return Row(point: Point(x: 3), points: [Point(x: 4)]).moved().points[0].x
}
print(points())

func kinds() -> String {
  enum Kind: String {
    case light, dark
    var other: Kind { self == .light ? .dark : .light }
    mutating func toggle() { self = other }
  }
  var kind = Kind.light
  kind.toggle()
  struct Row { let kind: Kind }
  return Row(kind: kind).kind.rawValue
}
print(kinds())

func sorted() -> [Int] {
  struct Key: Comparable {
    let length: Int
    static func < (a: Key, b: Key) -> Bool { a.length < b.length }
  }
  let keys = [Key(length: 2), Key(length: 1), Key(length: 3)]
  print(keys[0] > keys[1], keys.max()?.length ?? 0, keys[0] >= keys[2])
  return keys.sorted().map(\.length)
}
print(sorted())

do {
  struct Tag: Hashable { let name: String }
  struct Tagged {
    let tags: Set<Tag>
    func has(_ name: String) -> Bool { tags.contains(Tag(name: name)) }
  }
  print(Tagged(tags: [Tag(name: "a")]).has("a"))
}

func generic() -> String {
  struct Box<Value> {
    let value: Value
    func map<Other>(_ change: (Value) -> Other) -> Box<Other> { Box<Other>(value: change(value)) }
  }
  class Keeper { let box = Box(value: 1) }
  return Keeper().box.map { "\($0 + 1)" }.value
}
print(generic())
