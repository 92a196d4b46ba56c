/// All of a painted cell but the form of its ink, in one number: looks are compared more often than
/// they are read.
///
/// Cells without ink have the ink of text, so that equal looks are equal numbers.
struct CellLook: Hashable, Sendable {
  /// What kind of ink a cell has.
  enum Kind: UInt64 {
    case none
    /// A grapheme of one column.
    case glyph
    /// The first half of a grapheme of two columns.
    case wideGlyph
    /// Anything else; the cell's form tells it.
    case formed
  }

  /// From the lowest bit on: the fill, the ink's pigment, the attributes, the texture, the kind.
  private var bits: UInt64

  private static let inkShift: UInt64 = 26
  private static let attributesShift: UInt64 = 52
  private static let textureShift: UInt64 = 58
  private static let kindShift: UInt64 = 62
  private static let inkMask: UInt64 = (1 << 32 - 1) << inkShift | 3 << kindShift
  private static let noInk = UInt64(Pigment.primary.code) << inkShift

  /// The look of a cell on which nothing was painted.
  static var blank: CellLook { CellLook(bits: UInt64(Pigment.paper.code) | noInk) }

  /// The look of a glyph of text on paper.
  static var text: CellLook {
    var look = blank
    look.setInk(.primary, [], .glyph)
    return look
  }

  private init(bits: UInt64) { self.bits = bits }

  var fill: Pigment {
    get { Pigment(code: UInt32(truncatingIfNeeded: bits) & Pigment.codeMask) }
    set { bits = bits & ~UInt64(Pigment.codeMask) | UInt64(newValue.code) }
  }

  /// The pigment of the ink.
  var ink: Pigment {
    get { Pigment(code: UInt32(truncatingIfNeeded: bits >> Self.inkShift) & Pigment.codeMask) }
    set {
      let mask = UInt64(Pigment.codeMask) << Self.inkShift
      bits = bits & ~mask | UInt64(newValue.code) << Self.inkShift
    }
  }

  var attributes: CellStyle.Attributes {
    CellStyle.Attributes(
      rawValue: UInt8(truncatingIfNeeded: bits >> Self.attributesShift)
        & CellStyle.Attributes.all.rawValue
    )
  }

  var texture: FillTexture {
    get {
      FillTexture(rawValue: UInt8(truncatingIfNeeded: bits >> Self.textureShift) & 0xF) ?? .blank
    }
    set {
      bits = bits & ~(0xF << Self.textureShift) | UInt64(newValue.rawValue) << Self.textureShift
    }
  }

  var kind: Kind { Kind(rawValue: bits >> Self.kindShift) ?? .formed }

  @inline(__always)
  mutating func setInk(_ pigment: Pigment, _ attributes: CellStyle.Attributes, _ kind: Kind) {
    bits =
      bits & ~Self.inkMask | UInt64(pigment.code) << Self.inkShift
      | UInt64(attributes.rawValue) << Self.attributesShift | kind.rawValue << Self.kindShift
  }

  @inline(__always)
  mutating func removeInk() { bits = bits & ~Self.inkMask | Self.noInk }
}
