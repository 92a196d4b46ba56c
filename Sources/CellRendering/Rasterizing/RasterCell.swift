/// What has been painted on a cell so far.
struct RasterCell: Hashable, Sendable {
  /// What stands on the fill of a cell.
  enum Ink: Hashable, Sendable {
    case none
    /// A grapheme of 1 or 2 columns; 0 for the second half of a wide one.
    case glyph(GlyphCode, columns: UInt8)
    /// Some of the cell's eight dots.
    case dots(DotSet, DotStyle)
    /// Lines that meet in the cell.
    case lines(LineJunction)
  }

  /// The colour of the whole cell.
  var fill = Pigment.paper
  /// The texture of the fill.
  var texture = FillTexture.blank
  var ink = Ink.none
  /// The colour of the ink.
  var inkPigment = Pigment.primary
  var attributes: CellStyle.Attributes = []

  /// All that a cell's style depends on: it tells ink from none, and not one ink from another.
  var look: CellLook {
    let hasInk = if case .none = ink { false } else { true }
    // Where there is no ink, its pigment shows nowhere.
    return CellLook(
      fill: fill,
      ink: hasInk ? inkPigment : .paper,
      hasInk: hasInk,
      attributes: attributes
    )
  }

  /// Whether a glyph of text stands here.
  var holdsText: Bool {
    if case .glyph = ink { return true }
    return false
  }
}

/// What decides the style of a cell, in one number: looks are compared more often than read.
struct CellLook: Equatable {
  /// From the lowest bit on: the fill, the ink's pigment, the attributes, and whether there is ink.
  private let bits: UInt64

  private static let inkShift: UInt64 = 26
  private static let attributesShift: UInt64 = 52
  private static let hasInkBit: UInt64 = 1 << 60

  init(fill: Pigment, ink: Pigment, hasInk: Bool, attributes: CellStyle.Attributes) {
    bits =
      UInt64(fill.code) | UInt64(ink.code) << Self.inkShift
      | UInt64(attributes.rawValue) << Self.attributesShift | (hasInk ? Self.hasInkBit : 0)
  }

  var fill: Pigment { Pigment(code: UInt32(truncatingIfNeeded: bits) & Pigment.codeMask) }
  var ink: Pigment {
    Pigment(code: UInt32(truncatingIfNeeded: bits >> Self.inkShift) & Pigment.codeMask)
  }
  var hasInk: Bool { bits & Self.hasInkBit != 0 }
  var attributes: CellStyle.Attributes {
    CellStyle.Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> Self.attributesShift))
  }

  /// The look of a cell on which nothing was painted.
  static var blank: CellLook {
    CellLook(fill: .paper, ink: .paper, hasInk: false, attributes: [])
  }
}
