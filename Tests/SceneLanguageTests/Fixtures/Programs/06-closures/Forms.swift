// Closures chapter
func makeIncrementer(by n: Int) -> () -> Int { var total = 0; return { total += n; return total } }
let a = makeIncrementer(by: 2), b = a; print(a(), a(), b(), makeIncrementer(by: 5)())
var fns: [() -> Int] = []; for i in 0..<3 { fns.append { i * i } }; print(fns.map { $0() })
var x = 1; let cap = { [x] in x }; let ref = { x }; x = 5; print(cap(), ref())
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }; print(curry(+)(1)(2), curry { (a: String, n: Int) in String(repeating: a, count: n) }("ab")(2))
func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var c: [K: V] = [:]; return { k in if let v = c[k] { return v }; let v = f(k); c[k] = v; return v } }
var calls = 0; let sq = memo { (n: Int) -> Int in calls += 1; return n * n }; print(sq(3), sq(3), calls)
func recMemo<K: Hashable, V>(_ body: @escaping ((K) -> V, K) -> V) -> (K) -> V { var c: [K: V] = [:]; func r(_ k: K) -> V { if let v = c[k] { return v }; let v = body(r, k); c[k] = v; return v }; return r }
let fib = recMemo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }; print(fib(50))
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": (*), "/": (/)]; for k in ops.keys.sorted() { print(k, ops[k]!(6, 3), terminator: "; ") }; print()
func apply(_ n: Int, _ fs: ((Int) -> Int)...) -> Int { fs.reduce(n) { $1($0) } }; print(apply(3, { $0 + 1 }, { $0 * 2 }))
func compose<T>(_ fs: [(T) -> T]) -> (T) -> T { { v in fs.reduce(v) { $1($0) } } }; print(compose([{ $0 + "a" }, { $0.uppercased() }])("x"))
func logIf(_ c: @autoclosure () -> Bool, _ m: @autoclosure () -> String) { if c() { print(m()) } }; logIf(2 > 1, "yes"); logIf({ print("eval"); return false }(), "no")
var handlers: [() -> Void] = []; func later(_ h: @escaping () -> Void) { handlers.append(h) }; do { var local = 0; later { local += 1; print("local", local) } }; handlers.forEach { $0() }; handlers[0]()
let sorted = ["b", "C", "a"].sorted { $0.lowercased() < $1.lowercased() }; print(sorted, ["bb", "a"].sorted(by: { l, r in l.count < r.count }), [3, 1].sorted(by: <))
let r = { (a: inout Int) in a += 1 }; var n = 1; r(&n); print(n); let t = { () -> (Int, String) in (1, "a") }(); print(t.0, t.1); let nested = { { { "deep" } } }; print(nested()()())
struct Btn { var action: (Self) -> Void = { _ in }; var name = "btn"; func tap() { action(self) } }; var bt = Btn(); bt.action = { print("tapped", $0.name) }; bt.tap()
class T { var v = 10; lazy var dbl: () -> Int = { [unowned self] in self.v * 2 }; func each(_ f: (Int) throws -> Void) rethrows { for i in 0..<2 { try f(i + v) } } }; let o = T(); o.v = 4; print(o.dbl()); o.each { print($0, terminator: " ") }; print()
let opt: ((Int) -> Int)? = { $0 + 1 }; print(opt?(1) as Any, opt.map { $0(5) } as Any); let no: (() -> Void)? = nil; no?(); print(no == nil)
typealias Pred<T> = (T) -> Bool; func and<T>(_ a: @escaping Pred<T>, _ b: @escaping Pred<T>) -> Pred<T> { { a($0) && b($0) } }; print([1, 2, 3, 4].filter(and({ $0 > 1 }, { $0 % 2 == 0 })))
print([1, 2, 3].map(String.init), ["1", "x"].map(Int.init), [1, 2].map { Double($0) }, ["a"].map(\.count), [[1, 2]].map(\.count), zip([1], [2]).map(+), (1...3).map { $0 }.reduce(into: "") { $0 += "\($1)" })
func outer() -> Int { func inner(_ d: Int) -> Int { d == 0 ? 0 : d + inner(d - 1) }; defer { print("outer done") }; return inner(4) }; print(outer())
let g: (Int) -> (Int) -> Int = { a in { b in a - b } }; print(g(5)(3)); print({ $0 * 2 }(21), { (a: Int, b: Int) -> Int in a * b }(2, 3)); let m = [1, 2, 3].lazy.map { v -> Int in print("m", v); return v * 2 }; print(m.first!); print([5, 3].min { $0 > $1 }!)
DispatchLike.run { print("ran") }; enum DispatchLike { static func run(_ f: () -> Void) { f() } }
