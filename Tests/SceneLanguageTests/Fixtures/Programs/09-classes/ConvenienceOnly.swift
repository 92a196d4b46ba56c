// A class that only says how else it can be made still has the initializer that all have.
class Counter {
  var value = 1
  convenience init(value: Int) {
    self.init()
    self.value = value
  }
}
print(Counter(value: 3).value, Counter().value)

class Child {}
extension Child {
  convenience init(number: Int) {
    self.init()
    print("number", number)
  }
}
_ = Child(number: 5)
_ = Child()

class Base {
  var name = "base"
  init() { print("made") }
}
class Derived: Base {
  var extra = [1, 2]
  convenience init(_ name: String) {
    self.init()
    self.name = name
  }
}
let derived = Derived("own")
print(derived.name, derived.extra, Derived().name)
