/// The colour of a cell's glyph or of its background.
package enum CellColor: Hashable, Sendable {
  /// The terminal's own colour: whatever its user chose.
  case `default`
  /// A colour of the sRGB space, 0...255 a component.
  case rgb(UInt8, UInt8, UInt8)
}
