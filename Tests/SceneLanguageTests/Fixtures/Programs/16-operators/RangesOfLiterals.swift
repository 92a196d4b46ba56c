// Ranges of one's own values, made of literals.
struct Version: Comparable, ExpressibleByStringLiteral { let s: String; init(stringLiteral v: String) { s = v }; static func < (a: Version, b: Version) -> Bool { a.s < b.s } }
let r: ClosedRange<Version> = "1.0"..."2.0"
print(r.contains("1.5"), r ~= "1.5", (1...3) ~= 2, 1..<5 ~= 5)
switch Version("1.2") { case "1.0"..."1.5": print("in"); default: print("out") }
