import Foundation
// What Foundation adds to texts: lines, parts, bytes.
var parts = ""
let text = "añb👨‍👩‍👧"
text.enumerateSubstrings(in: text.startIndex..., options: .byComposedCharacterSequences) { part, range, whole, stop in parts += "<\(part!)>" }
print(parts)
let t = "one\ntwo three\nfour"
let i = t.range(of: "three")!
print(t[t.lineRange(for: i)], t[t.paragraphRange(for: i)], t[t.lineRange(for: t.startIndex..<t.startIndex)])
t.enumerateSubstrings(in: t.startIndex..<t.endIndex, options: .byLines) { line, _, whole, stop in
  print(line!, t[whole].count)
  if line == "two three" { stop = true }
}
print("abc".cString(using: .utf8)!.count, "abc".lengthOfBytes(using: .utf16), "abc".utf8CString.count, "é".lengthOfBytes(using: .utf8))
print(JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject(["a": Date()]), JSONSerialization.isValidJSONObject([1, "a", [true, NSNull()]]), JSONSerialization.isValidJSONObject("a"), JSONSerialization.isValidJSONObject([Double.nan]))
let re = try! NSRegularExpression(pattern: "[0-9]")
re.enumerateMatches(in: "a1b2", range: NSRange(location: 0, length: 4)) { m, _, stop in print(m!.range.location); stop.pointee = true }
re.enumerateMatches(in: "a1b2", range: NSRange(location: 0, length: 4)) { m, _, _ in print(m!.range.location) }
let truth = ObjCBool(true); print(truth.boolValue)
