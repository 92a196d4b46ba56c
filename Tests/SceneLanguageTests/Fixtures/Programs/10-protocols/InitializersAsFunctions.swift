protocol A { init(name: String); init() ; var name: String { get } }
extension A { static func make(_ n: String...) -> [Self] { n.map(Self.init) }
 static func one() -> () -> Self { Self.init }
 static func two(_ n: [String]) -> [Self] { n.map(Self.init(name:)) }
 static func three(_ n: [String]) -> [Self] { n.map { Self(name: $0) } + n.map { .init(name: $0) } }
}
struct D: A { var name = "d"; init() {}; init(name: String) { self.name = name } }
class E: A { var name = "e"; required init() {}; required init(name: String) { self.name = name } 
  static func all(_ n: [String]) -> [E] { n.map(Self.init(name:)) } ; func clone() -> Self { let f = Self.init(name:); return f(name) } }
class F: E { }
print(D.make("a", "b").map(\.name), D.one()().name, D.two(["x"]).map(\.name), D.three(["q"]).count)
print(E.make("a", "b").map(\.name), F.all(["z"]).map { "\(type(of: $0))" }, type(of: F().clone()))
func build<T: A>(_ t: T.Type, _ n: [String]) -> [T] { n.map(T.init(name:)) + n.map(T.init) + n.map(t.init(name:)) }
print(build(D.self, ["k"]).map(\.name))
let make: (String) -> D = D.init
print(make("m").name, ["1", "2"].map(Int.init), [1, 2].map(String.init), [1.5].map(Int.init), ["a"].map(D.init(name:)).count)
struct Pair<X> { var a: X; var b: X; init(_ a: X, _ b: X) { self.a = a; self.b = b } }
print(zip([1, 2], [3, 4]).map(Pair.init).map(\.b), [(1, 2)].map(Pair.init)[0].a)
enum K: String, CaseIterable { case a, b; init?(n: Int) { self.init(rawValue: n == 0 ? "a" : "b") } }
print(["a", "z"].map(K.init(rawValue:)), ["a"].compactMap(K.init), [0, 1].compactMap(K.init(n:)))
