let bytes: [UInt8] = [1, 2, 3]
print(bytes.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } }, bytes.withUnsafeBytes { $0.count })
print(
  withUnsafeBytes(of: UInt32(258).littleEndian) { Array($0) },
  withUnsafeBytes(of: 1.5) { $0.last! }
)
print([1, 2].withContiguousStorageIfAvailable { $0.count } as Any)
print(
  bytes.withUnsafeBytes { $0.load(as: UInt16.self) },
  bytes.withUnsafeBytes { $0.load(fromByteOffset: 2, as: UInt8.self) }
)
print(
  String(unsafeUninitializedCapacity: 4) { p in
    for i in 0..<4 { p[i] = 97 + UInt8(i) }
    return 3
  }
)
print(
  [Int](unsafeUninitializedCapacity: 3) { b, n in
    b[0] = 7
    b[1] = 8
    n = 2
  }
)
let letters: [CChar] = [104, 105, 0]
print(
  String(cString: letters),
  String(validatingUTF8: letters) ?? "-",
  "hé".withCString { String(cString: $0) },
  "hi".utf8CString.count
)
print(
  0.1.significandWidth,
  Double.radix,
  Float.significandBitCount,
  Double.exponentBitCount,
  6.5.exponentBitPattern,
  Float(1.5).significandBitPattern
)
