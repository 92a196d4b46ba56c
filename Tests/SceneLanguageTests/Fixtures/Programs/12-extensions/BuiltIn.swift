extension Int { var isEven: Bool { self % 2 == 0 }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; static let answer = 42; init(_ b: Bool, yes: Int) { self = b ? yes : 0 }; subscript(d: Int) -> Int { var n = self; for _ in 0..<d { n /= 10 }; return n % 10 }; mutating func double() { self *= 2 } }
print(4.isEven, Int.answer, Int(true, yes: 9), 1234[1], 1234[0])
3.times { print($0, terminator: " ") }
var n = 5; n.double(); print(n)
extension String { var initials: String { split(separator: " ").map { String($0.first!) }.joined() }; subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }; subscript(r: Range<Int>) -> String { String(self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]) }; func padded(to n: Int, with c: Character = " ") -> String { self + String(repeating: c, count: Swift.max(0, n - count)) }; static func * (s: String, n: Int) -> String { String(repeating: s, count: n) }; var isPalindrome: Bool { let l = lowercased().filter(\.isLetter); return l == String(l.reversed()) }; mutating func shout() { self = uppercased() + "!" } }
print("Ada Lovelace King".initials, "hello"[1], "hello"[1..<4], "x".padded(to: 3, with: ".") + "|", "ab" * 3, "A man, a plan, a canal: Panama".isPalindrome)
var s = "hey"; s.shout(); print(s)
extension Array { var second: Element? { count > 1 ? self[1] : nil }; subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }; func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }; mutating func rotate() { if let f = first { removeFirst(); append(f) } }; func grouped<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) } }
var a = [1, 2, 3, 4, 5]
print(a.second!, a[safe: 9] as Any, a[safe: 0]!, a.chunked(2), a.grouped { $0 % 2 }[1]!)
a.rotate(); print(a)
extension Double { var percent: String { "\(Int((self * 100).rounded()))%" }; func rounded(to p: Int) -> Double { var k = 1.0; for _ in 0..<p { k *= 10 }; return (self * k).rounded() / k } }
print(0.256.percent, 3.14159.rounded(to: 2))
extension Bool { var int: Int { self ? 1 : 0 }; mutating func flip() { self.toggle() } }
var t = true; t.flip(); print(t, t.int, true.int)
extension Dictionary where Value == Int { func top(_ n: Int) -> [Key] { sorted { $0.value > $1.value }.prefix(n).map(\.key) }; static func + (a: Self, b: Self) -> Self { a.merging(b) { $1 } } }
print(["a": 1, "b": 3, "c": 2].top(2), (["a": 1] + ["a": 5])["a"]!)
extension ClosedRange where Bound == Double { func lerp(_ t: Double) -> Double { lowerBound + (upperBound - lowerBound) * t } }
print((10.0...20.0).lerp(0.25))
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(15.clamped(to: 0...10), (-0.5).clamped(to: 0...1), "m".clamped(to: "a"..."f"))
extension Character { var isVowel: Bool { "aeiou".contains(lowercased()) } }
print("Education".filter(\.isVowel))
extension Optional { func or(_ d: Wrapped) -> Wrapped { self ?? d }; var isSome: Bool { self != nil } }
print(Int("x").or(3), Int("4").isSome)
