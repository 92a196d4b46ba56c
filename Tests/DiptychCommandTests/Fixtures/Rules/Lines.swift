import SwiftUI

// Three lines of 16 with gaps of 6 are 60 high; two of them have room in 40.
#Preview("Lines stand apart", traits: .fixedLayout(width: 100, height: 100)) {
  VStack(spacing: 0) {
    Text("aaaa bbbb cccc").lineSpacing(6).accessibilityIdentifier("all").frame(width: 40)
    Text("aaaa bbbb cccc").lineSpacing(6).accessibilityIdentifier("cut")
      .frame(width: 40, height: 40, alignment: .top)
  }
}
// all: 34 0 32 60
// cut: 30 60 40 38

// The last baseline of two lines with a gap of 8 lies 24 below the first.
#Preview("Gaps move the last baseline", traits: .fixedLayout(width: 100, height: 40)) {
  HStack(alignment: .lastTextBaseline, spacing: 0) {
    Text("a\nb").lineSpacing(8).accessibilityIdentifier("two")
    Text("c").accessibilityIdentifier("one")
  }
}
// two: 42 0 8 40
// one: 50 24 8 16

#Preview("Gaps are handed down, and never negative", traits: .fixedLayout(width: 100, height: 92)) {
  VStack(spacing: 0) {
    Text("a\nb").accessibilityIdentifier("apart")
    Text("a\nb").lineSpacing(-4).accessibilityIdentifier("close")
    Text("a").accessibilityIdentifier("one")
  }
  .lineSpacing(12)
}
// apart: 46 0 8 44
// close: 46 44 8 32
// one: 46 76 8 16

// The lines are 20, 24, and 20 high.
#Preview("Lines have a height", traits: .fixedLayout(width: 100, height: 128)) {
  VStack(spacing: 0) {
    Text("a\nb").lineHeight(.exact(points: 20)).accessibilityIdentifier("exact")
    Text("a\nb").lineHeight(.multiple(factor: 1.5)).accessibilityIdentifier("multiple")
    Text("a\nb").lineHeight(.leading(increase: 4)).accessibilityIdentifier("leading")
  }
}
// exact: 46 0 8 40
// multiple: 46 40 8 48
// leading: 46 88 8 40

// The baseline of a line of 24 is 4 lower than that of one of 16.
#Preview("The baseline is that of the line", traits: .fixedLayout(width: 100, height: 24)) {
  HStack(alignment: .firstTextBaseline, spacing: 0) {
    Text("a").lineHeight(.exact(points: 24)).accessibilityIdentifier("high")
    Text("b").accessibilityIdentifier("usual")
  }
}
// high: 42 0 8 24
// usual: 50 4 8 16
