func f(_ a: Int, _ b: Int = 2, c: Int..., d: String = "d", _ g: (Int) -> Int = { $0 }) -> String { "\(a) \(b) \(c) \(d) \(g(a))" }
print(f(1), f(1, 3), f(1, c: 4, 5), f(1, c: 6, d: "x") { $0 * 10 }, f(2) { -$0 })
func over(_ x: Int) -> String { "int" }; func over(_ x: Double) -> String { "double" }; func over<T>(_ x: T) -> String { "generic" }; func over(_ x: [Int]) -> String { "ints" }; func over(_ x: Any?) -> String { "any?" }
print(over(1), over(1.0), over("s"), over([1]), over(nil), over([1.5]), over(1 as Any?))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(1)(2), curry(max)(3)(9), [1, 2, 3].map(curry(*)(3)))
func retry<T>(_ n: Int, _ op: (Int) throws -> T) rethrows -> T { var last: Error?; for i in 0..<n { do { return try op(i) } catch { last = error; print("try", i, "failed") } }; _ = last; return try op(n) }
struct Bad: Error { let n: Int }; print(try retry(3) { i in if i < 2 { throw Bad(n: i) }; return "ok\(i)" })
var stack: [() -> Void] = []; func push(_ f: @escaping @autoclosure () -> Void) { stack.append(f) }; push(print("later")); print("now"); stack.forEach { $0() }
func inout2(_ a: inout [Int], at i: Int, _ f: (inout Int) -> Void) { f(&a[i]) }; var arr = [1, 2, 3]; inout2(&arr, at: 1) { $0 *= 10 }; print(arr)
func nested(_ n: Int) -> Int { func fact(_ k: Int) -> Int { k <= 1 ? 1 : k * fact(k - 1) }; var acc = 0; func add(_ x: Int) { acc += x }; for i in 1...n { add(fact(i)) }; return acc }; print(nested(5))
let sorted = ["b", "a", "C"].sorted(by: { $0.lowercased() < $1.lowercased() }), idx = arr.firstIndex(of: 20); print(sorted, idx ?? -1, arr.map { x -> String in let y = x * 2; return "\(y)" })
typealias Reducer<S, A> = (inout S, A) -> Void; enum Act { case inc(Int), reset }; let red: Reducer<Int, Act> = { s, a in switch a { case .inc(let n): s += n; case .reset: s = 0 } }; var state = 1; [Act.inc(4), .reset, .inc(2)].forEach { red(&state, $0) }; print(state)
func combine<S>(_ rs: Reducer<S, Act>...) -> Reducer<S, Act> { { s, a in rs.forEach { $0(&s, a) } } }; combine(red, red)(&state, .inc(3)); print(state)
let text: String? = "5"; if let text, let n = Int(text), n > 3 { print("ok", n) }; guard let n = text.flatMap(Int.init), case 1...9 = n else { fatalError() }; print(n, text.map { $0 + "!" } ?? "none", text?.count ?? 0, text?.first?.wholeNumberValue as Any)
var opt: [String: [Int]?] = ["a": [1], "b": nil]; opt["a"]??.append(2); print(opt["a"]!!, opt["b"]! as Any, opt["c"] as Any, opt.count); let dd: Int?? = .some(nil); print(dd as Any, dd == nil, dd! == nil)
switch (n, text) { case (5, "x"?): print("x"); case (let k, .some(let s)) where s == "\(k)": print("same", k, s); case (_, nil): print("nil"); default: print("d") }
let month = 4; switch month { case 1, 3, 5, 7, 8, 10, 12: print(31); case 2: print(28); case let m where m > 12: print("bad"); default: print(30) }; switch "hello" { case let s where s.hasPrefix("he"): print("he"); fallthrough; case "x": print("fell"); default: break }
let any: [Any] = [1, "a", 2.5, (1, 2), [1: 2], nil as Int? as Any, { 3 }]; for a in any { switch a { case 1 as Int: print("one"); case is String: print("str"); case let d as Double where d > 2: print("d", d); case let (x, y) as (Int, Int): print("tuple", x + y); case let f as () -> Int: print("fn", f()); case Optional<Any>.none: print("none"); default: print("other") } }
repeat { state -= 4 } while state > 0; print(state); var w = 10; while true { w /= 2; if w < 2 { break } }; print(w); for i in stride(from: 3, to: 0, by: -1) where i != 2 { print(i, terminator: " ") }; for (a, b) in zip([1, 2], ["x", "y"]) { print(a, b, terminator: ";") }; for _ in 0..<2 { print(".", terminator: "") }; print()
let ff = arr.contains(where: { $0 > 5 }) ? "big" : "small"; print(ff, arr.isEmpty ? 0 : arr.count == 3 ? 3 : 9, !arr.isEmpty && arr[0] == 1 || false); let v = if arr.count > 2 { "many" } else if arr.isEmpty { "none" } else { "few" }; print(v)
print(#line); assert(true); let z: Int = { print("once"); return 1 }(); print(z, (1, 2).0, [1, 2, 3][1...].reduce(0, +), "\(arr.count > 2 ? "a" : "b")\("x" + "y")")
