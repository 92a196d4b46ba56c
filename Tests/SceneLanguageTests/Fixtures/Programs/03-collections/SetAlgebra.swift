let swift: Set = ["struct", "enum", "class"], other: Set = ["class", "interface"]
print(swift.intersection(other).sorted(), swift.union(other).count, swift.subtracting(other).sorted(), swift.contains("enum"))
var seen = Set<Int>()
print([3, 1, 3, 2, 1].filter { seen.insert($0).inserted }, seen.sorted())
