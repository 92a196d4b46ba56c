import SwiftUI

#Preview("A positioned view takes what a row leaves", traits: .fixedLayout(width: 320, height: 100))
{
  HStack(spacing: 10) {
    Color.gray.frame(width: 24, height: 16).accessibilityIdentifier("l")
    Color.green.frame(width: 30, height: 30).accessibilityIdentifier("g").position(x: 20, y: 20)
      .accessibilityIdentifier("slot")
    Color.gray.frame(width: 32, height: 16).accessibilityIdentifier("r")
  }
}
// l: 0 42 24 16
// slot: 34 0 244 100
// g: 39 5 30 30
// r: 288 42 32 16

#Preview(
  "A positioned view that is asked for its ideal answers its own",
  traits: .fixedLayout(width: 320, height: 100)
) {
  HStack {
    Color.green.frame(width: 30, height: 30).accessibilityIdentifier("g").position(x: 20, y: 20)
      .accessibilityIdentifier("slot")
  }.fixedSize()
}
// slot: 145 35 30 30
// g: 150 40 30 30

#Preview(
  "A subtree of its own direction is placed by its surroundings",
  traits: .fixedLayout(width: 300, height: 100)
) {
  HStack(spacing: 0) {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 60, height: 20).offset(x: 10).accessibilityIdentifier("o").padding(
      .leading,
      5
    ).environment(\.layoutDirection, .rightToLeft).accessibilityIdentifier("p")
  }
}
// a: 97.5 40 40 20
// p: 137.5 40 65 20
// o: 137.5 40 60 20
// o, rtl: 97.5 40 60 20

#Preview(
  "A position counts from the leading edge of its own direction",
  traits: .fixedLayout(width: 300, height: 100)
) {
  Color.red.frame(width: 10, height: 10).accessibilityIdentifier("i").position(x: 20, y: 20)
    .environment(\.layoutDirection, .rightToLeft)
}
// i: 275 15 10 10
// i, rtl: 275 15 10 10

#Preview(
  "What may be flipped when drawn keeps its slots",
  traits: .fixedLayout(width: 300, height: 100)
) {
  HStack(spacing: 0) {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 60, height: 20).accessibilityIdentifier("b")
  }.flipsForRightToLeftLayoutDirection(true).accessibilityIdentifier("r")
}
// r: 100 40 100 20
// a: 100 40 40 20
// b: 140 40 60 20
