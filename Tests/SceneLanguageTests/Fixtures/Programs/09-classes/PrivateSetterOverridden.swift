class Loader {
  lazy private(set) var title = "Loader"
  lazy var items: [Int] = [1]
  lazy var count = items.count
}
class Sub: Loader {
  override var title: String { "Sub" + super.title }
  override var items: [Int] {
    get { super.items + [2] }
    set { super.items = newValue }
  }
}
let sub = Sub()
print(sub.count, sub.title)
sub.items.append(9)
print(sub.items)
