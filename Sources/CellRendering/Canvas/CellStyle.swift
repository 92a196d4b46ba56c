/// The colours and attributes of one cell.
package struct CellStyle: Hashable, Sendable {
  /// The colour of the glyph.
  package var foreground: CellColor
  /// The colour behind the glyph.
  package var background: CellColor
  /// The terminal attributes of the glyph.
  package var attributes: Attributes

  /// The terminal's own colours, without attributes.
  package static let plain = CellStyle()

  package init(
    foreground: CellColor = .default,
    background: CellColor = .default,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The attributes that terminals know by the Select Graphic Rendition sequence of ECMA-48.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package static let bold = Attributes(rawValue: 1 << 0)
    package static let dim = Attributes(rawValue: 1 << 1)
    package static let italic = Attributes(rawValue: 1 << 2)
    package static let underline = Attributes(rawValue: 1 << 3)
    package static let reverse = Attributes(rawValue: 1 << 4)
    package static let strikethrough = Attributes(rawValue: 1 << 5)

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }
  }
}
