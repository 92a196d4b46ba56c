import Testing

@testable import CellRendering

@Suite struct `Cell canvas` {
  /// The sum of a row's widths, which is the number of its columns in a sound canvas.
  private func widths(_ canvas: CellCanvas) -> [Int] {
    (0..<canvas.rows).map { row in canvas.row(row).reduce(0) { $0 + Int($1.width) } }
  }

  @Test func `text is cut at both sides, and wide glyphs as a whole`() {
    var canvas = CellCanvas(columns: 4, rows: 3)
    canvas.write("中文字", column: -1, row: 0)
    canvas.write("a中文", column: 0, row: 1)
    let end = canvas.write("xyz", column: 0, row: 2)
    #expect(canvas.description == " 文\na中\nxyz")
    #expect(end == 3)
    #expect(widths(canvas) == [4, 4, 4])
  }

  @Test func `half a wide glyph is a blank`() {
    var canvas = CellCanvas(columns: 6, rows: 1)
    canvas.write("中中中", column: 0, row: 0)
    canvas.put("x", width: 1, column: 1, row: 0)
    canvas.put("文", width: 2, column: 3, row: 0)
    #expect(canvas.description == " x 文")
    #expect(widths(canvas) == [6])
  }

  @Test func `a canvas is copied into another, and cut`() {
    var source = CellCanvas(columns: 4, rows: 2)
    source.write("a中b", column: 0, row: 0)
    source.write("cdef", column: 0, row: 1)
    #expect(source.cropped(columns: 0..<2, rows: 0..<2).description == "a\ncd")
    #expect(source.cropped(columns: 2..<6, rows: -1..<2).description == "\n b\nef")
    var target = CellCanvas(columns: 6, rows: 2)
    target.blit(source, column: 3, row: 1)
    target.blit(source, column: 99, row: -99)
    #expect(target.description == "\n   a中")
    #expect(widths(target) == [6, 6])
  }

  @Test func `no control character gets into a cell`() {
    var canvas = CellCanvas(columns: 12, rows: 1)
    canvas.write("a\u{1B}[2J\u{202E}b\n", column: 0, row: 0)
    #expect(canvas.description == "a␛[2Jb␊")
  }

  @Test func `a canvas of no size holds nothing`() {
    var canvas = CellCanvas(columns: -1, rows: 3)
    canvas.write("a", column: 0, row: 0)
    #expect(canvas.columns == 0)
    #expect(canvas.description == "\n\n")
  }
}
