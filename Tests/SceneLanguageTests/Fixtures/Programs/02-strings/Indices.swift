let text = "Grüße 👨‍👩‍👧!"
print(text.count, text.utf8.count, text.utf16.count, text.unicodeScalars.count)
let i = text.index(text.startIndex, offsetBy: 2)
print(text[i], text[..<i], text[i...], text[text.startIndex])
let j = text.index(before: text.endIndex)
print(text[j], text.distance(from: i, to: j), text.index(after: i) < j)
if let space = text.firstIndex(of: " ") {
  print(text[..<space], text[text.index(after: space)...])
  print(text[text.startIndex..<space].count, String(text[i...space]))
}
var m = "abcdef"
m.remove(at: m.index(m.startIndex, offsetBy: 1))
print(m)
m.insert(contentsOf: "XY", at: m.index(after: m.startIndex))
print(m)
m.replaceSubrange(m.startIndex..<m.index(m.startIndex, offsetBy: 2), with: "--")
print(m)
m.removeSubrange(m.startIndex...m.startIndex)
print(m, m.indices.count, m.index(m.startIndex, offsetBy: 99, limitedBy: m.endIndex) as Any)
for k in "abc".indices { print("abc"[k], terminator: " ") }
print()
print(text.lastIndex(of: "e").map { text.distance(from: text.startIndex, to: $0) }!)
let sub = text.prefix(5)
print(sub, String(sub) + "!", type(of: String(sub)))
