import SwiftUI

#Preview(
  "A column's alignment leaves cells over several to the grid",
  traits: .fixedLayout(width: 300, height: 200)
) {
  Grid(alignment: .leading) {
    GridRow {
      Color.gray.frame(width: 9, height: 16).accessibilityIdentifier("a")
      Color.red.frame(width: 60, height: 20).accessibilityIdentifier("b")
      Color.gray.frame(width: 28, height: 16).accessibilityIdentifier("c")
    }
    Color.black.frame(height: 1).accessibilityIdentifier("line")
    GridRow {
      Color.gray.frame(width: 50, height: 16).gridCellColumns(2).accessibilityIdentifier("header")
      Color.gray.frame(width: 10, height: 16).gridColumnAlignment(.trailing)
        .accessibilityIdentifier("d")
    }
  }
  .accessibilityIdentifier("grid")
}
// grid: 0 73.5 300 53
// a: 0 75.5 9 16
// b: 79.3333 73.5 60 20
// c: 272 75.5 28 16
// line: 0 101.5 300 1
// header: 0 110.5 50 16
// d: 290 110.5 10 16

#Preview("A flexible line makes all columns wider", traits: .fixedLayout(width: 300, height: 100)) {
  Grid(alignment: .leading) {
    GridRow {
      Color.gray.frame(width: 9, height: 16).accessibilityIdentifier("a")
      Color.red.frame(width: 60, height: 20).accessibilityIdentifier("b")
      Color.gray.frame(width: 28, height: 16).accessibilityIdentifier("c")
    }
    Color.black.frame(height: 1).accessibilityIdentifier("line")
  }
  .accessibilityIdentifier("grid")
}
// grid: 0 35.5 300 29
// a: 0 37.5 9 16
// b: 79.3333 35.5 60 20
// c: 209.6667 37.5 28 16
// line: 0 63.5 300 1

#Preview(
  "A divider makes a grid as wide as its offer",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: 30, height: 20)
    }
    Divider().accessibilityIdentifier("d")
    GridRow { Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
  }.accessibilityIdentifier("g")
}
// g: 0 29.5 200 41
// a: 35 29.5 30 20
// d: 0 49.5 200 1
// b: 35 50.5 30 20

#Preview(
  "A divider without a width of its own runs along the columns",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: 30, height: 20)
    }
    Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("d")
    GridRow { Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b") }
  }.accessibilityIdentifier("g")
}
// g: 70 29.5 60 41
// a: 70 29.5 30 20
// d: 70 49.5 60 1
// b: 70 50.5 30 20

#Preview(
  "A flexible cell over two columns makes them wider",
  traits: .fixedLayout(width: 300, height: 100)
) {
  Grid(horizontalSpacing: 10, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("b")
      Color.red.frame(width: 40, height: 10).accessibilityIdentifier("c")
    }
    GridRow {
      Color.blue.frame(height: 10).gridCellColumns(2).accessibilityIdentifier("s")
      Color.red.frame(width: 5, height: 10).accessibilityIdentifier("d")
    }
  }.accessibilityIdentifier("g")
}
// g: 0 40 300 20
// a: 47.5 40 20 10
// b: 172.5 40 30 10
// c: 260 40 40 10
// s: 0 50 250 10
// d: 277.5 50 5 10

#Preview(
  "A cell over two columns may leave them alone",
  traits: .fixedLayout(width: 300, height: 100)
) {
  Grid(horizontalSpacing: 10, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("b")
      Color.red.frame(width: 40, height: 10).accessibilityIdentifier("c")
    }
    GridRow {
      Color.blue.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
        .accessibilityIdentifier("s")
      Color.red.frame(width: 5, height: 10).accessibilityIdentifier("d")
    }
  }.accessibilityIdentifier("g")
}
// g: 95 40 110 20
// a: 95 40 20 10
// b: 125 40 30 10
// c: 165 40 40 10
// s: 95 50 60 10
// d: 182.5 50 5 10

