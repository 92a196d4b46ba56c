let evens = AnySequence { () -> AnyIterator<Int> in var n = 0; return AnyIterator { n += 2; return n > 6 ? nil : n } }
for e in evens { print(e) }
print(Array(evens), evens.map { $0 * 2 })
let it = AnyIterator { Optional(1) }
print(it.next() as Any, it.prefix(2).map { $0 })
var k = 0
let t = AnyIterator<String> { k += 1; return k < 3 ? "k\(k)" : nil }
for s in t { print(s) }
var s = sequence(state: (0, 1)) { (st: inout (Int, Int)) -> Int? in let r = st.0; st = (st.1, st.0 + st.1); return r }
print(s.next()!, s.next()!, s.next()!, s.next()!)
print(Array(s.prefix(4)))
let cd = sequence(state: 3, next: { (n: inout Int) -> Int? in if n == 0 { return nil }; n -= 1; return n })
print(Array(cd))
var p = sequence(first: 1) { $0 * 2 }
print(p.next()!, p.next()!, p.next()!)
for x in sequence(first: 10, next: { $0 > 0 ? $0 - 3 : nil }) { print(x, terminator: " ") }
print()
print(sequence(first: "a") { $0.count < 4 ? $0 + "a" : nil }.map(\.count))
func countdown(from n: Int) -> AnySequence<Int> { AnySequence(sequence(first: n) { $0 > 1 ? $0 - 1 : nil }) }
print(Array(countdown(from: 4)))
struct Fib: Sequence { func makeIterator() -> AnyIterator<Int> { var (a, b) = (0, 1); return AnyIterator { defer { (a, b) = (b, a + b) }; return a } } }
print(Array(Fib().prefix(8)), Fib().lazy.filter { $0 % 2 == 0 }.first { $0 > 50 }!)
let st = sequence(state: [1,2,3].makeIterator()) { $0.next() }
print(Array(st))
