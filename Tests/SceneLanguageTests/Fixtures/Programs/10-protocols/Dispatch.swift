protocol P { func a() -> String; func b() -> String }
extension P { func a() -> String { "P.a" }; func b() -> String { "P.b calls " + a() }; func c() -> String { "P.c calls " + a() } }
struct S: P { func a() -> String { "S.a" }; func c() -> String { "S.c" } }
class C: P { func a() -> String { "C.a" } ; func c() -> String { "C.c" } }
class D: C { override func a() -> String { "D.a" }; func b() -> String { "D.b" }; override func c() -> String { "D.c" } }
let s = S(), p: any P = S(), c: C = D(), pc: any P = D()
print(s.b(), s.c(), p.c(), c.b(), c.c(), pc.a(), pc.b(), pc.c())
func g<T: P>(_ t: T) -> String { t.c() + " " + t.a() + " " + t.b() }
print(g(s), g(D()))
extension P where Self == S { func only() -> String { "only S " + a() } }
extension P where Self: C { func onlyC() -> String { "only C " + a() } }
print(s.only(), D().onlyC())
protocol Q: P { func a() -> String }
extension Q { func a() -> String { "Q.a" } }
struct T: Q {}
print(T().a(), T().b(), (T() as any P).a())
protocol A1 { static func name() -> String }
extension A1 { static func name() -> String { "\(Self.self)" }; func who() -> String { Self.name() } }
struct X: A1 {}
struct Y: A1 { static func name() -> String { "custom Y" } }
print(X().who(), Y().who(), X.name())
