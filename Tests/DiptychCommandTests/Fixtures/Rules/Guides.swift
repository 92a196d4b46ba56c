import SwiftUI

#Preview("A guide passes outwards through padding", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 10 }.padding(.leading, 5)
      .accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }.accessibilityIdentifier("v")
}
// v: 72.5 30 55 40
// a: 72.5 30 45 20
// b: 87.5 50 40 20

#Preview("A guide passes outwards through a frame", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 10 }.frame(
      width: 60,
      alignment: .trailing
    ).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }.accessibilityIdentifier("v")
}
// v: 65 30 70 40
// a: 65 30 60 20
// b: 95 50 40 20

#Preview("A guide does not move with an offset", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 10 }.offset(x: 33)
      .background { Color.clear.accessibilityIdentifier("a") }
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }.accessibilityIdentifier("v")
}
// v: 75 30 50 40
// a: 75 30 40 20
// b: 85 50 40 20

#Preview(
  "A guide in front of a view is not the view's",
  traits: .fixedLayout(width: 200, height: 100)
) {
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 40, height: 20).overlay {
      Color.blue.frame(width: 4, height: 4).alignmentGuide(.leading) { _ in 10 }
    }.accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }.accessibilityIdentifier("v")
}
// v: 80 30 40 40
// a: 80 30 40 20
// b: 80 50 40 20

#Preview(
  "A guide passes outwards through a position",
  traits: .fixedLayout(width: 200, height: 100)
) {
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("i").alignmentGuide(.leading) {
      _ in 10
    }.position(x: 50, y: 10).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }.accessibilityIdentifier("v")
}
// v: 0 0 200 100
// a: 0 0 200 80
// i: 30 0 40 20
// b: 40 80 40 20

#Preview(
  "A guide passes outwards through a ratio and a fixed size",
  traits: .fixedLayout(width: 200, height: 100)
) {
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 10 }.aspectRatio(
      2,
      contentMode: .fit
    ).fixedSize().accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }.accessibilityIdentifier("v")
}
// v: 75 30 50 40
// a: 75 30 40 20
// b: 85 50 40 20

#Preview("Edges of a container are its own", traits: .fixedLayout(width: 200, height: 100)) {
  VStack(alignment: .leading, spacing: 0) {
    HStack(spacing: 0) {
      Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 10 }
      Color.red.frame(width: 20, height: 20)
    }.accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }
}
// a: 70 30 60 20
// b: 70 50 40 20

extension HorizontalAlignment {
  private enum M: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.trailing] }
  }
  static let mine = HorizontalAlignment(M.self)
}
#Preview(
  "A container's custom guide is the mean of its views'",
  traits: .fixedLayout(width: 200, height: 100)
) {
  VStack(alignment: .mine, spacing: 0) {
    HStack(spacing: 0) {
      Color.red.frame(width: 40, height: 20).alignmentGuide(.mine) { _ in 10 }
      Color.red.frame(width: 20, height: 20).alignmentGuide(.mine) { $0.width }
    }.accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
    Color.red.frame(width: 40, height: 20).alignmentGuide(.mine) { d in
      d[HorizontalAlignment.center]
    }.accessibilityIdentifier("c")
  }.accessibilityIdentifier("v")
}
// v: 67.5 20 65 60
// a: 72.5 20 60 20
// b: 67.5 40 40 20
// c: 87.5 60 40 20

#Preview(
  "Guides make a ZStack larger than its views",
  traits: .fixedLayout(width: 200, height: 100)
) {
  ZStack(alignment: .topLeading) {
    Color.red.frame(width: 40, height: 40).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(
      .top
    ) { _ in 15 }.accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 40).accessibilityIdentifier("b")
  }.accessibilityIdentifier("z")
}
// z: 75 22.5 50 55
// a: 85 22.5 40 40
// b: 75 37.5 40 40

#Preview("Guides of both count behind a view", traits: .fixedLayout(width: 200, height: 100)) {
  Color.red.frame(width: 40, height: 40).alignmentGuide(.leading) { _ in 10 }.background(
    alignment: .leading
  ) {
    Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 5 }
      .accessibilityIdentifier("b")
  }.accessibilityIdentifier("a")
}
// a: 80 30 40 40
// b: 85 45 10 10

#Preview(
  "Several views behind share a centred stack",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Color.red.frame(width: 40, height: 40).background(alignment: .topLeading) {
    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("c")
  }.accessibilityIdentifier("a")
}
// a: 80 30 40 40
// b: 85 35 10 10
// c: 80 30 20 20

#Preview(
  "The alignment sets the whole of several views behind",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Color.red.frame(width: 40, height: 40).background(alignment: .bottomTrailing) {
    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("c")
  }.accessibilityIdentifier("a")
}
// a: 80 30 40 40
// b: 105 55 10 10
// c: 100 50 20 20

#Preview("A lazy stack of one view has its own edges", traits: .fixedLayout(width: 200, height: 60))
{
  VStack(alignment: .leading, spacing: 0) {
    LazyVStack(alignment: .trailing, spacing: 0) {
      Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 30 }
        .accessibilityIdentifier("a")
    }.accessibilityIdentifier("l")
    Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("b")
  }
}
// l: 0 10 200 20
// a: 160 10 40 20
// b: 0 30 100 20

#Preview("The view that fits tells the guides", traits: .fixedLayout(width: 200, height: 60)) {
  VStack(alignment: .leading, spacing: 0) {
    ViewThatFits {
      Color.red.frame(width: 300, height: 20).alignmentGuide(.leading) { _ in 70 }
      Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 30 }
        .accessibilityIdentifier("a")
    }.accessibilityIdentifier("v")
    Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("b")
  }
}
// v: 35 10 40 20
// a: 35 10 40 20
// b: 65 30 100 20

#Preview("A view with a bar has its own edges", traits: .fixedLayout(width: 200, height: 60)) {
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 30 }
      .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(width: 40, height: 10) }
      .accessibilityIdentifier("i")
    Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("b")
  }
}
// i: 50 5 40 30
// b: 50 35 100 20
