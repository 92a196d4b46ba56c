import SwiftUI

#Preview("Content scrolls under a bar below", traits: .fixedLayout(width: 100, height: 200)) {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<8) { i in Color.green.frame(height: 30).accessibilityIdentifier("row\(i)") }
    }.accessibilityIdentifier("content")
  }
  .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).accessibilityIdentifier("bar") }
  .accessibilityIdentifier("whole")
}
// whole: 0 0 100 200
// content: 0 0 100 240
// row0: 0 0 100 30
// row1: 0 30 100 30
// row2: 0 60 100 30
// row3: 0 90 100 30
// row4: 0 120 100 30
// row5: 0 150 100 30
// row6: 0 180 100 30
// row7: 0 210 100 30
// bar: 0 170 100 30

#Preview("Content begins below a bar above", traits: .fixedLayout(width: 100, height: 200)) {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<8) { i in Color.green.frame(height: 30).accessibilityIdentifier("row\(i)") }
    }.accessibilityIdentifier("content")
  }
  .accessibilityIdentifier("scroll")
  .safeAreaInset(edge: .top) { Color.blue.frame(height: 30).accessibilityIdentifier("bar") }
  .accessibilityIdentifier("whole")
}
// whole: 0 0 100 200
// scroll: 0 38 100 162
// content: 0 38 100 240
// row0: 0 38 100 30
// row1: 0 68 100 30
// row2: 0 98 100 30
// row3: 0 128 100 30
// row4: 0 158 100 30
// row5: 0 188 100 30
// row6: 0 218 100 30
// row7: 0 248 100 30
// bar: 0 0 100 30

#Preview("A bar's leading edge meets the content's", traits: .fixedLayout(width: 200, height: 100))
{
  Color.red.frame(width: 50).accessibilityIdentifier("c").safeAreaInset(
    edge: .top,
    alignment: .leading,
    spacing: 0
  ) { Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b") }
  .accessibilityIdentifier("w")
}
// w: 75 0 50 100
// c: 75 10 50 90
// b: 75 0 20 10

#Preview("A bar's trailing edge meets the content's", traits: .fixedLayout(width: 200, height: 100))
{
  Color.red.accessibilityIdentifier("c").safeAreaInset(
    edge: .bottom,
    alignment: .trailing,
    spacing: 5
  ) { Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b") }
  .accessibilityIdentifier("w")
}
// w: 0 0 200 100
// c: 0 0 200 85
// b: 180 90 20 10

#Preview("A bar at the side stands at the top", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.accessibilityIdentifier("c").safeAreaInset(edge: .leading, alignment: .top, spacing: 5)
  { Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b") }.accessibilityIdentifier(
    "w"
  )
}
// w: 0 0 200 100
// c: 25 0 175 100
// b: 0 0 20 10

#Preview("A bar takes what rigid content leaves", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.frame(width: 50, height: 50).accessibilityIdentifier("c").safeAreaInset(
    edge: .top,
    spacing: 0
  ) { Color.blue.accessibilityIdentifier("b") }.accessibilityIdentifier("w")
}
// w: 0 0 200 100
// c: 75 50 50 50
// b: 0 0 200 50

#Preview("A bar is stretched across to the whole", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.frame(width: 50, height: 50).accessibilityIdentifier("c").safeAreaInset(
    edge: .top,
    spacing: 0
  ) { Color.blue.accessibilityIdentifier("b") }.fixedSize().accessibilityIdentifier("w")
}
// w: 75 20 50 60
// c: 75 30 50 50
// b: 75 20 50 10

#Preview("A bar leaves the content its minimum", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.frame(minHeight: 80).accessibilityIdentifier("c").safeAreaInset(edge: .top, spacing: 0)
  { Color.blue.accessibilityIdentifier("b") }.accessibilityIdentifier("w")
}
// w: 0 0 200 100
// c: 0 20 200 80
// b: 0 0 200 20

#Preview(
  "Ignoring reaches through padding of the safe area",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Color.red.accessibilityIdentifier("i").ignoresSafeArea().accessibilityIdentifier("s")
    .safeAreaPadding(.horizontal, 20).accessibilityIdentifier("w")
}
// w: 0 0 200 100
// s: 20 0 160 100
// i: 0 0 200 100

#Preview(
  "Ignoring on one edge reaches beyond that one",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Color.red.accessibilityIdentifier("i").ignoresSafeArea(edges: .leading).accessibilityIdentifier(
    "s"
  ).safeAreaPadding(20).accessibilityIdentifier("w")
}
// w: 0 0 200 100
// s: 20 20 160 60
// i: 0 20 180 60

#Preview("The keyboard's region is empty", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.accessibilityIdentifier("i").ignoresSafeArea(.keyboard).accessibilityIdentifier("s")
    .safeAreaPadding(20).accessibilityIdentifier("w")
}
// w: 0 0 200 100
// s: 20 20 160 60
// i: 20 20 160 60

#Preview("Ignoring reaches through a frame", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.accessibilityIdentifier("i").ignoresSafeArea().frame(width: 60).accessibilityIdentifier(
    "s"
  ).safeAreaPadding(20).accessibilityIdentifier("w")
}
// w: 50 0 100 100
// s: 70 20 60 60
// i: 50 0 100 100

#Preview(
  "An edge that is padded does not reach beyond",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Color.red.accessibilityIdentifier("i").ignoresSafeArea().padding(.top, 10)
    .accessibilityIdentifier("s").safeAreaPadding(20).accessibilityIdentifier("w")
}
// w: 0 0 200 100
// s: 20 20 160 60
// i: 0 30 200 70

#Preview(
  "An edge that does not touch the boundary does not reach beyond",
  traits: .fixedLayout(width: 200, height: 100)
) {
  VStack(spacing: 0) {
    Color.green.frame(height: 10)
    Color.red.accessibilityIdentifier("i").ignoresSafeArea().accessibilityIdentifier("s")
  }.safeAreaPadding(20).accessibilityIdentifier("w")
}
// w: 0 0 200 100
// s: 20 30 160 50
// i: 0 30 200 70

#Preview("Ignoring reaches through nested padding", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.accessibilityIdentifier("i").ignoresSafeArea().safeAreaPadding(.top, 10)
    .safeAreaPadding(.top, 20).accessibilityIdentifier("w")
}
// w: 0 0 200 100
// i: 0 0 200 100
