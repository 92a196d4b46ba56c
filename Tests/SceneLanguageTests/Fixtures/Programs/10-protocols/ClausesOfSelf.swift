func hash<T: Hashable>(_ t: T) -> Int { Set([t]).count }
protocol W where Self: Hashable { var name: String { get } }
struct Q: W { var name = "q" }
func l<T: W>(_ t: T) -> Int { hash(t) }
print(l(Q()))
struct Maybe<T> { var value: T
  init(_ v: T) { value = v }
  init() where T: ExpressibleByNilLiteral { value = nil } }
print(Maybe<Int?>().value as Any, Maybe(3).value)
func nothing<T: ExpressibleByNilLiteral>(_ t: T.Type) -> T { nil }
print(nothing(Int?.self) as Any)
func num<T: Numeric>(_ a: T, _ b: T) -> Bool { a == b }
func set<T: BinaryInteger>(_ a: [T]) -> Int { Set(a).count }
func fl<T: BinaryFloatingPoint>(_ a: T) -> Int { hash(a) }
print(num(1, 1), set([1, 1]), fl(2.5))
func strs<S: StringProtocol>(_ a: S) -> Int { hash(a) }
print(strs("a"))
