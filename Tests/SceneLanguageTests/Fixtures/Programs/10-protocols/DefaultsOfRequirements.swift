protocol Animal {
  var sound: String { get }
  init()
  func speak(times: Int) -> String
}
extension Animal {
  func speak(times: Int = 1) -> String {
    Array(repeating: sound, count: times).joined(separator: " ")
  }
}
struct Dog: Animal { let sound = "Woof" }
struct Cat: Animal {
  let sound = "Meow"
  func speak(times: Int) -> String { "cat: " + sound }
}
let zoo: [any Animal] = [Dog(), Cat()]
for animal in zoo { print(animal.speak(times: 2), animal.speak()) }
func describe<A: Animal>(_: A.Type) -> String { A().speak() + A().speak(times: 1) }
print(describe(Dog.self), describe(Cat.self))
