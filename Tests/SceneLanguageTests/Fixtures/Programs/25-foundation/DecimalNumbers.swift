import Foundation
let a: Decimal = 0.1, b = Decimal(string: "0.2")!
print(a + b, Decimal(string: "0.1")! + 0.2, a * 3, Decimal(1) / 3, Decimal(2) / 3, b - a, -a, a / 7, Decimal(10) / 4)
print(3.133 as Decimal, Decimal(3.133), Decimal(string: "3.133")!, 19.99 as Decimal * 3, Decimal(1e10), Decimal(string: "1e-10")!, Decimal(0.1 + 0.2), Decimal(100), Decimal(1234567890123))
var t: Decimal = 0; for p in [19.99, 5.01, 0.1] as [Decimal] { t += p }; print(t, t > 25, t == 25.1, max(t, 30), abs(-t))
print(Decimal(string: "abc") as Any, Decimal(string: "12.50")!, Decimal(string: "-0.050")!, Decimal(string: "1,5") as Any, Decimal(string: "12abc") as Any)
var r = Decimal(); var x = Decimal(string: "2.345")!
NSDecimalRound(&r, &x, 2, .plain); print(r); NSDecimalRound(&r, &x, 2, .bankers); print(r); NSDecimalRound(&r, &x, 1, .up); print(r); NSDecimalRound(&r, &x, 1, .down); print(r)
print(pow(Decimal(2), 10), pow(1.1 as Decimal, 3), NSDecimalNumber(decimal: x).doubleValue, Double(truncating: x as NSNumber), (x as NSDecimalNumber).intValue)
print([a, b].reduce(0, +), [b, a].sorted(), Set([a, b, a]).count, a.description, "\(a)", a.isZero, a.isNaN, x.magnitude, a.sign == .plus, Decimal.zero, Decimal.pi)
struct Item: Codable, Equatable { var price: Decimal; var n: Int; var total: Decimal { price * Decimal(n) } }
let i = Item(price: 9.99, n: 3); print(i.total, i)
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
let d = try e.encode(i); print(String(data: d, encoding: .utf8)!)
print(try JSONDecoder().decode(Item.self, from: d) == i)
print(Decimal(string: "123456789012345678901234567890.12345678")! * 10, Decimal(string: "99999999999999999999")! * Decimal(string: "99999999999999999999")!, Decimal(1) / 7, Decimal(22) / 7, Decimal(5) / 1000000)
let tax: Decimal = 0.0825; let sub: Decimal = 49.95; print(sub * tax, sub * (1 + tax), (sub * tax * 100) / 100)
func total<T: Sequence>(_ xs: T) -> Decimal where T.Element == Decimal { xs.reduce(0) { $0 + $1 } }
print(total([1, 2.5, 0.05]), Decimal(5) > 4.99, Decimal(sign: .minus, exponent: -2, significand: 123), Decimal.greatestFiniteMagnitude > 1, x.exponent, a.isSignMinus)
