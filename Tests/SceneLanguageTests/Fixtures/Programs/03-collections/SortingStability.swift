struct Person { let name: String, age: Int }
let people = [Person(name: "C", age: 30), Person(name: "A", age: 20), Person(name: "B", age: 30), Person(name: "D", age: 20)]
print(people.sorted { $0.age < $1.age }.map(\.name))
print(people.sorted { $0.age > $1.age }.map(\.name))
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))
print(people.map(\.age).sorted(by: >), people.min { $0.name < $1.name }!.name, people.max { $0.age < $1.age }!.name)
let grouped = Dictionary(grouping: people, by: \.age)
for age in grouped.keys.sorted() { print(age, grouped[age]!.map(\.name)) }
print(["banana", "Apple", "cherry"].sorted { $0.lowercased() < $1.lowercased() }, ["b10", "b9"].sorted())
var copy = people
copy.sort { $0.name > $1.name }
print(copy.map(\.name), people.map(\.name).sorted().first!, [true, false].sorted { !$0 && $1 })
var numbers = [4, 2, 9, 7]
let p = numbers.partition { $0 > 5 }
print(p, numbers[..<p].sorted(), numbers[p...].sorted())
