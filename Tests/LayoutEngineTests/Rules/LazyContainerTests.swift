import Testing

@testable import LayoutEngine

@Suite struct `Tracks of lazy grids` {
  private func lengths(_ length: Double, _ items: [LazyGridItem]) -> [Double] {
    let tracks = LazyGridTracks(length, among: items)
    return (0..<tracks.count).map { tracks[$0].length }
  }

  private func item(_ size: LazyGridItem.Size, _ spacing: Double = 8) -> LazyGridItem {
    LazyGridItem(size: size, spacing: spacing, alignment: nil)
  }

  @Test func `fixed tracks come first, flexible ones share the rest`() {
    let open = LazyGridItem.Size.flexible(minimum: 10, maximum: .infinity)
    #expect(lengths(280, [item(open), item(.fixed(60)), item(open)]) == [102, 60, 102])
    #expect(
      lengths(280, [item(.fixed(60)), item(open), item(.flexible(minimum: 10, maximum: 80))])
        == [60, 102, 80]
    )
    #expect(
      lengths(280, [item(.flexible(minimum: 10, maximum: 50)), item(open)]) == [50, 222]
    )
    #expect(lengths(20, [item(open), item(open)]) == [10, 10])
    #expect(lengths(.nan, [item(open), item(.fixed(60))]) == [10, 60])
  }

  @Test(arguments: [
    (240.0, 50.0, Double.infinity, 10.0, 4, 52.5), (240, 50, 51, 10, 4, 51),
    (30, 50, .infinity, 10, 1, 30),
    (0, 50, .infinity, 10, 1, 0), (.infinity, 50, .infinity, 10, 1, .infinity),
  ])
  func `an adaptive item makes as many tracks as fit`(
    length: Double,
    least: Double,
    most: Double,
    gap: Double,
    count: Int,
    expected: Double
  ) {
    let found = lengths(length, [item(.adaptive(minimum: least, maximum: most), gap)])
    #expect(found == Array(repeating: expected, count: count))
  }

  @Test(arguments: [0.0, -5, 1e-300, .nan])
  func `a tiny minimum cannot fill the memory`(least: Double) {
    let found = lengths(1e9, [item(.adaptive(minimum: least, maximum: .infinity), 0)])
    #expect(found.count <= 10_000)
  }

  @Test func `many items of tiny minimums cannot fill the memory either`() {
    let tiny = item(.adaptive(minimum: 1e-9, maximum: .infinity), 0)
    let found = lengths(1e9, Array(repeating: tiny, count: 200))
    #expect(found.count <= 10_000 + 200)
    #expect(abs(found.reduce(0, +) - 1e9) < 1)
  }

  @Test func `a track is found without those before it, however long the grid is`() {
    let tracks = LazyGridTracks(
      1e300,
      among: [
        item(.fixed(20)), item(.adaptive(minimum: 50, maximum: 60), 10), item(.fixed(30)),
      ]
    )
    #expect(tracks.count == 10_001)
    // 20 and a gap of 8, tracks of 60 with gaps of 10, and the last.
    #expect(tracks[0].start == 0 && tracks[0].item == 0)
    #expect(tracks[1].start == 28 && tracks[1].length == 60)
    #expect(tracks[5_000].start == 28 + 4_999 * 70 && tracks[5_000].item == 1)
    #expect(tracks[10_000].start == 28 + 9_999 * 70 && tracks[10_000].item == 2)
    #expect(tracks.total == 28 + 9_999 * 70 + 30)
  }

  @Test func `no items make no tracks`() { #expect(lengths(100, []).isEmpty) }
}

@Suite struct `Lazy grids` {
  private func grid(
    _ cells: [Sketch],
    _ alignment: Alignment = .center,
    track: Double = 40,
    spacing: Double? = nil
  ) -> Sketch {
    let item = LazyGridItem(size: .fixed(track), spacing: nil, alignment: nil)
    return .lazyGrid(.vertical, [item, item], cells, alignment, spacing: spacing)
  }

