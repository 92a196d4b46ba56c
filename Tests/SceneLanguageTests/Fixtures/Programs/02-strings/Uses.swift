// Texts taken apart, searched, changed, and printed.
import Foundation

let s = "Héllo, Wörld! 👨‍👩‍👧 🇩🇪"
print(s.count, s.unicodeScalars.count, s.utf8.count, s.utf16.count, s.uppercased(), s.lowercased())
print(s.first!, s.last!, s.prefix(5), s.suffix(3), s.dropFirst(7).prefix { $0 != "!" })
print(
  s.split(separator: " ").map(String.init),
  s.components(separatedBy: ", "),
  s.split(whereSeparator: { $0.isWhitespace || $0.isPunctuation })
)
let i = s.index(s.startIndex, offsetBy: 4)
print(s[i], s[..<i], s[i...].first!, s[s.index(after: i)], s.distance(from: s.startIndex, to: i))
print(
  s.firstIndex(of: "W").map { s[$0...] } ?? "",
  s.range(of: "Wörld").map { s[$0] } ?? "",
  s.contains("llo"),
  s.hasPrefix("Hé"),
  s.hasSuffix("🇩🇪")
)
var t = "abc"
t.insert("X", at: t.index(after: t.startIndex))
t.append(contentsOf: "de")
t.insert(contentsOf: "--", at: t.endIndex)
t.remove(at: t.startIndex)
t.removeLast()
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: "ZZZ")
print(t)
t.removeAll { $0 == "Z" }
print(t, t.isEmpty)
print(
  "a,b,,c".split(separator: ","),
  "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
  "a,b,,c".split(separator: ",", maxSplits: 1)
)
print(
  "  trim \n".trimmingCharacters(in: .whitespacesAndNewlines),
  "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")),
  "a-b_c".replacingOccurrences(of: "-", with: "+")
)
print(
  "hello world".capitalized,
  "straße".uppercased(),
  "ÀÉ".folding(options: .diacriticInsensitive, locale: nil),
  "abc" < "abd",
  "Z" < "a",
  "a".compare("B", options: .caseInsensitive) == .orderedAscending
)
print(
  "\u{65}\u{301}" == "é",
  "e\u{301}".count,
  "\u{1F600}".unicodeScalars.first!.value,
  Character("é").unicodeScalars.map { String($0.value, radix: 16) }
)
print(
  String(format: "%3d|%-3d|%03d", 1, 2, 3),
  String(format: "%.3g|%g|%G", 0.00012345, 1e10, 1e-10),
  String(format: "%ld %lld %lu", 1, 2, 3 as UInt)
)
print(
  String(repeating: "=-", count: 3),
  String(reversed: "abc"),
  String("hello".reversed()),
  String("bca".sorted()),
  "abcabc".lastIndex(of: "b")!.utf16Offset(in: "abcabc")
)
extension String {
  init(reversed s: String) { self = String(s.reversed()) }
  var isPalindrome: Bool {
    let c = lowercased().filter(\.isLetter)
    return c == String(c.reversed())
  }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> Substring {
    self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
  }
  func padded(_ n: Int, with c: Character = " ") -> String {
    count >= n ? self : self + String(repeating: String(c), count: n - count)
  }
  var camel: String {
    split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined()
  }
  var snake: String {
    reduce(into: "") { if $1.isUppercase { $0 += "_" + $1.lowercased() } else { $0.append($1) } }
  }
}
print(
  "A man, a plan".isPalindrome,
  "Never odd or even".isPalindrome,
  "hello"[1],
  "hello"[1..<3],
  "ab".padded(5, with: ".") + "|",
  "snake_case_name".camel,
  "camelCaseName".snake
)
for c: Character in ["a", "Z", "5", " ", "é", "½", "+", "\n", "你"] {
  print(
    c.isLetter,
    c.isNumber,
    c.isUppercase,
    c.isWhitespace,
    c.isASCII,
    c.asciiValue as Any,
    c.wholeNumberValue as Any,
    c.isSymbol,
    c.isPunctuation,
    c.hexDigitValue as Any
  )
}
let m = """
  Line "one" \
  joined
    indented \(1 + 1)
  tab\tend \u{41}
  """
print(m)
print(#"raw \n \#(1 + 1) "q""#, ##"a"#b"##)
debugPrint(m, "q\"\\", Character("\n"), ["a": "b\t"])
print(
  m.components(separatedBy: .newlines).count,
  m.split(separator: "\n").last!,
  m.enumerated().first { $0.element == "j" }!.offset
)
print(
  Int("42")!,
  Int("4x") as Any,
  Int("-7")!,
  Int("+7")!,
  Int(" 7") as Any,
  Double("1e3")!,
  Double("abc") as Any,
  Double(".5")!,
  Int("ff", radix: 16)!,
  Int("0b1") as Any,
  Bool("true")!,
  Bool("yes") as Any,
  UInt8("256") as Any,
  Float("1.1")!
)
print(
  String(255, radix: 2),
  String(255, radix: 16, uppercase: true),
  String(-10, radix: 3),
  String(describing: 1.0),
  String(reflecting: "x"),
  "\(1...3)",
  "\([1, 2])",
  "\((1, "a"))",
  "\(Optional(1) as Any)"
)
print(
  "a".unicodeScalars.first!.value,
  Character(UnicodeScalar(0x1F680)!),
  ("a"..."e").contains("c"),
  Array("abc"),
  Set("hello").count,
  Dictionary(grouping: "banana", by: { $0 }).mapValues(\.count).sorted { $0.key < $1.key }
)
let words = "the quick brown the lazy the end quick".split(separator: " ")
let freq = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(
  freq.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { "\($0.key)=\($0.value)" }
)
print(
  "abc".utf8.map { $0 },
  "abc".utf8.reduce(0) { $0 &+ UInt32($1) },
  String(bytes: [104, 105], encoding: .utf8)!,
  String(decoding: [0xe2, 0x82, 0xac], as: UTF8.self),
  Array("€".utf8),
  "é".utf8.count,
  "€".data(using: .utf8)!.count
)
print(
  "file.tar.gz".split(separator: ".").dropFirst().joined(separator: "."),
  ("a/b/c.txt" as NSString).lastPathComponent,
  ("a/b/c.txt" as NSString).pathExtension,
  "x=1&y=2".split(separator: "&").map { $0.split(separator: "=") }.reduce(into: [String: String]())
  { $0[String($1[0])] = String($1[1]) }.sorted { $0.key < $1.key }
)
print(
  "swift".map { String($0) }.joined(separator: "-"),
  zip("abc", 1...).map { "\($0)\($1)" },
  "abc".allSatisfy(\.isLetter),
  "a1b2".compactMap(\.wholeNumberValue),
  "mississippi".firstRange(of: "ss").map {
    "mississippi".distance(from: "mississippi".startIndex, to: $0.lowerBound)
  } as Any,
  "a b c".replacing(" ", with: "")
)
