import Foundation
var s = "a-b-c"
s.replace("-", with: "+")
print(s)
s.replace("+", with: "", maxReplacements: 1)
print(s, s.replacing("+", with: "."))
var sub = s.dropFirst()
sub.append("z"); sub += "y"; print(sub, s)
let line = "key = value = more"
if let eq = line.firstIndex(of: "=") {
  let key = line[..<eq].trimmingCharacters(in: .whitespaces)
  let value = line[line.index(after: eq)...]
  print(key, value, value.firstIndex(of: "=").map { line[$0...] } as Any)
}
if let r = line.range(of: "=", options: .backwards) { print(line[r.upperBound...], line[..<r.lowerBound]) }
let tail = line[line.range(of: "value")!.lowerBound...]
if let r2 = tail.range(of: "=") { print(line[r2.lowerBound...], tail[r2.upperBound...]) }
for (i, c) in zip(tail.indices, tail) where c == "e" { print(line.distance(from: line.startIndex, to: i), terminator: " ") }
print()
print(tail.hasPrefix("val"), tail.uppercased(), tail.count, tail.isEmpty, String(tail), tail + "!", "x\(tail)")
print(tail == "value = more", tail < "zzz", Set([tail, "q"]).count)
func f(_ x: some StringProtocol) -> Int { x.count }
print(f(tail), f(line))
let words = "the quick brown fox".split(separator: " ").map(String.init).map { $0.prefix(1).uppercased() + $0.dropFirst() }
print(words.joined(separator: " "), type(of: words))
let d: [Substring: Int] = ["a": 1]
print(d["a"]!, d)
print("abc".indices.map { "abc"[$0] }, "abc"["abc".startIndex])
let idx = line.index(line.startIndex, offsetBy: 4)
print(line[idx], line.prefix(upTo: idx), line.suffix(from: idx), line.prefix(through: idx))
print(tail.prefix(3).startIndex == tail.startIndex, tail.suffix(4), tail.drop { $0 != "=" }, tail.last!, tail.lastIndex(of: "e")! == line.lastIndex(of: "e")!)
var m = line
m.replaceSubrange(tail.startIndex..<tail.index(tail.startIndex, offsetBy: 5), with: "V")
m.removeSubrange(m.startIndex..<m.firstIndex(of: "V")!)
print(m)
m.insert("!", at: m.endIndex); m.insert(contentsOf: "??", at: m.startIndex); print(m, m.remove(at: m.startIndex))
print("a,b;c".split { ",;".contains($0) }, "a,,b".split(separator: ",", omittingEmptySubsequences: false), "a b c".split(separator: " ", maxSplits: 1))
print("x=1".components(separatedBy: "="), tail.components(separatedBy: " "))
print(tail.utf8.count, tail.unicodeScalars.first!, tail.reversed().map(String.init).joined(), tail.firstIndex(of: "z") as Any)
debugPrint(tail, [tail], "q")
