// Closures capturing: memoize, debounce counter, once, currying, event emitter
func memoize<K: Hashable, V>(_ body: @escaping ((K) -> V, K) -> V) -> (K) -> V { var memo: [K: V] = [:]
  func go(_ k: K) -> V { if let v = memo[k] { return v }; let v = body(go, k); memo[k] = v; return v }; return go }
let fib = memoize { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }
print(fib(60))
func once(_ f: @escaping () -> Void) -> () -> Void { var done = false; return { guard !done else { return }; done = true; f() } }
let hello = once { print("hello") }; hello(); hello()
func curry<A, B, C, D>(_ f: @escaping (A, B, C) -> D) -> (A) -> (B) -> (C) -> D { { a in { b in { c in f(a, b, c) } } } }
print(curry { (a: Int, b: String, c: Bool) in "\(a)\(b)\(c)" }(1)("x")(true))
final class Emitter<Event> { typealias Handler = (Event) -> Void; private var handlers: [(id: Int, run: Handler)] = []; private var next = 0
  struct Token { fileprivate let cancel: () -> Void; func callAsFunction() { cancel() } }
  func on(_ h: @escaping Handler) -> Token { defer { next += 1 }; handlers.append((next, h)); return Token { [weak self, id = next] in self?.handlers.removeAll { $0.id == id } } }
  func emit(_ e: Event) { handlers.forEach { $0.run(e) } }
  deinit { print("gone \(handlers.count)") } }
var em: Emitter<String>? = Emitter(); var log: [String] = []
let t1 = em!.on { log.append("1 " + $0) }; let t2 = em!.on { log.append("2 \($0)") }
em?.emit("a"); t1(); em?.emit("b"); print(log); em = nil; t2()
var fs: [() -> Int] = []; for i in 0..<3 { var k = i * 10; fs.append { k += 1; return k } }
print(fs.map { $0() }, fs.map { $0() })
var x = 1; let byValue = { [x] in x }, byRef = { x }; x = 5; print(byValue(), byRef())
class C { var n = 0; lazy var inc: () -> Void = { [unowned self] in n += 1 }; deinit { print("C gone", n) } }
do { let c = C(); c.inc(); c.inc() }
func apply(times n: Int, to v: inout [Int], _ f: (inout [Int], Int) -> Void) { for i in 0..<n { f(&v, i) } }
var arr = [0]; apply(times: 3, to: &arr) { $0.append($1 * $1) }; print(arr)
let sortedBy: (KeyPath<(String, Int), Int>) -> Void = { _ in }; _ = sortedBy
let ops: [String: (Int, Int) -> Int] = ["add": (+), "max": max, "pow": { a, b in (0..<b).reduce(1) { r, _ in r * a } }]
for k in ops.keys.sorted() { print(k, ops[k]!(2, 5)) }
func chain(_ fs: ((Int) -> Int)...) -> (Int) -> Int { fs.reduce({ $0 }) { acc, f in { f(acc($0)) } } }
print(chain({ $0 + 1 }, { $0 * 3 }, abs)(-5))
func withDefault(_ label: String, action: () throws -> Int = { 9 }) throws -> String { "\(label)=\(try action())" }
print(try withDefault("d"), try withDefault("e") { 4 })
let fact: (Int) -> Int = { n in func go(_ n: Int) -> Int { n <= 1 ? 1 : n * go(n - 1) }; return go(n) }; print(fact(10))