#Preview(
  "A cell may leave the height of its row alone",
  traits: .fixedLayout(width: 300, height: 100)
) {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
      Color.red.frame(width: 30).gridCellUnsizedAxes(.vertical).accessibilityIdentifier("b")
    }
    GridRow { Color.red.frame(width: 5, height: 20).accessibilityIdentifier("d") }
  }.accessibilityIdentifier("g")
}
// g: 125 35 50 30
// a: 125 35 20 10
// b: 145 35 30 10
// d: 132.5 45 5 20

#Preview(
  "A row's alignment and a cell's anchor come first",
  traits: .fixedLayout(width: 300, height: 100)
) {
  Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow(alignment: .bottom) {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
      Color.red.frame(width: 30, height: 30).accessibilityIdentifier("b")
    }
    GridRow {
      Color.red.frame(width: 5, height: 5).accessibilityIdentifier("c")
      Color.red.frame(width: 5, height: 20).gridCellAnchor(.trailing).accessibilityIdentifier("d")
    }
  }.accessibilityIdentifier("g")
}
// g: 125 25 50 50
// a: 125 45 20 10
// b: 145 25 30 30
// c: 125 55 5 5
// d: 170 55 5 20

#Preview("A view between rows covers all columns", traits: .fixedLayout(width: 300, height: 100)) {
  Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 4) {
    GridRow {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("b")
    }
    Color.blue.frame(width: 90, height: 10).accessibilityIdentifier("w")
    GridRow {}
    GridRow { Color.red.frame(width: 5, height: 10).accessibilityIdentifier("c") }
  }
}
// a: 105 31 20 10
// b: 145 31 30 10
// w: 105 45 90 10
// c: 105 59 5 10

#Preview(
  "A column's alignment is seen through a frame",
  traits: .fixedLayout(width: 300, height: 100)
) {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 60, height: 10)
      Color.red.frame(width: 60, height: 10)
    }
    GridRow {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
      Color.red.gridColumnAlignment(.trailing).frame(width: 10, height: 10).accessibilityIdentifier(
        "b"
      )
    }
  }
}
// a: 115 50 10 10
// b: 200 50 10 10

#Preview("Loops make rows and cells", traits: .fixedLayout(width: 300, height: 100)) {
  Grid(horizontalSpacing: 2, verticalSpacing: 2) {
    ForEach(0..<2) { r in
      GridRow {
        ForEach(0..<3) { c in
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c\(r)\(c)")
        }
      }
    }
  }.accessibilityIdentifier("g")
}
// g: 133 39 34 22
// c00: 133 39 10 10
// c01: 145 39 10 10
// c02: 157 39 10 10
// c10: 133 51 10 10
// c11: 145 51 10 10
// c12: 157 51 10 10

#Preview("Modifiers of a row go to every cell", traits: .fixedLayout(width: 300, height: 100)) {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
    }.padding(5)
    GridRow { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") }
  }.accessibilityIdentifier("g")
}
// g: 130 35 40 30
// a: 135 40 10 10
// b: 155 40 10 10
// c: 135 55 10 10

#Preview("A cell's own guide counts", traits: .fixedLayout(width: 300, height: 100)) {
  Grid(alignment: .bottomLeading, horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 40, height: 10)
      Color.red.frame(width: 10, height: 30)
    }
    GridRow {
      Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -5 }
        .accessibilityIdentifier("b")
    }
  }
}
// b: 130 60 10 10

#Preview("Fixed columns come first", traits: .fixedLayout(width: 100, height: 100)) {
  LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())], spacing: 0) {
    Color.red.frame(height: 20).accessibilityIdentifier("a")
    Color.red.frame(height: 20).accessibilityIdentifier("b")
  }.accessibilityIdentifier("g")
}
// g: 0 40 100 20
// a: 0 40 80 20
// b: 88 40 12 20

#Preview(
  "Columns that need more than there is hang over",
  traits: .fixedLayout(width: 80, height: 100)
) {
  LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())], spacing: 0) {
    Color.red.frame(height: 20).accessibilityIdentifier("a")
    Color.red.frame(height: 20).accessibilityIdentifier("b")
  }.accessibilityIdentifier("g")
}
// g: -9 40 98 20
// a: -9 40 80 20
// b: 79 40 10 20

