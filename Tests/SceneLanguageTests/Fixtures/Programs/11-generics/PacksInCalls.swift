func describe<each T>(_ v: repeat each T) -> String { var r: [String] = []; for x in repeat each v { r.append("\(x)") }; return r.joined(separator: "|") }
print(describe(1, "a", 2.5), describe())
struct Tup<each T> { let v: (repeat each T); init(_ v: repeat each T) { self.v = (repeat each v) }
  func count() -> Int { var n = 0; for _ in repeat each v { n += 1 }; return n } }
print(Tup(1, "x", true).count())
func allEq<each T: Equatable>(_ l: (repeat each T), _ r: (repeat each T)) -> Bool { for (a, b) in repeat (each l, each r) { if a != b { return false } }; return true }
print(allEq((1, "a"), (1, "a")), allEq((1, "a"), (1, "b")))
func mapAll<each T, R>(_ v: repeat each T, f: (Any) -> R) -> [R] { var o: [R] = []; for x in repeat each v { o.append(f(x)) }; return o }
print(mapAll(1, 2.0, "z") { String(describing: $0) })
func sizes<each T>(_ t: repeat (each T).Type) -> [String] { var o: [String] = []; for x in repeat each t { o.append("\(x)") }; return o }
print(sizes(Int.self, String.self))
func call<each A, R>(_ f: (repeat each A) -> R, _ a: repeat each A) -> R { f(repeat each a) }
print(call({ $0 + $1 }, 3, 4), call({ (s: String, n: Int) in String(repeating: s, count: n) }, "ab", 2))
protocol P { var n: Int { get } }; extension Int: P { var n: Int { self } }; extension String: P { var n: Int { count } }
func total<each T: P>(_ v: repeat each T) -> Int { var t = 0; for x in repeat each v { t += x.n }; return t }
print(total(3, "four"))
