let s = "hello world, again"
let r = s.firstIndex(of: "o")!
let after = s[s.index(after: r)...]
let i2 = after.firstIndex(of: "o")!
print(s[i2...])
print(s[..<i2])
print(after.startIndex == s.index(after: r), after.base)
print(s.distance(from: s.startIndex, to: i2))
let parts = s.split(separator: " ")
print(parts[1].startIndex == s.firstIndex(of: "w")!)
print(s[parts[0].endIndex..<parts[1].startIndex].count)
print(parts.map { s.distance(from: s.startIndex, to: $0.startIndex) })
var sub = parts[1]
sub.removeFirst()
print(sub, s[sub.startIndex])
let d = s.dropFirst(3)
print(d[d.startIndex], d.first!, s.prefix(4), d.indices.count)
print(s[d.startIndex..<s.endIndex] == d)
var rest = s[...]
while let c = rest.firstIndex(of: " ") { print(rest[..<c]); rest = rest[rest.index(after: c)...] }
print(rest)
var scanner = Substring("12+34*5")
func number() -> Int { let digits = scanner.prefix { $0.isNumber }; scanner = scanner.dropFirst(digits.count); return Int(digits)! }
print(number()); print(scanner.removeFirst()); print(number(), scanner)
let arr = [10, 20, 30, 40, 50]
let sl = arr[2...]
print(sl.firstIndex(of: 40)!, sl.startIndex, sl.endIndex, sl[2], sl.indices)
print(arr.dropFirst(2).firstIndex(of: 30)!, arr.suffix(2).startIndex, arr.prefix(3).lastIndex(of: 20)!)
print(sl.dropFirst().startIndex, sl.reversed().first!, sl.enumerated().map { $0.offset }, Array(sl)[0])
if let x = sl.firstIndex(where: { $0 > 30 }) { print(arr[x], sl[..<x], sl[x...]) }
print(sl.split(separator: 40).map { $0.startIndex }, type(of: after), type(of: parts))
