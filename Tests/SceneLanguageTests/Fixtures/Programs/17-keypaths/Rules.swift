// Key paths everywhere
struct Address: Hashable { var city: String; var zip: Int? }
struct Person { var name: String; var age: Int; var address: Address; var tags: [String] = []; var nick: String? }
class Box<T> { var value: T; init(_ v: T) { value = v } }
var people = [Person(name: "Noa", age: 30, address: .init(city: "Haifa", zip: 3)), Person(name: "Avi", age: 25, address: .init(city: "Eilat")), Person(name: "Dan", age: 30, address: .init(city: "Haifa", zip: 1), tags: ["x", "y"], nick: "D")]
extension Sequence { func sorted<V: Comparable>(by p: KeyPath<Element, V>, _ areIn: (V, V) -> Bool = (<)) -> [Element] { sorted { areIn($0[keyPath: p], $1[keyPath: p]) } }
  func sum<N: AdditiveArithmetic>(_ p: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: p] } }
  func grouped<K: Hashable>(by p: (Element) -> K) -> [K: [Element]] { .init(grouping: self, by: p) }
  func uniqued<K: Hashable>(on p: KeyPath<Element, K>) -> [Element] { var seen = Set<K>(); return filter { seen.insert($0[keyPath: p]).inserted } } }
print(people.sorted(by: \.age).map(\.name), people.sorted(by: \.name, >).map(\.name), people.sum(\.age), people.uniqued(on: \.address.city).map(\.name))
for (k, v) in people.grouped(by: \.age).sorted(by: \.key) { print(k, v.map(\.address.city)) }
let city: WritableKeyPath<Person, String> = \.address.city; people[0][keyPath: city] += "!"; print(people[0].address)
let zip = \Person.address.zip; print(people.compactMap { $0[keyPath: zip] }, people[keyPath: \.[2].tags.count], \Person.nick?.count as KeyPath<Person, Int?> == \Person.nick?.count)
let appended = (\Person.address).appending(path: \.city); print(people[1][keyPath: appended])
let b = Box(people[1]); let rk: ReferenceWritableKeyPath<Box<Person>, Int> = \.value.age; b[keyPath: rk] += 1; print(b.value.age)
func update<R, V>(_ r: R, _ p: WritableKeyPath<R, V>, _ f: (inout V) -> Void) -> R { var c = r; f(&c[keyPath: p]); return c }
print(update(people[1], \.tags) { $0 += ["n"] }.tags, update(people[1], \.age) { $0 *= 2 }.age)
let fields: [(String, PartialKeyPath<Person>)] = [("name", \.name), ("age", \.age)]
for (l, p) in fields { print(l, people[2][keyPath: p]) }
let names: [AnyKeyPath: String] = [\Person.name: "Name", \Person.age: "Age"]; print(names[\Person.age]!, names[\Person.nick] ?? "none")
struct Rule<Root> { let label: String; let ok: (Root) -> Bool; init<V: Comparable>(_ p: KeyPath<Root, V>, in r: ClosedRange<V>, _ l: String) { label = l; ok = { r.contains($0[keyPath: p]) } }
  init(_ p: KeyPath<Root, String>, _ l: String, _ test: @escaping (String) -> Bool) { label = l; ok = { test($0[keyPath: p]) } } }
let rules: [Rule<Person>] = [.init(\.age, in: 18...28, "age"), .init(\.name, "name") { $0.count > 2 }, Rule(\.address.city, "city") { $0.first == "E" }]
for p in people { print(p.name, rules.filter { !$0.ok(p) }.map(\.label)) }
prefix operator ^
prefix func ^ <R, V>(p: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: p] } }
print(people.map(^\.name.count), ["a": [1, 2]].map(\.value.count), [[1, 2], [3]].map(\.first!), "hello"[keyPath: \.count], people.filter(\.tags.isEmpty).count, people.map(\.self).count)
func get<T>(_ p: KeyPath<Person, T>) -> [T] { people.map { $0[keyPath: p] } }; print(get(\.nick), get(\.address).map(\.zip))
let tuple = (a: 1, b: "t"); print(tuple[keyPath: \.b], people.max { $0.age < $1.age }?.name ?? "", people.allSatisfy { $0[keyPath: \.age] > 20 })
