print(1 + 2 * 3 % 4 - 5 / 2, 1 << 2 + 1, 5 & 3 | 4 ^ 1, 2 + 3 == 5 && 1 < 2 || false)
print(true ? 1 : false ? 2 : 3, (true || false) && false, !true || true, nil ?? 1 + 2, (nil as Int?) ?? 4 * 2)
print(1...3 ~= 2, 10 - 4 - 3, 100 / 10 / 2, 2 * 3 + 4 * 5, -3 + 5, 7 - -2, 1 + (2 - (3 - 4)))
let a = 5
print(a > 3 ? "big" : a > 1 ? "mid" : "small", a == 5 ? "yes" : "no", a &+ 1 &* 2)
var x = 10
x = x > 5 ? x - 1 : x + 1
x += x > 3 ? 100 : 200
print(x, 0..<3 == 0..<3, (1, 2) == (1, 2) && true)
let b = 3 as Double / 2
print(b, 5 as Any is Int, 2.5 as Double + 1, (3 as Int?) ?? 0 + 1, try! Int("4")! * 2)
print(a < 10 && a > 0 && a != 4, a & 1 == 1, ~0 & 0xF, 6 >> 1 + 0)
