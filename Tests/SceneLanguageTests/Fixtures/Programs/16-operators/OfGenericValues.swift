protocol Ring { static var one: Self { get }; static func * (a: Self, b: Self) -> Self }
extension Ring { func bar() -> Self { .one }; func sq() -> Self { (self * self).bar() } }
extension Int: Ring { static var one: Int { 1 } }
struct Cx<T: Ring>: Ring { var re: T; static var one: Self { .init(re: .one) }; static func * (a: Self, b: Self) -> Self { Cx(re: a.re * b.re) } }
print(Cx(re: 3).sq())
