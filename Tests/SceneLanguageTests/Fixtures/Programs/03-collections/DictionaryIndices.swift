let d = ["a": 1]
if let i = d.index(forKey: "a") { print(d[i].key, d[i].value) }
print(d.index(forKey: "b") == nil)
print(d[d.startIndex])
var e = d
if let i = e.index(forKey: "a") { print(e.remove(at: i)) }
print(e, d.startIndex == d.endIndex, d.indices.count, d.keys.count)
