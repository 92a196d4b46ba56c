extension Collection { var middle: Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] } }
extension Array where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
extension Array where Element: Numeric { var total: Element { reduce(0, +) } }
extension Sequence where Element == Int { var average: Double { let a = Array(self); return a.isEmpty ? 0 : Double(a.reduce(0, +)) / Double(a.count) } }
extension Dictionary { func mapKeys<K: Hashable>(_ f: (Key) -> K) -> [K: Value] { Dictionary<K, Value>(uniqueKeysWithValues: map { (f($0.key), $0.value) }) } }
print([1, 2, 3].middle!, "hello".middle!, [1, 1, 2].uniqued(), [1.5, 2].total, [3, 4].total, (1...4).average, ["a": 1].mapKeys { $0 + "!" })
