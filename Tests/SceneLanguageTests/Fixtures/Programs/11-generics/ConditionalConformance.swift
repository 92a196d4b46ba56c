protocol Measurable { var measure: Int { get } }
extension Int: Measurable { var measure: Int { self } }
extension String: Measurable { var measure: Int { count } }
extension Array: Measurable where Element: Measurable { var measure: Int { reduce(0) { $0 + $1.measure } } }
extension Optional: Measurable where Wrapped: Measurable { var measure: Int { self?.measure ?? -1 } }
extension Dictionary: Measurable where Value: Measurable { var measure: Int { values.map(\.measure).reduce(0, +) } }
func m<T: Measurable>(_ t: T) -> Int { t.measure }
print(m(5), m("abc"), m([1, 2]), m(["a", "bc"]), m([[1], [2, 3]]), m(Optional("xy")), m(nil as Int?), m(["k": [1, 2]]))
let list: [any Measurable] = [1, "two", [3, 4]]
print(list.map(\.measure))
extension Collection where Element == String { var longest: String? { self.max { $0.count < $1.count } }; func joinedUp() -> String { self.map { $0.uppercased() }.joined(separator: "+") } }
print(["a", "bbb", "cc"].longest!, Set(["q"]).joinedUp(), ["x", "y"][...].joinedUp())
extension Sequence where Element: Hashable { func unique() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }; var histogram: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
print([1, 2, 1, 3, 2].unique(), "hello".unique(), "hello".histogram["l"]!, [3, 3].histogram)
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isBlank: Bool { self?.isEmpty ?? true } }
let s: String? = nil
print(s.orEmpty.isEmpty, s.isBlank, Optional("x").orEmpty)
extension Array where Element: Comparable { func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }; mutating func insertSorted(_ e: Element) { insert(e, at: firstIndex { $0 > e } ?? endIndex) } }
var a = [1, 5, 9]; a.insertSorted(6); a.insertSorted(10); print(a, a.isSorted(), ["b", "a"].isSorted())
