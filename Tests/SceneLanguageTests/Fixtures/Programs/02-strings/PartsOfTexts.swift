extension StringProtocol {
  var firstWord: SubSequence { prefix { $0 != " " } }
  func count(of c: Character) -> Int { filter { $0 == c }.count }
  var shout: String { uppercased() + "!" }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
}
func len<S: StringProtocol>(_ s: S) -> Int { s.count }
func show(_ s: any StringProtocol) -> String { "<\(s)>" }
func trim<S: StringProtocol>(_ s: S) -> S.SubSequence { s.drop { $0 == " " } }
let s = "hello big world"
let p = s.dropFirst(6)
print(s.firstWord, p.firstWord, s.count(of: "o"), p.count(of: "o"), p.shout, s[1], p[0])
print(len(s), len(p), show(p), show(s), trim("  x"), trim(p.dropFirst(3)))
struct Token { let text: Substring; let kind: Int }
struct Lexer {
  var rest: Substring
  init(_ s: String) { rest = s[...] }
  mutating func next() -> Token? {
    rest = rest.drop { $0 == " " }
    guard let c = rest.first else { return nil }
    if c.isNumber { let t = rest.prefix { $0.isNumber }; rest.removeFirst(t.count); return Token(text: t, kind: 0) }
    if c.isLetter { let t = rest.prefix(while: \.isLetter); rest = rest[t.endIndex...]; return Token(text: t, kind: 1) }
    defer { rest.removeFirst() }
    return Token(text: rest.prefix(1), kind: 2)
  }
}
var lx = Lexer("let x = 42 + foo(1)")
var out: [String] = []
while let t = lx.next() { out.append("\(t.kind):\(t.text)") }
print(out)
let csv = "name,age\nbob,3\nann,4"
let rows = csv.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
for r in rows { print(r[0], Int(r[1])! + 1) }
let dict = Dictionary(uniqueKeysWithValues: rows.map { (String($0[0]), Int($0[1])!) })
print(dict.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
let e: String = rows[0][0] + "-" + rows[1][0]
print(e, rows.map { $0.joined(separator: "|") }, rows.flatMap { $0 }.map(String.init))
func isPal(_ s: Substring) -> Bool { s.count < 2 || s.first == s.last && isPal(s.dropFirst().dropLast()) }
print(isPal("racecar"), isPal("abca"), isPal("x"[...]))
switch rows[0][0] { case "bob": print("it's bob"); default: print("?") }
if let i = p.firstIndex(of: "w") { print(s[i...], p[..<i], s[..<i].count) }
print(rows[0][0] == "bob", rows[0][0] < "c", rows[0][0].hasPrefix("b"), "bob" == rows[0][0], ["bob"].contains(String(rows[0][0])))
let groups = Dictionary(grouping: "the cat the dog a cat".split(separator: " "), by: { $0 }).mapValues(\.count)
print(groups.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($0.key)\($0.value)" })
var counts: [Substring: Int] = [:]
for w in "a b a".split(separator: " ") { counts[w, default: 0] += 1 }
print(counts["a"] ?? 0, counts["b"]!)
let last = s.split(separator: " ").last ?? ""
print(last, type(of: last), s.split(separator: " ").first.map(String.init) ?? "none")
print("k: v: w".split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix(" ") })
var q: Substring = "queue"; q.popFirst(); print(q, q.popLast()!, q, q.isEmpty)
print(s.prefix(5).uppercased() + s.suffix(5), String(s.reversed()), s.prefix(3) + s.suffix(2))
print(zip(s.prefix(3), p).map { "\($0)\($1)" }, Array(p.prefix(2)), p.sorted().prefix(3), Set(p).count, p.max()!, p.randomElement() != nil)
print("%".isEmpty, "a=1&b=2".split(separator: "&").map { kv in let x = kv.split(separator: "="); return (x[0], x[1]) })
