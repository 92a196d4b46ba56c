func hex(_ n: Int) -> String { let digits = Array("0123456789abcdef"); var n = n, s = ""; repeat { s = String(digits[n & 15]) + s; n >>= 4 } while n > 0; return s }
print([0, 9, 255, 4096, 48879].map(hex), [255, 16].map { String($0, radix: 2) }, Int("beef", radix: 16)!)
