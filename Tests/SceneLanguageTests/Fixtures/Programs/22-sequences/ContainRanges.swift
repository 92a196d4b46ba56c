print((0.5...9).contains(2...3.5), (1..<9).contains(2..<10), (1..<9).contains(3...9), (1..<9).contains(3...8))
print([[1], [2]].contains([2]), "hello"[...].contains("ell"))
print(["Apple", "Pear"].starts(with: ["a"]) { $0.lowercased().hasPrefix($1) }, [3, 4].starts(with: [1, 2, 3], by: >), [3].starts(with: [], by: ==))
print([1, 2].lexicographicallyPrecedes([1, 3], by: >), ["a", "B"].lexicographicallyPrecedes(["A"]) { $0.lowercased() < $1.lowercased() })
