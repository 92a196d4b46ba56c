extension Prelude {
  /// Values as bytes in memory.
  static let rawBytes = Part(
    names: ["withUnsafeBytes", "UnsafeRawBufferPointer", "withContiguousStorageIfAvailable"],
    source: #"""
      struct UnsafeRawBufferPointer: RandomAccessCollection {
        private let bytes: [UInt8]
        fileprivate init(bytes: [UInt8]) { self.bytes = bytes }
        var count: Int { bytes.count }
        var startIndex: Int { 0 }
        var endIndex: Int { bytes.count }
        subscript(index: Int) -> UInt8 { bytes[index] }
        func index(after place: Int) -> Int { place + 1 }
        func index(before place: Int) -> Int { place - 1 }
        func load<T: FixedWidthInteger>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
          guard offset >= 0, offset + T.bitWidth / 8 <= count else {
            fatalError("UnsafeRawBufferPointer.load out of bounds")
          }
          var result: T = 0
          for place in (0..<T.bitWidth / 8).reversed() {
            result = (result << 8) | T(truncatingIfNeeded: bytes[offset + place])
          }
          return result
        }
        func loadUnaligned<T: FixedWidthInteger>(
          fromByteOffset offset: Int = 0, as type: T.Type
        ) -> T { load(fromByteOffset: offset, as: type) }
      }
      extension FixedWidthInteger {
        fileprivate var _bytes: [UInt8] {
          (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> Self($0 * 8)) }
        }
      }
      func withUnsafeBytes<T: FixedWidthInteger, Result>(
        of value: T, _ body: (UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result { try body(UnsafeRawBufferPointer(bytes: value._bytes)) }
      func withUnsafeBytes<Result>(
        of value: Double, _ body: (UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result { try body(UnsafeRawBufferPointer(bytes: value.bitPattern._bytes)) }
      func withUnsafeBytes<Result>(
        of value: Float, _ body: (UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result { try body(UnsafeRawBufferPointer(bytes: value.bitPattern._bytes)) }
      extension Sequence {
        func withContiguousStorageIfAvailable<Result>(
          _ body: ([Element]) throws -> Result
        ) rethrows -> Result? { try body(Array(self)) }
      }
      extension Array where Element: FixedWidthInteger {
        func withUnsafeBytes<Result>(
          _ body: (UnsafeRawBufferPointer) throws -> Result
        ) rethrows -> Result { try body(UnsafeRawBufferPointer(bytes: flatMap { $0._bytes })) }
      }
      """#
  )

  /// Texts made of bytes in memory, and arrays made in place.
  static let textsOfBytes = Part(
    names: [
      "unsafeUninitializedCapacity", "validatingUTF8", "validatingCString", "withCString",
      "utf8CString", "cString",
    ],
    source: #"""
      extension String {
        init(
          unsafeUninitializedCapacity capacity: Int,
          initializingUTF8With initializer: (UnsafeMutableBufferPointer<UInt8>) throws -> Int
        ) rethrows {
          let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
          let count = try initializer(buffer)
          self = String(decoding: (0..<count).map { buffer[$0] }, as: UTF8.self)
        }
        init(cString bytes: [CChar]) {
          self = String(
            decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        init(cString bytes: [UInt8]) {
          self = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        init(cString pointer: UnsafePointer<CChar>) {
          var bytes: [UInt8] = []
          var place = 0
          while pointer[place] != 0 {
            bytes.append(UInt8(bitPattern: pointer[place]))
            place += 1
          }
          self = String(decoding: bytes, as: UTF8.self)
        }
        init?(validatingUTF8 bytes: [CChar]) {
          let text = String(cString: bytes)
          guard Array(text.utf8) == bytes.prefix(while: { $0 != 0 }).map({ UInt8(bitPattern: $0) })
          else { return nil }
          self = text
        }
        init?(validatingCString bytes: [CChar]) { self.init(validatingUTF8: bytes) }
        var utf8CString: [CChar] { utf8.map { CChar(bitPattern: $0) } + [0] }
        func withCString<Result>(
          _ body: (UnsafePointer<CChar>) throws -> Result
        ) rethrows -> Result {
          let bytes = utf8CString
          let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
          for place in bytes.indices { pointer[place] = bytes[place] }
          return try body(UnsafePointer<CChar>(pointer))
        }
      }
      extension Array {
        init(
          unsafeUninitializedCapacity capacity: Int,
          initializingWith initializer: (
            inout UnsafeMutableBufferPointer<Element>, inout Int
          ) throws -> Void
        ) rethrows {
          var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
          var count = 0
          try initializer(&buffer, &count)
          self = (0..<count).map { buffer[$0] }
        }
      }
      """#
  )

  /// Values whose bits are taken for those of another type.
  static let castBits = Part(
    names: ["unsafeBitCast", "unsafeDowncast"],
    source: #"""
      func unsafeBitCast(_ value: Double, to type: UInt64.Type) -> UInt64 { value.bitPattern }
      func unsafeBitCast(_ value: Double, to type: Int64.Type) -> Int64 {
        Int64(bitPattern: value.bitPattern)
      }
      func unsafeBitCast(_ value: UInt64, to type: Double.Type) -> Double {
        Double(bitPattern: value)
      }
      func unsafeBitCast(_ value: Float, to type: UInt32.Type) -> UInt32 { value.bitPattern }
      func unsafeBitCast(_ value: UInt32, to type: Float.Type) -> Float {
        Float(bitPattern: value)
      }
      func unsafeBitCast<T: FixedWidthInteger, U: FixedWidthInteger>(
        _ value: T, to type: U.Type
      ) -> U { U(truncatingIfNeeded: value) }
      func unsafeBitCast<T: AnyObject, U: AnyObject>(_ value: T, to type: U.Type) -> U {
        value as! U
      }
      func unsafeDowncast<T: AnyObject, U: AnyObject>(_ value: T, to type: U.Type) -> U {
        value as! U
      }
      """#
  )

  /// The bits of numbers with fractions.
  static let fractionBits = Part(
    names: [
      "radix", "significandBitCount", "exponentBitCount", "exponentBitPattern",
      "significandBitPattern", "significandWidth", "isCanonical",
    ],
    source: #"""
      extension Double {
        static var radix: Int { 2 }
        static var significandBitCount: Int { 52 }
        static var exponentBitCount: Int { 11 }
        var exponentBitPattern: UInt { UInt((bitPattern >> 52) & 0x7FF) }
        var significandBitPattern: UInt64 { bitPattern & 0xF_FFFF_FFFF_FFFF }
        var significandWidth: Int {
          guard isFinite, self != 0 else { return isFinite ? 0 : -1 }
          let bits = significandBitPattern
          return bits == 0 ? 0 : 52 - bits.trailingZeroBitCount
        }
        var isCanonical: Bool { true }
      }
      extension Float {
        static var radix: Int { 2 }
        static var significandBitCount: Int { 23 }
        static var exponentBitCount: Int { 8 }
        var exponentBitPattern: UInt { UInt((bitPattern >> 23) & 0xFF) }
        var significandBitPattern: UInt32 { bitPattern & 0x7F_FFFF }
        var significandWidth: Int {
          guard isFinite, self != 0 else { return isFinite ? 0 : -1 }
          let bits = significandBitPattern
          return bits == 0 ? 0 : 23 - bits.trailingZeroBitCount
        }
        var isCanonical: Bool { true }
      }
      """#
  )
}
