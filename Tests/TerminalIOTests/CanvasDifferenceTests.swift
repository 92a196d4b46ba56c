import CellRendering
import Testing

@testable import TerminalIO

@Suite struct `Canvas difference` {
  typealias Span = CanvasDifference.Span

  private func spans(_ old: String, _ new: String, columns: Int = 10) -> [Range<Int>] {
    var before = CellCanvas(columns: columns, rows: 1)
    before.write(old, column: 0, row: 0)
    var after = CellCanvas(columns: columns, rows: 1)
    after.write(new, column: 0, row: 0)
    return CanvasDifference(from: before, to: after).spans.map(\.columns)
  }

  @Test(
    arguments: [
      ("", "", []),
      ("abc", "abc", []),
      ("abc", "aXc", [1..<2]),
      ("abcdef", "XbcdeX", [0..<1, 5..<6]),
      ("abcdef", "aXYdef", [1..<3]),
      ("abcdefghij", "abcdefghiX", [9..<10]),
      ("abc", "", [0..<3]),
    ] as [(String, String, [Range<Int>])]
  )
  func `holds the changed cells and no others`(
    _ old: String,
    _ new: String,
    _ expected: [Range<Int>]
  ) {
    #expect(spans(old, new) == expected)
  }

  @Test(
    arguments: [
      ("abcd", "a漢d", [1..<3]),
      ("a漢d", "abcd", [1..<3]),
      ("a漢d", "a字d", [1..<3]),
      ("漢字", "a漢b", [0..<4]),
      ("a漢d", "X漢d", [0..<1]),
      ("漢漢漢漢漢", "漢漢字漢漢", [4..<6]),
    ] as [(String, String, [Range<Int>])]
  )
  func `takes wide glyphs as a whole`(
    _ old: String,
    _ new: String,
    _ expected: [Range<Int>]
  ) {
    #expect(spans(old, new) == expected)
  }

  @Test func `a second half that changed alone brings the first along`() {
    var old = CellCanvas(columns: 4, rows: 1)
    old.write("a漢", column: 0, row: 0)
    var new = old
    new[2, 0].style.attributes = .reverse
    #expect(CanvasDifference(from: old, to: new).spans == [Span(row: 0, columns: 1..<3)])
  }

  @Test(
    arguments: [
      // Four emoji joined to a family may cover eight cells instead of two.
      ("0123456789", "👨‍👩‍👧‍👦23456789", [0..<8]),
      // A flag's two letters may cover four cells.
      ("0123456789", "🇮🇱23456789", [0..<4]),
      ("0123456789", "é123456789", [0..<1]),
    ] as [(String, String, [Range<Int>])]
  )
  func `draws again what a glyph of doubtful width may cover`(
    _ old: String,
    _ new: String,
    _ expected: [Range<Int>]
  ) {
    #expect(spans(old, new) == expected)
  }

  @Test func `a change of style alone is a change`() {
    let old = CellCanvas(columns: 3, rows: 2)
    var new = old
    new[1, 1].style.foreground = .rgb(1, 2, 3)
    #expect(CanvasDifference(from: old, to: new).spans == [Span(row: 1, columns: 1..<2)])
  }

  @Test func `an empty canvas has no difference`() {
    let empty = CellCanvas(columns: 0, rows: 0)
    #expect(CanvasDifference(from: empty, to: empty).isEmpty)
  }

  @Test(arguments: 0..<50)
  func `spans hold exactly the changed cells and their halves`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = CellCanvas.random(columns: 30, rows: 8, using: &generator)
    var new = old
    new.scatter(count: 20, using: &generator)

    let difference = CanvasDifference(from: old, to: new)
    var needed = 0
    for row in 0..<new.rows {
      for column in 0..<new.columns {
        let isHalf =
          new[column, row].width == 2 && old[column + 1, row] != new[column + 1, row]
          || new[column, row].width == 0 && old[column - 1, row] != new[column - 1, row]
        if old[column, row] != new[column, row] || isHalf { needed += 1 }
      }
    }
    #expect(difference.spans.reduce(0) { $0 + $1.columns.count } == needed)
  }
}
