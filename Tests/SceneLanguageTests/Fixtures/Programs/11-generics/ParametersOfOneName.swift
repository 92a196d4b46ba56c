// A type's `T` is another one than that of a method which is called on it.
struct Bag<T>: Sequence {
  var items: [T]
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
  func each<T>(_ make: (Int) -> T) -> [T] { items.indices.map(make) }
}
let bag = Bag(items: [3, 1, 2])
print(bag.map(String.init), bag.map { "<\($0)>" }, bag.sorted())
print(bag.reduce("") { $0 + "\($1)" }, bag.compactMap { $0 > 1 ? Double($0) : nil })
print(bag.each { $0 * 0.5 }, bag.each { "\($0)" })

extension Int {
  static func * (left: Int, right: Double) -> Double { Double(left) * right }
}
struct Box<T> {
  var value: T
  func map<U>(_ change: (T) -> U) -> Box<U> { Box<U>(value: change(value)) }
}
print(Box(value: 4).map { "\($0)" }.map(\.count).map { [$0] })
