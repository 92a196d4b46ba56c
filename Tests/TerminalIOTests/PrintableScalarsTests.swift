import CellRendering
import Testing

@testable import TerminalIO

/// What a scene puts into a cell must not reach the terminal as a command.
@Suite struct `Printable scalars` {
  /// The bytes between the movement and the end of a frame of one glyph.
  private func sent(_ glyph: Character, width: UInt8 = 1) -> [UInt8] {
    var canvas = CellCanvas(columns: 4, rows: 1)
    canvas[0, 0] = Cell(glyph, width: width)
    if width == 2 { canvas[1, 0] = .continuation(style: .plain) }
    return PlainEncoder(depth: .monochrome, charset: .unicode).encode(canvas).dropLast()
  }

  private func framed(_ glyph: Character) -> [UInt8] {
    var canvas = CellCanvas(columns: 4, rows: 1)
    canvas[0, 0] = Cell(glyph)
    var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
    let blank = CellCanvas(columns: 4, rows: 1)
    return encoder.encode(canvas, after: blank)
  }

  private static let replacement = Array("\u{FFFD}".utf8)

  @Test func `every control becomes the replacement character`() {
    for value in Array(0x00...0x1F) + Array(0x7F...0x9F) {
      let glyph = Character(Unicode.Scalar(UInt8(value)))
      #expect(sent(glyph) == Self.replacement, "U+\(String(value, radix: 16))")
    }
    #expect(sent("\r\n") == Self.replacement)
  }

  @Test(arguments: [
    "\u{200B}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{061C}",
    "\u{FEFF}", "\u{00AD}", "\u{2028}", "\u{2029}", "\u{FFFE}", "\u{1FFFF}", "\u{E0001}",
  ])
  func `so does every character without a shape`(_ text: String) {
    #expect(sent(Character(text)) == Self.replacement)
  }

  @Test func `no scalar at all sends a control byte`() {
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value), !scalar.isASCII || value < 0x20 else { continue }
      var frame = FrameBytes()
      GlyphEncoder(charset: .unicode).append(Character(scalar), width: 1, to: &frame)
      let isHarmless = String(decoding: frame.bytes, as: UTF8.self).unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
      }
      if !isHarmless || frame.bytes.isEmpty { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func `controls within a cluster are dropped`() {
    let bidirectional = Character("a\u{200D}\u{0301}")
    #expect(sent(bidirectional) == Array("a\u{200D}\u{0301}".utf8))
    var frame = FrameBytes()
    GlyphEncoder(charset: .unicode).append("\r\n", width: 1, to: &frame)
    #expect(frame.bytes == Self.replacement)
  }

  @Test func `a mark alone does not join the cell before it`() {
    #expect(sent("\u{0301}") == Array(" \u{0301}".utf8))
  }

  @Test func `a tower of marks is cut`() {
    let tower = Character("a" + String(repeating: "\u{0301}", count: 100_000))
    #expect(sent(tower).count == 1 + 2 * (GlyphEncoder.longestCluster - 1))
    #expect(framed(tower).count < 100)
  }

  @Test func `a replaced wide glyph keeps its two cells`() {
    #expect(sent("\u{1B}", width: 2) == Self.replacement + [0x20])
  }
}
