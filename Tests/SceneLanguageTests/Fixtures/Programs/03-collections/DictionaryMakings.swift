// Dictionaries made by the type as it is written, and extensions of dictionaries and sets.
enum Suit: Int, CaseIterable { case clubs = 1, spades }
print([Suit: Int](uniqueKeysWithValues: Suit.allCases.map { ($0, $0.rawValue) })[.spades]!)
let d = [Suit: String](); print(d.count, [String: [Int]]().isEmpty, [Int: Int](minimumCapacity: 4), [Suit: Int](zip(Suit.allCases, 1...), uniquingKeysWith: +)[.clubs]!)
var x = ["a": 1, "b": 2]; if let i = x.index(forKey: "a") { print(x[i].value, x.keys[i], x.values[i]) }
extension Dictionary { mutating func removeAll(where f: (Element) -> Bool) { self = filter { !f($0) } }; func every(_ f: (Element) -> Bool) -> Bool { allSatisfy(f) } }
x.removeAll { $0.value < 2 }; print(x, x.every { $0.key == "b" })
extension Set { func pick(_ f: (Element) -> Bool) -> [Element] { filter(f).map { $0 } } }
print(Set([1, 2]).pick { $0 > 1 })

let b2 = [Int: Int](minimumCapacity: 4)
print(b2)
let d2 = Dictionary<String, Int>(zip(["a"], 1...), uniquingKeysWith: +)
let e = [String: [Int]](grouping: [1, 2, 3]) { $0 > 1 ? "b" : "a" }
print(e.count)
