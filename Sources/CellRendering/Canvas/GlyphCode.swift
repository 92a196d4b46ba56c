/// A grapheme cluster in eight bytes, so that cells are copied and compared as plain data.
package struct GlyphCode: Hashable, Sendable {
  /// The bytes of UTF-8, the first one lowest, and zeros behind them; or the number of a longer
  /// cluster, with the highest byte 0xFF, which is never one of UTF-8.
  let bits: UInt64

  private static let longMark: UInt64 = 0xFF << 56

  /// Makes a cluster of its ``bits``.
  init(bits: UInt64) { self.bits = bits }

  package static let space = GlyphCode(ascii: 0x20)

  /// - Precondition: `ascii` is less than 0x80.
  package init(ascii: UInt8) {
    precondition(ascii < 0x80, "a byte of ASCII has seven bits")
    bits = UInt64(ascii)
  }

  package init(_ scalar: Unicode.Scalar) {
    let value = UInt64(scalar.value)
    // The bytes behind the first have six bits of the scalar each, above them 10.
    func byte(_ shift: UInt64) -> UInt64 { 0x80 | value >> shift & 0x3F }
    switch value {
    case ..<0x80: bits = value
    case ..<0x800: bits = 0xC0 | value >> 6 | byte(0) << 8
    case ..<0x10000: bits = 0xE0 | value >> 12 | byte(6) << 8 | byte(0) << 16
    default: bits = 0xF0 | value >> 18 | byte(12) << 8 | byte(6) << 16 | byte(0) << 24
    }
  }

  package init(_ character: Character) {
    var bits: UInt64 = 0
    var shift: UInt64 = 0
    for byte in character.utf8 {
      if shift == 64 {
        self.bits = Self.longMark | UInt64(LongClusters.number(of: character))
        return
      }
      bits |= UInt64(byte) << shift
      shift += 8
    }
    self.bits = bits
  }

  /// The cluster.
  package var character: Character {
    if let ascii { return Character(Unicode.Scalar(ascii)) }
    if isLong { return LongClusters.character(UInt32(truncatingIfNeeded: bits)) }
    return withUnsafeBytes(of: bits.littleEndian) { bytes in
      String(decoding: bytes.prefix(byteCount), as: UTF8.self).first ?? " "
    }
  }

  /// The cluster where it is a byte of ASCII.
  package var ascii: UInt8? { bits < 0x80 ? UInt8(truncatingIfNeeded: bits) : nil }

  package var isASCII: Bool { bits < 0x80 }

  /// The cluster's first scalar.
  package var firstScalar: Unicode.Scalar {
    if let ascii { return Unicode.Scalar(ascii) }
    guard let scalar = decoded else { return character.unicodeScalars.first ?? " " }
    return scalar
  }

  /// The cluster where it is a single scalar.
  package var onlyScalar: Unicode.Scalar? {
    if let ascii { return Unicode.Scalar(ascii) }
    guard let scalar = decoded, UTF8.width(scalar) == byteCount else { return nil }
    return scalar
  }

  private var isLong: Bool { bits >= Self.longMark }

  private var byteCount: Int { 8 - bits.leadingZeroBitCount / 8 }

  /// The first scalar of a short cluster.
  private var decoded: Unicode.Scalar? {
    if isLong { return nil }
    let (first, second) = (UInt32(bits & 0xFF), UInt32(bits >> 8 & 0x3F))
    let (third, fourth) = (UInt32(bits >> 16 & 0x3F), UInt32(bits >> 24 & 0x3F))
    switch first {
    case ..<0x80: return Unicode.Scalar(first)
    case ..<0xE0: return Unicode.Scalar((first & 0x1F) << 6 | second)
    case ..<0xF0: return Unicode.Scalar((first & 0x0F) << 12 | second << 6 | third)
    default: return Unicode.Scalar((first & 0x07) << 18 | second << 12 | third << 6 | fourth)
    }
  }
}
