/// One place on a terminal's screen: a glyph, its width in columns, and its style.
///
/// A wide glyph stands in its first cell, with the width 2; the cell after it is its
/// ``continuation``, with the width 0. Two numbers hold all of it, without a gap between them, so
/// that rows of cells are copied and compared as bytes.
package struct Cell: Hashable, Sendable {
  /// The grapheme cluster to show; a space is blank.
  package var code: GlyphCode
  /// The bits of the style, and above them the width.
  package internal(set) var look: UInt64

  @inlinable package static var widthShift: UInt64 { 58 }

  /// An empty cell in the terminal's own colours.
  package static let blank = Cell()

  package init(_ glyph: Character, width: UInt8 = 1, style: CellStyle = .plain) {
    self.init(GlyphCode(glyph), width: width, style: style)
  }

  package init(_ code: GlyphCode = .space, width: UInt8 = 1, style: CellStyle = .plain) {
    self.code = code
    look = style.bits | UInt64(width) << Self.widthShift
  }

  /// A grapheme cluster in the style and the width of another cell.
  init(_ code: GlyphCode, like other: Cell) {
    self.code = code
    look = other.look
  }

  /// The colours and attributes.
  package var style: CellStyle {
    get { CellStyle(bits: look) }
    set { look = newValue.bits | UInt64(width) << Self.widthShift }
  }

  /// The number of columns: 1, or 2, or 0 for the second half of a wide glyph; less than 64.
  package var width: UInt8 {
    @inlinable get { UInt8(truncatingIfNeeded: look >> Self.widthShift) }
    set { look = style.bits | UInt64(newValue) << Self.widthShift }
  }

  /// The grapheme cluster to show.
  package var glyph: Character { code.character }

  /// The second half of a wide glyph with `style`.
  package static func continuation(style: CellStyle) -> Cell {
    Cell(.space, width: 0, style: style)
  }
}
