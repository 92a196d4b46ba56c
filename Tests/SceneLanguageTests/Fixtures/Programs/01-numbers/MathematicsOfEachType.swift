import Foundation

let whole = 3
let exact = 2.0
let short: Float = 2
let wide: CGFloat = 2

print(type(of: sqrt(2.0)), type(of: sqrt(2)), type(of: sqrt(exact)))
print(type(of: sqrt(short)), type(of: sqrt(wide)), type(of: sqrtf(2)))
print(type(of: pow(exact, 2)), type(of: pow(wide, 2)), type(of: pow(short, 2)))
print(type(of: pow(Double(whole), 2)), type(of: pow(Decimal(3), 2)))
print(Int(pow(Double(whole), 2)), Int(pow(2.0, 10)), Int(sqrt(Double(81))))
print(pow(Decimal(1.5), 3), pow(1.5, 3.0), pow(Float(1.5), 3), pow(CGFloat(1.5), 3))
print(type(of: atan2(wide, 2)), type(of: hypot(short, short)))
print(type(of: floor(7.5)), type(of: ceil(wide)), type(of: round(short)), type(of: fmod(7, 2)))

let half = sin(Double.pi / 6)
let length: CGFloat = sqrt(wide * wide + wide * wide)
let mixed: CGFloat = sqrt(exact) * wide
print(type(of: half), length, mixed)
print(String(format: "%.3f", sqrt(Double(whole))), String(format: "%.2f", cbrt(27.0)))

func distance(_ one: (x: Double, y: Double), _ two: (x: Double, y: Double)) -> Double {
  sqrt(pow(one.x - two.x, 2) + pow(one.y - two.y, 2))
}
print(distance((0, 0), (3, 4)))

func isPrime(_ number: Int) -> Bool {
  guard number > 1 else { return false }
  return !stride(from: 2, through: Int(sqrt(Double(number))), by: 1).contains { number % $0 == 0 }
}
print((1...30).filter(isPrime))

let numbers = [4.0, 9, 16]
print(numbers.map(sqrt), numbers.map { pow($0, 2) }, zip(numbers, numbers).map(hypot).map { Int($0) })
let tip = round(12.345 * 100) / 100
print(tip, abs(-2.5), abs(-3), max(1, 2.5), min(wide, 3))
