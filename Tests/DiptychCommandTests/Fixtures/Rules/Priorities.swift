import SwiftUI

#Preview(
  "A priority takes what the least lengths of the others leave",
  traits: .fixedLayout(width: 320, height: 100)
) {
  HStack(spacing: 8) {
    Color.red.frame(minWidth: 20).frame(height: 20).accessibilityIdentifier("a")
    Color.blue.frame(height: 20).layoutPriority(1).accessibilityIdentifier("b")
    Color.green.frame(width: 60, height: 20).accessibilityIdentifier("c")
  }
}
// a: 0 40 20 20
// b: 28 40 224 20
// c: 260 40 60 20

#Preview(
  "Every group below gets its least lengths back",
  traits: .fixedLayout(width: 100, height: 40)
) {
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 50).accessibilityIdentifier("a").layoutPriority(2)
    Color.green.frame(minWidth: 30, maxWidth: 60).accessibilityIdentifier("b").layoutPriority(1)
    Color.blue.frame(minWidth: 40).accessibilityIdentifier("c")
  }
}
// a: -10 0 50 40
// b: 40 0 30 40
// c: 70 0 40 40

#Preview("A priority counts in its own row", traits: .fixedLayout(width: 200, height: 40)) {
  HStack(spacing: 0) {
    HStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a").layoutPriority(1)
      Color.green.frame(minWidth: 20).accessibilityIdentifier("b")
    }
    Color.blue.accessibilityIdentifier("c")
  }
}
// a: 0 0 80 40
// b: 80 0 20 40
// c: 100 0 100 40

#Preview("Padding asks for no priority", traits: .fixedLayout(width: 200, height: 40)) {
  HStack(spacing: 0) {
    Color.red.accessibilityIdentifier("a").layoutPriority(1).padding(0)
    Color.blue.accessibilityIdentifier("c")
  }
}
// a: 0 0 100 40
// c: 100 0 100 40

#Preview(
  "What is laid over a view keeps its priority",
  traits: .fixedLayout(width: 200, height: 40)
) {
  HStack(spacing: 0) {
    Color.red.accessibilityIdentifier("a").layoutPriority(1).overlay {
      Color.green.frame(width: 10, height: 10).accessibilityIdentifier("o")
    }
    Color.blue.accessibilityIdentifier("c")
  }
}
// a: 0 0 200 40
// o: 95 15 10 10
// c: 200 0 0 40

#Preview(
  "A lower priority takes the size of the others",
  traits: .fixedLayout(width: 100, height: 60)
) {
  ZStack(alignment: .topLeading) {
    Color.red.layoutPriority(-1).accessibilityIdentifier("bg")
    Color.blue.frame(width: 30, height: 20).padding(5).accessibilityIdentifier("p")
  }.accessibilityIdentifier("z")
}
// z: 30 15 40 30
// bg: 30 15 40 30
// p: 30 15 40 30

#Preview(
  "Views that fit are as flexible as their choices",
  traits: .fixedLayout(width: 200, height: 60)
) {
  HStack(spacing: 0) {
    ViewThatFits {
      Color.red.frame(width: 150, height: 20).accessibilityIdentifier("big")
      Color.red.frame(width: 50, height: 20).accessibilityIdentifier("small")
    }
    Color.blue.accessibilityIdentifier("b")
  }
}
// small: 0 20 50 20
// big: absent
// b: 50 0 150 60

#Preview(
  "A ratio makes a view as flexible as its square",
  traits: .fixedLayout(width: 300, height: 60)
) {
  HStack(spacing: 0) {
    Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("a")
    Color.blue.accessibilityIdentifier("b")
    Color.green.frame(maxWidth: 50).accessibilityIdentifier("c")
  }
}
// a: 0 0 60 60
// b: 60 0 190 60
// c: 250 0 50 60

#Preview(
  "A guide outside of a view makes a ZStack larger",
  traits: .fixedLayout(width: 100, height: 100)
) {
  ZStack(alignment: .bottomTrailing) {
    Color.red.frame(width: 40, height: 60).accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 20).alignmentGuide(.trailing) { _ in -10 }
      .accessibilityIdentifier("b")
  }.accessibilityIdentifier("z")
}
// z: 15 20 70 60
// a: 15 20 40 60
// b: 65 60 20 20
