/// One place on a terminal's screen: a glyph, its width in columns, and its style.
///
/// A wide glyph stands in its first cell, with the width 2; the cell after it is its
/// ``continuation``, with the width 0.
package struct Cell: Hashable, Sendable {
  /// The grapheme cluster to show; a space is blank.
  package var code: GlyphCode
  /// The colours and attributes.
  package var style: CellStyle
  /// The number of columns: 1, or 2, or 0 for the second half of a wide glyph.
  package var width: UInt8

  /// An empty cell in the terminal's own colours.
  package static let blank = Cell()

  package init(_ glyph: Character, width: UInt8 = 1, style: CellStyle = .plain) {
    self.init(GlyphCode(glyph), width: width, style: style)
  }

  package init(_ code: GlyphCode = .space, width: UInt8 = 1, style: CellStyle = .plain) {
    self.code = code
    self.width = width
    self.style = style
  }

  /// The grapheme cluster to show.
  package var glyph: Character { code.character }

  /// The second half of a wide glyph with `style`.
  package static func continuation(style: CellStyle) -> Cell {
    Cell(.space, width: 0, style: style)
  }
}
