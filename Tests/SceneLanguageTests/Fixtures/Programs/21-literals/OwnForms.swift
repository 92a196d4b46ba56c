import Foundation
// String interpolation extensions, dynamicCallable, custom subscripts, literals, #function, autoclosure, variadics
extension String.StringInterpolation { mutating func appendInterpolation(_ v: Double, places: Int) { var s = String(Int((v * 100).rounded())); while s.count < 3 { s = "0" + s }; appendLiteral(s.dropLast(2) + "." + s.suffix(places)) }
  mutating func appendInterpolation<T>(_ items: [T], joined by: String = ", ") { appendLiteral(items.map { "\($0)" }.joined(separator: by)) }
  mutating func appendInterpolation(if c: @autoclosure () -> Bool, _ s: @autoclosure () -> String) { if c() { appendLiteral(s()) } }
  mutating func appendInterpolation<T>(_ o: T?, or d: String) { if let o { appendInterpolation(o) } else { appendLiteral(d) } } }
let n: Int? = nil; print("v=\(3.14159, places: 2) l=\([1, 2, 3], joined: "-") \(if: true, "yes")\(if: false, "no") \(n, or: "none") \(Optional(4), or: "x")")
@dynamicCallable struct Adder { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0.key)=\($0.value)" }.joined(separator: "&") } }
let add = Adder(); print(add(1, 2, 3), add(x: 1, y: 2))
@dynamicMemberLookup struct Env { private var d: [String: String] = [:]; subscript(dynamicMember k: String) -> String { get { d[k] ?? "<\(k)>" } set { d[k] = newValue } }; subscript(_ k: String, default v: @autoclosure () -> String = "dflt") -> String { d[k] ?? v() } }
var env = Env(); env.home = "/me"; env.home += "/x"; print(env.home, env.path, env["zz"], env["home"], env["q", default: "d"])
func trace(_ m: String, fn: String = #function, line: Int = #line) -> String { "\(fn):\(line) \(m)" }; func caller() -> String { trace("hi") }; print(caller())
func check(_ c: @autoclosure () throws -> Bool, _ msg: @autoclosure () -> String = "failed") rethrows -> String { try c() ? "ok" : msg() }; print(check(1 > 0), check(1 > 2), check(false, "custom \(1 + 1)"))
func sum(_ xs: Int..., times k: Int = 1, then f: (Int) -> Int = { $0 }) -> Int { f(xs.reduce(0, +) * k) }; print(sum(), sum(1, 2), sum(1, 2, times: 3), sum(4) { $0 * $0 }, sum(1, 2, times: 2, then: { -$0 }))
struct Poly: ExpressibleByArrayLiteral, CustomStringConvertible { var c: [Int]; init(arrayLiteral e: Int...) { c = e }; func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }
  static func * (a: Poly, b: Poly) -> Poly { var r = Poly(); r.c = Array(repeating: 0, count: a.c.count + b.c.count - 1); for (i, x) in a.c.enumerated() { for (j, y) in b.c.enumerated() { r.c[i + j] += x * y } }; return r }
  var description: String { c.enumerated().filter { $1 != 0 }.map { $0 == 0 ? "\($1)" : $0 == 1 ? "\($1)x" : "\($1)x^\($0)" }.reversed().joined(separator: " + ") }; subscript(i: Int) -> Int { get { c.indices.contains(i) ? c[i] : 0 } set { while c.count <= i { c.append(0) }; c[i] = newValue } } }
var p: Poly = [1, 1]; let q = p * p * [0, 2]; print(q, q(2), q[9]); p[3] = 7; p[0] -= 1; print(p)
func apply<each2>(_ f: (each2) -> Void, to v: each2) { f(v) }; apply({ print($0) }, to: 3); typealias Handler<T> = (Result<T, Error>) -> Void; let h: Handler<Int> = { if case .success(let v) = $0 { print("got", v) } }; h(.success(2))
func makeCounter(start: Int = 0, step: Int = 1) -> (next: () -> Int, reset: () -> Void) { var n = start; return ({ n += step; return n }, { n = start }) }; let c = makeCounter(step: 5); print(c.next(), c.next()); c.reset(); print(c.next())
var stack = [1, 2, 3]; func mutate(_ a: inout [Int], _ i: Int, by f: (inout Int) -> Void) { f(&a[i]) }; mutate(&stack, 1) { $0 *= 10 }; stack.swapAt(0, 2); print(stack); var tup = (1, "a"); func setFirst(_ t: inout (Int, String)) { t.0 = 9 }; setFirst(&tup); print(tup)
let table: KeyValuePairs = ["b": 2, "a": 1]; print(table.map(\.key), table.count, table.first { $0.value == 1 }!.key); let multi = """
  a \
  b
    "c" \(1 + 1)
  """; print(multi); print(#"\n \#(1)"#, "tab\tq\u{41}", "a\\b"); print([1, 2, 3].description + String(describing: ["a": 1]) + "\(("x", 1))", "\(Int.self) \([Int?].self) \((Int, String).self)", terminator: "!\n")
print(1, "a", 2.5, separator: "·", terminator: "\n"); debugPrint("q\"", [1.0], Optional("z") as Any); dump((1, ["a"])); print(String(reflecting: "x"), String(repeating: "ab", count: 2), String([Character("a"), "b"]), String(3.0), String(true))
