var total = 0
let add = { (n: Int) in total += n }
add(3); add(4); print(total)
func makeCounter() -> (inc: () -> Int, reset: () -> Void) { var n = 0; return ({ n += 1; return n }, { n = 0 }) }
let c = makeCounter(); print(c.inc(), c.inc()); c.reset(); print(c.inc())
var x = 1; let cap = { [x] in x }; let refc = { x }; x = 5; print(cap(), refc())
func run(_ n: Int = 2, first: () -> String, second: (Int) -> String) -> String { first() + second(n) }
print(run { "a" } second: { "b\($0)" }); print(run(5) { "x" } second: { _ in "y" })
var handlers: [(String) -> Void] = []; func on(_ h: @escaping (String) -> Void) { handlers.append(h) }
on { print("1:", $0) }; on { s in print("2:", s.count) }; handlers.forEach { $0("hey") }
func lazyOr(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a || b() }
func noisy() -> Bool { print("noisy"); return true }
print(lazyOr(true, noisy()), lazyOr(false, noisy()))
let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 10 })(2))
let names = ["bob", "Al", "christine"]; print(names.sorted { $0.count < $1.count }, names.sorted(by: { (a: String, b: String) -> Bool in return a.lowercased() < b.lowercased() }))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(1)(2), curry { (a: String, b: Int) in a + "\(b)" }("n")(3))
class Btn { var action: (() -> Void)?; var label = "b"; func setup() { action = { [weak self] in guard let self else { return }; print("tap", label) } } }
let b = Btn(); b.setup(); b.action?(); b.action = nil; b.action?()
var ops: [String: (Double, Double) -> Double] = ["+": { $0 + $1 }, "max": max]; print(ops["+"]!(1, 2), ops["max"]!(3, 2), ops["?"]?(1, 1) as Any)
let fact: (Int) -> Int = { n in (1...n).reduce(1, *) }; print(fact(5)); func fix(_ n: Int) -> Int { func go(_ k: Int) -> Int { k <= 1 ? 1 : k * go(k - 1) }; return go(n) }; print(fix(6))
let r = { () -> Int in let a = 2; let b = 3; return a * b }(); print(r)
func apply(_ n: Int, to x: inout Int, using f: (inout Int) -> Void) { for _ in 0..<n { f(&x) } }; var y = 1; apply(3, to: &y) { $0 *= 2 }; print(y)
func tryIt(_ f: () throws -> Int) rethrows -> Int { try f() }; print(tryIt { 5 }, (try? tryIt { throw E.bad }) as Any); enum E: Error { case bad }
let strs = [1, 2].map { n -> String in if n > 1 { return "many" }; return "one" }; print(strs, [3, 4].map(String.init), ["1", "x"].compactMap(Int.init), [[1], [2, 3]].map(\.count))
typealias Handler = (Result<Int, E>) -> Void; func fetch(_ ok: Bool, then h: Handler) { h(ok ? .success(1) : .failure(.bad)) }; fetch(true) { if case .success(let v) = $0 { print("ok", v) } }; fetch(false) { print($0) }
let memo: (Int) -> Int = { var cache: [Int: Int] = [:]; func f(_ n: Int) -> Int { if n < 2 { return n }; if let c = cache[n] { return c }; let v = f(n - 1) + f(n - 2); cache[n] = v; return v }; return f }(); print(memo(50))
