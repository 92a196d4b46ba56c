// Parts of one's own collections, steps between places, and values that lie in a row.
struct Ring<T>: Collection { var items: [T]; var startIndex: Int { 0 }; var endIndex: Int { items.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { items[i % items.count] } }
let r = Ring(items: ["a", "b", "c"])
print(Array(r[1..<3]), r[1...].map { $0 }, r[..<2].count, r[0...1].first!, r[1..<3].startIndex, r[1..<3][1])
print(r.prefix(2).map { $0 }, r.suffix(1).first!, r.dropFirst().count, r.split(separator: "b").map { Array($0) })
extension String { func after(_ i: Index) -> Index { var i = i; formIndex(after: &i); return i }
  var evens: String { var r = "", i = startIndex; while i < endIndex { r.append(self[i]); if !formIndex(&i, offsetBy: 2, limitedBy: endIndex) { break } }; return r } }
print("abc"["abc".after("abc".startIndex)], "abcde".evens)
extension BidirectionalCollection where Element: Equatable { var isPalindrome: Bool { var i = startIndex, j = endIndex; while i < j { formIndex(before: &j); if i >= j { break }; if self[i] != self[j] { return false }; formIndex(after: &i) }; return true } }
print("abcba".isPalindrome, [1, 2].isPalindrome, (1...1).isPalindrome)
extension LazySequenceProtocol where Element == Int { var joined2: String { map(String.init).joined(separator: "&") } }
print([1, 2].lazy.joined2)

struct Day: Strideable, CustomStringConvertible { var n: Int; func distance(to o: Day) -> Int { o.n - n }; func advanced(by k: Int) -> Day { Day(n: n + k) }; var description: String { "D\(n)" } }
print((Day(n: 1)...Day(n: 4)).map { $0 }, Array(stride(from: Day(n: 0), to: Day(n: 10), by: 4)), Day(n: 1) < Day(n: 2), (Day(n: 1)...Day(n: 9)).contains(Day(n: 5)))
for d in Day(n: 1)..<Day(n: 3) { print(d) }
for d in stride(from: Day(n: 1), through: Day(n: 5), by: 2) { print(d, Day(n: 1) == d) }
var ar2 = [1, 2, 3, 4, 5]; ar2[2...].swapAt(2, 4); print(ar2)
