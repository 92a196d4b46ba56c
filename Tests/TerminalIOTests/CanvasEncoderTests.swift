import CellRendering
import Testing

@testable import TerminalIO
@testable import TerminalTesting

@Suite struct `Canvas encoder` {
  @Test(arguments: 0..<60)
  func `a terminal shows what was encoded`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let columns = Int.random(in: 1...60, using: &generator)
    let rows = Int.random(in: 1...20, using: &generator)
    let depth = ColorDepth.allCases[Int(seed) % ColorDepth.allCases.count]

    let screen = TerminalScreen(columns: columns, rows: rows)
    screen.feed(ScreenModes(reportsMouse: false).entering)
    var encoder = CanvasEncoder(depth: depth, charset: .unicode)
    var canvas = CellCanvas.random(columns: columns, rows: rows, using: &generator)
    screen.feed(encoder.encode(canvas, after: nil))
    expectScreen(screen, shows: canvas, depth: depth)

    for _ in 0..<10 {
      let before = canvas
      canvas.scatter(count: Int.random(in: 1...30, using: &generator), using: &generator)
      screen.feed(encoder.encode(canvas, after: before))
      expectScreen(screen, shows: canvas, depth: depth)
    }
    let blank = CellCanvas(columns: columns, rows: rows)
    screen.feed(encoder.encode(blank, after: canvas))
    expectScreen(screen, shows: blank, depth: depth)
  }

  @Test func `every pair of attributes has its way`() {
    let screen = TerminalScreen(columns: 2, rows: 1)
    var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
    for first in UInt8(0)..<64 {
      for second in UInt8(0)..<64 {
        var canvas = CellCanvas(columns: 2, rows: 1)
        canvas[0, 0] = Cell("a", style: CellStyle(attributes: .init(rawValue: first)))
        canvas[1, 0] = Cell("b", style: CellStyle(attributes: .init(rawValue: second)))
        screen.feed(encoder.encode(canvas, after: nil))
        expectScreen(screen, shows: canvas)
      }
    }
  }

  @Test func `what stood on the screen before is painted over`() {
    let screen = TerminalScreen(columns: 20, rows: 5)
    screen.feed(Array("\u{1B}[41mgarbage\r\nmore garbage\u{1B}[3;9H".utf8))
    var canvas = CellCanvas(columns: 20, rows: 5)
    canvas.write("clean", column: 3, row: 2)
    var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
    screen.feed(encoder.encode(canvas, after: nil))
    expectScreen(screen, shows: canvas)
  }

  @Test func `a canvas of another size is painted whole`() {
    let screen = TerminalScreen(columns: 20, rows: 5)
    var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
    var large = CellCanvas(columns: 20, rows: 5)
    large.write("far away", column: 10, row: 4)
    screen.feed(encoder.encode(large, after: nil))
    var small = CellCanvas(columns: 10, rows: 2)
    small.write("near", column: 0, row: 0)
    screen.feed(encoder.encode(small, after: large))
    #expect(screen.text == "near")
  }

  @Test func `a frame ends in the default style`() {
    var canvas = CellCanvas(columns: 4, rows: 1)
    canvas.write("abcd", column: 0, row: 0, style: CellStyle(background: .rgb(200, 0, 0)))
    var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
    let screen = TerminalScreen(columns: 10, rows: 1)
    screen.feed(encoder.encode(canvas, after: nil))
    screen.feed(Array("\u{1B}[6Gx".utf8))
    #expect(screen[5, 0].background == .default)
  }

  @Test func `what is erased has the default background`() {
    var before = CellCanvas(columns: 20, rows: 1)
    before.write("0123456789", column: 0, row: 0)
    var canvas = CellCanvas(columns: 20, rows: 1)
    canvas.write("red", column: 0, row: 0, style: CellStyle(background: .rgb(200, 0, 0)))
    var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
    let screen = TerminalScreen(columns: 20, rows: 1)
    screen.feed(encoder.encode(before, after: nil))
    screen.feed(encoder.encode(canvas, after: before))
    expectScreen(screen, shows: canvas)
  }

  @Test func `halves of wide glyphs that stand alone shift nothing`() {
    var canvas = CellCanvas(columns: 6, rows: 1)
    canvas[0, 0] = Cell("漢", width: 2)
    canvas[1, 0] = Cell("b")
    canvas[2, 0] = Cell(" ", width: 0)
    canvas[3, 0] = Cell("d")
    canvas[5, 0] = Cell("字", width: 2)
    let screen = TerminalScreen(columns: 6, rows: 1)
    screen.feed(ScreenModes(reportsMouse: false).entering)
    var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
    screen.feed(encoder.encode(canvas, after: nil))
    #expect(screen.line(0) == " b d")
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇮🇱", "❤️", "👋🏽", "क्षि", "☀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func `a glyph of doubtful width shifts nothing behind it`(_ glyph: String) {
    var before = CellCanvas(columns: 20, rows: 1)
    before.write("0123456789ABCDEFGHIJ", column: 0, row: 0)
    var canvas = before
    canvas.put(Character(glyph), width: 2, column: 1, row: 0)
    let screen = TerminalScreen(columns: 20, rows: 1)
    screen.feed(ScreenModes(reportsMouse: false).entering)
    var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
    screen.feed(encoder.encode(before, after: nil))
    screen.feed(encoder.encode(canvas, after: before))
    #expect(screen[0, 0].text == "0")
    for column in 3..<20 {
      #expect(screen[column, 0].text == String(before[column, 0].glyph))
    }
  }
}
