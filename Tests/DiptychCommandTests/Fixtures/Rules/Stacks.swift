import SwiftUI

#Preview("A priority leaves the others their minima", traits: .fixedLayout(width: 300, height: 100))
{
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 60).accessibilityIdentifier("b")
    Color.green.layoutPriority(1).background { Color.clear.accessibilityIdentifier("c") }
  }
}
// a: 0 0 20 100
// b: 20 0 60 100
// c: 80 0 220 100

#Preview(
  "A spacer is as thin as nothing across its stack",
  traits: .fixedLayout(width: 300, height: 100)
) {
  VStack(spacing: 0) {
    HStack {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Spacer().accessibilityIdentifier("s")
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
    }.accessibilityIdentifier("row")
    Spacer().accessibilityIdentifier("v")
  }
}
// row: 0 0 300 20
// a: 0 0 40 20
// s: 40 10 220 0
// b: 260 0 40 20
// v: 150 20 0 80

#Preview("An empty stack takes a slot", traits: .fixedLayout(width: 200, height: 100)) {
  HStack(spacing: 10) {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
    VStack {}.accessibilityIdentifier("e")
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
  }
}
// a: 70 40 20 20
// e: 100 50 0 0
// b: 110 40 20 20

#Preview("An empty stack touches its neighbours", traits: .fixedLayout(width: 200, height: 100)) {
  HStack {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
    VStack {}.accessibilityIdentifier("e")
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
  }
}
// a: 80 40 20 20
// e: 100 50 0 0
// b: 100 40 20 20

#Preview("Lower priorities leave a ZStack its size", traits: .fixedLayout(width: 200, height: 100))
{
  ZStack(alignment: .topLeading) {
    Color.red.frame(width: 80, height: 40).accessibilityIdentifier("a")
    Color.blue.frame(width: 150, height: 10).accessibilityIdentifier("b").layoutPriority(-1)
    Color.green.frame(width: 20, height: 60).layoutPriority(-1).accessibilityIdentifier("c")
  }.accessibilityIdentifier("z")
}
// z: 60 30 80 40
// a: 60 30 80 40
// b: 60 30 150 10
// c: 60 30 20 60

#Preview("A spacer leaves a ZStack its size", traits: .fixedLayout(width: 200, height: 100)) {
  ZStack {
    Spacer().accessibilityIdentifier("s")
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
  }.accessibilityIdentifier("z")
}
// z: 90 40 20 20
// s: 90 40 20 20
// a: 90 40 20 20

#Preview("A spacer with a background comes last", traits: .fixedLayout(width: 200, height: 100)) {
  HStack(spacing: 0) {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
    Spacer().background { Color.blue.accessibilityIdentifier("bg") }
    Color.red.accessibilityIdentifier("b")
  }
}
// a: 0 40 20 20
// bg: 20 50 8 0
// b: 28 0 172 100

#Preview("A padded spacer shares like any view", traits: .fixedLayout(width: 200, height: 100)) {
  HStack(spacing: 0) {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
    Spacer().padding(2).accessibilityIdentifier("p")
    Color.red.accessibilityIdentifier("b")
  }
}
// a: 0 40 20 20
// p: 20 48 90 4
// b: 110 0 90 100

#Preview("A spacer in groups is the stack's", traits: .fixedLayout(width: 200, height: 100)) {
  HStack(spacing: 0) {
    Group {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      ForEach(0..<1) { _ in Spacer().accessibilityIdentifier("s") }
    }
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
  }
}
// a: 0 40 20 20
// s: 20 50 160 0
// b: 180 40 20 20

#Preview(
  "A spacer in a chosen layout follows its axis",
  traits: .fixedLayout(width: 200, height: 100)
) {
  AnyLayout(HStackLayout(spacing: 0)) {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
    Spacer().accessibilityIdentifier("s")
    Divider().accessibilityIdentifier("d")
  }
}
// a: 0 40 20 20
// s: 20 50 179 0
// d: 199 0 1 100

#Preview(
  "A divider outside of stacks runs horizontally",
  traits: .fixedLayout(width: 200, height: 100)
) {
  ZStack {
    Divider().accessibilityIdentifier("z")
    HStack(spacing: 0) {
      ZStack { Divider().accessibilityIdentifier("zz") }
      Color.red.frame(width: 10, height: 20)
    }
  }
}
// z: 0 49.5 200 1
// zz: 0 49.5 190 1

#Preview(
  "A section in a row is its header, content and footer",
  traits: .fixedLayout(width: 300, height: 100)
) {
  HStack(spacing: 0) {
    Section {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
    } header: {
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("h")
    } footer: {
      Color.red.frame(width: 40, height: 10).accessibilityIdentifier("f")
    }
  }
}
// h: 100 45 30 10
// a: 130 45 10 10
// b: 140 45 20 10
// f: 160 45 40 10

#Preview(
  "A modifier of a section goes to every member",
  traits: .fixedLayout(width: 300, height: 100)
) {
  VStack(spacing: 0) {
    Section {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
    } header: {
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("h")
    }
    .padding(5)
  }
}
// h: 135 25 30 10
// a: 145 45 10 10
// b: 140 65 20 10

#Preview(
  "Those who give a ZStack its size tell its distances",
  traits: .fixedLayout(width: 100, height: 100)
) {
  VStack {
    ZStack {
      Spacer()
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    }
    Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }
}
// a: 30 26 40 20
// b: 30 54 40 20

#Preview(
  "A divider over a view in a row stands upright",
  traits: .fixedLayout(width: 100, height: 60)
) {
  HStack(spacing: 0) {
    Color.red.frame(width: 40, height: 40)
      .overlay { Divider().accessibilityIdentifier("d") }
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
  }
}
// d: 39.5 10 1 40
// b: 60 20 20 20
