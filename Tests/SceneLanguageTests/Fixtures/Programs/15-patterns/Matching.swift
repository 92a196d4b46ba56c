enum Cmd { case move(dx: Int, dy: Int), say(String), quit, batch([Cmd]) }
func d(_ c: Cmd) -> String {
  switch c {
  case .move(dx: 0, dy: 0): "stay"
  case .move(let dx, dy: 0) where dx > 0: "right \(dx)"
  case let .move(dx, dy) where dx == dy: "diagonal \(dx)"
  case .move(let dx, _): "move \(dx)"
  case .say("hi"), .say("hello"): "greeting"
  case .say(let t) where t.count > 5: "long"
  case .say(let t): "say \(t)"
  case .quit: "quit"
  case .batch(let list): list.map(d).joined(separator: "+")
  }
}
let commands: [Cmd] = [.move(dx: 0, dy: 0), .move(dx: 2, dy: 0), .move(dx: 3, dy: 3), .move(dx: -1, dy: 2), .say("hi"), .say("yo"), .say("longer text"), .quit, .batch([.quit, .say("a")])]
print(commands.map(d))
let pt = (3, (4, "x"))
if case (let a, (let b, _)) = pt, a < b { print(a, b) }
let (x, (y, z)) = pt
print(x, y, z)
let list: [(String, Int?)] = [("a", 1), ("b", nil), ("c", 3)]
for case (let name, let n?) in list { print(name, n, terminator: " ") }
for case let (name, nil) in list { print(name, "nil") }
switch 42 { case 0..<10: print("small"); case 10...50: print("medium"); case 51...: print("large"); default: print("negative") }
switch 3.5 { case ..<0: print("neg"); case 0...5: print("low"); default: print("high") }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func ~= (pattern: String, value: Int) -> Bool { pattern == String(value) }
let isEven = { (n: Int) in n % 2 == 0 }
switch 8 { case isEven: print("even"); default: print("odd") }
switch 7 { case "7": print("seven"); default: print("no") }
struct Version: Equatable { var major: Int, minor: Int }
switch Version(major: 1, minor: 2) { case Version(major: 1, minor: 2): print("1.2"); default: print("?") }
let arr: [Any?] = [1, nil, "s"]
for v in arr { switch v { case let n as Int: print("int", n); case nil: print("nil"); case let s as String where s.isEmpty: print("empty"); case .some(let o): print("some", o) } }
if case 1..<5 = 3, case let n = 9, n > 8 { print("both", n) }
let opt: Int? = 7
if case .some(5...9) = opt { print("opt in range") }
switch (opt, "k") { case (let v?, "k") where v > 6: print("matched", v); case (.none, _): print("none"); default: print("default") }
if case let (q, r) = 17.quotientAndRemainder(dividingBy: 5) { print(q, r) }
switch "x" as Character { case "a", "e": print("vowel"); case "a"..."z": print("letter"); default: print("?") }
