import SwiftUI

struct Third: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 3 }
}
extension VerticalAlignment { static let third = VerticalAlignment(Third.self) }
struct Mark: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.trailing] }
}
extension HorizontalAlignment { static let mark = HorizontalAlignment(Mark.self) }

#Preview(
  "A custom line runs through views and containers",
  traits: .fixedLayout(width: 200, height: 120)
) {
  HStack(alignment: .third, spacing: 0) {
    Color.red.frame(width: 30, height: 60).accessibilityIdentifier("a")
    Color.blue.frame(width: 30, height: 30).alignmentGuide(.third) { $0[.bottom] }
      .accessibilityIdentifier("b")
    VStack(spacing: 0) {
      Color.green.frame(width: 30, height: 20).accessibilityIdentifier("c")
      Color.green.frame(width: 30, height: 20).alignmentGuide(.third) {
        $0[VerticalAlignment.center]
      }.accessibilityIdentifier("d")
    }.accessibilityIdentifier("v")
  }.accessibilityIdentifier("h")
}
// h: 55 25 90 70
// a: 55 35 30 60
// b: 85 25 30 30
// v: 115 25 30 40
// c: 115 25 30 20
// d: 115 45 30 20

#Preview(
  "A row stands on the mean of what its views tell",
  traits: .fixedLayout(width: 200, height: 120)
) {
  VStack(alignment: .mark, spacing: 0) {
    HStack(spacing: 10) {
      Color.red.frame(width: 30, height: 20).alignmentGuide(.mark) { _ in 0 }
        .accessibilityIdentifier("a")
      Color.red.frame(width: 30, height: 20).alignmentGuide(.mark) { $0.width }
        .accessibilityIdentifier("b")
    }.accessibilityIdentifier("row")
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("c")
  }.accessibilityIdentifier("v")
}
// v: 57.5 40 85 40
// row: 72.5 40 70 20
// c: 57.5 60 50 20

#Preview("Custom lines meet over each other", traits: .fixedLayout(width: 200, height: 120)) {
  ZStack(alignment: Alignment(horizontal: .mark, vertical: .third)) {
    Color.red.frame(width: 60, height: 60).accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 30).alignmentGuide(.mark) { _ in 0 }
      .accessibilityIdentifier("b")
  }.accessibilityIdentifier("z")
}
// z: 60 30 80 60
// a: 60 30 60 60
// b: 120 40 20 30

#Preview("A frame tells where its view is set", traits: .fixedLayout(width: 200, height: 120)) {
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in -10 }.frame(
      width: 60,
      alignment: .trailing
    ).accessibilityIdentifier("f")
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("c")
  }.accessibilityIdentifier("v")
}
// v: 60 40 80 40
// f: 60 40 60 20
// c: 90 60 50 20

#Preview("Guides may be made of others", traits: .fixedLayout(width: 200, height: 120)) {
  HStack(alignment: .top, spacing: 5) {
    Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { $0[.bottom] - 4 }
      .accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 60).alignmentGuide(.top) { $0[VerticalAlignment.center] }
      .accessibilityIdentifier("b")
  }.accessibilityIdentifier("h")
}
// h: 77.5 30 45 60
// a: 77.5 44 20 20
// b: 102.5 30 20 60

#Preview("Guides set what is laid over a view", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.frame(width: 100, height: 60)
    .overlay(alignment: .topLeading) {
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("tl").alignmentGuide(.leading)
      { $0[HorizontalAlignment.center] }
    }
    .overlay(alignment: .bottomTrailing) {
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("br").alignmentGuide(.bottom)
      { $0[VerticalAlignment.top] }
    }
    .background(alignment: .top) {
      Color.green.frame(width: 140, height: 10).accessibilityIdentifier("bg").offset(x: 4, y: -4)
    }
    .accessibilityIdentifier("m")
}
// m: 50 20 100 60
// tl: 40 20 20 20
// br: 130 80 20 20
// bg: 34 16 140 10
