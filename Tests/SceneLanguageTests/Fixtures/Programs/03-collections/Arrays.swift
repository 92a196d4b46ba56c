var a = [3, 1, 2]
a.append(5); a.append(contentsOf: [7, 8]); a += [9]; a.insert(0, at: 1); a.insert(contentsOf: [4, 4], at: 0)
print(a, a.count, a.isEmpty, a.first!, a.last!, a[2], a.capacity >= a.count)
print(a.remove(at: 0), a.removeFirst(), a.removeLast(), a.popLast()!, a)
a.removeAll { $0 > 5 }
print(a)
a.sort(); print(a); a.sort(by: >); print(a); a.reverse(); print(a)
a.swapAt(0, a.count - 1); print(a)
a[1...2] = [10, 20, 30]
print(a, a[1..<3], a[2...], a[...1], Array(a[1...]))
a.replaceSubrange(0..<2, with: []); print(a)
a.removeSubrange(0..<1); print(a)
a.removeAll(); print(a, a.first as Any, a.last as Any, a.min() as Any)
print([1, 2, 3] == [1, 2, 3], [1, 2] + [3], [[1, 2], [3]].joined().map { $0 }, [[1], [2, 3]].flatMap { $0 })
print(Array(repeating: 0, count: 3), Array(1...5), Array("abc"), [Int](), [String](repeating: "x", count: 2))
print([1, 2, 3].contains(2), [1, 2, 3].firstIndex(of: 3)!, [1, 2, 3, 2].lastIndex(of: 2)!, [5, 6].firstIndex { $0 > 5 }!)
print([1, 2, 3, 4].partitioned)
extension Array where Element == Int {
  var partitioned: (even: [Int], odd: [Int]) { (filter { $0 % 2 == 0 }, filter { $0 % 2 != 0 }) }
}
var grid = [[1, 2], [3, 4]]
grid[1][0] = 9; grid[0].append(7); grid[1][1] *= 5
print(grid, grid.map { $0.reduce(0, +) }, grid.flatMap { $0 }.max()!)
print([1, 2, 3].elementsEqual([1, 2, 3]), [1, 2].starts(with: [1]), [1, 2].lexicographicallyPrecedes([1, 3]))
print(a.indices, [4, 5].indices, [4, 5].endIndex, [1, 2, 3].randomElement() != nil, [1].shuffled())
