// Texts as apps write them: money, slugs, sizes, addresses.
import Foundation

struct Money: Hashable, Comparable, CustomStringConvertible, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }
  init(integerLiteral v: Int) { cents = v * 100 }
  static func + (a: Money, b: Money) -> Money { .init(cents: a.cents + b.cents) }
  static func * (a: Money, n: Int) -> Money { .init(cents: a.cents * n) }
  static func += (a: inout Money, b: Money) { a = a + b }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  var description: String { String(format: "$%d.%02d", cents / 100, cents % 100) }
}
let total: Money = ([1.5, 2, 3.25] as [Money]).reduce(0, +)
print(total, total * 2, max(1.5 as Money, 2), Money(cents: 5))
func plural(_ n: Int, _ s: String, _ p: String? = nil) -> String {
  "\(n) \(n == 1 ? s : p ?? s + "s")"
}
print(plural(1, "item"), plural(2, "item"), plural(3, "child", "children"))
func initials(_ n: String) -> String {
  n.split(separator: " ").prefix(2).compactMap(\.first).map { String($0).uppercased() }.joined()
}
print(initials("ada lovelace king"), initials(""), initials("x"))
extension String {
  var slug: String {
    lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }.reduce(into: "") {
      if !($1 == "-" && ($0.last == "-" || $0.isEmpty)) { $0.append($1) }
    }.trimmingCharacters(in: ["-"])
  }
  func masked(keeping n: Int = 4, with c: Character = "•") -> String {
    String(repeating: c, count: max(0, count - n)) + suffix(n)
  }
  func truncated(to n: Int, trailing: String = "…") -> String {
    count <= n ? self : prefix(n).trimmingCharacters(in: .whitespaces) + trailing
  }
  var wordsCount: Int {
    components(separatedBy: .whitespacesAndNewlines).filter { !$0.isEmpty }.count
  }
  var isValidEmail: Bool {
    let p = split(separator: "@", omittingEmptySubsequences: false)
    return p.count == 2 && p.allSatisfy { !$0.isEmpty } && p[1].contains(".")
      && !p[1].hasSuffix(".")
  }
  mutating func capitalizeFirst() { self = prefix(1).uppercased() + dropFirst() }
  func leftPad(_ n: Int) -> String {
    String(String(reversed()).padding(toLength: n, withPad: "0", startingAt: 0).reversed())
  }
  func grouped(_ n: Int, by sep: String = " ") -> String {
    stride(from: 0, to: count, by: n).map { i -> String in
      let a = index(startIndex, offsetBy: i)
      let b = index(a, offsetBy: n, limitedBy: endIndex) ?? endIndex
      return String(self[a..<b])
    }.joined(separator: sep)
  }
}
print(
  "Hello,  World! It's 2024".slug,
  "4111111111111111".masked(),
  "4111111111111111".grouped(4),
  "a long sentence here".truncated(to: 8),
  " a  b\nc ".wordsCount,
  "a@b.c".isValidEmail,
  "a@b.".isValidEmail,
  "@b.c".isValidEmail,
  "42".leftPad(5)
)
var cap = "élan"
cap.capitalizeFirst()
print(cap)
func time(_ s: Int) -> String {
  let (h, m, x) = (s / 3600, s / 60 % 60, s % 60)
  return h > 0 ? String(format: "%d:%02d:%02d", h, m, x) : String(format: "%02d:%02d", m, x)
}
print(time(59), time(61), time(3661), [5, 65, 4000].map(time))
func bytes(_ n: Int) -> String {
  let u = ["B", "KB", "MB", "GB"]
  var v = Double(n)
  var i = 0
  while v >= 1000, i < u.count - 1 {
    v /= 1000
    i += 1
  }
  return i == 0 ? "\(n) B" : String(format: "%.1f %@", v, u[i])
}
print(bytes(500), bytes(1500), bytes(2_500_000), bytes(7_000_000_000_000))
func roman(_ n: Int) -> String {
  var n = n
  return [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ].reduce(into: "") { s, p in
    while n >= p.0 {
      s += p.1
      n -= p.0
    }
  }
}
print(roman(1994), roman(2024))
print(
  "abc".unicodeScalars.map { String(format: "%04X", $0.value) },
  "#FF8800".dropFirst().chunks(2).compactMap { Int($0, radix: 16) }
)
extension StringProtocol {
  func chunks(_ n: Int) -> [String] {
    var out: [String] = []
    var i = startIndex
    while i < endIndex {
      let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex
      out.append(String(self[i..<j]))
      i = j
    }
    return out
  }
}
struct RGB {
  var r, g, b: UInt8
  init?(hex: String) {
    var h = hex
    if h.hasPrefix("#") { h.removeFirst() }
    guard h.count == 6, let v = UInt32(h, radix: 16) else { return nil }
    r = UInt8(v >> 16 & 0xFF)
    g = UInt8(v >> 8 & 0xFF)
    b = UInt8(v & 0xFF)
  }
  var hex: String { [r, g, b].map { String(format: "%02x", $0) }.joined() }
  var luminance: Double {
    0.2126 * Double(r) / 255 + 0.7152 * Double(g) / 255 + 0.0722 * Double(b) / 255
  }
  func mixed(_ o: RGB, _ t: Double) -> RGB {
    var c = self
    c.r = UInt8((Double(r) * (1 - t) + Double(o.r) * t).rounded())
    return c
  }
}
let c = RGB(hex: "#ff8800")!
print(
  c.r,
  c.g,
  c.b,
  c.hex,
  RGB(hex: "xyz") == nil,
  String(format: "%.3f", c.luminance),
  c.mixed(RGB(hex: "000000")!, 0.5).r,
  c.luminance > 0.5 ? "dark" : "light"
)
print(
  "%d items".replacingOccurrences(of: "%d", with: "3"),
  String(format: "%1$@ %2$@", "b", "a"),
  "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")),
  "line1\nline2".split(whereSeparator: \.isNewline).count,
  "tEST".localizedCapitalized,
  "ß".localizedUppercase,
  "a".localizedStandardCompare("B").rawValue,
  "file10".localizedStandardCompare("file9").rawValue,
  "x".localizedCaseInsensitiveContains("X"),
  "İ".lowercased().count,
  "abc".range(of: "B", options: .caseInsensitive) != nil
)
let lines = """
  name: Ada
  age: 36
  # comment

  tags: a, b , c
  """
var conf: [String: String] = [:]
for line in lines.split(separator: "\n") where !line.hasPrefix("#") {
  let kv = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
  if kv.count == 2 { conf[kv[0]] = kv[1] }
}
print(
  conf.keys.sorted(),
  conf["tags"]!.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) },
  Int(conf["age"] ?? "") ?? 0,
  conf["none", default: "?"]
)
let url = URL(string: "https://example.com/a/b.png?x=1&y=2#top")!
print(
  url.host ?? "-",
  url.path,
  url.lastPathComponent,
  url.pathExtension,
  url.query ?? "-",
  url.scheme!,
  url.appendingPathComponent("c").absoluteString,
  URL(string: "") == nil
)
var comps = URLComponents()
comps.scheme = "https"
comps.host = "a.b"
comps.path = "/p"
comps.queryItems = [URLQueryItem(name: "q", value: "x y"), URLQueryItem(name: "n", value: "1")]
print(comps.string ?? "-", comps.url?.absoluteString ?? "-")
print(
  UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString,
  UUID().uuidString.count,
  UUID() == UUID()
)
