import LayoutEngine
import Testing

@Suite struct `Default spacing` {
  private func view(_ name: String, _ axis: Axis) -> Sketch {
    switch name {
    case "text": .text("a")
    case "spacer": .spacer(Axis.Set(axis), 0)
    case "texts in a row": .hStack([.text("a"), .text("b")])
    case "texts in a column": .vStack([.text("a"), .text("b")])
    case "text over plain": .vStack([.text("a"), .box(8, 8)])
    case "framed text": Sketch.text("a").frame(50, 50)
    case "text in a wide frame": Sketch.text("a").frame(50, nil)
    case "padded text": Sketch.text("a").padding(1)
    case "text padded below": Sketch.text("a").padding(1, .bottom)
    case "text with background": Sketch.text("a").background(.color)
    case "empty": .hStack([])
    case "positioned": Sketch.text("a").position(0, 0)
    case "texts over each other": .zStack([.text("a"), .text("b")])
    case "text and plain over each other": .zStack([.text("a"), .box(8, 8)])
    default: .box(8, 8)
    }
  }

  private func gap(_ first: String, _ second: String, _ axis: Axis) -> Double? {
    let key = axis == .horizontal ? VerticalAlignment.top.key : HorizontalAlignment.leading.key
    let children = [view(first, axis).named("a"), view(second, axis).named("b")]
    let layout = SketchLayout(
      .stack(axis, key, nil, children),
      axis == .horizontal ? 1_000 : 100,
      1_000
    )
    guard let one = layout.frame("a"), let other = layout.frame("b") else { return nil }
    return axis == .horizontal ? other[0] - one[0] - one[2] : other[1] - one[1] - one[3]
  }

  @Test(arguments: [
    ("plain", "plain", 8.0), ("text", "text", 0), ("text", "plain", 8), ("plain", "text", 8),
    ("spacer", "plain", 0), ("plain", "spacer", 0), ("text", "spacer", 0), ("spacer", "text", 0),
    ("texts in a row", "text", 0), ("text", "texts in a row", 0),
    ("texts in a column", "texts in a column", 0), ("text", "text over plain", 0),
    ("text over plain", "text", 8), ("framed text", "text", 8), ("text in a wide frame", "text", 0),
    ("padded text", "text", 8), ("text padded below", "text", 8), ("text", "text padded below", 0),
    ("text with background", "text", 0), ("positioned", "text", 8),
    ("texts over each other", "text", 0), ("text and plain over each other", "text", 8),
    ("empty", "empty", 0), ("empty", "plain", 0),
  ])
  func `distance of one view above another`(first: String, second: String, expected: Double) {
    #expect(gap(first, second, .vertical) == expected)
  }

  @Test(arguments: [
    ("plain", "plain", 8.0), ("text", "text", 8), ("text", "plain", 8), ("plain", "spacer", 0),
    ("spacer", "text", 0), ("texts in a row", "plain", 8), ("empty", "text", 0),
  ])
  func `distance of one view beside another`(first: String, second: String, expected: Double) {
    #expect(gap(first, second, .horizontal) == expected)
  }

  @Test(arguments: [0.0, 3, -4, 20])
  func `a given spacing overrides preferences`(spacing: Double) {
    let stack = Sketch.vStack([.text("a"), .spacer(.vertical, 0), .box(8, 8)], spacing: spacing)
    #expect(stack.answer(.nan, .nan)[1] == 24 + 2 * spacing)
  }

  @Test func `a union takes the larger preference on the given edges`() {
    var spacing = ViewSpacing.zero
    #expect(spacing.distance(to: .zero, along: .vertical) == 0)
    spacing.formUnion(.text, edges: .bottom)
    #expect(spacing.distance(to: .text, along: .vertical) == 0)
    #expect(ViewSpacing.text.union(ViewSpacing()).distance(to: .text, along: .vertical) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
  }
}
