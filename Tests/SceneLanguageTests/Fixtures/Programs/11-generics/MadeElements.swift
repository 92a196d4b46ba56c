func average<C: Collection>(_ values: C) -> C.Element? where C.Element: FloatingPoint {
  values.isEmpty ? nil : values.reduce(0, +) / C.Element(values.count)
}
protocol Shelf {
  associatedtype Item: CustomStringConvertible
  var items: [Item] { get }
}
protocol Numbered { init(number: Int) }
struct Book: Numbered, CustomStringConvertible {
  let number: Int
  init(number: Int) { self.number = number }
  var description: String { "book \(number)" }
}
struct Library: Shelf { var items: [Book] = [] }
func filled<S: Shelf>(_ shelf: S, to count: Int) -> [S.Item] where S.Item: Numbered {
  shelf.items + (0..<count).map { S.Item(number: $0) }
}
print(average([1.5, 2.5]) ?? 0, average([Float]()) as Any, average([2.0, 4, 9].dropFirst()) ?? 0)
print(filled(Library(), to: 2))
