let flags = 0b1100
print(flags & 0b0110, flags | 0b0011, flags ^ 0b1010, ~flags)
print(1 << 5, 256 >> 3, -16 >> 2, 1 << 0)
var mask = 1
mask <<= 4; mask |= 1; mask &= ~1; mask ^= 0xF; mask >>= 1
print(mask)
print(0b1011.nonzeroBitCount, 8.trailingZeroBitCount, UInt8(1).leadingZeroBitCount, Int.bitWidth, UInt8.bitWidth)
print(String(255, radix: 16), String(255, radix: 16, uppercase: true), String(-10, radix: 2))
print(Int("ff", radix: 16)!, Int("zz", radix: 16) as Any, Int("101", radix: 2)!)
print(UInt8(0b1010_1010) >> 1, UInt8(0xF0) << 1, ~UInt8(0))
print(UInt16(0x1234).byteSwapped)
