import SwiftUI

#Preview(
  "A minimum alone keeps a small view from being narrower",
  traits: .fixedLayout(width: 300, height: 100)
) {
  Color.red.frame(width: 40, height: 20).frame(minWidth: 100).accessibilityIdentifier("x")
}
// x: 100 40 100 20

#Preview("Both bounds take the offer within them", traits: .fixedLayout(width: 300, height: 100)) {
  Color.red.frame(width: 40, height: 20).frame(minWidth: 50, maxWidth: 120).accessibilityIdentifier(
    "x"
  )
}
// x: 90 40 120 20

#Preview(
  "An ideal counts only where the ideal is asked for",
  traits: .fixedLayout(width: 300, height: 100)
) {
  Color.red.frame(width: 40, height: 20).frame(idealWidth: 150).accessibilityIdentifier("x")
}
// x: 130 40 40 20

#Preview(
  "An ideal is ignored where a number is offered",
  traits: .fixedLayout(width: 300, height: 100)
) {
  Color.red.frame(idealWidth: 150, idealHeight: 30).accessibilityIdentifier("x")
}
// x: 0 0 300 100

#Preview("A frame without end aligns what is inside", traits: .fixedLayout(width: 300, height: 100))
{
  Color.red.frame(width: 40, height: 20).frame(maxHeight: .infinity, alignment: .bottom)
    .accessibilityIdentifier("x")
}
// x: 130 0 40 100

#Preview(
  "A width alone leaves the height to the view",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Color.red.frame(width: 50).accessibilityIdentifier("a")
}
// a: 75 0 50 100

#Preview(
  "A minimum alone is as flexible as its view",
  traits: .fixedLayout(width: 200, height: 100)
) {
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 40).accessibilityIdentifier("a")
    Color.red.frame(maxWidth: 30).accessibilityIdentifier("b")
  }
}
// a: 0 0 170 100
// b: 170 0 30 100

#Preview(
  "A minimum alone may be narrower than its view",
  traits: .fixedLayout(width: 60, height: 40)
) {
  Color.red.frame(width: 80, height: 20).accessibilityIdentifier("i").frame(minWidth: 20)
    .accessibilityIdentifier("a")
}
// a: 0 10 60 20
// i: -10 10 80 20

#Preview(
  "A maximum alone is never narrower than its view below it",
  traits: .fixedLayout(width: 60, height: 40)
) {
  Color.red.frame(width: 80, height: 20).accessibilityIdentifier("i").frame(maxWidth: 100)
    .accessibilityIdentifier("a")
}
// a: -10 10 80 20
// i: -10 10 80 20

#Preview("A maximum alone is never wider than it says", traits: .fixedLayout(width: 60, height: 40))
{
  Color.red.frame(width: 80, height: 20).accessibilityIdentifier("i").frame(maxWidth: 40)
    .accessibilityIdentifier("a")
}
// a: 10 10 40 20
// i: -10 10 80 20

#Preview(
  "Both bounds keep a view that is asked for its ideal",
  traits: .fixedLayout(width: 300, height: 40)
) {
  HStack(spacing: 0) {
    Color.red.frame(width: 80, height: 20).accessibilityIdentifier("i").frame(
      minWidth: 20,
      maxWidth: 50
    ).accessibilityIdentifier("a")
  }.fixedSize()
}
// a: 125 10 50 20
// i: 110 10 80 20

#Preview(
  "An ideal is the length where the ideal is asked for",
  traits: .fixedLayout(width: 300, height: 40)
) {
  HStack(spacing: 0) {
    Color.red.frame(width: 80, height: 20).accessibilityIdentifier("i").frame(idealWidth: 20)
      .accessibilityIdentifier("a")
  }.fixedSize()
}
// a: 140 10 20 20
// i: 110 10 80 20

extension HorizontalAlignment {
  private enum M: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 4 }
  }
  static let mine = HorizontalAlignment(M.self)
}
#Preview(
  "A frame aligns on the default of a custom guide",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a").frame(
    width: 100,
    height: 20,
    alignment: Alignment(horizontal: .mine, vertical: .center)
  ).accessibilityIdentifier("f")
}
// f: 50 40 100 20
// a: 65 40 40 20
