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

  /// Whether nothing shows here where there are colours.
  var isBlank: Bool {
    if case .none = ink { fill == .paper && attributes.isEmpty } else { false }
  }

  /// Whether both get the same style: it tells ink from none, and not one ink from another.
  func hasLook(of other: RasterCell) -> Bool {
    fill == other.fill && inkPigment == other.inkPigment && attributes == other.attributes
      && (ink == .none) == (other.ink == .none)
  }

  /// Whether a glyph of text stands here.
  var holdsText: Bool {
    if case .glyph = ink { return true }
    return false
  }
}
