import LayoutEngine
import Testing

@Suite struct `Grids` {
  @Test func `a column is as wide as its widest cell, a row as high as its highest`() {
    let layout = SketchLayout(
      .grid([
        .row([Sketch.box(20, 10), Sketch.box(40, 30).named("b")]),
        .row([Sketch.box(60, 20), Sketch.box(10, 10).named("d")]),
      ]),
      100,
      50
    )
    #expect(layout.pass.size(of: 0, for: .unspecified) == CGSize(width: 100, height: 50))
    #expect(layout.frame("b") == [60, 0, 40, 30])
    #expect(layout.frame("d") == [75, 35, 10, 10])
    #expect(layout.rightToLeft("b") == [0, 0, 40, 30])
    #expect(layout.rightToLeft("d") == [15, 35, 10, 10])
  }

  @Test(arguments: [
    (Alignment.topLeading, [60.0, 0.0]), (.bottomTrailing, [90, 20]), (.center, [75, 10]),
  ])
  func `the grid's alignment holds in every cell`(alignment: Alignment, corner: [Double]) {
    let rows = [
      Sketch.row([.box(60, 30), Sketch.box(10, 10).named("a")]), .row([.box(5, 5), .box(40, 5)]),
    ]
    #expect(SketchLayout(.grid(rows, alignment), 100, 35).frame("a") == corner + [10, 10])
  }

  @Test func `rows, columns and anchors override the alignment`() {
    let layout = SketchLayout(
      .grid([
        .row([.box(50, 40), Sketch.box(10, 10).named("row")], .bottom),
        .row([.box(5, 5), Sketch.box(10, 10).column(.trailing).named("column"), .box(8, 40)]),
        .row([Sketch.box(10, 10).anchor(.bottomTrailing).named("anchor"), .box(30, 30)]),
      ]),
      88,
      110
    )
    #expect(layout.frame("row") == [70, 30, 10, 10])
    #expect(layout.frame("column") == [70, 55, 10, 10])
    #expect(layout.frame("anchor") == [40, 100, 10, 10])
  }

  @Test func `a cell over several columns ignores the column's alignment`() {
    let layout = SketchLayout(
      .grid([
        .row([Sketch.box(30, 10).column(.trailing), .box(30, 10)]),
        .row([Sketch.box(20, 10).span(2).named("a")]),
      ]),
      60,
      20
    )
    #expect(layout.frame("a") == [20, 10, 20, 10])
  }

  @Test func `what a wide cell needs is shared by the columns it covers`() {
    let layout = SketchLayout(
      .grid([
        .row([Sketch.color.frame(10, 10).named("a"), .box(20, 10)]),
        .row([Sketch.box(70, 10).span(2)]),
      ]),
      70,
      20
    )
    #expect(layout.pass.size(of: 0, for: .unspecified).width == 70)
    #expect(layout.frame("a") == [10, 0, 10, 10])
  }

  @Test func `a flexible view outside of any row takes the whole offer`() {
    let rows = [Sketch.row([.box(10, 10), .box(30, 10)]), Sketch.bar(.horizontal)]
    #expect(Sketch.grid(rows).answer(100, 50) == [100, 11])
    let unsized = [rows[0], rows[1].unsized(.horizontal).named("line")]
    #expect(Sketch.grid(unsized).answer(100, 50) == [40, 11])
    #expect(SketchLayout(.grid(unsized), 40, 11).frame("line") == [0, 10, 40, 1])
  }

  @Test func `flexible columns share what rigid ones leave`() {
    let rows = [
      Sketch.row([.box(20, 10), Sketch.color.frame(nil, 10).named("a"), .color.frame(nil, 10)])
    ]
    let layout = SketchLayout(.grid(rows, spacing: 8), 116, 10)
    #expect(layout.frame("a") == [28, 0, 40, 10])
  }

  @Test func `a short row leaves cells empty`() {
    let rows = [Sketch.row([.box(20, 10), .box(30, 10)]), .row([Sketch.box(5, 10).named("a")])]
    #expect(SketchLayout(.grid(rows, .topLeading), 50, 20).frame("a") == [0, 10, 5, 10])
  }

  @Test(arguments: [(nil, [50.0, 28.0]), (0, [42, 20]), (3, [45, 23])] as [(Double?, [Double])])
  func `gaps are the largest that cells prefer`(spacing: Double?, expected: [Double]) {
    let rows = [
      Sketch.row([.box(20, 10), .box(22, 10)]), .row([.box(4, 10), .box(4, 10)]),
    ]
    #expect(Sketch.grid(rows, spacing: spacing).answer(.nan, .nan) == expected)
  }

  @Test func `rows of texts touch`() {
    let texts = [Sketch.row([.text("a"), .text("b")]), .row([.text("c"), .text("d")])]
    #expect(Sketch.grid(texts, spacing: nil).answer(.nan, .nan) == [24, 32])
  }

  @Test(arguments: [0, -5, 1_000, Int.max])
  func `no number of columns is too many`(columns: Int) {
    let row = Sketch.row(Array(repeating: Sketch.box(5, 5).span(columns), count: 30))
    #expect(Sketch.grid([row, .box(1, 1)]).answer(.nan, .nan)[1] == 6)
  }

  @Test func `an empty grid is nothing`() {
    #expect(Sketch.grid([]).answer(100, 100) == [0, 0])
    #expect(Sketch.grid([.row([])]).answer(100, 100) == [0, 0])
  }
}
