print(Int("42")!, Int("-7")!, Int("4.2") as Any, Int("ff", radix: 16)!, Int("z", radix: 36)!, Int(" 1") as Any, Int("+5")!)
print(String(255, radix: 2), String(255, radix: 16, uppercase: true), String(-10, radix: 3), 0xFF, 0b1010, 0o17, 1_000_000)
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, (-7).quotientAndRemainder(dividingBy: 2), abs(-3), (-5).magnitude, 5.signum(), (-9).signum())
print(Int.max, Int.min, Int8.max, UInt8.max, Int16.min, UInt32.max, Int64.max == Int.max ? "same" : "no")
print(Int.max &+ 1 == Int.min, Int8(127) &+ 1, UInt8(250) &+ 10, UInt8(3) &- 5, Int8(100) &* 2)
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, 256 >> 2, -8 >> 1, UInt8(0b1100_0011) >> 2, ~UInt8(1))
print(5.bitWidth, 12.trailingZeroBitCount, UInt8(1).leadingZeroBitCount, 255.nonzeroBitCount, 10.isMultiple(of: 5), UInt8(1).byteSwapped)
print(UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200), UInt8(clamping: 300), Int8(clamping: -999), UInt8(exactly: 256) as Any, Int(exactly: 3.5) as Any, Int(3.99), Int(-3.99))
print(Int8.max.addingReportingOverflow(1), 5.advanced(by: 3), 3.distance(to: 10), (1...5).clamped(to: 3...9))
let big: UInt64 = 18446744073709551615
print(big, UInt64.max, big / 2, big % 10, UInt64.max - 1, String(big, radix: 16), UInt.max)
var h: UInt64 = 14695981039346656037
for b in "hash".utf8 { h ^= UInt64(b); h = h &* 1099511628211 }
print(h, h >> 60, Int(h % 1000), h > UInt64(Int.max))
print(UInt32(0xDEADBEEF), Int32(bitPattern: 0xFFFFFFFF), UInt8(bitPattern: -1), Int(UInt16.max) + 1)
print(min(3, 1, 2), max(1.5, 2), [1, 2, 3].randomElement() != nil, Int.random(in: 1...1), Bool.random() || true)
