let r = 1..<5, c = 1...5
print(r, c, r.count, c.count, r.contains(5), c.contains(5), r.lowerBound, r.upperBound, c.first!, c.last!, r.isEmpty, (3..<3).isEmpty)
print((0.0...1.0).contains(0.5), (0..<1.5).contains(1.5), (..<5).contains(4), (5...).contains(4), (...5).contains(5))
print(r.map { $0 }, c.reversed().map { $0 }, r.filter { $0 % 2 == 0 }, c.reduce(0, +), Array(r.dropFirst()), r.overlaps(4..<9))
print(c.clamped(to: 3...9), (2..<4).clamped(to: 0..<3), Range(1...3), ClosedRange(1..<3), r == 1..<5, r.hashValue == (1..<5).hashValue)
print((1...10).filter { $0.isMultiple(of: 3) }, (1...3).flatMap { Array(repeating: $0, count: $0) }, (0..<3).map { i in (0..<i).map { $0 } })
for i in stride(from: 0, through: 10, by: 5) { print(i, terminator: ",") }
for i in (0..<3).reversed() { print(i, terminator: ",") }
for (i, x) in (5...7).enumerated() { print(i, x, terminator: ",") }
for i in 0... { if i > 2 { break }; print(i, terminator: ",") }
print()
let bounds: ClosedRange<Double> = 10...20
print(bounds.lowerBound, bounds.upperBound - bounds.lowerBound, bounds, (1.5..<2.5), min(max(25, bounds.lowerBound), bounds.upperBound))
print(c.randomElement()! <= 5, Int.random(in: 3...3), r.firstIndex(of: 3)!, (1...5).prefix(2).map { $0 }, Array(c)[1...2], c.shuffled().count)
print(("a"..."c").contains("b"), ("a"..<"c").contains("c"), [10, 20, 30, 40][1...], [10, 20, 30][..<2], (1...3).elementsEqual([1, 2, 3]))
