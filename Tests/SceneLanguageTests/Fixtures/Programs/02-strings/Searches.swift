import Foundation
let names = ["Zoë", "adam", "Émile", "bob"]
print(names.sorted(), names.map { $0.lowercased() }.sorted(), names.map(\.count))
print("naïve café".capitalized, "ÀÉ".lowercased(), "straße".count, "👍🏽".count, "🇩🇪🇫🇷".count)
print("abc".unicodeScalars.map { String($0.value, radix: 16) }, "é".unicodeScalars.count, "e\u{301}".unicodeScalars.count)
for c in "aB3 -é" { print(c.isUppercase, c.isLowercase, c.isLetter, c.isNumber, c.isPunctuation, c.isHexDigit, terminator: " | ") }
print()
let word = "Mississippi"
print(Set(word).sorted(), word.filter { "aeiou".contains($0) }, word.firstIndex(of: "s").map { word.distance(from: word.startIndex, to: $0) } ?? -1)
print(word.replacingOccurrences(of: "ss", with: "SS"), word.components(separatedBy: "ss"), word.split(separator: "i"))
print(String(word.prefix(4)) + "…", word.suffix(3).uppercased(), word.dropFirst(4).dropLast(4), word.contains("issi"))
var idx = word.startIndex
var out = ""
while idx < word.endIndex { out.append(word[idx]); idx = word.index(idx, offsetBy: 2, limitedBy: word.endIndex) ?? word.endIndex }
print(out, word.lastIndex(of: "s")! > word.firstIndex(of: "s")!, word.indices.count)
let range = word.range(of: "ss")!
print(word[..<range.lowerBound], word[range], word[range.upperBound...])
print(word.enumerated().filter { $0.offset % 3 == 0 }.map { $0.element }, zip(word, word.dropFirst()).filter { $0 == $1 }.map { $0.0 })
print("%d%%".contains("%"), "a\tb".split(separator: "\t"), "x=1;y=2".split(separator: ";").map { $0.split(separator: "=") }.map { "\($0[0])→\($0[1])" })
print("abc".compare("ABC", options: .caseInsensitive) == .orderedSame, "10".compare("9", options: .numeric) == .orderedDescending, "hello".range(of: "L", options: .caseInsensitive) != nil)
