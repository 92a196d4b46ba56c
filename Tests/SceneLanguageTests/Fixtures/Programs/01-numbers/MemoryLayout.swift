print(MemoryLayout<Int>.size, MemoryLayout<Int8>.stride, MemoryLayout<Double>.alignment, MemoryLayout<Bool>.size)
print(MemoryLayout<String>.size, MemoryLayout<Character>.size, MemoryLayout<Int?>.size, MemoryLayout<Int?>.stride, MemoryLayout<[Int]>.size)
struct P { var a: Int8; var b: Int32; var c: Bool }
enum E { case a, b, c }
class K {}
print(MemoryLayout<P>.size, MemoryLayout<P>.stride, MemoryLayout<P>.alignment, MemoryLayout<E>.size, MemoryLayout<K>.size)
print(MemoryLayout.size(ofValue: 3 as Int16), MemoryLayout.size(ofValue: "a"), MemoryLayout.stride(ofValue: P(a: 1, b: 2, c: true)))
print(MemoryLayout<(Int, Bool)>.size, MemoryLayout<UInt16>.size, MemoryLayout<Float>.size, MemoryLayout<Any>.size, MemoryLayout<() -> Void>.size, MemoryLayout<Void>.size)
print(Int.bitWidth, UInt8.bitWidth, MemoryLayout<Bool?>.size, MemoryLayout<String?>.size, MemoryLayout<K?>.size, MemoryLayout<Double?>.size)