#Preview(
  "What a column declines is left to the later ones",
  traits: .fixedLayout(width: 300, height: 100)
) {
  LazyVGrid(columns: [GridItem(.flexible(maximum: 40)), GridItem(.flexible())], spacing: 0) {
    Color.red.frame(height: 20).accessibilityIdentifier("a")
    Color.red.frame(height: 20).accessibilityIdentifier("b")
  }
}
// a: 0 40 40 20
// b: 48 40 252 20

#Preview("Every column has its own gap", traits: .fixedLayout(width: 300, height: 100)) {
  LazyVGrid(
    columns: [
      GridItem(.fixed(20), spacing: 3), GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20)),
    ],
    alignment: .trailing
  ) { ForEach(0..<4) { i in Color.red.frame(height: 20).accessibilityIdentifier("a\(i)") } }
}
// a0: 237 26 20 20
// a1: 260 26 20 20
// a2: 280 26 20 20
// a3: 237 54 20 20

#Preview("An adaptive column makes as many as fit", traits: .fixedLayout(width: 300, height: 100)) {
  LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.adaptive(minimum: 40))], spacing: 0) {
    ForEach(0..<6) { i in Color.red.frame(height: 20).accessibilityIdentifier("a\(i)") }
  }
}
// a0: 0 40 50 20
// a1: 58 40 42 20
// a2: 108 40 42 20
// a3: 158 40 42 20
// a4: 208 40 42 20
// a5: 258 40 42 20

#Preview("Rows of a grid that runs sideways", traits: .fixedLayout(width: 300, height: 100)) {
  LazyHGrid(rows: [GridItem(.flexible()), GridItem(.fixed(20))], alignment: .top, spacing: 4) {
    ForEach(0..<3) { i in Color.red.frame(width: 30).accessibilityIdentifier("a\(i)") }
  }.accessibilityIdentifier("g")
}
// g: 118 0 64 100
// a0: 118 0 30 72
// a1: 118 80 30 20
// a2: 152 0 30 72

#Preview(
  "A lazy stack is as wide as its widest view where nothing is offered",
  traits: .fixedLayout(width: 300, height: 100)
) {
  LazyVStack(spacing: 0) {
    Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 50, height: 20)
  }.fixedSize().accessibilityIdentifier("l")
}
// l: 125 30 50 40
// a: 135 30 30 20

#Preview(
  "A spacer in a lazy stack is as short as may be",
  traits: .fixedLayout(width: 300, height: 100)
) {
  LazyVStack(spacing: 0) {
    Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a")
    Spacer()
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
  }.accessibilityIdentifier("l")
}
// l: 0 26 300 48
// a: 135 26 30 20
// b: 125 54 50 20

#Preview("A lazy row is as high as its offer", traits: .fixedLayout(width: 300, height: 100)) {
  LazyHStack(alignment: .top, spacing: 2) {
    Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 50).accessibilityIdentifier("b")
  }.accessibilityIdentifier("l")
}
// l: 109 0 82 100
// a: 109 0 30 20
// b: 141 0 50 100

#Preview(
  "Cells of a row of texts stand on one line",
  traits: .fixedLayout(width: 100, height: 60)
) {
  Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 10, verticalSpacing: 0) {
    GridRow {
      Text("ab").accessibilityIdentifier("a")
      Color.red.frame(width: 20, height: 30).accessibilityIdentifier("b")
    }
    GridRow { Text("cd").accessibilityIdentifier("c") }
  }.accessibilityIdentifier("g")
}
// g: 27 5.5 46 49
// a: 27 22.5 16 16
// b: 53 5.5 20 30
// c: 27 38.5 16 16

// The texts stand 13 of their 16 points above the line on which a view without text ends.
#Preview("A cell that sizes nothing lifts no line", traits: .fixedLayout(width: 100, height: 100)) {
  Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4, verticalSpacing: 4) {
    GridRow {
      Text("ab").accessibilityIdentifier("first")
      Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
    }
    GridRow {
      Text("cd").accessibilityIdentifier("second")
      Color.red.frame(width: 10, height: 20).accessibilityIdentifier("box")
    }
  }
  .frame(width: 100, height: 100, alignment: .topLeading)
}
// first: 0 0 16 16
// second: 0 27 16 16
// box: 20 20 10 20
