import SwiftUI

// The numbers were recorded from Apple's grids, macOS 27.

/// Half as wide as it is offered.
struct Half: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: (proposal.width ?? 40) / 2, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// A view of one size.
func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}

/// A view that takes what it is offered within bounds, in both axes.
func clamp(_ name: String, _ least: CGFloat, _ most: CGFloat) -> some View {
  Color.red.frame(minWidth: least, maxWidth: most, minHeight: least, maxHeight: most)
    .accessibilityIdentifier(name)
}

/// A view that takes the width it is offered within bounds.
func clamp(_ name: String, _ least: CGFloat, _ most: CGFloat, height: CGFloat) -> some View {
  Color.red.frame(height: height).frame(minWidth: least, maxWidth: most)
    .accessibilityIdentifier(name)
}

#Preview(
  "A flexible cell gets what settled columns leave",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Grid {
    GridRow {
      Color.red.accessibilityIdentifier("a")
      box("b", 20, 20)
    }
    GridRow {
      box("c", 10, 30)
      box("d", 40, 10)
    }
  }
}
// a: 0 0 152 62
// b: 170 21 20 20
// c: 71 70 10 30
// d: 160 80 40 10

#Preview(
  "Cells that grow equally share in one round",
  traits: .fixedLayout(width: 200, height: 200)
) {
  Grid {
    GridRow {
      Half { Color.red }.accessibilityIdentifier("a")
      box("b", 20, 20)
    }
    GridRow {
      box("c", 10, 30)
      Half { Color.red }.accessibilityIdentifier("d")
    }
  }
  .frame(width: 200, height: 200, alignment: .topLeading)
}
// a: 12 5 24 10
// b: 70 0 20 20
// c: 19 28 10 30
// d: 68 38 24 10

#Preview("A cell is offered what its column has", traits: .fixedLayout(width: 100, height: 100)) {
  Grid {
    GridRow {
      Color.red.accessibilityIdentifier("a")
      box("b", 120, 20)
    }
    GridRow {
      box("c", 10, 30)
      box("d", 40, 10)
    }
  }
  .frame(width: 100, height: 100, alignment: .topLeading)
}
// a: 0 0 10 62
// b: 18 21 120 20
// c: 0 70 10 30
// d: 58 80 40 10

#Preview("Who grows along one axis comes first", traits: .fixedLayout(width: 200, height: 100)) {
  Grid {
    GridRow {
      Half { Color.red }.accessibilityIdentifier("a")
      Color.red.accessibilityIdentifier("b")
    }
  }
}
// a: 12 45 24 10
// b: 56 0 144 100

#Preview("Who grows to an end comes first", traits: .fixedLayout(width: 200, height: 100)) {
  Grid {
    GridRow {
      clamp("a", 10, 20, height: 10)
      Color.red.frame(width: 20).accessibilityIdentifier("b")
      clamp("c", 10, 160, height: 30)
    }
  }
  .frame(width: 200, height: 100, alignment: .topLeading)
}
// a: 0 45 20 10
// b: 28 0 20 100
// c: 56 35 82 30

#Preview(
  "What can grow least comes first in both axes",
  traits: .fixedLayout(width: 150, height: 100)
) {
  Grid {
    GridRow {
      clamp("a", 10, 50)
      Color.red.frame(width: 30).accessibilityIdentifier("b")
      Color.red.accessibilityIdentifier("c")
    }
  }
}
// a: 0 25 44.6667 50
// b: 52.6667 0 30 100
// c: 90.6667 0 59.3333 100

#Preview("What a wide cell needs is spread evenly", traits: .fixedLayout(width: 300, height: 100)) {
  Grid {
    GridRow {
      Color.red.frame(width: 100, height: 10).gridCellColumns(2).accessibilityIdentifier("x")
    }
    GridRow {
      box("a", 30, 10)
      box("b", 20, 20)
    }
  }
  .frame(width: 300, height: 100, alignment: .topLeading)
}
// x: 0 0 100 10
// a: 10.5 23 30 10
// b: 69.5 18 20 20

#Preview("A flexible wide cell is offered the whole", traits: .fixedLayout(width: 300, height: 100))
{
  Grid {
    GridRow {
      box("a", 30, 10)
      box("b", 20, 10)
    }
    GridRow { Color.red.gridCellColumns(2).accessibilityIdentifier("x") }
  }
}
// a: 60.5 0 30 10
// b: 219.5 0 20 10
// x: 0 18 300 82

#Preview(
  "Columns without cells of their own widen first",
  traits: .fixedLayout(width: 156, height: 58)
) {
  Grid {
    GridRow {
      clamp("a", 0, 100)
      box("b", 100, 40).gridCellColumns(2)
      clamp("c", 30, 40, height: 40).gridCellColumns(2)
    }
    GridRow {
      Color.red.frame(width: 10).gridCellColumns(2).accessibilityIdentifier("d")
      Color.red.frame(width: 10).accessibilityIdentifier("e")
      clamp("f", 30, 180, height: 10)
    }
  }
  .fixedSize()
}
// a: 0 0 10 40
// b: 18 0 100 40
// c: 126 0 30 40
// d: 45 48 10 10
// e: 108 48 10 10
// f: 126 48 30 10

#Preview(
  "A view between rows is offered the whole width",
  traits: .fixedLayout(width: 300, height: 200)
) {
  Grid {
    GridRow {
      clamp("a", 20, 120)
      clamp("b", 0, 60, height: 30)
    }
    Color.red.frame(height: 10).accessibilityIdentifier("x")
  }
  .frame(width: 300, height: 200, alignment: .topLeading)
}
// a: 28 0 120 96
// b: 212 33 60 30
// x: 0 104 300 10

