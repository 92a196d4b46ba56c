let i = 3
let d = Double(i) + 0.5
print(d, Int(d), Float(d), Int(Float(2.9)), UInt8(d))
let half: Double = 1 / 2
let whole = 1 / 2
print(half, whole, Double(1) / 2, Double(1 / 2))
let mixed = 2 * 3.5
print(mixed, type(of: mixed), type(of: 2 * 3), type(of: i), type(of: half))
print(Int("42")! + 1, Int("4x") as Any, Int("-7")!, Int("+7")!, Int("") as Any, UInt8("256") as Any)
print(Int(true ? 1 : 0), Bool("true")!, Bool("yes") as Any)
print(Character("a").asciiValue!, String(42), String(4.5), String(true), Int(UInt8(200)), Double(UInt8(7)))
let small: Int8 = -5
print(Int(small), UInt8(bitPattern: small), Int(small) * 100)
let f: Float = 1.1
print(f, Double(f) == 1.1, f * 2, f + 1)
print([1, 2.5, 3], type(of: [1, 2.5]))
