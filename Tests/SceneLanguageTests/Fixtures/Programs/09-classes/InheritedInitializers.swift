// A class that overrides every designated initializer has the convenient ones of its superclass.
class Shape {
  let sides: Int
  let made = { print("made"); return true }()
  init(sides: Int) {
    self.sides = sides
    told()
  }
  convenience init() {
    self.init(sides: 3)
    print("conveniently", sides)
  }
  func told() { print("shape", sides) }
}
class Named: Shape {
  var name = "none"
  override init(sides: Int) {
    super.init(sides: sides + 1)
    name = "named"
  }
  override func told() { print("named", sides, name) }
}
class Plain: Shape { var weight = 2 }
class Derived: Named { convenience init(name: String) { self.init(); self.name = name } }
print(Named().name, Named().sides, type(of: Named()))
print(Plain().weight, type(of: Plain()), Plain(sides: 9).sides)
print(Derived(name: "own").name, Derived().sides)
class Base {
  init() { print("base") }
}
class Silent: Base {
  override init() { print("silent") }
}
_ = Silent()
