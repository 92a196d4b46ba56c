// A lazy property that is set before it is read never makes its initial value.
class Model {
  var count = 0
  lazy var value: Int = make()
  lazy var list: [Int] = { print("list"); return [1] }()
  func make() -> Int {
    count += 1
    return 9
  }
}
let model = Model()
model.value = 5
print(model.value, model.count)
model.list.append(2)
print(model.list)
struct Part {
  lazy var text: String = { print("text"); return "a" }()
}
var part = Part()
part.text = "b"
print(part.text)
var other = Part()
other.text += "c"
print(other.text)
