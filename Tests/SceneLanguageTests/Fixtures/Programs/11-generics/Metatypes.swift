protocol Named { static var name: String { get }; init() }
struct A: Named { static let name = "A"; var v = 1 }
struct B: Named { static let name = "B"; var w = "b" }
let types: [any Named.Type] = [A.self, B.self]
for t in types { print(t.name, t.init()) }
func make<T: Named>(_ type: T.Type = T.self) -> T { type.init() }
let b: B = make()
print(b.w, make(A.self).v, A.self == A.self, type(of: b) == B.self, String(describing: A.self), "\(type(of: A()))", Int.self)
class Base { class func hello() -> String { "base" }; required init() {} }
class Sub: Base { override class func hello() -> String { "sub" } }
let cls: Base.Type = Sub.self
print(cls.hello(), type(of: cls.init()), type(of: Sub() as Base).hello())
struct Registry { var items: [ObjectIdentifier: Any] = [:]; subscript<T>(type: T.Type) -> T? { get { items[ObjectIdentifier(type)] as? T } set { items[ObjectIdentifier(type)] = newValue } } }
var r = Registry(); r[Int.self] = 4; r[String.self] = "s"
print(r[Int.self]! + 1, r[String.self]!, r[Double.self] as Any)
func size<T>(of t: T.Type) -> String { if t == Int.self { return "int" }; if T.self is String.Type { return "string" }; return "\(t)" }
print(size(of: Int.self), size(of: String.self), size(of: [Double].self), [Int].self, (Int, String).self, Int?.self, [String: Int].self)
