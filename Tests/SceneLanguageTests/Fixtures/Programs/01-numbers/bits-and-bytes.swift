print(5.bigEndian, UInt8(7).bigEndian, UInt16(0x1234).bigEndian == 0x3412, Int32(1).bigEndian)
print(UInt16(0x1234).byteSwapped == 0x3412, 5.littleEndian, UInt64(1).bigEndian)
print(1.5.bitPattern, Float(1.5).bitPattern, Double(bitPattern: 0x3FF8_0000_0000_0000))
print(Float(bitPattern: 0x3FC0_0000), 10.0.binade, 0.0.isNormal, 1.0.isNormal)
print(Double.leastNonzeroMagnitude.isSubnormal, Float.leastNonzeroMagnitude.isSubnormal)

var text = "abc"
text.makeContiguousUTF8()
text.removeAll(keepingCapacity: true)
print(text.isEmpty)

var counts = ["only": 1]
if let (key, value) = counts.popFirst() { print(key, value, counts.isEmpty) }
print(counts.popFirst() == nil)
counts["again"] = 2
counts.removeAll(keepingCapacity: true)
var seen: Set<Int> = [1, 2]
seen.removeAll(keepingCapacity: false)
var list = [1, 2]
list.removeAll(keepingCapacity: true)
print(counts, seen, list)
