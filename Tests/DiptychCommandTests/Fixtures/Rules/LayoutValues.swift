import SwiftUI

struct Equal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let w = sizes.map(\.width).max() ?? 0
    let gaps = subviews.indices.dropLast().map {
      subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal)
    }
    return CGSize(
      width: w * CGFloat(subviews.count) + gaps.reduce(0, +),
      height: sizes.map(\.height).max() ?? 0
    )
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let w = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let h = bounds.height
    var x = bounds.minX + w / 2
    for i in subviews.indices {
      subviews[i].place(
        at: CGPoint(x: x, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(width: w, height: h)
      )
      if i + 1 < subviews.count {
        x += w + subviews[i].spacing.distance(to: subviews[i + 1].spacing, along: .horizontal)
      }
    }
  }
  static var layoutProperties: LayoutProperties {
    var p = LayoutProperties()
    p.stackOrientation = .horizontal
    return p
  }
}

struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
struct Weighted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 20))
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let total = subviews.reduce(0) { $0 + $1[Weight.self] }
    var x = bounds.minX
    for s in subviews {
      let w = bounds.width * s[Weight.self] / total
      s.place(
        at: CGPoint(x: x, y: bounds.maxY),
        anchor: .bottomLeading,
        proposal: ProposedViewSize(width: w, height: nil)
      )
      x += w
    }
  }
}

struct Nothing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {}
}

#Preview("A layout asks for ideals and distances", traits: .fixedLayout(width: 200, height: 60)) {
  Equal {
    Text("ab").frame(maxWidth: .infinity).accessibilityIdentifier("a")
    Text("abcde").frame(maxWidth: .infinity).accessibilityIdentifier("b")
    Color.red.frame(height: 30).accessibilityIdentifier("c")
  }.accessibilityIdentifier("e")
}
// e: 32 15 136 30
// a: 32 22 40 16
// b: 80 22 40 16
// c: 128 15 40 30

#Preview(
  "Values are seen through modifiers and add up",
  traits: .fixedLayout(width: 200, height: 60)
) {
  Weighted {
    Color.red.layoutValue(key: Weight.self, value: 3).padding(0).accessibilityIdentifier("a")
    Color.blue.frame(height: 30).accessibilityIdentifier("b")
  }
}
// a: 0 50 150 10
// b: 150 30 50 30

#Preview("What a layout forgets stands in its middle", traits: .fixedLayout(width: 200, height: 60))
{
  Nothing { Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a") }.frame(
    width: 100,
    height: 40
  ).accessibilityIdentifier("n")
}
// n: 50 10 100 40
// a: 90 25 20 10
