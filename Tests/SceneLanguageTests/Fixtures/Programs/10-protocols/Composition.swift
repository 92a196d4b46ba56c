protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Person: Named, Aged { let name: String, age: Int }
typealias NamedAged = Named & Aged
func greet(_ x: any Named & Aged) -> String { "\(x.name) (\(x.age))" }
func older<T: NamedAged>(_ a: T, _ b: T) -> T where T: Aged { a.age > b.age ? a : b }
print(greet(Person(name: "A", age: 3)), older(Person(name: "B", age: 9), Person(name: "C", age: 4)).name)
extension Named where Self: Aged { var badge: String { "\(name)-\(age)" } }
print(Person(name: "Z", age: 1).badge)
