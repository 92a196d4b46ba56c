import Foundation
var s = IndexSet(integersIn: 1..<4)
s.insert(integersIn: 7...8)
print(s.count, s.rangeView.map { "\($0)" }, Array(s))
for r in s.rangeView { print(r) }
s.remove(integersIn: 2..<3)
print(s.rangeView.count, s.contains(integersIn: 7..<9), s.integerGreaterThan(3) as Any)
let p = IndexPath(indexes: [1, 2, 3])
print(p.count, p[0], p)
