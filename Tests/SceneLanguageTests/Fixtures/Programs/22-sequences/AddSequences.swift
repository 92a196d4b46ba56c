struct Countdown: Sequence, IteratorProtocol {
  var left: Int
  mutating func next() -> Int? { if left > 0 { left -= 1; return left }; return nil }
}
print([0] + Countdown(left: 3), Countdown(left: 2) + [9, 8])
print((0..<2) + [5], Set([7]) + [8], [1] + [2: 3].keys, [1, 2].lazy.map { $0 * 2 } + [1])
print(ArraySlice([4, 5]) + Countdown(left: 1), Countdown(left: 1) + ArraySlice([4, 5]))
func joined<C: RangeReplaceableCollection>(_ c: C, _ s: some Sequence<C.Element>) -> C { c + s }
print(joined([1], Countdown(left: 2)), joined("ab", ["c"]))
