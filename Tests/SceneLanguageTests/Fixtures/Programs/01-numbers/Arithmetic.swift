let a = 7, b = 3
print(a + b, a - b, a * b, a / b, a % b)
print(-a / b, -a % b, a / -b, a % -b)
print(7.0 / 2, 7 / 2, Double(7) / 2)
print(2 + 3 * 4 - 1, (2 + 3) * (4 - 1), 2 * -3)
var n = 10
n += 5; n -= 3; n *= 2; n /= 5; n %= 3
print(n)
print(10.truncatingRemainder(dividingBy: 3.5), (-7.5).truncatingRemainder(dividingBy: 2))
print(7.quotientAndRemainder(dividingBy: 2))
print((-7).quotientAndRemainder(dividingBy: 2).remainder)
print(1_000_000, 0xFF, 0b1010, 0o17, 1e3, 0x1p4)
print(+5, -(-a), -a, +a)
print((-9).magnitude, abs(-9), abs(-2.5))
print(a.isMultiple(of: 7), a.isMultiple(of: 2), (-3).signum(), 0.signum())
print(Int.max, Int.min, UInt8.max, Int8.min)
n = 4
n.negate(); print(n, n.magnitude, a.distance(to: 10), a.advanced(by: 2), 5.description, Int.zero)
