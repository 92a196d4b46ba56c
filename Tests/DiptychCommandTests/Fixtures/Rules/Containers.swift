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

#Preview(
  "A navigation stack is a container below its bar",
  traits: .fixedLayout(width: 320, height: 480)
) {
  NavigationStack {
    Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("a")
      .navigationTitle("Title")
  }
}
// a: 0 96 320 384

#Preview("A tab view is a container above its bar", traits: .fixedLayout(width: 320, height: 480)) {
  TabView {
    Color.red.containerRelativeFrame(.vertical, count: 2, spacing: 0).accessibilityIdentifier("a")
      .tabItem { Text("Tab") }
  }
}
// a: 0 107.75 320 215.5

#Preview("A sheet is a container", traits: .fixedLayout(width: 320, height: 480)) {
  Text("Behind").sheet(isPresented: .constant(true)) {
    Color.red.containerRelativeFrame(.vertical, count: 2, spacing: 0).accessibilityIdentifier("a")
      .presentationDetents([.height(200)])
  }
}
// a: 0 330 320 100

#Preview(
  "A paragraph that is too high in its width does not fit",
  traits: .fixedLayout(width: 80, height: 32)
) {
  ViewThatFits(in: .vertical) {
    Text("one two three four five").accessibilityIdentifier("t")
    Color.red.accessibilityIdentifier("b")
  }
}
// t: absent
// b: 0 0 80 32
