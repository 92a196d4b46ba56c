// Sets of ranges, and the elements at them.
let numbers = [5, 12, 3, 8, 20, 1, 9]
let even = numbers.indices(where: { $0 % 2 == 0 })
print(even.ranges.count, Array(even.ranges), even.isEmpty, even)
print(numbers.indices { $0 > 100 }.isEmpty, Array([1, 2, 1, 1].indices(of: 1).ranges))
print(Array(numbers[even]), numbers[even].count, numbers[even].map { $0 * 2 })
var copy = numbers
copy.removeSubranges(even)
print(copy, numbers.removingSubranges(even).map { $0 })
copy = numbers
let moved = copy.moveSubranges(even, to: 0)
print(copy, moved)
copy = numbers
print(copy.moveSubranges(numbers.indices { $0 > 8 }, to: 6), copy)
var set = RangeSet(2..<5)
set.insert(contentsOf: 7..<9)
set.insert(contentsOf: 5..<7)
print(set.contains(6), set.contains(9), Array(set.ranges))
set.remove(contentsOf: 3..<4)
print(Array(set.ranges), set == RangeSet([2..<3, 4..<9]))
let other = RangeSet([0..<3, 8..<12])
print(Array(set.union(other).ranges), Array(set.intersection(other).ranges), Array(set.subtracting(other).ranges), Array(set.symmetricDifference(other).ranges))
print(set.isSubset(of: RangeSet(0..<20)), set.isSuperset(of: RangeSet(5..<6)), set.isDisjoint(RangeSet(20..<30)), RangeSet<Int>().isEmpty)
set.formUnion(other)
print(Array(set.ranges))
for range in set.ranges { print(range.lowerBound, range.count) }
print(RangeSet([4..<4, 1..<3, 2..<5]), RangeSet([1, 2, 4], within: numbers))
set.insert(12, within: [Int](0..<20)); print(Array(set.ranges))
