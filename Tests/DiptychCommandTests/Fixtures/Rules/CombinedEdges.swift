import SwiftUI

func box(_ name: String, _ w: CGFloat, _ h: CGFloat) -> some View {
  Color.red.frame(width: w, height: h).accessibilityIdentifier(name)
}

// Up a scroll view nothing is offered, so the first fits whatever its height; its width must.
#Preview("An axis that scrolls fits always", traits: .fixedLayout(width: 100, height: 60)) {
  ScrollView {
    ViewThatFits {
      box("wide", 120, 10)
      box("high", 80, 500)
      box("small", 10, 10)
    }
  }
}
// wide: absent
// high: 10 0 80 500
// small: absent

// 100 - 2 * 6 = 88 over 3: the first keeps 40, the others share 48.
#Preview("Lazy tracks between bounds", traits: .fixedLayout(width: 100, height: 60)) {
  LazyVGrid(
    columns: [
      GridItem(.flexible(minimum: 40, maximum: 50), spacing: 6),
      GridItem(.flexible(maximum: 20), spacing: 6), GridItem(.flexible()),
    ], spacing: 4
  ) {
    ForEach(0..<4) { i in Color.red.frame(height: 10).accessibilityIdentifier("c\(i)") }
  }
}
// c0: 0 18 40 10
// c1: 46 18 20 10
// c2: 72 18 28 10
// c3: 0 32 40 10

// Three rows fit 70 high: (70 + 5) / (20 + 5) = 3 of 20; columns are as wide as their widest.
#Preview("Adaptive rows of a sideways grid", traits: .fixedLayout(width: 200, height: 70)) {
  LazyHGrid(rows: [GridItem(.adaptive(minimum: 20), spacing: 5)], spacing: 10) {
    box("a", 30, 10)
    box("b", 50, 20)
    box("c", 20, 20)
    box("d", 40, 20)
  }
}
// a: 60 5 30 10
// b: 50 25 50 20
// c: 65 50 20 20
// d: 110 0 40 20

#Preview("A guide in layers turns with them", traits: .fixedLayout(width: 100, height: 60)) {
  ZStack(alignment: .bottomTrailing) {
    box("a", 40, 30)
    box("b", 10, 10).alignmentGuide(.trailing) { $0[.trailing] + 12 }.alignmentGuide(.bottom) {
      $0[.top]
    }
  }
}
// b's trailing line lies 12 behind it, its bottom line at its top: 40 wide, 40 high.
// a: 30 10 40 30
// b: 48 40 10 10

// A minimum without end takes the whole, a minimum alone does not.
#Preview("Frames without end in a row", traits: .fixedLayout(width: 120, height: 40)) {
  HStack(spacing: 0) {
    box("a", 10, 10).frame(minWidth: 20, maxHeight: .infinity, alignment: .bottomLeading)
      .accessibilityIdentifier("fa")
    box("b", 10, 10).frame(minWidth: 20, maxWidth: .infinity, alignment: .trailing)
      .accessibilityIdentifier("fb")
  }
}
// fa: 0 0 20 40
// a: 0 30 10 10
// fb: 20 15 100 10
// b: 110 15 10 10

// Both bars are taken off, the outer first; the leading one is as high as the rest.
#Preview("Bars at two edges", traits: .fixedLayout(width: 100, height: 80)) {
  Color.blue.accessibilityIdentifier("content")
    .safeAreaInset(edge: .leading, spacing: 4) {
      Color.red.frame(width: 16).accessibilityIdentifier("side")
    }
    .safeAreaInset(edge: .bottom, spacing: 2) {
      Color.red.frame(height: 18).accessibilityIdentifier("bar")
    }
}
// bar: 0 62 100 18
// side: 0 0 16 60
// content: 20 0 80 60

#Preview("Margins of what scrolls sideways", traits: .fixedLayout(width: 100, height: 40)) {
  ScrollView(.horizontal) {
    HStack(spacing: 10) { box("a", 60, 20); box("b", 60, 20) }
  }
  .contentMargins(.leading, 12, for: .scrollContent)
  .accessibilityIdentifier("scroll")
}
// scroll: 0 10 100 20
// a: 12 10 60 20
// b: 82 10 60 20

#Preview("A reader in layers fills them", traits: .fixedLayout(width: 100, height: 60)) {
  HStack(spacing: 0) {
    ZStack(alignment: .topTrailing) {
      box("a", 30, 20)
      GeometryReader { p in
        box("in", p.size.width / 2, p.size.height / 2)
      }
      .accessibilityIdentifier("r")
    }
    box("b", 40, 60)
  }
}
// r: 0 0 60 60
// a: 30 0 30 20
// in: 0 0 30 30
// b: 60 0 40 60

// 60 by 40 in 100 by 60, then fixed: the ideal of a colour is 10 by 10, its ratio 1.
#Preview("Ratios of fixed and nested views", traits: .fixedLayout(width: 100, height: 60)) {
  HStack(spacing: 10) {
    Color.red.aspectRatio(1.5, contentMode: .fit).accessibilityIdentifier("a")
      .frame(width: 60)
    Color.red.aspectRatio(2, contentMode: .fit).fixedSize().accessibilityIdentifier("b")
  }
}
// a: 10 10 60 40
// b: 80 25 10 10

#Preview("Outer padding counts after the ratio", traits: .fixedLayout(width: 100, height: 60)) {
  Color.red.accessibilityIdentifier("a")
    .padding(.horizontal, 10)
    .aspectRatio(1, contentMode: .fit)
    .accessibilityIdentifier("r")
}
// r: 20 0 60 60
// a: 30 0 40 60

// The row offers 100 to the priority, less what the others need at least: 20 and 8.
#Preview("A priority takes what minima leave", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(spacing: 0) {
    Color.green.frame(minWidth: 20).accessibilityIdentifier("a")
    Spacer()
    Color.red.frame(idealWidth: 30, maxWidth: 70).layoutPriority(2).accessibilityIdentifier("b")
    Color.blue.frame(width: 12).layoutPriority(-1).accessibilityIdentifier("c")
  }
}
// a: 0 0 20 40
// b: 28 0 60 40
// c: 88 0 12 40

#Preview("An offset moves what is attached before", traits: .fixedLayout(width: 100, height: 40)) {
  box("a", 20, 20)
    .overlay(alignment: .leading) { box("in", 4, 4) }
    .offset(x: 10, y: 2)
    .overlay(alignment: .trailing) { box("out", 6, 6) }
    .border(.red)
    .accessibilityIdentifier("slot")
}
// slot: 40 10 20 20
// a: 50 12 20 20
// in: 50 20 4 4
// out: 54 17 6 6
