var d = ["one": 1, "two": 2, "three": 3]
print(d["one"]!, d["four"] as Any, d.count, d["four", default: 4], d.isEmpty)
d["four"] = 4; d["one"] = nil; d["two"]! += 10; d["five", default: 0] += 5
print(d.keys.sorted(), d.values.sorted(), d.sorted { $0.value < $1.value }.map { $0.key })
print(d.updateValue(7, forKey: "two")!, d.removeValue(forKey: "three")!, d.removeValue(forKey: "zzz") as Any)
for (key, value) in d.sorted(by: { $0.key < $1.key }) { print(key, value, terminator: "; ") }
print()
print(d.mapValues { $0 * 2 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, d.filter { $0.value > 4 }.count)
print(Dictionary(grouping: [1, 2, 3, 4, 5]) { $0 % 2 == 0 ? "even" : "odd" }["odd"]!)
print(Dictionary(uniqueKeysWithValues: zip(["a", "b"], [1, 2]))["b"]!, Dictionary([("x", 1), ("x", 2)], uniquingKeysWith: +)["x"]!)
print(d.merging(["two": 0, "six": 6]) { old, new in old + new }["two"]!, d.contains { $0.key == "two" }, d.keys.contains("five"))
d.merge(["two": 100]) { $1 }
print(d["two"]!, d.compactMapValues { $0 > 5 ? $0 : nil }.count, d.first != nil, d.min { $0.value < $1.value }!.key)
var nested: [String: [Int]] = [:]
nested["a", default: []].append(1); nested["a", default: []].append(2); nested["b", default: []].append(3)
print(nested["a"]!, nested["b"]?.first as Any, nested["c"]?.count as Any, nested.values.map(\.count).reduce(0, +))
nested["a"]?.removeFirst(); nested["zz"]?.append(1)
print(nested["a"]!, nested.count, [1: "a"] == [1: "a"], [String: Int]().isEmpty, [1: "one"])
print(d.reduce(0) { $0 + $1.value }, d.allSatisfy { $0.value > 0 }, ["k": nil as Int?].count, ["z": 1, "y": 2].keys.sorted().first!)
d.removeAll(); print(d, d.count)
