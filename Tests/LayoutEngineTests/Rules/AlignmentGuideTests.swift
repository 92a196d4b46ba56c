import LayoutEngine
import Testing

private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private enum Sill: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension HorizontalAlignment {
  fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

extension VerticalAlignment {
  fileprivate static let sill = VerticalAlignment(Sill.self)
}

@Suite struct `Alignment guides` {
  @Test(arguments: [
    (HorizontalAlignment.leading, 0.0, 60.0), (.center, 30, 30), (.trailing, 60, 0),
  ])
  func `a column sets its children on a line`(
    alignment: HorizontalAlignment,
    left: Double,
    right: Double
  ) {
    let layout = SketchLayout(
      .vStack([Sketch.box(40, 10).named("a"), .box(100, 10)], alignment),
      100,
      20
    )
    #expect(layout.frame("a") == [left, 0, 40, 10])
    #expect(layout.rightToLeft("a") == [right, 0, 40, 10])
  }

  @Test(arguments: [
    (VerticalAlignment.top, 0.0), (.center, 15), (.bottom, 30), (.firstTextBaseline, 30),
    (.lastTextBaseline, 30),
  ])
  func `a row sets its children on a line`(alignment: VerticalAlignment, top: Double) {
    let layout = SketchLayout(
      .hStack([Sketch.box(10, 10).named("a"), .box(10, 40)], alignment),
      20,
      40
    )
    #expect(layout.frame("a") == [0, top, 10, 10])
  }

  /// Every way to wrap a view whose leading guide stands at 10; how far the guide moves with it.
  @Test(arguments: [
    ("alone", 10.0), ("padded", 15), ("framed", 40), ("offset", 10), ("in a background", 10),
    ("in an overlay", 10), ("named", 10), ("at a fixed size", 10), ("at a ratio", 10),
    ("in a stack of one", 10), ("in a stack of two", 0), ("in an overlay's second", 0),
    ("in a flexible frame", 40), ("with another guide", 10), ("with a later guide", 3),
  ])
  func `an explicit guide passes outwards`(wrapping: String, guide: Double) {
    let view = Sketch.box(20, 10).guide(.leading) { _ in 10 }
    let wrapped: Sketch =
      switch wrapping {
      case "padded": view.padding(5, .leading)
      case "framed": view.frame(80, 20, .center)
      case "offset": view.offset(7, 0)
      case "in a background": view.background(.box(5, 5))
      case "in an overlay": view.overlay(.box(5, 5))
      case "named": view.named("x").zIndex(1).priority(2)
      case "at a fixed size": view.fixedSize()
      case "at a ratio": view.aspectRatio(2)
      case "in a stack of one": .hStack([view])
      case "in a stack of two": .hStack([view, .box(5, 5)])
      case "in an overlay's second": Sketch.box(20, 10).overlay(view)
      case "in a flexible frame":
        view.flexible(FlexibleLength(min: 80, ideal: nil, max: 80))
      case "with another guide": view.guide(.trailing) { _ in 1 }
      case "with a later guide": view.guide(.leading) { _ in 3 }
      default: view
      }
    let layout = SketchLayout(
      .vStack([wrapped.named("a"), Sketch.box(10, 10).named("line")], .leading),
      300,
      100
    )
    let difference = (layout.frame("line")?[0] ?? .nan) - (layout.frame("a")?[0] ?? .nan)
    #expect(difference == guide)
  }

  @Test func `a guide of another alignment changes nothing`() {
    let column = Sketch.vStack([
      Sketch.box(20, 10).guide(.trailing) { _ in 3 }.named("a"), .box(40, 10),
    ])
    #expect(SketchLayout(column, 40, 20).frame("a") == [10, 0, 20, 10])
  }

  @Test func `a guide is computed from the view's own dimensions`() {
    let view = Sketch.box(20, 10).guide(.leading) { $0[.trailing] / 2 + $0.height + $0[.top] }
    let column = Sketch.vStack([view.named("a"), .box(40, 10)], .leading)
    #expect(SketchLayout(column, 60, 20).frame("a") == [0, 0, 20, 10])
    #expect(column.answer(.nan, .nan) == [60, 20])
  }

  @Test func `an explicit guide can be told from a default one`() {
    let view = Sketch.box(20, 10).guide(.leading) { _ in 4 }
      .guide(HorizontalAlignment.trailing) { $0[explicit: .leading] ?? -1 }
      .guide(HorizontalAlignment.center) { $0[explicit: HorizontalAlignment.quarter] ?? -7 }
    let pass = LayoutPass(view.tree, textMeasuring: EvenText())
    let proposal = Proposal.unspecified
    let size = pass.size(of: 0, for: proposal)
    let dimensions = ViewDimensions(of: 0, in: pass, size: size, proposal: proposal)
    #expect(dimensions[explicit: .trailing] == 4)
    #expect(dimensions[explicit: HorizontalAlignment.center] == -7)
    #expect(dimensions[explicit: .quarter] == nil)
    #expect(dimensions[.quarter] == 5)
  }

  @Test func `a custom guide has the default that its type computes`() {
    let column = Sketch.vStack([Sketch.box(20, 10).named("a"), .box(40, 10)], .quarter)
    #expect(SketchLayout(column, 40, 20).frame("a") == [5, 0, 20, 10])
    let framed = Sketch.box(20, 10).named("a").frame(
      80,
      10,
      Alignment(horizontal: .quarter, vertical: .top)
    )
    #expect(SketchLayout(framed, 80, 10).frame("a") == [15, 0, 20, 10])
  }

  @Test func `a container takes the mean of its children's custom guides`() {
    let inner = Sketch.hStack(
      [
        Sketch.box(10, 40).guide(VerticalAlignment.sill) { _ in 10 },
        Sketch.box(10, 40).guide(VerticalAlignment.sill) { _ in 30 }, .box(10, 40),
      ],
      .top
    )
    let row = Sketch.hStack([inner.named("a"), Sketch.box(10, 5).named("b")], .sill)
    let layout = SketchLayout(row, 40, 40)
    #expect(layout.frame("b").map { $0[1] + 5 } == 20)
  }

  @Test func `no number moves nothing`() {
    let column = Sketch.vStack(
      [Sketch.box(20, 10).guide(.leading) { _ in .nan }.named("a"), .box(40, 10)],
      .leading
    )
    #expect(SketchLayout(column, 40, 20).frame("a") == [0, 0, 20, 10])
  }

  @Test func `reading a guide while measuring disturbs no placement`() {
    let inner = Sketch.vStack([
      Sketch.box(10, 10).named("a"), Sketch.text("abcdefghij").named("t"),
    ])
    let row = Sketch.hStack([inner, .color], .lastTextBaseline)
    let layout = SketchLayout(.zStack([row, .color]), 60, 100)
    let one = layout.frame("a")
    let other = layout.frame("t")
    #expect(one?[1] == other.map { $0[1] - 10 })
    #expect(one?[2] == 10)
  }
}

@Suite struct `Baselines` {
  private func top(_ view: Sketch, _ alignment: VerticalAlignment) -> Double? {
    let row = Sketch.hStack([view.named("a"), Sketch.box(10, 100).named("line")], alignment)
    let layout = SketchLayout(row, 600, 300)
    guard let one = layout.frame("a"), let line = layout.frame("line") else { return nil }
    // The plain view's baseline is its bottom.
    return line[1] + 100 - one[1]
  }

  @Test func `a text's baselines are those of its first and last line`() {
    let text = Sketch.text("abcdefghij").frame(40, nil)
    #expect(top(text, .firstTextBaseline) == 13)
    #expect(top(text, .lastTextBaseline) == 29)
  }

  @Test func `a view without text has them at its bottom`() {
    #expect(top(.box(10, 30), .firstTextBaseline) == 30)
    #expect(top(.color.frame(10, 30), .lastTextBaseline) == 30)
  }

  @Test func `containers take the uppermost first and the lowest last one`() {
    let column = Sketch.vStack([.box(10, 7), .text("a"), .text("b")])
    #expect(top(column, .firstTextBaseline) == 20)
    #expect(top(column, .lastTextBaseline) == 36)
    #expect(top(column.padding(4), .firstTextBaseline) == 24)
  }
}
