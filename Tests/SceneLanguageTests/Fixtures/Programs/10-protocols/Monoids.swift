// protocol with static requirement and generic algorithm
protocol Monoid { static var empty: Self { get }; func combine(_ other: Self) -> Self }
extension Int: Monoid { static var empty: Int { 0 }; func combine(_ o: Int) -> Int { self + o } }
extension String: Monoid { static var empty: String { "" }; func combine(_ o: String) -> String { self + o } }
extension Array: Monoid { static var empty: [Element] { [] }; func combine(_ o: [Element]) -> [Element] { self + o } }
extension Sequence where Element: Monoid { func concatenated() -> Element { reduce(.empty) { $0.combine($1) } } }
print([1, 2, 3].concatenated(), ["a", "b"].concatenated(), [[1], [2, 3]].concatenated())
func fold<M: Monoid>(_ xs: M...) -> M { xs.reduce(M.empty) { $0.combine($1) } }
print(fold(4, 5), fold("x", "y", "z"), fold() as Int)
