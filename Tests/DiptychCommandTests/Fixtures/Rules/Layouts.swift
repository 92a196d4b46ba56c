import SwiftUI

struct Two: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let d = subviews[0].dimensions(in: .unspecified)
    return CGSize(width: d[.trailing] * 2, height: d[VerticalAlignment.center] * 4)
  }
  func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
  {
    subviews[0].place(
      at: CGPoint(x: b.maxX, y: b.maxY),
      anchor: .bottomTrailing,
      proposal: .unspecified
    )
    subviews[1].place(
      at: CGPoint(x: b.minX - 5, y: b.minY),
      proposal: ProposedViewSize(width: 7, height: nil)
    )
  }
}
#Preview(
  "A layout reads dimensions and places outside",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Two {
    Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
    Color.blue.accessibilityIdentifier("b")
    Color.green.frame(width: 6, height: 6).accessibilityIdentifier("c")
  }.accessibilityIdentifier("t")
}
// t: 80 40 40 20
// a: 100 50 20 10
// b: 75 40 7 10
// c: 97 47 6 6

struct Row: Layout {
  static var layoutProperties: LayoutProperties {
    var p = LayoutProperties()
    p.stackOrientation = .horizontal
    return p
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
  { for s in subviews { s.place(at: b.origin, proposal: ProposedViewSize(width: 50, height: 60)) } }
}
#Preview(
  "A layout tells spacers and dividers its axis",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Row {
    Spacer().accessibilityIdentifier("s")
    Divider().accessibilityIdentifier("d")
  }
}
// s: 0 0 50 0
// d: 0 0 1 60

struct Pile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
  { for s in subviews { s.place(at: b.origin, proposal: ProposedViewSize(width: 50, height: 60)) } }
}
#Preview(
  "A layout without an axis has spacers in both",
  traits: .fixedLayout(width: 200, height: 100)
) {
  HStack {
    Pile {
      Spacer().accessibilityIdentifier("s")
      Divider().accessibilityIdentifier("d")
    }
  }
}
// s: 0 0 50 60
// d: 0 0 50 1

#Preview("Views that fit may be nested", traits: .fixedLayout(width: 200, height: 100)) {
  ViewThatFits(in: .horizontal) {
    ViewThatFits(in: .vertical) {
      Color.red.frame(width: 300, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: 150, height: 30).accessibilityIdentifier("b")
    }
    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("c")
  }
}
// c: 95 45 10 10
// a: absent
// b: absent

#Preview("Where nothing is offered the first fits", traits: .fixedLayout(width: 200, height: 100)) {
  ScrollView {
    ViewThatFits {
      Color.red.frame(width: 150, height: 300).accessibilityIdentifier("a")
      Color.red.frame(width: 15, height: 30).accessibilityIdentifier("b")
    }
  }
}
// a: 25 0 150 300
// b: absent

#Preview("The chosen view gets the real offer", traits: .fixedLayout(width: 200, height: 100)) {
  ViewThatFits {
    Color.red.frame(maxWidth: .infinity, minHeight: 50).accessibilityIdentifier("a")
    Color.blue.accessibilityIdentifier("b")
  }
}
// a: 0 0 200 100

#Preview("A reader knows its frame in every space", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(spacing: 0) {
    Color.red.frame(height: 50)
    GeometryReader { p in
      Color.blue.frame(width: p.size.width / 2, height: p.frame(in: .global).minY)
        .accessibilityIdentifier("a")
      Color.green.frame(width: 10, height: p.frame(in: .named("v")).minY).position(x: 20, y: 30)
        .accessibilityIdentifier("b")
    }.padding(.leading, 30).accessibilityIdentifier("g")
  }.coordinateSpace(name: "v").padding(10)
}
// g: 10 60 280 130
// a: 40 60 125 60
// b: 40 60 250 130

#Preview(
  "A reader is ten points long where the ideal is asked for",
  traits: .fixedLayout(width: 300, height: 200)
) {
  GeometryReader { p in Color.blue.accessibilityIdentifier("a") }.fixedSize()
    .accessibilityIdentifier("g")
}
// g: 145 95 10 10
// a: 145 95 10 10