  @Test(arguments: [
    (Alignment.leading, 0.0, 60.0), (.center, 6, 54), (.trailing, 12, 48),
  ])
  func `the tracks stand where the alignment says`(
    alignment: Alignment,
    left: Double,
    right: Double
  ) {
    let cells = [Sketch.color.frame(nil, 10).named("a"), .box(10, 20), .box(10, 10)]
    let layout = SketchLayout(grid(cells, alignment).named("grid"), 100, 38)
    #expect(layout.frame("grid") == [0, 0, 100, 38])
    #expect(layout.frame("a") == [left, 5, 40, 10])
    #expect(layout.rightToLeft("a") == [right, 5, 40, 10])
  }

  @Test func `a view on a line of its own is offered the whole width`() {
    let header = Sketch.color.frame(nil, 10).trait(LayoutTrait.wholeLine, true).named("header")
    let layout = SketchLayout(
      grid([.box(10, 10), header, Sketch.box(40, 10).named("b")], spacing: 0),
      100,
      30
    )
    #expect(layout.frame("header") == [0, 10, 100, 10])
    #expect(layout.frame("b") == [6, 20, 40, 10])
  }

  @Test func `tracks that need more hang over the trailing end`() {
    let layout = SketchLayout(
      grid([Sketch.color.frame(nil, 10).named("a"), .box(1, 1)], track: 80),
      100,
      10
    )
    #expect(layout.pass.size(of: 0, for: Proposal(width: 100, height: 10)).width == 168)
    #expect(layout.frame("a")?[2] == 80)
  }

  @Test func `only lines in sight exist`() {
    let cells = (0..<40).map { Sketch.box(10, 20).named("\($0)") }
    // Two cells a line; the third line begins at 40.
    let names = SketchLayout(.scroll(grid(cells, spacing: 0)), 100, 50).nodes()
      .compactMap(\.identifier)
    #expect(names == (0..<6).map { "\($0)" })
  }
}

@Suite struct `Lazy stacks` {
  @Test func `the length across is the offer, the length along the content's`() {
    let stack = Sketch.lazyVStack([.box(20, 10), .box(30, 10)], spacing: 5)
    #expect(stack.answer(100, 500) == [100, 25])
    #expect(stack.answer(.nan, .nan) == [30, 25])
    #expect(stack.answer(0, .infinity) == [0, 25])
  }

  @Test func `children are aligned in the filled length`() {
    let stack = Sketch.lazyVStack([Sketch.box(20, 10).named("a")], .trailing)
    let layout = SketchLayout(stack, 100, 10)
    #expect(layout.frame("a") == [80, 0, 20, 10])
    #expect(layout.rightToLeft("a") == [0, 0, 20, 10])
  }

  /// Rows of twenty points in a window.
  @Test(arguments: [(200.0, 0.0, 10), (219, 0, 11), (200, 1, 10), (10, 0, 1), (200, 0.5, 11)])
  func `only rows in sight exist`(window: Double, anchor: Double, expected: Int) {
    let rows = (0..<50).map { Sketch.box(10, 20).named("row \($0)") }
    let sketch = Sketch.scroll(
      .lazyVStack(rows),
      anchor: UnitPoint(x: 0, y: anchor == 0.5 ? 0.505 : anchor)
    )
    let layout = SketchLayout(sketch, 50, window)
    let names = layout.nodes().compactMap(\.identifier)
    #expect(names.count == expected)
    if anchor == 0 { #expect(names.first == "row 0") }
    if anchor == 1 { #expect(names.last == "row 49") }
  }

  @Test func `all rows exist where nothing scrolls along them`() {
    let rows = (0..<50).map { Sketch.box(10, 20).named("row \($0)") }
    for sketch in [Sketch.lazyVStack(rows), .scroll(.lazyVStack(rows), .horizontal)] {
      let names = SketchLayout(sketch, 50, 100).nodes().compactMap(\.identifier)
      #expect(names.count == 50)
    }
  }

  @Test func `what is out of sight leaves the length of the content`() {
    let rows = (0..<50).map { _ in Sketch.box(10, 20) }
    let layout = SketchLayout(.scroll(Sketch.lazyVStack(rows).named("all")), 50, 100)
    #expect(layout.frame("all") == [0, 0, 50, 1_000])
  }
}
