let product = Int.max.multipliedFullWidth(by: 4)
print(product.high, product.low)
print(UInt8(200).multipliedFullWidth(by: 3))
print(Int16(-300).multipliedFullWidth(by: 300))
let long: Int64 = 300
let short: Int16 = numericCast(long)
print(short, type(of: short))
func index(_ offset: UInt8) -> Int { numericCast(offset) }
print(index(9))
