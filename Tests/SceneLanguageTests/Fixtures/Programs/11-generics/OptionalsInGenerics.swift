func show<T>(_ value: T) {
  print(T.self, value, "\(value)", [value], (value, 1))
  let copy = value
  print(copy, String(describing: copy), value as Any)
}
let maybe: Int? = 5
show(maybe)
show(Optional("s"))
show(nil as Int?)
show(Optional(Optional(2)))
show(3)

struct Box<T> {
  var value: T { didSet { print("changed", oldValue, value) } }
  func show() { print("\(value)", value) }
}
var box = Box<Int?>(value: nil)
box.value = 5
box.show()
print(box, [Box<String?>(value: "a")].map(\.value))

func list<T>(_ values: T...) {
  for value in values { print(value, terminator: " ") }
  print(values.map { "\($0)" })
}
list(maybe, nil)
list("a", "b")

final class Cell<T> {
  var value: T { willSet { print("from", value, "to", newValue) } }
  init(_ value: T) { self.value = value }
}
let cell = Cell(Optional(1.5))
cell.value = nil
cell.value = 2
