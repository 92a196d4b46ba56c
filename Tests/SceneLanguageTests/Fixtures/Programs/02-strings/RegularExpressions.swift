let text = "John: 25, Mary: 31"
let re = #/(\w+): (\d+)/#
if let m = text.firstMatch(of: re) { print(m.1, m.2, m.0) }
for m in text.matches(of: re) { print(m.output.1, Int(m.2)!) }
print("abc123".wholeMatch(of: #/[a-z]+(\d+)/#)!.1, "abc".wholeMatch(of: #/b/#) == nil)
print(text.replacing(#/\d+/#, with: "N"))
print(text.replacing(re) { "\($0.2)-\($0.1)" })
print("a1b22".split(separator: #/\d+/#), "x,y;z".split(separator: #/[,;]/#).count)
print(text.contains(#/Mary/#), "abc".starts(with: #/a./#), "aXb".ranges(of: #/X/#).count)
let named = #/(?<year>\d{4})-(?<month>\d\d)/#
if let m = "on 2024-05 ok".firstMatch(of: named) { print(m.year, m.month, m.output.year) }
if let m = "key=val".prefixMatch(of: #/(\w+)=(\w+)?/#) { print(m.1, m.2 ?? "none") }
if let m = "key=".prefixMatch(of: #/(\w+)=(\w+)?/#) { print(m.1, m.2 ?? "none") }
let r2 = try Regex("([0-9])([0-9])?")
print("a12".firstMatch(of: r2)!.0, "a1".firstMatch(of: r2)!.output[1].substring!, "a1".firstMatch(of: r2)!.output.count)
print("aB".contains(#/ab/#.ignoresCase()), "aB".contains(#/(?i)AB/#), "aB".contains(#/ab/#))
if let (whole, n) = try? #/x(\d)/#.wholeMatch(in: "x5")?.output { print(whole, n) }
var s = "a-b-c"; s.replace(#/-/#, with: "+"); print(s, s.trimmingPrefix(#/a./#))
print("aaa".firstMatch(of: #/a+?/#)!.0, "aaa".firstMatch(of: #/a{2}/#)!.0, "<b><i>".firstMatch(of: #/<.+?>/#)!.0, "<b><i>".firstMatch(of: #/<.+>/#)!.0)
print("2024-01-05T10".split(separator: #/[-T]/#, maxSplits: 2), "abab".firstMatch(of: #/(?:ab)+/#)!.0, "abba".contains(#/(.)\1/#), "foobar".firstMatch(of: #/foo(?=bar)/#)!.0, "foobaz".contains(#/foo(?!baz)/#))
print("the cat".matches(of: #/\b\w/#).map { $0.0 }, "line1\nline2".matches(of: #/^\w+$/#.anchorsMatchLineEndings()).count, "$9.50".firstMatch(of: #/\$(\d+)\.(\d+)/#).map { "\($0.1) \($0.2)" } ?? "")
let multi = #/
  (?<key> [a-z]+ )  # the key
  \s* = \s*
  (?<value> \d+ )
/#
if let m = "size = 42".wholeMatch(of: multi) { print(m.key, Int(m.value)! + 1) }
let kinds = #/(a)|(b)/#
for m in "ab".matches(of: kinds) { print(m.1 ?? "-", m.2 ?? "-") }
print("x1y2".replacing(#/[a-z]/#, with: "", maxReplacements: 1), "héllo wörld".matches(of: #/\w+/#).map { String($0.output) }, "a.b".contains(#/a\.b/#))
let start = "say hi".firstRange(of: #/hi/#)!
print("say hi"[start], "say hi"[..<start.lowerBound])
func digits(in text: String) -> [Int] { text.matches(of: #/-?\d+/#).compactMap { Int($0.output) } }
print(digits(in: "1 -2 x33"))
