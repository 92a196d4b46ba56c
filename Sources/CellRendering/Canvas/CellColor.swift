/// The colour of a cell's glyph or of its background.
package enum CellColor: Hashable, Sendable {
  /// The terminal's own colour: whatever its user chose.
  case `default`
  /// A colour of the sRGB space, 0...255 a component.
  case rgb(UInt8, UInt8, UInt8)
}

extension CellColor {
  /// The number of bits in ``bits``.
  static let bitCount = 25

  /// The colour as a number: 0 for the terminal's own, else a 1 above red, green, and blue.
  var bits: UInt32 {
    guard case .rgb(let red, let green, let blue) = self else { return 0 }
    return 1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Creates a colour of its bits; those above are ignored.
  init(bits: UInt32) {
    guard bits & 1 << 24 != 0 else {
      self = .default
      return
    }
    self = .rgb(
      UInt8(truncatingIfNeeded: bits >> 16),
      UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }
}
