struct Person: Equatable {
  let name: String
  static let samples = [Person(name: "Ada"), Person(name: "Alan")]
  static let byKey = ["g": Person(name: "Grace")]
  var friends: [Person] { Person.samples.filter { $0 != self } }
}
func greet(_ person: Person) -> String { "Hello, \(person.name)!" }
print(greet(.samples[1]), greet(.byKey["g"]!))
let first: Person = .samples[0].friends[0]
let found: Person? = .byKey["x"]
print(first.name, found == nil, first == .samples[1])
