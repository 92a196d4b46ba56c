let tones = [3, 1, 2, 8]
print(tones[tones.indices.suffix(2)], tones[tones.indices.dropFirst()])
print((0..<9).prefix(3), (0..<9).suffix(2), (0..<9).dropFirst(), (0..<9).dropLast(4))
for index in tones.indices.dropLast() { print(tones[index] - tones[index + 1], terminator: " ") }
print()
print((2..<9).clamped(to: 4..<20), (0...10).clamped(to: 3...5), (0.5...2.5).clamped(to: 1...2))
let open = PartialRangeFrom(1)
print(open.lowerBound, open.contains(0), PartialRangeUpTo(3).contains(3))
print(Range(uncheckedBounds: (lower: 2, upper: 4)))
struct Floor: Strideable {
  var number: Int
  func distance(to other: Floor) -> Int { other.number - number }
  func advanced(by step: Int) -> Floor { Floor(number: number + step) }
}
let floors = Floor(number: 1)...Floor(number: 4)
print(floors.count, (Floor(number: 1)..<Floor(number: 4)).count, floors.map(\.number))
