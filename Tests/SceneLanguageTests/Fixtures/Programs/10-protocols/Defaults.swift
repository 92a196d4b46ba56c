protocol Greeter { var name: String { get }; func greet() -> String; func required() -> String }
extension Greeter { func greet() -> String { "Hello \(name)" }; func extra() -> String { "default extra \(greet())" }; var shout: String { name.uppercased() } }
struct A: Greeter { let name = "A"; func required() -> String { "a" } }
struct B: Greeter { var name = "B"; func greet() -> String { "Yo \(name)" }; func extra() -> String { "B extra" }; func required() -> String { "b" } }
let b = B(), asP: any Greeter = B()
print(A().greet(), A().extra(), b.greet(), b.extra(), asP.greet(), asP.extra(), asP.shout)
func use(_ g: some Greeter) -> String { g.greet() + "/" + g.extra() + "/" + g.required() }
func useGeneric<G: Greeter>(_ g: G) -> String { g.extra() }
print(use(A()), use(b), useGeneric(b))
let all: [any Greeter] = [A(), B(name: "C")]
for g in all { print(g.name, g.greet(), g.required(), g.extra(), g is B) }
protocol Loud: Greeter { var volume: Int { get set } }
extension Loud { func greet() -> String { String(repeating: "!", count: volume) + name } ; mutating func louder(by n: Int = 1) { volume += n } }
struct L: Loud { var name: String; var volume = 1; func required() -> String { "" } }
var l = L(name: "l")
l.louder(); l.louder(by: 3)
print(l.volume, l.greet(), (l as any Greeter).greet())
var box: any Loud = l
box.louder(); box.volume += 10
print(box.volume, l.volume, all.compactMap { $0 as? B }.count, all.map(\.name))
protocol Static { static var id: String { get }; static func make() -> Self; init(n: Int) }
struct S1: Static { static let id = "s1"; var n = 0; static func make() -> S1 { S1(n: 5) }; init(n: Int) { self.n = n } }
extension Static { static var twice: String { id + id }; init() { self.init(n: 9) } }
func build<T: Static>(_ t: T.Type) -> (String, T, T) { (T.twice, T.make(), t.init()) }
print(build(S1.self), S1().n)
