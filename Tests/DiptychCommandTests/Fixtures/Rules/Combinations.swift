import SwiftUI

func box(_ name: String, _ w: CGFloat, _ h: CGFloat) -> some View {
  Color.red.frame(width: w, height: h).accessibilityIdentifier(name)
}

extension HorizontalAlignment {
  private enum Mid: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
  }
  static let mid = HorizontalAlignment(Mid.self)
}

struct Offer: Layout {
  let offer: ProposedViewSize
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(offer)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: offer)
  }
}

#Preview("A flexible frame that is fixed sizes its cell", traits: .fixedLayout(width: 200, height: 100)) {
  Grid(horizontalSpacing: 10, verticalSpacing: 6) {
    GridRow {
      Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: .infinity, minHeight: 10, idealHeight: 30, maxHeight: 40).fixedSize().accessibilityIdentifier("a")
      box("b", 40, 20)
    }
    GridRow {
      box("c", 30, 15)
      box("d", 60, 15)
    }
  }
}
// a: 40 24.5 50 30
// b: 110 29.5 40 20
// c: 50 60.5 30 15
// d: 100 60.5 60 15

#Preview("A custom guide passes through a row", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(alignment: .mid, spacing: 0) {
    HStack(spacing: 10) {
      box("a", 40, 20)
      box("b", 20, 20).alignmentGuide(.mid) { $0[.leading] }
    }
    box("c", 60, 20)
  }
}
// a: 60 30 40 20
// b: 110 30 20 20
// c: 80 50 60 20

#Preview("A row's custom guide is the mean of two", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(alignment: .mid, spacing: 0) {
    HStack(spacing: 10) {
      box("a", 40, 20).alignmentGuide(.mid) { $0[.trailing] }
      box("b", 20, 20).alignmentGuide(.mid) { $0[.leading] }
    }
    box("c", 60, 20)
  }
}
// a: 62.5 30 40 20
// b: 112.5 30 20 20
// c: 77.5 50 60 20

#Preview("Negative spacing leaves more to share", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(spacing: -10) {
    box("a", 30, 20)
    Color.blue.accessibilityIdentifier("b")
    box("c", 30, 20)
  }
}
// a: 0 10 30 20
// b: 20 0 60 40
// c: 70 10 30 20

#Preview("Negative padding is shared in a row", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(spacing: 0) {
    Color.red.accessibilityIdentifier("a").padding(.horizontal, -10)
    box("b", 40, 20)
  }
}
// a: -10 0 80 40
// b: 60 10 40 20

#Preview("Negative padding pulls the next view up", traits: .fixedLayout(width: 100, height: 60)) {
  VStack(spacing: 0) {
    box("a", 20, 20)
    box("b", 20, 20).padding(.top, -5).padding(.leading, -6)
    box("c", 20, 20)
  }
}
// a: 40 2.5 20 20
// b: 37 17.5 20 20
// c: 40 37.5 20 20

#Preview("A row that is offered nothing takes its minima", traits: .fixedLayout(width: 100, height: 60)) {
  Offer(offer: .zero) {
    HStack(spacing: 5) {
      Color.red.frame(minWidth: 20, maxWidth: 50).frame(height: 10).accessibilityIdentifier("a")
      Spacer(minLength: 7).accessibilityIdentifier("s")
      Color.red.frame(width: 10).accessibilityIdentifier("b")
    }
  }
}
// a: 26.5 25 20 10
// s: 51.5 30 7 0
// b: 63.5 30 10 0

#Preview("A row that is offered no size takes its ideals", traits: .fixedLayout(width: 100, height: 60)) {
  Offer(offer: .unspecified) {
    HStack(spacing: 5) {
      Color.red.frame(minWidth: 20, maxWidth: 50).accessibilityIdentifier("a")
      Spacer(minLength: 7).accessibilityIdentifier("s")
      Color.red.frame(idealWidth: 12, maxWidth: 15).accessibilityIdentifier("b")
      Color.red.frame(minWidth: 6, idealHeight: 22).accessibilityIdentifier("c")
    }
  }
}
// a: 18 19 20 22
// s: 43 30 7 0
// b: 55 19 12 22
// c: 72 19 10 22

#Preview("A row that is offered no end takes its maxima", traits: .fixedLayout(width: 100, height: 60)) {
  Offer(offer: ProposedViewSize(width: .infinity, height: 30)) {
    HStack(spacing: 5) {
      Color.red.frame(minWidth: 20, maxWidth: 50).accessibilityIdentifier("a")
      Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("b")
    }
  }
}
// a: 7.5 15 50 30
// b: 62.5 15 30 30

#Preview("A priority leaves a spacer its minimum", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 30).accessibilityIdentifier("a").layoutPriority(1)
    Spacer(minLength: 25).accessibilityIdentifier("s")
    Color.blue.frame(minWidth: 10, maxWidth: 40).accessibilityIdentifier("b")
  }
}
// a: 0 0 65 40
// s: 65 20 25 0
// b: 90 0 10 40

