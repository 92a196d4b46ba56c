let a = [10, 20, 30, 40, 50]
let s = a[1...3]
print(s, s.startIndex, s.endIndex, s[1], s.first!, s.count, Array(s)[0], s.firstIndex(of: 30)!, s.map { $0 / 10 })
print(a.prefix(2), a.suffix(2).startIndex, a.dropFirst(2).first!, a.dropFirst().reduce(0, +), a[2...].dropLast())
var m = a[2...]
m.append(60); m[2] = 31; m.removeFirst()
print(m, a, m.startIndex, m.sorted(by: >), m.contains(60), m.reversed().map { $0 })
for (i, x) in a[3...].enumerated() { print(i, x, terminator: " ") }
for i in a[3...].indices { print(i, terminator: " ") }
print(a[1...].prefix(2).last!, a.split(separator: 30).map { $0.count }, s == [20, 30, 40], Array(a[1...1]))
func sum(_ x: ArraySlice<Int>) -> Int { x.isEmpty ? 0 : x.first! + sum(x.dropFirst()) }
print(sum(a[...]), sum([]), a[a.index(after: 0)], a.index(of: 40) ?? -1)
extension Array { func index(of e: Element) -> Int? where Element: Equatable { firstIndex(of: e) } }
print(a.endIndex, a.distance(from: 1, to: 4), a.index(0, offsetBy: 3), a.isEmpty, a[a.indices.last!], a.first.map { $0 + 1 }!)
