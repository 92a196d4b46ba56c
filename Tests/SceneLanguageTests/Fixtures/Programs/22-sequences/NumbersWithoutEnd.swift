// Of ranges that no list could hold only what is asked for is made.
print((1...10).lazy.map { $0 * 2 }.first { $0 > 5 }!)
print((1...Int.max).lazy.filter { $0 % 7 == 0 }.first!)
print((1...Int.max).lazy.map { $0 * 2 }.first { $0 > 9 }!)
var n = 0; for x in (1...Int.max).lazy.filter({ $0 % 3 == 0 }) { n += x; if x > 10 { break } }; print(n)
print(zip(1...Int.max, ["a", "b"]).map { "\($0)\($1)" })
for (i, c) in zip(0..<Int.max, "xy") { print(i, c) }
for x in (1...3).lazy.map({ $0 + 1 }) { print(x) }
print([[1], [2, 3]].lazy.flatMap { $0 }.count)
print(Array(["1", "b"].lazy.compactMap { Int($0) }))
print(Array([1, 2, 3].lazy.prefix { $0 < 3 }), Array([1, 2].lazy.reversed()), Array([1, 2, 3].lazy.drop { $0 < 2 }))
