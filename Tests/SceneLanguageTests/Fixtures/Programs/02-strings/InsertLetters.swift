var t = "xy"
t.insert(contentsOf: ["1", "2"], at: t.index(after: t.startIndex)); print(t)
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: [Character("é"), "z"]); print(t)
t.replaceSubrange(t.startIndex..., with: "abc".reversed()); print(t)
t.insert(contentsOf: "pq"[...], at: t.endIndex); t.insert(contentsOf: "vw".reversed(), at: t.startIndex); print(t)
