import SwiftUI

func box(_ name: String, _ w: CGFloat, _ h: CGFloat) -> some View {
  Color.red.frame(width: w, height: h).accessibilityIdentifier(name)
}

#Preview("A grid may be any layout", traits: .fixedLayout(width: 120, height: 100)) {
  let layout = AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2))
  layout {
    GridRow {
      box("a", 20, 20)
      box("b", 30, 10)
    }
    GridRow {
      box("c", 50, 10)
      box("d", 10, 10)
    }
  }
}
// a: 18 34 20 20
// b: 72 34 30 10
// c: 18 56 50 10
// d: 72 56 10 10

#Preview("A divider that sizes nothing leaves a grid as it is", traits: .fixedLayout(width: 120, height: 100)) {
  Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
    GridRow {
      box("a", 20, 20)
      box("b", 30, 10)
    }
    Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
    GridRow {
      box("c", 50, 10)
      box("d", 10, 10)
    }
  }
}
// a: 18 32.5 20 20
// b: 72 37.5 30 10
// line: 18 54.5 84 1
// c: 18 57.5 50 10
// d: 72 57.5 10 10

#Preview("A divider makes a grid take its offer", traits: .fixedLayout(width: 120, height: 100)) {
  Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
    GridRow {
      box("a", 20, 20)
      box("b", 30, 10)
    }
    Divider().accessibilityIdentifier("line")
    GridRow {
      box("c", 50, 10)
      box("d", 10, 10)
    }
  }
}
// surplus 120-84 = 36, 18 each
// a: 0 32.5 20 20
// b: 72 37.5 30 10
// line: 0 54.5 120 1
// c: 0 57.5 50 10
// d: 72 57.5 10 10

#Preview("Spans, anchors and alignments share a grid", traits: .fixedLayout(width: 200, height: 100)) {
  Grid(horizontalSpacing: 5, verticalSpacing: 5) {
    GridRow {
      box("a", 20, 20)
      box("b", 30, 20)
      box("c", 40, 20)
    }
    GridRow {
      Color.red.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("d")
      Color.red.gridCellUnsizedAxes([.horizontal, .vertical]).accessibilityIdentifier("e")
    }
    GridRow {
      box("f", 10, 12).gridColumnAlignment(.trailing)
      box("g", 10, 4).gridCellAnchor(.topLeading)
      box("h", 10, 4)
    }
  }
}
// width 100, height 20+5+10+5+12 = 52; origin 50, 24
// a: 50 24 20 20
// b: 75 24 30 20
// c: 110 24 40 20
// d: 50 49 55 10
// e: 110 49 40 10
// f: 60 64 10 12
// g: 75 64 10 4
// h: 125 68 10 4

#Preview("A flexible column takes what rigid ones leave", traits: .fixedLayout(width: 200, height: 100)) {
  Grid(horizontalSpacing: 10, verticalSpacing: 0) {
    GridRow {
      box("a", 20, 20)
      Color.blue.frame(height: 20).accessibilityIdentifier("b")
    }
    GridRow {
      box("c", 50, 20)
      Color.blue.frame(minWidth: 30, maxWidth: 60, minHeight: 5, maxHeight: 20).accessibilityIdentifier("d")
    }
  }
}
// columns: 50 rigid, 140 flexible; d is 60 wide in 140
// a: 15 30 20 20
// b: 60 30 140 20
// c: 0 50 50 20
// d: 100 50 60 20

#Preview("A lazy row aligns in the height that it takes", traits: .fixedLayout(width: 200, height: 60)) {
  LazyHStack(alignment: .bottom, spacing: 5) {
    box("a", 20, 20)
    Color.red.frame(width: 30).accessibilityIdentifier("b")
  }
}
// a: 72.5 40 20 20
// b: 97.5 0 30 60

#Preview("A lazy column keeps its minimum", traits: .fixedLayout(width: 100, height: 60)) {
  LazyVGrid(columns: [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(), spacing: 0)], alignment: .leading, spacing: 3) {
    Color.red.frame(height: 10).accessibilityIdentifier("a")
    Color.red.frame(height: 12).accessibilityIdentifier("b")
    Color.red.frame(height: 14).accessibilityIdentifier("c")
  }
}
// remaining 90: first 45→60; second 30
// a: 0 16.5 60 10
// b: 70 15.5 30 12
// c: 0 30.5 60 14

