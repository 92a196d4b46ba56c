struct Address { var city: String; var zip: Int }
struct Person { var name: String; var address: Address; var friends: [String] = []; var nick: String? }
class Car { var wheels = 4; let make = "A" }
let k = \Person.name
print(k)
print(\Person.address.city)
print(\Person.self)
print(type(of: k))
print(type(of: \Car.wheels))
print(type(of: \Car.make))
print(type(of: \String.count))
let p1: PartialKeyPath<Person> = \.name
print(p1)
print(type(of: p1))
let any: AnyKeyPath = \Person.address
print(any)
var p = Person(name: "Ann", address: Address(city: "Rome", zip: 12))
p[keyPath: \.address.zip] += 5
print(p[keyPath: \Person.address.zip])
print(p[keyPath: p1])
print(p[keyPath: any] as Any)
let c = (\Person.address).appending(path: \Address.city)
let paths: [PartialKeyPath<Person>] = [\.name, \.address.zip, \.nick]
for x in paths { print(p[keyPath: x]) }
print(paths)
func get<T, V>(_ t: T, _ k: KeyPath<T, V>) -> V { t[keyPath: k] }
print(get("hello", \.count))
print([1,2,3].map(\.description))
print(\(Int, String).0)
print(p1 as? KeyPath<Person, Int> as Any)
print(\Person.nick!)
print([String: Int].self)
let car = Car()
car[keyPath: \.wheels] = 3
print(car.wheels)
print(Set([\Person.name, \Person.name]).count)
