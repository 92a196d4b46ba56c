import Foundation
struct P { var name: String; var age: Int; var nick: String? = nil }
let ps = [P(name: "b", age: 2), P(name: "a", age: 2, nick: "z"), P(name: "c", age: 1, nick: "y")]
print(ps.sorted(using: KeyPathComparator(\.name)).map(\.name))
print(ps.sorted(using: KeyPathComparator(\.name, order: .reverse)).map(\.name))
print(ps.sorted(using: [KeyPathComparator(\P.age), KeyPathComparator(\P.name, order: .reverse)]).map(\.name))
print(ps.sorted(using: [SortDescriptor(\P.age, order: .reverse), SortDescriptor(\P.name)]).map(\.name))
print(ps.sorted(using: KeyPathComparator(\.nick)).map(\.name))
var q = ps
q.sort(using: KeyPathComparator(\.age))
print(q.map(\.name))
var order = [KeyPathComparator(\P.age)]
order[0].order = .reverse
q.sort(using: order)
print(q.map(\.age), order[0].order == .reverse, order == [KeyPathComparator(\P.age, order: .reverse)])
let c = KeyPathComparator(\P.age)
print(c.compare(ps[0], ps[2]) == .orderedDescending, c.keyPath == \P.age)
struct ByLength: SortComparator {
  var order: SortOrder = .forward
  func compare(_ a: String, _ b: String) -> ComparisonResult {
    if a.count == b.count { return .orderedSame }
    return (a.count < b.count) == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}
print(["ccc", "a", "bb"].sorted(using: ByLength()), ["ccc", "a", "bb"].sorted(using: ByLength(order: .reverse)))
print([3, 1, 2].sorted(using: KeyPathComparator(\.self)))
