let bytes: [UInt8] = [32, 65]
let first = bytes[0]
print([0x20, 0x0A].contains(bytes[0]), [32, 10].contains(first), [1, 2].firstIndex(of: bytes[1]) as Any)
let small: Int8 = 2
print([1, 2].contains(small), [1, 2].contains(2), [1, 2].contains(0.5))
struct Reader {
  var bytes: [UInt8]
  var place = 0
  mutating func skip() { while place < bytes.count, [0x20, 0x0A, 0x09].contains(bytes[place]) { place += 1 } }
}
var reader = Reader(bytes: bytes)
reader.skip()
print(reader.place)
