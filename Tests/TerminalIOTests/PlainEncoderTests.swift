import CellRendering
import Testing

@testable import TerminalIO
@testable import TerminalTesting

@Suite struct `Plain encoder` {
  private func encode(
    _ canvas: CellCanvas,
    depth: ColorDepth = .monochrome,
    charset: Charset = .unicode
  ) -> String {
    let encoder = PlainEncoder(depth: depth, charset: charset)
    return String(decoding: encoder.encode(canvas), as: UTF8.self)
  }

  @Test func `rows become lines without trailing blanks`() {
    var canvas = CellCanvas(columns: 12, rows: 4)
    canvas.write("first", column: 1, row: 0)
    canvas.write("漢字", column: 0, row: 2)
    canvas.write("字", column: 10, row: 3)
    #expect(encode(canvas) == " first\n\n漢字\n          字\n")
  }

  @Test func `an empty canvas is empty`() {
    #expect(encode(CellCanvas(columns: 0, rows: 0)) == "")
    #expect(encode(CellCanvas(columns: 0, rows: 2)) == "\n\n")
  }

  @Test func `without colours there is no escape`() {
    var generator = SeededGenerator(seed: 3)
    let canvas = CellCanvas.random(columns: 40, rows: 20, using: &generator)
    #expect(!encode(canvas).unicodeScalars.contains("\u{1B}"))
  }

  @Test func `a coloured background counts as content`() {
    var canvas = CellCanvas(columns: 6, rows: 1)
    canvas.write("a ", column: 0, row: 0, style: CellStyle(background: .rgb(0, 0, 0)))
    #expect(encode(canvas) == "a\n")
    #expect(encode(canvas, depth: .ansi16) == "\u{1B}[40ma \u{1B}[m\n")
    #expect(encode(canvas, depth: .truecolor) == "\u{1B}[48;2;0;0;0ma \u{1B}[m\n")
  }

  @Test(arguments: 0..<10)
  func `coloured lines show the canvas`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let canvas = CellCanvas.random(columns: 30, rows: 6, using: &generator)
    let screen = TerminalScreen(columns: 31, rows: 7)
    let lines = encode(canvas, depth: .truecolor).split(separator: "\n")
    screen.feed(Array(lines.joined(separator: "\r\n").utf8))
    for row in 0..<lines.count {
      let text = String(screen.line(row))
      #expect(text == canvas.line(row))
    }
  }

  @Test func `in ASCII every other character is a question mark for each of its cells`() {
    var canvas = CellCanvas(columns: 12, rows: 1)
    canvas.write("a漢é┐b", column: 0, row: 0)
    #expect(encode(canvas, charset: .ascii) == "a????b\n")
  }

  @Test func `in ASCII a typographic mark is that of a typewriter`() {
    var canvas = CellCanvas(columns: 12, rows: 1)
    canvas.write("2×3·4…\u{2014}", column: 0, row: 0)
    #expect(encode(canvas, charset: .ascii) == "2x3*4~-\n")
  }
}
