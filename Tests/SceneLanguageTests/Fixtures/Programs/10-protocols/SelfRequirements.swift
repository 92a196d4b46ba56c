protocol Copyable2 { func copy() -> Self; static func + (a: Self, b: Self) -> Self }
struct V: Copyable2 { var x = 0; func copy() -> V { V(x: x + 1) }; static func + (a: V, b: V) -> V { V(x: a.x + b.x) } }
func double<T: Copyable2>(_ t: T) -> T { t + t.copy() }
print(double(V(x: 3)).x)
extension Copyable2 { func times(_ n: Int) -> Self { (1..<n).reduce(self) { acc, _ in acc + self } } }
print(V(x: 2).times(4).x)
protocol Zeroed { static var zero: Self { get } ; static func + (a: Self, b: Self) -> Self }
extension Int: Zeroed {}
extension Double: Zeroed {}
extension V: Zeroed { static let zero = V() }
extension Sequence where Element: Zeroed { func total() -> Element { reduce(.zero, +) } }
print([1, 2, 3].total(), [1.5, 2].total(), [V(x: 1), V(x: 5)].total().x, Set([4, 5]).total())
protocol Builder { init(); var parts: [String] { get set } }
extension Builder { func with(_ p: String) -> Self { var c = self; c.parts.append(p); return c }; static func start(_ p: String) -> Self { Self().with(p) } }
struct Bld: Builder { var parts: [String] = [] }
print(Bld.start("a").with("b").parts)
protocol Eq { func isEqual(_ o: Self) -> Bool }
extension Int: Eq { func isEqual(_ o: Int) -> Bool { self == o } }
extension Array: Eq where Element: Eq { func isEqual(_ o: [Element]) -> Bool { count == o.count && zip(self, o).allSatisfy { $0.isEqual($1) } } }
print([1, 2].isEqual([1, 2]), [[1], [2]].isEqual([[1], [3]]), 5.isEqual(5))
