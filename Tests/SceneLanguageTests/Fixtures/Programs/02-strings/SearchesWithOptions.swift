import Foundation
// text processing w/ Foundation
let s = "The quick brown fox jumps over the lazy dog"
print(s.components(separatedBy: " ").map(\.count), s.range(of: "quick").map { s[$0] } ?? "", s.capitalized, s.lowercased().filter { "aeiou".contains($0) }.count)
print(s.replacingOccurrences(of: "the", with: "a", options: .caseInsensitive), s.hasSuffix("dog"), s.split(separator: " ").count, s.contains("fox"))
let email = "user@example.com"; print(email.range(of: "^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}$", options: [.regularExpression, .caseInsensitive]) != nil)
print("a1b2c3".replacingOccurrences(of: "[0-9]", with: "#", options: .regularExpression), "2024-01-02".range(of: #"\d{4}"#, options: .regularExpression).map { "2024-01-02"[$0] } ?? "")
print("  x ".trimmingCharacters(in: .whitespacesAndNewlines), "abc".padding(toLength: 5, withPad: "-", startingAt: 0), String(format: "%02d:%02d", 5, 7), "50%".dropLast(), "a=b&c=d".components(separatedBy: CharacterSet(charactersIn: "=&")))
print("hello".prefix(3), "hello".suffix(2), "hello".dropFirst(), "héllo".folding(options: .diacriticInsensitive, locale: nil), "ABC".caseInsensitiveCompare("abc") == .orderedSame)
print("line1\nline2\n\nline3".components(separatedBy: .newlines).filter { !$0.isEmpty }, "1,2,3".components(separatedBy: ",").compactMap(Int.init), ["b", "a10", "a9"].sorted { $0.compare($1, options: .numeric) == .orderedAscending })
print(URL(string: "https://x.org/a/b?q=1#f")!.host!, URL(string: "https://x.org/a/b.txt")!.pathExtension, URL(string: "https://x.org/a")!.appendingPathComponent("b").absoluteString, URL(fileURLWithPath: "/tmp/a.txt").lastPathComponent)
var comps = URLComponents(string: "https://x.org/s")!; comps.queryItems = [URLQueryItem(name: "q", value: "a b"), URLQueryItem(name: "n", value: "1")]; print(comps.url!.absoluteString, comps.queryItems!.first { $0.name == "n" }!.value!)
print("a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!, Data("hi".utf8).base64EncodedString(), String(data: Data(base64Encoded: "aGk=")!, encoding: .utf8)!, Data([1, 2, 255]).map { String(format: "%02x", $0) }.joined(), Data("abc".utf8).count)
print(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString, UUID().uuidString.count, Locale(identifier: "en_US").identifier)
let idx = s.index(s.startIndex, offsetBy: 4); print(s[idx], s[idx...].prefix(5), s[..<idx], s.distance(from: s.startIndex, to: s.endIndex), s.firstIndex(of: "q") == idx, String(s[s.index(before: s.endIndex)]))
print(s.unicodeScalars.filter { CharacterSet.uppercaseLetters.contains($0) }.count, s.rangeOfCharacter(from: .whitespaces).map { s[..<$0.lowerBound] } ?? "", s.enumerated().filter { $0.offset % 10 == 0 }.map(\.element), Character("a").isLetter, "Ⅷ".first!.isNumber, "\n".first!.isNewline, "a".first!.asciiValue!)
var m = "abc"; m.append("d"); m += "e"; m.remove(at: m.startIndex); m.removeLast(); m.replaceSubrange(m.startIndex..<m.index(after: m.startIndex), with: "ZZ"); print(m, m.uppercased(), m.isEmpty, m.reversed().map(String.init).joined(), m == "ZZcd")
let words = s.lowercased().components(separatedBy: .whitespaces); var freq: [String: Int] = [:]; words.forEach { freq[$0, default: 0] += 1 }; print(freq.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.prefix(2).map { "\($0.key):\($0.value)" })
