/// The glyphs that a picture may use.
package enum Charset: Hashable, Sendable {
  /// Box drawing, blocks, and Braille of Unicode.
  case unicode
  /// Bytes up to 0x7E only.
  case ascii
}
