class A { static var n = 0; class var m: Int { get { n } set { n = newValue } }; init() { Self.n += 1 }; func f() { Self.n = 5; Self.m += 2; A.n += 1 } }
final class B { static var n = 0; init() { Self.n += 1 } }
struct C { static var n = 0; init() { Self.n += 1; Self.n = Self.n + 1 } }
protocol P { static var k: Int { get set } }
extension P { func bump() { Self.k += 1 } }
struct D: P { static var k = 0 }
let a = A(); a.f(); print(A.n); _ = B(); print(B.n); _ = C(); print(C.n); D().bump(); print(D.k)
class E: A { static var own = 1; override init() { super.init(); Self.own += 1 } }
_ = E(); print(E.own, E.n)
