internal import CellRendering

/// Turns the glyph of a cell into bytes that can only print.
///
/// A scene chooses its own text, so this is the last gate: controls (C0, C1, delete), line
/// separators, bidirectional and other format characters, and noncharacters never pass.
struct GlyphEncoder {
  let charset: Charset

  /// The longest cluster that is sent, in scalars; the longest emoji of Unicode has ten.
  static let longestCluster = 16

  /// Appends the glyph if it is one of the common ones that need no closer look; else does nothing.
  ///
  /// - Returns: Whether the glyph was appended.
  @inline(__always)
  func appendCommon(_ code: GlyphCode, to frame: inout FrameBytes) -> Bool {
    if let letter = code.printableASCII {
      frame.append(letter)
      return true
    }
    return !code.isASCII && appendCommonScalar(code, to: &frame)
  }

  private func appendCommonScalar(_ code: GlyphCode, to frame: inout FrameBytes) -> Bool {
    guard charset == .unicode, let scalar = code.onlyScalar, PrintableScalars.isCommon(scalar)
    else { return false }
    frame.append(scalar: scalar)
    return true
  }

  /// Appends the glyph, which fills `width` cells.
  func append(_ glyph: Character, width: Int, to frame: inout FrameBytes) {
    let scalars = glyph.unicodeScalars
    guard let first = scalars.first, PrintableScalars.contains(first) else {
      for column in 0..<max(width, 1) {
        frame.append(scalar: column == 0 || charset == .ascii ? charset.replacement : " ")
      }
      return
    }
    guard isAllowed(first) else {
      let twin = ASCIIGlyph.twin(of: glyph).asciiValue ?? UInt8(ascii: "?")
      for _ in 0..<max(width, 1) { frame.append(twin) }
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
    charset == .unicode || scalar.isASCII
  }
}

extension GlyphCode {
  /// The byte of a glyph that prints and is one of ASCII's.
  @inline(__always)
  var printableASCII: UInt8? {
    guard let byte = ascii, byte >= 0x20, byte < 0x7F else { return nil }
    return byte
  }
}
