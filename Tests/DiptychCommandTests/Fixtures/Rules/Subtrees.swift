import SwiftUI

struct Flow: Layout {
  var spacing: CGFloat = 8
  func lines(_ width: CGFloat, _ subviews: Subviews) -> [[Int]] {
    var lines: [[Int]] = [[]]
    var x: CGFloat = 0
    for i in subviews.indices {
      let w = subviews[i].sizeThatFits(.unspecified).width
      if x > 0, x + w > width {
        lines.append([])
        x = 0
      }
      lines[lines.count - 1].append(i)
      x += w + spacing
    }
    return lines
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    var h: CGFloat = 0
    var w: CGFloat = 0
    for line in lines(width, subviews) {
      let sizes = line.map { subviews[$0].sizeThatFits(.unspecified) }
      h += sizes.map(\.height).max() ?? 0
      w = max(w, sizes.map(\.width).reduce(0, +) + spacing * CGFloat(line.count - 1))
    }
    return CGSize(width: w, height: h)
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var y = bounds.minY
    for line in lines(bounds.width, subviews) {
      var x = bounds.minX
      var h: CGFloat = 0
      for i in line {
        let s = subviews[i].sizeThatFits(.unspecified)
        subviews[i].place(
          at: CGPoint(x: x, y: y),
          anchor: .topLeading,
          proposal: ProposedViewSize(s)
        )
        x += s.width + spacing
        h = max(h, s.height)
      }
      y += h
    }
  }
}

struct Room: View {
  var body: some View {
    Color.red.accessibilityIdentifier("c").ignoresSafeArea(edges: .leading)
  }
}

#Preview("Every container follows its own direction", traits: .fixedLayout(width: 200, height: 60))
{
  HStack(spacing: 10) {
    HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      HStack(spacing: 0) {
        Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("b")
        Color.green.frame(width: 40, height: 20).accessibilityIdentifier("c")
      }.environment(\.layoutDirection, .leftToRight)
    }.environment(\.layoutDirection, .rightToLeft)
    Color.gray.frame(width: 10, height: 20).accessibilityIdentifier("d")
  }
}
// a: 115 20 20 20
// b: 45 20 30 20
// c: 75 20 40 20
// d: 145 20 10 20
// a, rtl: 135 20 20 20
// b, rtl: 65 20 30 20
// c, rtl: 95 20 40 20
// d, rtl: 45 20 10 20

#Preview(
  "What a layout places is mirrored in its own direction",
  traits: .fixedLayout(width: 200, height: 160)
) {
  Flow {
    ForEach(0..<5) { i in
      Color.red.frame(width: CGFloat(20 + 10 * i), height: 20).accessibilityIdentifier("f\(i)")
    }
  }.accessibilityIdentifier("flow").frame(width: 100).accessibilityIdentifier("frame").environment(
    \.layoutDirection,
    .rightToLeft
  )
}
// frame: 50 50 100 60
// flow: 51 50 98 60
// f0: 129 50 20 20
// f1: 91 50 30 20
// f2: 109 70 40 20
// f3: 51 70 50 20
// f4: 89 90 60 20
// frame, rtl: 50 50 100 60
// flow, rtl: 51 50 98 60
// f0, rtl: 129 50 20 20
// f1, rtl: 91 50 30 20
// f2, rtl: 109 70 40 20
// f3, rtl: 51 70 50 20
// f4, rtl: 89 90 60 20

#Preview(
  "A position counts from the edge where its subtree leads",
  traits: .fixedLayout(width: 200, height: 100)
) {
  Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a").position(x: 30, y: 40)
    .environment(\.layoutDirection, .rightToLeft)
}
// a: 160 30 20 20
// a, rtl: 160 30 20 20

#Preview(
  "A subtree that runs the other way leads at the other edge",
  traits: .fixedLayout(width: 200, height: 60)
) {
  VStack(spacing: 0) {
    Room()
    Room().environment(\.layoutDirection, .rightToLeft)
    Color.blue.accessibilityIdentifier("t").ignoresSafeArea(edges: .trailing).environment(
      \.layoutDirection,
      .rightToLeft
    )
  }
  .safeAreaPadding(.leading, 30)
}
// c: 30 20 170 20
// t: 0 40 200 20
// c, rtl: 0 20 200 20
// t, rtl: 0 40 170 20

#Preview(
  "Lazy views are in sight at the end that is shown",
  traits: .fixedLayout(width: 100, height: 60)
) {
  ScrollView(.horizontal) {
    LazyHStack(spacing: 0) {
      ForEach(0..<20) { i in Color.red.frame(width: 20).accessibilityIdentifier("r\(i)") }
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}
// r19: 0 0 20 60
// r15: 80 0 20 60
// r15, rtl: absent
// r4, rtl: 0 0 20 60
// r0, rtl: 80 0 20 60
// r19, rtl: absent
