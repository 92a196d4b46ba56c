var log: [String] = []
func f(_ n: Int) -> Int { defer { log.append("f\(n)") }; return n }
func order() -> Int { defer { log.append("d1") }; for i in 0..<2 { defer { log.append("loop\(i)") }; if i == 1 { break } }; do { defer { log.append("do") } ; log.append("in") }; if true { defer { log.append("if") } }; return f(1) + f(2) * f(3) }
print(order(), log); log = []
print(f(1) > 0 || f(2) > 0, f(0) > 0 && f(9) > 0, (nil as Int?) ?? f(5), log); log = []
func args(_ a: Int, _ b: Int, c: Int = f(30)) -> Int { a + b + c }; print(args(f(10), f(20)), log)
struct S { var a = 1 { didSet { log.append("a\(oldValue)>\(a)") } }; var b: Int { get { log.append("get"); return a } set { log.append("set\(newValue)"); a = newValue } }; init() { a = 5 }; mutating func both() { a = 7; b += 1 } }
log = []; var s = S(); s.b = 3; s.b += 1; s.both(); print(log); log = []; func change(_ x: inout Int) { log.append("in"); x = 9; log.append("out") }; change(&s.a); change(&s.b); print(log)
var arr = [1, 2, 3]; for x in arr { arr.append(x * 10); if arr.count > 20 { break } }; print(arr); var i = 0; while true { i += 1; if i == 2 { continue }; if i > 4 { break }; print(i, terminator: " ") }; print()
let r: Int = { log.append("closure"); return 4 }(); print(r); outer: for a in 1...3 { for b in 1...3 { if b == 2 { continue outer }; if a == 3 { break outer }; print(a, b, terminator: ";") } }; print(); let x = 5; let sz = if x > 3 { "big" } else { "small" }; let sw = switch x { case ..<0: -1; case 0: 0; default: 1 }; print(sz, sw); lab: switch x { case 5: if sz == "big" { break lab }; print("no"); default: break }
func early(_ v: Int?) -> String { guard let v else { return "nil" }; guard case 1...9 = v else { return "range" }; guard v != 5, v % 2 == 1 else { return v == 5 ? "five" : "even" }; return "odd \(v)" }; print([nil, 0, 5, 4, 7].map(early)); var it = [1, 2, 3].makeIterator(); while let n = it.next(), n < 3 { print(n, terminator: ",") }; print(); repeat { i -= 1 } while i > 0; print(i); switch (i, sz) { case (0, let z) where z.count == 3: print("three", z); fallthrough; case (1, _): print("fell"); default: print("d") }; for case (let a, 2?) in [(1, 2), (2, nil), (3, 2)] as [(Int, Int?)] { print(a, terminator: " ") }; print(); if #available(iOS 15, *) { print("avail") }
#if os(Linux) || DEBUG
print("cond")
#else
print("else")
#endif
