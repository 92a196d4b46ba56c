/// What has been painted on a cell so far, in two numbers: pictures are filled with cells, and all of
/// them are gone through once more to be finished.
struct RasterCell: Hashable, Sendable {
  /// What stands on the fill of a cell.
  enum Ink: Hashable, Sendable {
    case none
    /// A grapheme of one column.
    case glyph(GlyphCode)
    /// A grapheme of two columns, in the first of them.
    case wideGlyph(GlyphCode)
    /// The second half of a wide grapheme.
    case continuation
    /// Some of the cell's eight dots.
    case dots(DotSet, DotStyle)
    /// Lines that meet in the cell.
    case lines(LineJunction)
  }

  /// The grapheme, or what ``Form`` makes of dots and lines; 0 where there is no ink.
  private(set) var form: UInt64 = 0
  /// The colours, the texture, and the kind of ink.
  private(set) var look = CellLook.blank

  /// The colour of the whole cell.
  var fill: Pigment {
    get { look.fill }
    set { look.fill = newValue }
  }

  /// The texture of the fill.
  var texture: FillTexture {
    get { look.texture }
    set { look.texture = newValue }
  }

  /// The colour of the ink; that of text where there is none.
  var inkPigment: Pigment { look.ink }
  /// The attributes of the ink; nothing where there is none.
  var attributes: CellStyle.Attributes { look.attributes }

  var ink: Ink {
    switch look.kind {
    case .none: .none
    case .glyph: .glyph(GlyphCode(bits: form))
    case .wideGlyph: .wideGlyph(GlyphCode(bits: form))
    case .formed: Form.ink(form)
    }
  }

  var hasInk: Bool { look.kind != .none }

  /// Whether a glyph of text stands here.
  var holdsText: Bool {
    switch look.kind {
    case .none: false
    case .glyph, .wideGlyph: true
    case .formed: form == Form.continuation
    }
  }

  /// Puts ink on the fill, in place of any before.
  @inline(__always)
  mutating func write(
    _ ink: Ink,
    _ pigment: Pigment,
    attributes: CellStyle.Attributes = []
  ) {
    let kind: CellLook.Kind
    switch ink {
    case .none: return removeInk()
    case .glyph(let code): (form, kind) = (code.bits, .glyph)
    case .wideGlyph(let code): (form, kind) = (code.bits, .wideGlyph)
    case .continuation: (form, kind) = (Form.continuation, .formed)
    case .dots(let dots, let style): (form, kind) = (Form.bits(dots, style), .formed)
    case .lines(let junction): (form, kind) = (Form.bits(junction), .formed)
    }
    look.setInk(pigment, attributes, kind)
  }

  /// Leaves nothing but the fill.
  @inline(__always)
  mutating func removeInk() {
    form = 0
    look.removeInk()
  }

  /// Changes the colours under and of the ink.
  @inline(__always)
  mutating func repaint(_ look: CellLook) { self.look = look }

  /// What is neither blank nor a glyph, in a number.
  private enum Form {
    private static let kindShift: UInt64 = 62
    private static let styleShift: UInt64 = 8

    static let continuation: UInt64 = 1 << kindShift

    static func bits(_ dots: DotSet, _ style: DotStyle) -> UInt64 {
      2 << kindShift | UInt64(style.rawValue) << styleShift | UInt64(dots.rawValue)
    }

    static func bits(_ junction: LineJunction) -> UInt64 {
      3 << kindShift | UInt64(junction.bits)
    }

    static func ink(_ bits: UInt64) -> Ink {
      switch bits >> kindShift {
      case 2:
        .dots(
          DotSet(rawValue: UInt8(truncatingIfNeeded: bits)),
          DotStyle(rawValue: UInt8(truncatingIfNeeded: bits >> styleShift)) ?? .braille
        )
      case 3: .lines(LineJunction(bits: UInt32(truncatingIfNeeded: bits)))
      default: .continuation
      }
    }
  }
}