#Preview("Minima of three priorities overflow", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(spacing: 4) {
    Color.red.frame(minWidth: 70).accessibilityIdentifier("a").layoutPriority(2)
    Color.green.frame(minWidth: 30, maxWidth: 60).accessibilityIdentifier("b").layoutPriority(1)
    Color.blue.frame(minWidth: 20).accessibilityIdentifier("c")
  }
}
// a: -14 0 70 40
// b: 60 0 30 40
// c: 94 0 20 40

#Preview("A reader shares a row like a colour", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(alignment: .top, spacing: 0) {
    GeometryReader { p in
      Color.red.frame(width: p.size.width / 2, height: 10).accessibilityIdentifier("in")
    }.accessibilityIdentifier("r")
    box("b", 40, 20)
  }
}
// r: 0 0 60 40
// in: 0 0 30 10
// b: 60 0 40 20

#Preview("A reader that scrolls is ten points high", traits: .fixedLayout(width: 100, height: 40)) {
  ScrollView {
    VStack(spacing: 0) {
      GeometryReader { p in
        Color.red.frame(height: p.size.height * 2).accessibilityIdentifier("in")
      }.accessibilityIdentifier("r")
      box("b", 40, 20)
    }
  }
}
// r: 0 0 100 10
// in: 0 0 100 20
// b: 30 10 40 20

#Preview("Views that fit are as flexible as they differ", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(spacing: 0) {
    ViewThatFits(in: .horizontal) {
      box("big", 80, 10)
      box("small", 30, 10)
    }
    Color.blue.accessibilityIdentifier("b")
  }
}
// big: absent
// small: 0 15 30 10
// b: 30 0 70 40

#Preview("A ratio takes what the row's height allows", traits: .fixedLayout(width: 100, height: 30)) {
  HStack(spacing: 0) {
    Color.red.accessibilityIdentifier("a").aspectRatio(2, contentMode: .fit)
    box("b", 20, 20)
  }
}
// a: 10 0 60 30
// b: 70 5 20 20

#Preview("A ratio comes before a colour", traits: .fixedLayout(width: 100, height: 30)) {
  HStack(spacing: 0) {
    Color.green.accessibilityIdentifier("b")
    Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("a")
  }
}
// b: 0 0 70 30
// a: 70 0 30 30

#Preview("A ratio that fills takes the rest", traits: .fixedLayout(width: 100, height: 30)) {
  HStack(spacing: 0) {
    Color.red.accessibilityIdentifier("a").aspectRatio(2, contentMode: .fill).accessibilityIdentifier("f")
    box("b", 40, 20)
  }
}
// a: 0 0 60 30
// f: 0 0 60 30
// b: 60 5 40 20

#Preview("A row of fixed width sets out its ideals", traits: .fixedLayout(width: 100, height: 30)) {
  HStack(spacing: 3) {
    Color.red.accessibilityIdentifier("a")
    Spacer()
    Color.red.frame(minWidth: 14).accessibilityIdentifier("b")
    Color.red.frame(maxWidth: .infinity).accessibilityIdentifier("c")
  }.fixedSize(horizontal: true, vertical: false)
}
// a: 24.5 0 10 30
// b: 48.5 0 14 30
// c: 65.5 0 10 30

#Preview("A badge moves out of its corner", traits: .fixedLayout(width: 100, height: 100)) {
  box("a", 40, 40)
    .overlay(alignment: .topTrailing) { box("o", 20, 20).offset(x: 5, y: -5) }
    .background(alignment: .bottomLeading) { Color.green.frame(maxWidth: 10, maxHeight: 200).accessibilityIdentifier("g") }
}
// a: 30 30 40 40
// o: 55 25 20 20
// g: 30 30 10 40

#Preview("A position that scrolls is as high as its view", traits: .fixedLayout(width: 100, height: 60)) {
  ScrollView {
    VStack(spacing: 0) {
      box("a", 20, 20).position(x: 15, y: 4).accessibilityIdentifier("p")
      box("b", 30, 10)
    }
  }
}
// a: 5 -6 20 20
// p: 0 0 100 20
// b: 35 20 30 10

#Preview("What fills a fixed stack takes its size", traits: .fixedLayout(width: 100, height: 60)) {
  ZStack(alignment: .bottomTrailing) {
    Color.red.accessibilityIdentifier("a")
    box("b", 30, 12)
    box("c", 10, 40)
  }.fixedSize()
}
// a: 35 10 30 40
// b: 35 38 30 12
// c: 55 10 10 40

#Preview("Guides make a stack of layers larger", traits: .fixedLayout(width: 100, height: 60)) {
  ZStack(alignment: .topLeading) {
    box("a", 30, 20)
    box("b", 20, 20).alignmentGuide(.leading) { _ in 10 }.alignmentGuide(.top) { -5 + $0[.top] }
  }.border(.red).accessibilityIdentifier("z")
}
// z: 30 17.5 40 25
// a: 40 17.5 30 20
// b: 30 22.5 20 20
