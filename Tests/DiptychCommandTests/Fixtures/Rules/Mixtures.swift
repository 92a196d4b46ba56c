import SwiftUI

#Preview("A spacer leaves text the lines that fit", traits: .fixedLayout(width: 160, height: 130)) {
  VStack(spacing: 0) {
    Color.red.frame(height: 40).accessibilityIdentifier("a")
    Text("one two three four five six seven eight nine ten").accessibilityIdentifier("t")
    Spacer().accessibilityIdentifier("s")
    Color.blue.frame(height: 40).accessibilityIdentifier("b")
  }
}
// a: 0 0 160 40
// s: 80 72 0 18
// b: 0 90 160 40

#Preview(
  "Cells without sizes keep their columns waiting",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
    GridRow {
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
      Color.blue.frame(height: 10).accessibilityIdentifier("b")
    }
    GridRow {
      Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).accessibilityIdentifier("x")
      Color.green.frame(width: 60, height: 20).accessibilityIdentifier("c")
    }
  }.accessibilityIdentifier("g")
}
// g: 34 33 132 34
// a: 34 33 30 10
// b: 68 33 98 10
// x: 34 47 30 20
// c: 68 47 60 20

#Preview("Columns share as a row does", traits: .fixedLayout(width: 200, height: 60)) {
  Grid(horizontalSpacing: 10, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(maxWidth: 40, maxHeight: 20).accessibilityIdentifier("a")
      Color.blue.frame(maxWidth: .infinity, maxHeight: 20).accessibilityIdentifier("b")
      Color.green.frame(minWidth: 50, maxWidth: 60, maxHeight: 20).accessibilityIdentifier("c")
    }
  }
}
// a: 0 20 40 20
// b: 50 20 80 20
// c: 140 20 60 20

#Preview(
  "A reader knows where it stands in both directions",
  traits: .fixedLayout(width: 200, height: 100)
) {
  HStack(spacing: 0) {
    Color.gray.frame(width: 40)
    GeometryReader { p in
      Color.red.frame(width: p.frame(in: .global).minX, height: p.frame(in: .local).midY)
        .accessibilityIdentifier("r")
    }.padding(10)
  }
}
// r: 50 10 50 40
// r, rtl: 140 10 10 40

#Preview("The outer bar comes first", traits: .fixedLayout(width: 100, height: 100)) {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<10) { i in Color.red.frame(height: 20).accessibilityIdentifier("r\(i)") }
    }
  }
  .safeAreaInset(edge: .top, spacing: 0) {
    Color.blue.frame(height: 15).accessibilityIdentifier("t")
  }
  .safeAreaInset(edge: .top, spacing: 0) {
    Color.green.frame(height: 10).accessibilityIdentifier("u")
  }
  .accessibilityIdentifier("s")
}
// u: 0 0 100 10
// t: 0 10 100 15
// r0: 0 25 100 20

#Preview(
  "What scrolls both ways begins where its direction leads",
  traits: .fixedLayout(width: 100, height: 60)
) {
  ScrollView([.horizontal, .vertical]) {
    Color.red.frame(width: 300, height: 200).accessibilityIdentifier("c")
  }.environment(\.layoutDirection, .rightToLeft).accessibilityIdentifier("s")
}
// s: 0 0 100 60
// c: -200 0 300 200
// c, rtl: -200 0 300 200

#Preview("The least flexible frame comes first", traits: .fixedLayout(width: 300, height: 40)) {
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 100, maxWidth: 150).accessibilityIdentifier("a")
    Color.blue.frame(minWidth: 20).accessibilityIdentifier("b")
    Color.green.frame(maxWidth: 80).accessibilityIdentifier("c")
  }
}
// a: 0 0 100 40
// b: 100 0 120 40
// c: 220 0 80 40

#Preview("Spacing that is told holds for spacers too", traits: .fixedLayout(width: 100, height: 40))
{
  HStack(spacing: 4) {
    Color.red.frame(width: 60, height: 10).accessibilityIdentifier("a")
    Spacer(minLength: 20)
    HStack(spacing: 2) {
      Color.blue.frame(width: 30, height: 10).accessibilityIdentifier("b")
      Spacer(minLength: 0)
    }.accessibilityIdentifier("h")
  }
}
// a: -10 15 60 10
// h: 78 15 32 10
// b: 78 15 30 10

#Preview("Rows that adapt fill the height", traits: .fixedLayout(width: 200, height: 100)) {
  LazyHGrid(rows: [GridItem(.adaptive(minimum: 30), spacing: 5)], alignment: .top, spacing: 3) {
    ForEach(0..<7) { i in Color.red.frame(width: 20).accessibilityIdentifier("r\(i)") }
  }.accessibilityIdentifier("g")
}
// g: 67 0 66 100
// r0: 67 0 20 30
// r1: 67 35 20 30
// r3: 90 0 20 30
// r6: 113 0 20 30
