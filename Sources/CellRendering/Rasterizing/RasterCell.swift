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

/// What decides the style of a cell.
struct CellLook: Equatable {
  var fill: Pigment
  var ink: Pigment
  var hasInk: Bool
  var attributes: CellStyle.Attributes

  /// The look of a cell on which nothing was painted.
  static var blank: CellLook {
    CellLook(fill: .paper, ink: .paper, hasInk: false, attributes: [])
  }
}
