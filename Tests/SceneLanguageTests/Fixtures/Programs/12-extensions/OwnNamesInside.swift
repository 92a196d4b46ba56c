// Inside of its extension a generic type is named without its arguments.
extension Set {
  func toggled(_ element: Element) -> Set {
    var copy = self
    if copy.remove(element) == nil { copy.insert(element) }
    return copy
  }
  static func - (left: Set, right: Set) -> Set { left.subtracting(right) }
  static func of(_ elements: Element...) -> Set { Set(elements) }
}
extension Array {
  func rotated(by count: Int) -> Array { Array(suffix(from: count) + prefix(count)) }
  static func + (left: Array, right: Element?) -> Array { right.map { left + [$0] } ?? left }
}
extension Dictionary {
  func adding(_ other: Dictionary) -> Dictionary { merging(other) { $1 } }
  var counts: [Key: Int] { mapValues { _ in 1 } }
  func keys(where isMeant: (Value) -> Bool) -> Set<Key> { Set(filter { isMeant($0.value) }.keys) }
}
extension Optional {
  func or(_ other: Optional) -> Optional { self ?? other }
}
print(Set([1, 2]).toggled(2), Set([1]).toggled(3).sorted(), (Set([1, 2, 3]) - [2]).sorted())
print(Set.of(1, 1).count, [1, 2, 3].rotated(by: 1), [1] + Optional(2))
print(["a": 1].adding(["a": 2]), ["b": 5].counts, ["c": 3, "d": 9].keys { $0 > 5 })
print((nil as Int?).or(4) as Any)

// Numbers are no sequences: the own subscript leaves those of the library theirs.
extension Array {
  subscript<Places: Sequence>(_ places: Places) -> [Element] where Places.Element == Int {
    var found: [Element] = []
    for place in places { found.append(self[place]) }
    return found
  }
  subscript(wrapping place: Int) -> Element { self[(place % count + count) % count] }
  mutating func changeEach(_ change: (inout Element) -> Void) {
    for place in indices { change(&self[place]) }
  }
}
var numbers = [1, 2, 3]
numbers.changeEach { $0 *= 10 }
print(numbers[[0, 2]], numbers[wrapping: -1], numbers[0])
