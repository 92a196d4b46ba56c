var s: Set<Int> = [3, 1, 2, 3]
print(s.count, s.contains(2), s.sorted(), s.insert(4).inserted, s.insert(1).inserted, s.remove(9) as Any, s.remove(3)!)
let t: Set = [2, 4, 6]
print(s.union(t).sorted(), s.intersection(t).sorted(), s.subtracting(t).sorted(), s.symmetricDifference(t).sorted())
print(s.isSubset(of: [1, 2, 4, 8]), s.isSuperset(of: [1]), s.isDisjoint(with: [100]), s == [1, 2, 4], s.isStrictSubset(of: s))
s.formUnion([10, 11]); s.subtract([1]); s.formIntersection([2, 4, 10])
print(s.sorted(), Set("hello").count, Set([1, 1, 2]).count, s.isEmpty, Set<String>().count, s.min()!, s.max()!)
print(s.map { $0 * 2 }.sorted(), s.filter { $0 > 3 }.sorted(), s.reduce(0, +), Array(s).sorted(), s.first != nil)
print(Set(["a", "b"]).union(["c"]).sorted().joined(), s.update(with: 2) as Any, s.count)
for x in s.sorted() { print(x, terminator: " ") }
print()
struct P: Hashable { var x: Int, y: Int }
print(Set([P(x: 1, y: 2), P(x: 1, y: 2), P(x: 2, y: 1)]).count, [P(x: 1, y: 1): "a"][P(x: 1, y: 1)]!)
enum Day { case mon, tue }
let days: Set<Day> = [.mon, .mon]
print(days.count, days.contains(.tue), days)
