let a = [1, 2, 3].enumerated().compactMap { i, x in x > 1 ? (i, x) : nil }
print(a.count)
let b = [1, 2, 3].enumerated().compactMap { i, x in x > 1 ? (i, x) : nil }.map { "\($0),\($1)" }
print(b)
let c = [(1, 2)].compactMap { i, x in x > 1 ? i : nil }
print(c)
