// Members of names by key paths that can only be read, and by those that can be written too.
final class Shared {
  nonisolated(unsafe) static let one = Shared()
  var count = 0
}
struct Point {
  var x = 1, y = 2
  var sum: Int { x + y }
  var list = [1]
}
@dynamicMemberLookup struct Box<Value> {
  var value: Value
  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
var box = Box(value: Point())
box.x = 10
box.list.append(3)
Shared.one.count += box.sum
print(box.x, box.sum, box.list, box.value, Shared.one.count)
