import SwiftUI

#Preview("A scroll view takes what a column leaves", traits: .fixedLayout(width: 300, height: 200))
{
  VStack(spacing: 0) {
    Color.red.frame(height: 16)
    ScrollView { Color.red.frame(width: 40, height: 400).accessibilityIdentifier("c") }
      .accessibilityIdentifier("s")
    Color.red.frame(height: 16)
  }
}
// s: 130 16 40 168
// c: 130 16 40 400

#Preview("Short content stands at the anchor", traits: .fixedLayout(width: 100, height: 100)) {
  ScrollView { Color.red.frame(width: 20, height: 30).accessibilityIdentifier("c") }
    .defaultScrollAnchor(.bottom).accessibilityIdentifier("s")
}
// s: 40 0 20 100
// c: 40 70 20 30

#Preview("A scroll view is as wide as its content", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView { Color.red.frame(width: 400, height: 30).accessibilityIdentifier("c") }
    .accessibilityIdentifier("s")
}
// s: -50 0 400 200
// c: -50 0 400 30

#Preview(
  "Short content begins at the top leading corner",
  traits: .fixedLayout(width: 300, height: 200)
) {
  ScrollView([.horizontal, .vertical]) {
    Color.red.frame(width: 20, height: 30).accessibilityIdentifier("c")
  }.accessibilityIdentifier("s")
}
// s: 0 0 300 200
// c: 0 0 20 30

#Preview(
  "A row that scrolls begins at the leading edge",
  traits: .fixedLayout(width: 300, height: 200)
) {
  ScrollView(.horizontal) {
    HStack(spacing: 0) { Color.red.frame(width: 460, height: 30).accessibilityIdentifier("c") }
  }.accessibilityIdentifier("s")
}
// s: 0 85 300 30
// c: 0 85 460 30

#Preview(
  "Margins of content widen a scroll view across",
  traits: .fixedLayout(width: 300, height: 100)
) {
  ScrollView(.horizontal) { Color.red.frame(width: 40, height: 30).accessibilityIdentifier("c") }
    .contentMargins(10, for: .scrollContent).accessibilityIdentifier("s")
}
// s: 0 25 300 50
// c: 10 35 40 30

#Preview("Margins of indicators move nothing", traits: .fixedLayout(width: 300, height: 100)) {
  ScrollView { Color.red.frame(width: 40, height: 30).accessibilityIdentifier("c") }.contentMargins(
    10,
    for: .scrollIndicators
  ).accessibilityIdentifier("s")
}
// s: 130 0 40 100
// c: 130 0 40 30

#Preview("Columns of a scroll view", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView(.horizontal) {
    HStack(spacing: 10) {
      ForEach(0..<4) { i in
        Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
          .accessibilityIdentifier("c\(i)")
      }
    }
  }
}
// c0: 0 0 93.3333 200
// c1: 103.3333 0 93.3333 200
// c2: 206.6667 0 93.3333 200
// c3: 310 0 93.3333 200

#Preview("A part of a scroll view in both axes", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView {
    VStack(spacing: 0) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("a")
      Color.red.containerRelativeFrame(.vertical, count: 4, span: 3, spacing: 4)
        .accessibilityIdentifier("b")
    }
  }
}
// a: 0 0 300 200
// b: 0 200 300 149

#Preview("A part of the canvas", traits: .fixedLayout(width: 300, height: 200)) {
  HStack(spacing: 0) {
    Color.red.containerRelativeFrame(.horizontal) { l, _ in l / 3 }.accessibilityIdentifier("a")
    Color.blue.containerRelativeFrame(.horizontal, alignment: .leading).accessibilityIdentifier("b")
  }
}
// a: -50 0 100 200
// b: 50 0 300 200

#Preview(
  "A view stands in its part of the container",
  traits: .fixedLayout(width: 300, height: 200)
) {
  Color.red.frame(width: 20, height: 20).accessibilityIdentifier("i").containerRelativeFrame(
    .horizontal,
    count: 2,
    spacing: 0,
    alignment: .trailing
  ).accessibilityIdentifier("a")
}
// a: 75 90 150 20
// i: 205 90 20 20

#Preview(
  "A pinned footer stands at the end of the window",
  traits: .fixedLayout(width: 300, height: 200)
) {
  ScrollView {
    LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
      Section {
        ForEach(0..<15) { i in
          Color.blue.frame(width: 200, height: 20).accessibilityIdentifier("r\(i)")
        }
      } footer: {
        Color.black.frame(width: 200, height: 16).accessibilityIdentifier("f")
      }
    }
  }
}
// r0: 50 0 200 20
// r9: 50 180 200 20
// f: 50 184 200 16

#Preview(
  "A pinned header stands at the beginning of the window",
  traits: .fixedLayout(width: 300, height: 200)
) {
  ScrollView {
    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
      Section {
        ForEach(0..<15) { i in
          Color.blue.frame(width: 200, height: 20).accessibilityIdentifier("r\(i)")
        }
      } header: {
        Color.black.frame(width: 200, height: 24).accessibilityIdentifier("h")
      }
    }
  }.defaultScrollAnchor(.bottom)
}
// h: 50 0 200 24
// r14: 50 180 200 20

#Preview(
  "A pinned header does not leave its section",
  traits: .fixedLayout(width: 300, height: 200)
) {
  ScrollView {
    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
      Section {
        ForEach(0..<5) { i in Color.blue.frame(width: 200, height: 20) }
      } header: {
        Color.black.frame(width: 200, height: 24).accessibilityIdentifier("h")
      }
      Section {
        ForEach(0..<9) { i in
          Color.blue.frame(width: 200, height: 20).accessibilityIdentifier("r\(i)")
        }
      } header: {
        Color.black.frame(width: 200, height: 10).accessibilityIdentifier("h2")
      }
    }
  }.defaultScrollAnchor(.bottom)
}
// h: 50 -14 200 24
// h2: 50 10 200 10
// r0: 50 20 200 20

#Preview("A grid pins headers and footers too", traits: .fixedLayout(width: 300, height: 100)) {
  ScrollView {
    LazyVGrid(
      columns: [GridItem(.fixed(40)), GridItem(.fixed(40))],
      spacing: 0,
      pinnedViews: [.sectionHeaders, .sectionFooters]
    ) {
      Section {
        ForEach(0..<20) { i in Color.blue.frame(height: 20).accessibilityIdentifier("r\(i)") }
      } header: {
        Color.black.frame(height: 10).accessibilityIdentifier("h")
      } footer: {
        Color.black.frame(height: 12).accessibilityIdentifier("f")
      }
    }
  }
}
// h: 0 0 300 10
// f: 0 88 300 12
// r0: 106 10 40 20
// r8: 106 90 40 20

#Preview("Effects know the scroll views around", traits: .fixedLayout(width: 200, height: 200)) {
  ScrollView {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
        Color.blue.frame(width: 400, height: 20).accessibilityIdentifier("c")
          .visualEffect { content, geometry in
            content.offset(
              x: geometry.frame(in: .scrollView(axis: .horizontal)).width / 10,
              y: geometry.frame(in: .scrollView(axis: .vertical)).minY
            )
          }
          .visualEffect { content, geometry in
            content.offset(y: geometry.frame(in: .scrollView(axis: .horizontal)).minY)
          }
      }
    }
    .accessibilityIdentifier("s")
    .padding(.top, 30)
    .padding(.leading, 10)
  }
  .padding(.top, 8)
}
// s: 10 38 190 20
// c: 90 68 400 20