#Preview("The higher priority comes first", traits: .fixedLayout(width: 100, height: 100)) {
  Grid {
    GridRow {
      Color.red.accessibilityIdentifier("a")
      Color.red.layoutPriority(1).accessibilityIdentifier("b")
    }
  }
}
// a: 0 0 0 100
// b: 8 0 92 100

#Preview("Nothing is set aside for lower priorities", traits: .fixedLayout(width: 100, height: 100))
{
  Grid {
    GridRow {
      clamp("a", 0, 200, height: 10)
      clamp("b", 30, 200, height: 10).layoutPriority(1)
      clamp("c", 20, 200, height: 10)
    }
  }
  .frame(width: 100, height: 100, alignment: .topLeading)
}
// a: 0 0 0 10
// b: 8 0 84 10
// c: 100 0 20 10

#Preview("A priority counts in rows and columns", traits: .fixedLayout(width: 200, height: 100)) {
  Grid {
    GridRow {
      Color.red.accessibilityIdentifier("a")
      box("b", 20, 20)
    }
    GridRow {
      box("c", 10, 30)
      Color.red.layoutPriority(1).accessibilityIdentifier("d")
    }
  }
  .frame(width: 200, height: 100, alignment: .topLeading)
}
// a: 0 0 10 20
// b: 104 0 20 20
// c: 0 59 10 30
// d: 18 28 192 92

#Preview("A spacer in a cell comes last", traits: .fixedLayout(width: 200, height: 100)) {
  Grid {
    GridRow {
      Spacer().accessibilityIdentifier("s")
      box("b", 20, 20)
    }
    GridRow {
      box("c", 10, 30)
      box("d", 40, 10)
    }
  }
  .frame(width: 200, height: 100, alignment: .topLeading)
}
// s: 0 0 142 42
// b: 160 11 20 20
// c: 66 50 10 30
// d: 150 60 40 10

#Preview("No gap stands where no cells meet", traits: .fixedLayout(width: 68, height: 136)) {
  Grid {
    GridRow { box("a", 40, 40) }
    GridRow {
      Half { Color.red }.accessibilityIdentifier("b")
      box("c", 20, 40).gridCellColumns(2)
    }
    GridRow { clamp("d", 0, 30, height: 40) }
  }
  .fixedSize()
}
// a: 0 0 40 40
// b: 10 63 20 10
// c: 48 48 20 40
// d: 5 96 30 40

#Preview(
  "A cell that sizes no axis fills its column",
  traits: .fixedLayout(width: 200, height: 200)
) {
  Grid {
    GridRow {
      box("a", 30, 10)
      box("b", 20, 20)
    }
    GridRow {
      Color.red.gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("c")
      box("d", 40, 10)
    }
  }
  .frame(width: 200, height: 200, alignment: .topLeading)
}
// a: 0 5 30 10
// b: 48 0 20 20
// c: 0 28 30 172
// d: 38 109 40 10

#Preview(
  "A cell that sizes no axis widens what is too narrow",
  traits: .fixedLayout(width: 200, height: 200)
) {
  Grid {
    GridRow {
      box("a", 30, 10)
      box("b", 20, 20)
    }
    GridRow {
      box("c", 100, 30).gridCellUnsizedAxes(.horizontal)
      box("d", 40, 10)
    }
  }
  .frame(width: 200, height: 200, alignment: .topLeading)
}
// a: 35 5 30 10
// b: 118 0 20 20
// c: 0 28 100 30
// d: 108 38 40 10

#Preview("Axes that are left alone join", traits: .fixedLayout(width: 200, height: 200)) {
  Grid {
    GridRow {
      box("a", 30, 10)
      box("b", 20, 20)
    }
    GridRow {
      Color.red.gridCellUnsizedAxes(.vertical).gridCellUnsizedAxes(.horizontal)
        .accessibilityIdentifier("c")
      box("d", 40, 10)
    }
  }
  .frame(width: 200, height: 200, alignment: .topLeading)
}
// a: 0 5 30 10
// b: 48 0 20 20
// c: 0 28 30 10
// d: 38 28 40 10

#Preview("Spans of one view add up", traits: .fixedLayout(width: 109, height: 38)) {
  Grid {
    GridRow {
      box("a", 30, 10)
      box("b", 20, 20)
      box("e", 5, 5)
      box("f", 5, 5)
    }
    GridRow {
      box("c", 100, 10).gridCellColumns(3).gridCellColumns(2)
      box("d", 1, 1)
    }
  }
  .fixedSize()
}
// a: 0 5 30 10
// b: 38 0 20 20
// e: 66 7.5 5 5
// f: 79 7.5 5 5
// c: 0 28 100 10
// d: 108 32.5 1 1

#Preview("The innermost anchor and alignment count", traits: .fixedLayout(width: 78, height: 108)) {
  Grid {
    GridRow {
      box("a", 50, 10)
      box("b", 20, 50)
    }
    GridRow {
      box("c", 10, 10).gridCellAnchor(.topLeading).gridCellAnchor(.bottomTrailing)
      box("d", 20, 50)
    }
  }
  .fixedSize()
}
// a: 0 20 50 10
// b: 58 0 20 50
// c: 0 58 10 10
// d: 58 58 20 50

#Preview("A row without cells is none", traits: .fixedLayout(width: 100, height: 100)) {
  Grid {
    GridRow { box("a", 30, 10) }
    GridRow {}
    GridRow { box("c", 10, 30) }
  }
  .frame(width: 100, height: 100, alignment: .topLeading)
}
// a: 0 0 30 10
// c: 10 18 10 30
