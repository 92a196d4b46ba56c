import LayoutEngine
import Synchronization
import Testing

/// Layout costs questions; these tests count them.
@Suite struct `Work of layout` {
  /// Rows and columns by turns, two children each, around leaves.
  private static func binary(_ levels: Int, _ leaf: Sketch, _ axis: Axis = .horizontal) -> Sketch {
    guard levels > 0 else { return leaf }
    let child = binary(levels - 1, leaf, axis.perpendicular).padding(1)
    let key = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    return .stack(axis, key, 0, [child, child])
  }

  private static func questions(_ sketch: Sketch, _ width: Double = 8192) -> Double {
    let pass = LayoutPass(sketch.tree, textMeasuring: EvenText())
    _ = pass.layOut(in: .fixed(CGSize(width: width, height: width)))
    return Double(pass.measureCount) / Double(sketch.count)
  }

  @Test(arguments: [4, 8, 12])
  func `a question by axis is asked once for each number`(levels: Int) {
    #expect(Self.questions(Self.binary(levels, .color)) < 8)
  }

  @Test(arguments: [4, 8, 12])
  func `a view asked for both lengths is asked nine proposals at most`(levels: Int) {
    let leaf = Sketch.answering { $0.replacingUnspecifiedDimensions() }
    #expect(Self.questions(Self.binary(levels, leaf)) <= 9)
  }

  @Test(arguments: [4, 8, 12])
  func `width that depends on height adds a few questions at each level`(levels: Int) {
    #expect(Self.questions(Self.binary(levels, .circle)) < 6 + 2.5 * Double(levels))
  }

  @Test(arguments: [10, 100, 1_000])
  func `questions grow with the width of a stack`(count: Int) {
    let children = Array(repeating: Sketch.circle, count: count)
    let sketch = Sketch.stack(.horizontal, VerticalAlignment.center.key, 0, children)
    #expect(Self.questions(sketch) <= 4)
  }

  /// The last of the lists has a hundred thousand views.
  @Test(arguments: [100, 1_000, 14_286])
  func `a list asks each of its views as often however long it is`(rows: Int) {
    let row = Sketch.hStack([.box(40, 40), .vStack([.text("Title"), .text("Line")]), .color])
    #expect(Self.questions(.vStack(Array(repeating: row, count: rows))) < 6)
  }

  @Test func `a text is measured once for all widths in which its lines fit alike`() {
    let asked = Counter()
    let column = Sketch.vStack([.text("Title"), .text("Line")])
    let row = Sketch.hStack([.box(40, 40), column, .spacer(.horizontal)])
    let pass = LayoutPass(
      Sketch.vStack([row, row, .color]).tree,
      textMeasuring: CountedText(asked: asked)
    )
    _ = pass.layOut(in: .fixed(CGSize(width: 300, height: 200)))
    // A row asks its column for its least width, its greatest, and what it offers: the last two
    // have room for all of a line.
    #expect(asked.count == 4 * 2)
  }

  @Test func `a hundred nested stacks ask a leaf nine times at most`() {
    let asked = Counter()
    var sketch = Sketch.answering { proposal in
      asked.add()
      return proposal.replacingUnspecifiedDimensions()
    }
    for level in 0..<100 {
      sketch =
        level.isMultiple(of: 2)
        ? .hStack([sketch, .box(1, 1)]) : .vStack([sketch, .box(1, 1)])
    }
    _ = SketchLayout(sketch, 1_000, 1_000)
    #expect(asked.count <= 9)
  }

  @Test func `baselines of nested rows are found once for each row`() {
    let asked = Counter()
    var sketch = Sketch.text("a").guide(VerticalAlignment.firstTextBaseline) { _ in
      asked.add()
      return 3
    }
    for _ in 0..<40 { sketch = .hStack([sketch, .text("b")], .firstTextBaseline) }
    _ = SketchLayout(sketch.named("all"))
    #expect(asked.count < 100)
  }

  @Test func `a frame relative to a scroll view is forgotten alone`() {
    let asked = Counter()
    let leaf = Sketch.answering { proposal in
      asked.add()
      return proposal.replacingUnspecifiedDimensions()
    }
    let relative = Sketch("$.containerRelativeFrame(.vertical)", [.color]) {
      .containerRelative(ContainerRelativeRule(axes: .vertical, alignment: $0.pair(.center)))
    }
    var sketch = Sketch.vStack([leaf, relative])
    for _ in 0..<30 { sketch = .scroll(.vStack([leaf, sketch])) }
    _ = SketchLayout(sketch)
    #expect(asked.count < 31 * 10)
  }

  @Test func `ten thousand cells cost a grid a few questions each`() {
    let row = Sketch("GridRow { $ }", Array(repeating: .circle, count: 10)) { _ in
      .gridRow(vertical: nil)
    }
    let grid = Sketch("Grid { $ }", Array(repeating: row, count: 1_000)) {
      .grid(
        GridRule(alignment: $0.pair(.center), horizontalSpacing: nil, verticalSpacing: nil)
      )
    }
    #expect(Self.questions(grid) < 10)
  }
}

/// Text that tells how often it was measured.
private struct CountedText: TextMeasuring {
  let asked: Counter

  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize {
    answer(of: text, in: proposal).size
  }

  func answer(of text: StyledText, in proposal: ProposedViewSize) -> TextAnswer {
    asked.add()
    return EvenText().answer(of: text, in: proposal)
  }

  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    EvenText().baselines(of: text, in: size)
  }
}

/// A number that closures add to.
final class Counter: Sendable {
  private let number = Mutex(0)

  func add() { number.withLock { $0 += 1 } }

  var count: Int { number.withLock { $0 } }
}
