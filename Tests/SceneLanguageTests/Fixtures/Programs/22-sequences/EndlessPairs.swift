struct Nat: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; return n } }
for (a, b) in zip(Nat(), Nat()) { if a > 3 { break }; print(a, b) }
for (i, n) in Nat().enumerated() { if i > 2 { break }; print(i, n) }
print(zip(Nat(), 1...).prefix(2).map { $0 + $1 })
print(Array(Nat().enumerated().prefix(2)))
print(zip(1..., "abc").map { "\($0)\($1)" }, zip([1, 2], [3, 4]).map(*), zip([1], [2]).reversed().count)
let z = zip(["a", "b"], 1...); for (k, v) in z { print(k, v) }
print(Dictionary(uniqueKeysWithValues: z).count, z.underestimatedCount >= 0, z.contains { $0.1 == 2 }, z.map(\.0), z.allSatisfy { $0.1 > 0 }, z.first { $0.0 == "b" }!)
for n in Nat().dropFirst(2).prefix(2) { print(n) }
print(Nat().prefix(3).reduce(0, +), Nat().prefix { $0 < 4 }.count, Array(Nat().lazy.map { $0 * 2 }.prefix(2)), Nat().starts(with: [1, 2]))
