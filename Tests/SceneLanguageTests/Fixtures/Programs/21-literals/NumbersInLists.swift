func half(_ number: Double) -> Double { number / 2 }

print([[1, 2], [3]].map { $0.map(half) })
print([[1, 2], [3]].map { row in row.map { half($0) } })
print(["a": [1, 2]].mapValues { $0.map(half) })
print([("a", [1, 2]), ("b", [])].map { name, numbers in (name, numbers.map(half)) })
print([1: "a"].map { half($0.key) }, ["a": 1].compactMapValues { half($0) })
print([(x: 1, y: 2), (x: 3, y: 4)].map { half($0.x) + $0.y })
