extension Int { var digits: [Int] { String(self).compactMap { $0.wholeNumberValue } }; var roman: String { var n = self, r = ""; for (v, s) in [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] { while n >= v { r += s; n -= v } }; return r }; func isPrime() -> Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } } }
extension Double { var degrees: Double { self * .pi / 180 }; func approx(_ o: Double, _ e: Double = 1e-9) -> Bool { abs(self - o) < e } }
extension BinaryInteger { var isOdd: Bool { self % 2 != 0 } }
extension FloatingPoint { var half: Self { self / 2 } }
print(1984.digits, 14.roman, (1...20).filter { $0.isPrime() }, 180.0.degrees.approx(.pi), 7.isOdd, 5.0.half)
