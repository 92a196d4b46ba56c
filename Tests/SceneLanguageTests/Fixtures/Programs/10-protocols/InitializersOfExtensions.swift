protocol Container {
  associatedtype Item: Equatable
  var items: [Item] { get set }
  init()
  mutating func add(_ item: Item)
}

extension Container {
  mutating func add(_ item: Item) { items.append(item) }
  static func of(_ items: Item...) -> Self {
    var made = Self()
    items.forEach { made.add($0) }
    return made
  }
}
extension Container where Item: Numeric { func total() -> Item { items.reduce(0, +) } }
extension Container where Item == String { func total() -> String { items.joined() } }

struct Bag<T: Equatable>: Container { var items: [T] = [] }
extension Bag: ExpressibleByArrayLiteral { init(arrayLiteral elements: T...) { items = elements } }
struct UniqueBag<T: Hashable>: Container {
  var items: [T] = []
  mutating func add(_ item: T) { if !items.contains(item) { items.append(item) } }
}

// An initializer in an extension leaves the one without parameters.
let literal: Bag = ["q", "w"]
print(literal, Bag<Int>())
// What the call tells of the type decides which extension is meant.
print(Bag.of(1, 2, 3).total(), UniqueBag.of("x", "y", "x").total(), UniqueBag.of(1.5, 1.5).total())
print(Bag.of(1, 2), UniqueBag.of(true))
let kept: [any Container] = [Bag.of(1), literal]
for one in kept { print(type(of: one)) }
