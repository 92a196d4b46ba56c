struct A { var balance = 1.5 }
let xs = [A(), A()]
print(xs.reduce(into: 0) { $0 += $1.balance })
print(xs.reduce(0) { $0 + $1.balance })
let d = 0.5
print((0..<1).contains(d), (0...1).contains(d), (1...).contains(d), (-1...1) ~= d)
func f(_ v: Double) -> Bool { (0...1).contains(v * 2) }
print(f(0.4))
let total = xs.reduce(into: 0) { sum, a in sum += a.balance * 2 }
print(total)
var u: UInt8 = 200
print((0..<100).contains(u), (0...255).contains(u))
let t = xs.reduce((0, 0)) { ($0.0 + $1.balance, $0.1 + 1) }
print(t)
let m = xs.reduce(into: (sum: 0.0, n: 0)) { $0.sum += $1.balance; $0.n += 1 }
print(m, m.sum / Double(m.n))
print(xs.map(\.balance).reduce(0, +), xs.lazy.map { $0.balance }.reduce(1, *))
