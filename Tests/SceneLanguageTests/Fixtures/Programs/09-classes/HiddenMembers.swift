// What a subclass does not see it does not override, whatever it has of that name.
class Base {
  private let name = "a"
  private func word() -> String { "A" }
  private var count: Int { 1 }
  func all() -> String { name + word() + "\(count)" }
}
class Derived: Base {
  let name = 2
  func word() -> Int { 3 }
  var count = "4"
  func own() -> String { "\(name)\(word())\(count)" }
}
print(Derived().all(), Derived().own())
