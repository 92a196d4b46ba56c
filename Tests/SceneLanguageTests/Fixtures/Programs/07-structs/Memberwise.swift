struct Size { var width = 10.0; var height: Double = 20; let depth: Int = 3 }
print(Size())
print(Size(width: 1))
print(Size(height: 2))
print(Size(width: 1, height: 2))
struct P { let x: Int; var y: Int?; var z: String? = "z" }
print(P(x: 1))
print(P(x: 1, y: 2))
print(P(x: 1, z: nil))
struct F { var f: (Int) -> Int = { $0 + 1 }; var name: String }
print(F(name: "a").f(2))
print(F(f: { $0 * 3 }, name: "b").f(2))
struct Outer { struct Inner { var v = 1 }; var inner = Inner(); static let shared = Outer(inner: .init(v: 9)) }
print(Outer(), Outer.shared)
var o = Outer.shared
o.inner.v += 1
print(o, Outer.shared.inner.v)
struct G<T> { var a: T; var b: [T] = [] }
print(G(a: 1), G(a: "x", b: ["y"]), G<Double>(a: 1))
struct W { @Clamped var x = 300; var y = 0 }
@propertyWrapper struct Clamped { private var v: Int; init(wrappedValue: Int) { v = min(255, wrappedValue) }; var wrappedValue: Int { get { v } set { v = min(255, newValue) } } }
print(W().x, W(x: 400).x, W(x: 4, y: 1).x)
