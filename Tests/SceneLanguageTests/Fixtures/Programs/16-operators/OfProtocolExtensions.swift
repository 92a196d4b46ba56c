infix operator <+>: AdditionPrecedence
protocol Ring { static func add(_ a: Self, _ b: Self) -> Self }
extension Ring { static func <+> (a: Self, b: Self) -> Self { add(a, b) } }
struct Q: Ring { let n: Int; static func add(_ a: Q, _ b: Q) -> Q { Q(n: a.n + b.n) } }
print(Q(n: 1) <+> Q(n: 4))
struct Whole: ExpressibleByIntegerLiteral { let n: Int; init(integerLiteral v: Int) { n = v } }
protocol Group { var n: Int { get } }; extension Group { static func - (a: Self, b: Self) -> Int { a.n - b.n } }; extension Whole: Group {}
let whole: Whole = 4; print(whole - 1)
protocol HasId { var id: Int { get } }; extension Equatable where Self: HasId { static func == (a: Self, b: Self) -> Bool { a.id == b.id } }; struct Plain: Equatable { var x = 1 }; print(Plain() == Plain())
struct Named: Equatable, HasId { var id = 1; var y = 2 }
print(Named(id: 1, y: 3) == Named())
