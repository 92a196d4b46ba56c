// A where clause names on both sides what its protocol leaves open.
protocol Shelf<Item> {
  associatedtype Item
  associatedtype Walk: IteratorProtocol = Array<Item>.Iterator where Walk.Element == Item
  var count: Int { get }
  subscript(place: Int) -> Item { get }
  func walk() -> Walk
}
extension Shelf where Walk == Array<Item>.Iterator {
  func walk() -> Walk { (0..<count).map { self[$0] }.makeIterator() }
}
struct Letters: Shelf {
  let letters = ["a", "b"]
  var count: Int { letters.count }
  subscript(place: Int) -> String { letters[place] }
}
var walk = Letters().walk()
while let letter = walk.next() { print(letter) }
