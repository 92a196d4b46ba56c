import CellRendering
import Testing

@testable import TerminalIO

@Suite struct `Encoded length` {
  private let columns = 200
  private let rows = 60

  private var page: CellCanvas {
    var generator = SeededGenerator(seed: 7)
    return .random(columns: columns, rows: rows, using: &generator)
  }

  private func length(from old: CellCanvas, to new: CellCanvas) -> Int {
    var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
    return encoder.encode(new, after: old).count
  }

  @Test func `nothing is written where nothing changed`() {
    #expect(length(from: page, to: page) == 0)
  }

  @Test func `one changed character takes fewer than forty bytes`() {
    var changed = page
    changed.put("@", width: 1, column: 150, row: 40)
    #expect((1..<40).contains(length(from: page, to: changed)))
  }

  @Test func `one changed character in the dearest style takes fewer than a hundred bytes`() {
    let style = CellStyle(
      foreground: .rgb(255, 255, 255),
      background: .rgb(254, 254, 254),
      attributes: .init(rawValue: 63)
    )
    var changed = page
    changed.put("漢", width: 2, column: 190, row: 59, style: style)
    #expect((1..<100).contains(length(from: page, to: changed)))
  }

  /// The synchronized update around a frame takes 16 bytes, and the first movement up to 6 here.
  @Test(arguments: [
    // A cleared row is erased: "\e[H\e[K".
    ("0123456789", "", 16 + 3 + 3),
    // So is the rest of a row behind the first of several changes: "\e[HX\e[K".
    ("01 34 6789", "X", 16 + 3 + 1 + 3),
    // Three blanks are drawn: "\e[HX   ".
    ("0123", "X", 16 + 3 + 4),
    // Two cells apart, the gap is drawn again: "\e[HX12X".
    ("0123456789", "X12X456789", 16 + 3 + 4),
    // Five cells apart, it is jumped over: "\e[HX\e[5CX".
    ("0123456789", "X12345X789", 16 + 3 + 1 + 4 + 1),
  ])
  func `the cheapest way is taken`(_ old: String, _ new: String, _ bytes: Int) {
    var before = CellCanvas(columns: 20, rows: 1)
    before.write(old, column: 0, row: 0)
    var after = CellCanvas(columns: 20, rows: 1)
    after.write(new, column: 0, row: 0)
    #expect(length(from: before, to: after) == bytes)
  }

  @Test func `a style is sent once for a run`() {
    var canvas = CellCanvas(columns: 50, rows: 1)
    let style = CellStyle(foreground: .rgb(1, 2, 3), attributes: .bold)
    canvas.write(String(repeating: "x", count: 50), column: 0, row: 0, style: style)
    let blank = CellCanvas(columns: 50, rows: 1)
    let rendition = "\u{1B}[1;38;2;1;2;3m\u{1B}[H\u{1B}[m".utf8.count
    #expect(length(from: blank, to: canvas) == 16 + rendition + 50)
  }
}
