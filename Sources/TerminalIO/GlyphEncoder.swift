/// Turns the glyph of a cell into bytes that can only print.
///
/// A scene chooses its own text, so this is the last gate: controls (C0, C1, delete), line
/// separators, bidirectional and other format characters, and noncharacters never pass.
struct GlyphEncoder {
  let repertoire: Repertoire

  /// The longest cluster that is sent, in scalars; the longest emoji of Unicode has ten.
  static let longestCluster = 16

  /// Appends the glyph, which fills `width` cells.
  @inline(__always)
  func append(_ glyph: Character, width: Int, to frame: inout FrameBytes) {
    let utf8 = glyph.utf8
    if width == 1, utf8.count == 1, let byte = utf8.first, byte >= 0x20, byte < 0x7F {
      frame.append(byte)
    } else {
      appendCluster(glyph, width: width, to: &frame)
    }
  }

  private func appendCluster(_ glyph: Character, width: Int, to frame: inout FrameBytes) {
    let scalars = glyph.unicodeScalars
    guard let first = scalars.first, PrintableScalars.contains(first), isAllowed(first) else {
      for column in 0..<max(width, 1) {
        frame.append(scalar: column == 0 || repertoire == .ascii ? repertoire.replacement : " ")
      }
      return
    }
    if PrintableScalars.isMark(first) {
      // Alone, a mark would join the glyph of the cell before it.
      frame.append(" ")
    }
    frame.append(scalar: first)
    for scalar in scalars.dropFirst().prefix(Self.longestCluster - 1)
    where PrintableScalars.canContinue(scalar) && isAllowed(scalar) {
      frame.append(scalar: scalar)
    }
  }

  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    repertoire == .unicode || scalar.isASCII
  }
}
