import SwiftUI

#Preview(
  "A part of what a column is offered stays one",
  traits: .fixedLayout(width: 300, height: 100)
) {
  ScrollView {
    Color.red.containerRelativeFrame(.horizontal) { l, _ in l / 2 }.frame(height: 20)
      .accessibilityIdentifier("a")
  }.accessibilityIdentifier("s")
}
// s: 75 0 150 100
// a: 75 0 150 20

#Preview(
  "Margins of content make the container smaller",
  traits: .fixedLayout(width: 300, height: 100)
) {
  ScrollView(.horizontal) {
    HStack(spacing: 10) {
      ForEach(0..<6) { i in
        Color.red.containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 10).frame(
          height: 20
        ).accessibilityIdentifier("r\(i)")
      }
    }
  }.contentMargins(.horizontal, 20, for: .scrollContent).accessibilityIdentifier("s")
}
// r0: 20 40 125 20

#Preview(
  "Parts leave room for the gaps between them",
  traits: .fixedLayout(width: 300, height: 100)
) {
  ScrollView(.horizontal) {
    HStack(spacing: 10) {
      ForEach(0..<6) { i in
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10).frame(
          height: 20
        ).accessibilityIdentifier("r\(i)")
      }
    }
  }.accessibilityIdentifier("s")
}
// s: 0 40 300 20
// r0: 0 40 67.5 20
// r3: 232.5 40 67.5 20
// s, rtl: 0 40 300 20
// r0, rtl: 232.5 40 67.5 20
// r3, rtl: 0 40 67.5 20

#Preview(
  "The container ends where its padding begins",
  traits: .fixedLayout(width: 300, height: 100)
) {
  ScrollView(.horizontal) {
    HStack(spacing: 0) {
      ForEach(0..<3) { i in
        Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("r\(i)")
      }
    }
  }.safeAreaPadding(.horizontal, 30)
}
// r0: 30 0 240 100
// r1: 270 0 240 100
