var n = 0
let inc = { n += 1 }
inc(); inc()
print(n)
var fs: [() -> Void] = []
for i in 0..<3 { var k = i; fs.append { k += 10; print(i, k, terminator: " ") } }
for f in fs { f(); f() }
print()
let frozen = { [n] in n }
n = 100
print(frozen(), n)
let list = { [copy = n * 2, m = "x"] in "\(copy)\(m)" }
n = 0
print(list())
func pair() -> (get: () -> Int, set: (Int) -> Void) { var v = 1; return ({ v }, { v = $0 }) }
let (get, set) = pair()
set(7)
print(get())
class Box { var v = 0 }
let box = Box()
let viaBox = { [box] in box.v += 1; return box.v }
print(viaBox(), viaBox(), box.v)
struct Counter { var n = 0; mutating func run(_ times: Int) { for _ in 0..<times { n += 1 } } }
var c = Counter()
let run = { c.run(3) }
run(); run()
print(c.n)
let weakly = { [weak box] in box?.v ?? -1 }
print(weakly())
func nested() -> Int { var a = 1; func inner() { a += 1; func deeper() { a *= 10 }; deeper() }; inner(); return a }
print(nested())
var total = 0
[1, 2, 3].forEach { total += $0 }
print(total, { (a: Int, b: Int) -> Int in a * b }(3, 4), { 5 }())
let later: () -> Int
if total > 5 { later = { total } } else { later = { 0 } }
total = 50
print(later())
