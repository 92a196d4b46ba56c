/// The colours and attributes of one cell, in one number: styles are compared more often than read.
package struct CellStyle: Hashable, Sendable {
  /// From the lowest bit on: the foreground, the background, the attributes; the rest is 0.
  private(set) var bits: UInt64

  private static let backgroundShift = UInt64(CellColor.bitCount)
  private static let attributesShift = 2 * UInt64(CellColor.bitCount)
  /// The number of bits that styles use.
  static var bitCount: UInt64 { Cell.widthShift }

  /// The terminal's own colours, without attributes.
  package static let plain = CellStyle()

  package init(
    foreground: CellColor = .default,
    background: CellColor = .default,
    attributes: Attributes = []
  ) {
    bits =
      UInt64(foreground.bits) | UInt64(background.bits) << Self.backgroundShift
      | UInt64(attributes.rawValue) << Self.attributesShift
  }

  /// Creates a style of its bits; those above are ignored.
  init(bits: UInt64) {
    self.bits = bits & (1 << Self.bitCount - 1)
  }

  /// The colour of the glyph.
  package var foreground: CellColor {
    get { CellColor(bits: UInt32(truncatingIfNeeded: bits)) }
    set { self = CellStyle(foreground: newValue, background: background, attributes: attributes) }
  }

  /// The colour behind the glyph.
  package var background: CellColor {
    get { CellColor(bits: UInt32(truncatingIfNeeded: bits >> Self.backgroundShift)) }
    set { self = CellStyle(foreground: foreground, background: newValue, attributes: attributes) }
  }

  /// The terminal attributes of the glyph.
  package var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> Self.attributesShift)) }
    set { self = CellStyle(foreground: foreground, background: background, attributes: newValue) }
  }

  /// The attributes that terminals know by the Select Graphic Rendition sequence of ECMA-48.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package static var bold: Attributes { Attributes(rawValue: 1 << 0) }
    package static var dim: Attributes { Attributes(rawValue: 1 << 1) }
    package static var italic: Attributes { Attributes(rawValue: 1 << 2) }
    package static var underline: Attributes { Attributes(rawValue: 1 << 3) }
    package static var reverse: Attributes { Attributes(rawValue: 1 << 4) }
    package static var strikethrough: Attributes { Attributes(rawValue: 1 << 5) }

    /// Every attribute there is, in the six lowest bits.
    static var all: Attributes { Attributes(rawValue: 1 << 6 - 1) }

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }
  }
}
