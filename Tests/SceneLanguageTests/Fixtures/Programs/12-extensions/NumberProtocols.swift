// Members that extensions of the protocols of numbers add, and what these have without `self`.
extension BinaryInteger {
  var isEven: Bool { isMultiple(of: 2) }
  var digits: [Self] {
    var (rest, found): (Self, [Self]) = (self, [])
    repeat {
      found.insert(rest % 10, at: 0)
      rest /= 10
    } while rest != 0
    return found
  }
  func parts(_ other: Self) -> String { "\(isMultiple(of: other)) \(signum())" }
}
print(4.isEven, UInt8(3).isEven, 905.digits, 17.parts(5))
extension SignedInteger { var flipped: Self { -self } }
extension UnsignedInteger { var half: Self { self >> 1 } }
print(5.flipped, Int8(-3).flipped, UInt8(200).half)
extension FixedWidthInteger {
  var bits: [Int] {
    (0..<Self.bitWidth).reversed().map { Int(truncatingIfNeeded: self >> Self($0)) & 1 }
  }
  func rotated(left count: Int) -> Self { self << Self(count) | self >> Self(Self.bitWidth - count) }
  static var bounds: ClosedRange<Self> { min...max }
}
print(UInt8(5).bits, 5.bits.count, UInt8(0b1001_0000).rotated(left: 2), Int8.bounds)
extension BinaryFloatingPoint {
  func rounded(toPlaces count: Int) -> Self {
    var factor: Self = 1
    for _ in 0..<count { factor *= 10 }
    return (self * factor).rounded() / factor
  }
  var root: Self { squareRoot() }
}
print(3.14159.rounded(toPlaces: 2), Float(2.25).rounded(toPlaces: 1), 9.0.root)
extension FloatingPoint {
  func isClose(to other: Self, within limit: Self) -> Bool { abs(self - other) <= limit }
}
print(1.0.isClose(to: 1.05, within: 0.1))
extension Numeric {
  var size: Magnitude { magnitude }
  func plus(_ other: Self) -> Self { self + other }
}
extension SignedNumeric { var opposite: Self { -self } }
extension AdditiveArithmetic { var doubled: Self { self + self } }
print((-3).size, Int8(5).plus(2), 2.5.opposite, 1.5.doubled)
extension Strideable {
  func next(by step: Stride) -> Self { advanced(by: step) }
  func gap(to other: Self) -> Stride { distance(to: other) }
}
print(5.next(by: 2), 1.5.next(by: 0.5), 3.gap(to: 10))
