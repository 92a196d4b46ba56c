struct Address { var city: String, zip: Int = 1 }
struct Person { var name: String; var address: Address; var tags: [String] = []; var nick: String?; var initial: Character { name.first! } }
var p = Person(name: "Ann", address: Address(city: "Bonn"))
let name = \Person.name, city = \Person.address.city
print(p[keyPath: name], p[keyPath: city], p[keyPath: \.initial], p[keyPath: \.tags.count])
p[keyPath: city] = "Köln"; p[keyPath: \.address.zip] += 41; p[keyPath: name].append("!")
print(p.address, p.name)
let people = [p, Person(name: "Bo", address: Address(city: "Ulm", zip: 7))]
print(people.map(\.name), people.map(\.address.city), people.filter { $0[keyPath: \.address.zip] > 10 }.count, people.sorted { $0[keyPath: name] > $1[keyPath: name] }.first!.name)
extension Sequence { func sorted<T: Comparable>(by key: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: key] < $1[keyPath: key] } }; func sum<T: Numeric>(_ key: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: key] } } }
print(people.sorted(by: \.address.zip).map(\.name), people.sum(\.address.zip), ["bb", "a"].sorted(by: \.count), [1, 2].map(\.self))
let composed = (\Person.address).appending(path: \.city)
print(p[keyPath: composed], p[keyPath: \.nick?.count] as Any, p[keyPath: \.name.count])
p.tags = ["x", "y"]
print(p[keyPath: \.tags[1]], p[keyPath: \.tags.first] as Any, [p][keyPath: \.[0].name])
func update<T>(_ root: inout Person, _ path: WritableKeyPath<Person, T>, to value: T) { root[keyPath: path] = value }
update(&p, \.address, to: Address(city: "Jena")); update(&p, \.nick, to: "A")
print(p.address.city, p.nick!)
class Box { var v = 1 }
let b = Box(), path: ReferenceWritableKeyPath<Box, Int> = \.v
b[keyPath: path] = 9
print(b.v, (\Box.v) == path, ["a", "b"].contains(where: \.isEmpty), [true, false].filter(\.self).count)
let funcs: (Person) -> String = \.name
print(funcs(p), Dictionary(grouping: ["ab", "c", "de"], by: \.count).keys.sorted(), people.max(by: { $0.name < $1.name }).map(\.name)!)
let paths: [KeyPath<Person, String>] = [\.name, \.address.city]
print(paths.map { p[keyPath: $0] })
struct Hike { struct Observation { var pace = 0..<2, tags = ["t"] }; enum Grade: String { case easy }; var observations = [Observation()], grade = Grade.easy }
let pace: KeyPath<Hike.Observation, Range<Int>> = \.pace
func isPace(_ path: KeyPath<Hike.Observation, Range<Int>>) -> Bool { switch path { case \Hike.Observation.pace: true; default: false } }
print(pace == \Hike.Observation.pace, isPace(pace), Hike().observations.map(\Hike.Observation.tags.count), Hike()[keyPath: \Hike.grade.rawValue], [Hike.Grade.easy].map(\Hike.Grade.rawValue))