#Preview("A background may ignore the bar above", traits: .fixedLayout(width: 100, height: 100)) {
  box("a", 30, 20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background { Color.blue.ignoresSafeArea().accessibilityIdentifier("bg") }
    .safeAreaInset(edge: .top, spacing: 0) { box("bar", 50, 24) }
}
// bar: 25 0 50 24
// a: 35 24 30 20

#Preview("The first child that fits may be a stack", traits: .fixedLayout(width: 100, height: 40)) {
  ViewThatFits(in: .horizontal) {
    HStack(spacing: 0) { box("a", 60, 10); box("b", 60, 10) }
    VStack(spacing: 0) { box("c", 60, 10); box("d", 90, 10) }
    box("e", 10, 10)
  }
}
// a: absent
// c: 20 10 60 10
// d: 5 20 90 10
// e: absent

#Preview("Ideals tell what fits, and the offer what it takes", traits: .fixedLayout(width: 100, height: 40)) {
  ViewThatFits {
    Color.red.frame(idealWidth: 120, maxWidth: .infinity).accessibilityIdentifier("a")
    Color.blue.frame(minWidth: 20, idealWidth: 60, maxWidth: .infinity, maxHeight: 30).accessibilityIdentifier("b")
  }
}
// a: absent
// b: 0 5 100 30

#Preview("A spacer in a frame shares like any view", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(spacing: 0) {
    box("a", 20, 10)
    Spacer().frame(maxWidth: 30).accessibilityIdentifier("s")
    Color.blue.accessibilityIdentifier("b")
    Spacer(minLength: 0).accessibilityIdentifier("t")
  }
}
// s: Spacer in frame maxWidth30: lo 8, hi 30, priority 0; first; rest 80: s 30, b 50, t 0
// a: 0 15 20 10
// b: 50 0 50 40

#Preview("A spacer that is moved or filled comes last", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(spacing: 0) {
    Spacer().background(Color.red).accessibilityIdentifier("s")
    box("a", 20, 10)
    Spacer().offset(x: 3).accessibilityIdentifier("t")
  }
}
// s: 0 20 40 0
// a: 40 15 20 10
// t: 60 20 40 0

#Preview("A frame aligns by a custom line", traits: .fixedLayout(width: 100, height: 90)) {
  box("a", 20, 30)
    .alignmentGuide(.third) { $0[.top] + 2 }
    .frame(width: 50, height: 60, alignment: Alignment(horizontal: .trailing, vertical: .third))
    .accessibilityIdentifier("f")
}
// a: 55 33 20 30
// f: 25 15 50 60

extension VerticalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 3 }
  }
  static let third = VerticalAlignment(Third.self)
}

#Preview("Baselines pass through frames and padding", traits: .fixedLayout(width: 200, height: 90)) {
  HStack(alignment: .firstTextBaseline, spacing: 4) {
    Text("one two").frame(width: 32).accessibilityIdentifier("t")
    box("b", 10, 30)
    Text("x").padding(.top, 10).accessibilityIdentifier("x")
  }
}
// The lines meet at 13, 30 and 23 points; 30 above and 19 below are 49 high.
// t: 71 37.5 32 32
// b: 107 20.5 10 30
// x: 121 27.5 8 26

#Preview("The highest priority sizes a stack of layers", traits: .fixedLayout(width: 200, height: 90)) {
  ZStack(alignment: .topLeading) {
    box("a", 60, 50)
    box("b", 20, 20).layoutPriority(1)
    Color.blue.frame(maxWidth: 15).accessibilityIdentifier("c")
  }.accessibilityIdentifier("z")
}
// z: 90 35 20 20
// a: 90 35 60 50
// b: 90 35 20 20
// c: 90 35 15 20

#Preview("A section sets out its parts in a row", traits: .fixedLayout(width: 200, height: 90)) {
  HStack(spacing: 2) {
    Section {
      box("a", 10, 10)
      box("b", 10, 10)
    } header: { box("h", 20, 10) } footer: { box("f", 30, 10) }
  }
}
// h: 62 40 20 10
// a: 84 40 10 10
// b: 96 40 10 10
// f: 108 40 30 10

#Preview("A group's frame goes to every view", traits: .fixedLayout(width: 200, height: 90)) {
  VStack(spacing: 0) {
    Group {
      box("a", 10, 10)
      if false { box("n", 10, 10) }
      ForEach(0..<2) { i in box("l\(i)", 20, 10) }
    }.frame(width: 60, height: 20, alignment: .bottomLeading)
  }
}
// a: 70 25 10 10
// l0: 70 45 20 10
// l1: 70 65 20 10
