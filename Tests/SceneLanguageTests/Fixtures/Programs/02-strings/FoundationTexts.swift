import Foundation

func sign(_ result: ComparisonResult) -> String {
  switch result {
  case .orderedAscending: "<"
  case .orderedSame: "="
  case .orderedDescending: ">"
  }
}

let pairs = [
  ("a", "B"), ("a", "A"), ("A", "a"), ("é", "e"), ("é", "f"), ("z", "é"), ("ä", "z"),
  ("file2", "file10"), ("File2", "file10"), ("a b", "ab"), ("a-b", "ab"), ("a_b", "ab"), ("", "a"),
  ("résumé", "resume"), ("Résumé", "resume"), ("item 9", "item 10"), ("item 09", "item 9"),
  ("ß", "ss"), ("1", "a"), ("_", "a"), ("-", "1"), ("Zebra", "apple"), ("a.1", "a-1"),
  ("A1", "a1"), ("a1", "A2"), ("co-op", "coop"), ("x 1", "x1"), ("!", "1"), ("日", "本"),
  ("v1.10", "v1.9"), ("abc", "abcd"), ("10", "9"), ("010", "10"), ("😀", "a"),
]
for (one, two) in pairs {
  print(
    one, two, sign(one.compare(two)), sign(one.localizedCompare(two)),
    sign(one.localizedStandardCompare(two)), sign(one.caseInsensitiveCompare(two)),
    sign(one.localizedCaseInsensitiveCompare(two)), sign(one.compare(two, options: .numeric)),
    sign(one.compare(two, options: [.caseInsensitive, .numeric])),
    sign(one.compare(two, options: .diacriticInsensitive)))
}
print("e\u{301}" == "é", sign("e\u{301}".compare("é")), sign("e\u{301}".compare("é", options: .literal)))
print(["b10", "b9", "B1", "a"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
print(["é", "z", "e", "a", "Ä"].sorted { $0.localizedCompare($1) == .orderedAscending })
print("straße".caseInsensitiveCompare("STRASSE") == .orderedSame)

func members(_ set: CharacterSet) -> String {
  String((32..<127).compactMap { Unicode.Scalar($0) }.filter { set.contains($0) }.map { Character($0) })
}
print(members(.urlQueryAllowed), members(.urlPathAllowed), members(.urlHostAllowed))
print(members(.urlUserAllowed), members(.urlPasswordAllowed), members(.urlFragmentAllowed))
print(members(.symbols), members(.punctuationCharacters), members(.controlCharacters).count)
for letter in ["5", "½", "Ⅷ", "é", "ǅ", "A", "+", "_", "😀", "日", "\u{2028}", "\u{B}", "\u{A0}"] {
  guard let scalar = letter.unicodeScalars.first else { continue }
  print(
    scalar.value, CharacterSet.decimalDigits.contains(scalar), CharacterSet.letters.contains(scalar),
    CharacterSet.alphanumerics.contains(scalar), CharacterSet.uppercaseLetters.contains(scalar),
    CharacterSet.capitalizedLetters.contains(scalar), CharacterSet.symbols.contains(scalar),
    CharacterSet.whitespaces.contains(scalar), CharacterSet.newlines.contains(scalar))
}
var set = CharacterSet(charactersIn: "abc")
set.insert(charactersIn: "xyz")
set.remove("a")
set.insert("q")
set.formUnion(.decimalDigits)
set.remove(charactersIn: "b1")
print(members(set), members(set.intersection(.decimalDigits)), members(set.subtracting(.decimalDigits)))
print(members(set.symmetricDifference(CharacterSet(charactersIn: "cd"))))
print(members(CharacterSet(charactersIn: "a"..."f")), members(CharacterSet(charactersIn: "a"..<"c")))
print("a1b22c".components(separatedBy: .decimalDigits), "--a-b--".trimmingCharacters(in: ["-"]))
print("👨‍👩‍👧 x".components(separatedBy: .whitespaces), "".components(separatedBy: .whitespaces))

let text = "one two Two three two"
let part = text.startIndex..<text.index(text.startIndex, offsetBy: 8)
print(text.replacingOccurrences(of: "two", with: "2", options: .caseInsensitive))
print(text.replacingOccurrences(of: "two", with: "2", options: [], range: part))
print(text.replacingOccurrences(of: "one", with: "1", options: .anchored))
print("aab".replacingOccurrences(of: "a", with: "x", options: .anchored))
print("baa".replacingOccurrences(of: "a", with: "x", options: [.anchored, .backwards]))
print("aaa".replacingOccurrences(of: "aa", with: "b", options: .backwards))
print("x".replacingOccurrences(of: "", with: "y"), "a.b.c".replacingOccurrences(of: ".", with: ""))
func place(_ range: Range<String.Index>?) -> Int {
  range.map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1
}
print(place(text.range(of: "two", options: .backwards)), place(text.range(of: "TWO")))
print(place(text.range(of: "TWO", options: [.caseInsensitive], range: part.upperBound..<text.endIndex)))
print(place(text.range(of: "two", options: .anchored)))
print(place(text.range(of: "two", options: [.anchored, .backwards])))
print(place(text.rangeOfCharacter(from: .uppercaseLetters)))
print(place(text.rangeOfCharacter(from: .whitespaces, options: .backwards)))
print(place(text.rangeOfCharacter(from: .decimalDigits)))
print(place(text.localizedStandardRange(of: "TWO")), "résumé".localizedStandardContains("SUM"))
print(text.compare("ONE", options: .caseInsensitive, range: text.startIndex..<text.index(text.startIndex, offsetBy: 3)) == .orderedSame)

print("a b&c=d/é?#😀".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "nil")
print("q=1+1".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "nil")
print("a%20b%C3%A9".removingPercentEncoding ?? "nil", "a%2".removingPercentEncoding ?? "nil")
print("%ff".removingPercentEncoding ?? "nil")
print("aébc".commonPrefix(with: "aéBd"), "aBc".commonPrefix(with: "abd", options: .caseInsensitive))
print("3d test it's o'neil 2nd-hand a_b x.y HELLO".capitalized, "a’b a–b ǆa éa".capitalized)
print("é".decomposedStringWithCanonicalMapping.unicodeScalars.count)
print("e\u{301}".precomposedStringWithCanonicalMapping.unicodeScalars.count)
print("x".appendingFormat(" %d %@", 3, "y"), String.localizedStringWithFormat("%d items", 3))
print("ABC".lowercased(with: Locale(identifier: "en_US")), "ab cd".capitalized(with: nil))
print("héé".lengthOfBytes(using: .utf8))
var lines: [String] = []
"a\nb\r\nc\n".enumerateLines { line, _ in lines.append(line) }
"d\ne\nf".enumerateLines { line, stop in
  lines.append(line)
  stop = line == "e"
}
print(lines)
let options: String.CompareOptions = [.caseInsensitive, .backwards]
print(options.contains(.backwards), options.contains(.anchored), options == [.backwards, .caseInsensitive])
