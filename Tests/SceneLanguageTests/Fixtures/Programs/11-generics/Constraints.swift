protocol Scorable { var score: Int { get } }
struct Game: Scorable { let score: Int }
func best<T: Scorable>(_ list: [T]) -> T? { list.max { $0.score < $1.score } }
func total<S: Sequence>(_ list: S) -> Int where S.Element: Scorable { list.reduce(0) { $0 + $1.score } }
func allEqual<T: Equatable>(_ list: [T]) -> Bool { list.dropFirst().allSatisfy { $0 == list.first } }
print(best([Game(score: 3), Game(score: 8)])!.score, total([Game(score: 1), Game(score: 2)]), allEqual([2, 2]), allEqual(["a", "b"]), best([Game]()) == nil)
extension Game: Equatable {}
struct Wrapper<T> where T: Comparable { var items: [T]; var sorted: [T] { items.sorted() }; func clamp(_ x: T, _ lo: T, _ hi: T) -> T { min(max(x, lo), hi) } }
print(Wrapper(items: [3, 1]).sorted, Wrapper(items: ["b"]).clamp("z", "a", "m"))
