class Animal {
  let name: String; var energy = 10
  class var kind: String { "animal" }
  static var count = 0
  init(name: String) { self.name = name; Animal.count += 1 }
  convenience init() { self.init(name: "anon") }
  func speak() -> String { "..." }
  final func describe() -> String { "\(name) says \(speak()) (\(Self.kind), \(energy))" }
  var mood: String { energy > 5 ? "happy" : "tired" }
}
class Dog: Animal {
  var tricks: [String] = []
  override class var kind: String { "dog" }
  override func speak() -> String { "Woof" }
  override var mood: String { "always " + super.mood }
  func learn(_ t: String) { tricks.append(t); energy -= 3 }
}
class Puppy: Dog {
  let age: Int
  init(name: String, age: Int) { self.age = age; super.init(name: name); energy = 20 }
  override func speak() -> String { super.speak() + "!" }
  override init(name: String) { age = 0; super.init(name: name) }
}
let a = Animal(), d = Dog(name: "Rex"), p = Puppy(name: "Bit", age: 1)
d.learn("sit"); d.learn("roll")
for x in [a, d, p] as [Animal] { print(x.describe(), x.mood, x is Dog, (x as? Dog)?.tricks.count as Any) }
print(Animal.count, d === d, a === d, a !== d, type(of: p), p.age, Puppy(name: "N").age, Dog().name)
let animal: Animal = p
if let dog = animal as? Puppy { print("puppy", dog.age) }
print(animal is Puppy, animal is Dog, (a as? Dog) == nil, (animal as! Dog).tricks)
let same = d; same.energy = 100
print(d.energy, d.mood)
class Node { var value: Int; var next: Node?; weak var owner: Node?; init(_ v: Int, next: Node? = nil) { value = v; self.next = next }; deinit {} }
let list = Node(1, next: Node(2, next: Node(3)))
var cur: Node? = list, sum = 0
while let n = cur { sum += n.value; cur = n.next }
list.next?.next?.value = 30; list.next?.next?.next?.value = 1
print(sum, list.next?.next?.value ?? 0, list.next!.next!.next as Any, list.next?.next?.next?.value as Any)
