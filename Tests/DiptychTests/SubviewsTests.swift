import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `The elements of a view, one by one` {
  private struct Rank: ContainerValueKey {
    static let defaultValue = 0
  }

  private static func box(_ width: CGFloat) -> some View {
    Color.red.frame(width: width, height: 10)
  }

  /// Views of several kinds: a loop, a group with a modifier, a view with a body of two.
  @ViewBuilder private static var mixed: some View {
    box(10)
    ForEach(2..<4) { box(CGFloat($0) * 10) }
    Group {
      box(40)
      box(50)
    }
    .changingContainerValues { $0[Rank.self] = 7 }
    Pair()
  }

  private struct Pair: View {
    @ViewBuilder var body: some View {
      box(60).tag("six")
      box(70)
    }
  }

  /// A row of numbers that counts how often one is read.
  private final class Reads {
    var count = 0
  }

  private struct Numbers: RandomAccessCollection {
    let reads: Reads
    let startIndex = 0
    let endIndex: Int

    subscript(index: Int) -> Int {
      reads.count += 1
      return index
    }
  }

  @Test func `are found without a walk over the rows before them`() {
    let reads = Reads()
    _ = ViewLayout(300, 100) {
      VStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Self.box(5)
            ForEach(Numbers(reads: reads, endIndex: 200), id: \.self) { number in
              ForEach(0..<2) { Self.box(CGFloat(number + $0)).tag(number * 2 + $0) }
            }
            Self.box(6)
          }
        ) { subview in
          let number = subview.containerValues.tag(for: Int.self)
          subview.accessibilityIdentifier(number.map { "\($0)" } ?? "none")
        }
      }
    }
    // Once for the census, and once for each of a row's two elements.
    #expect(reads.count == 3 * 200)
  }

  @Test func `are those that a container would get`() {
    var found: [Subview] = []
    _ = ViewLayout(300, 100) {
      Group(subviews: Self.mixed) { subviews in
        let _ = found.append(contentsOf: subviews)
        subviews
      }
    }
    #expect(found.map { $0.containerValues[Rank.self] } == [0, 0, 0, 7, 7, 0, 0])
    #expect(found.firstIndex { $0.containerValues.hasTag("six") } == 5)
    #expect(found.map { $0.containerValues.tag(for: String.self) }.compactMap(\.self) == ["six"])
  }

  @Test(arguments: [(LayoutDirection.leftToRight, CGFloat(0)), (.rightToLeft, 236)])
  func `stand where they are put, with modifiers around their own`(
    direction: LayoutDirection,
    start: CGFloat
  ) {
    let layout = ViewLayout(300, 100, direction) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(subviews: Self.mixed) { subview in
          subview.padding(2).accessibilityIdentifier("\(subview.id.position)")
        }
        Self.box(300)
      }
    }
    // Seven boxes of 14 above one of 10 are 108 high, and the sixth is 64 wide.
    #expect(layout.frame("5") == [start, 66, 64, 14])
  }

  @Test func `keep their distance, and spacers the axis of their place`() {
    let layout = ViewLayout(300, 100) {
      HStack {
        Group(subviews: TupleView(Self.box(10), Spacer(), Self.box(20))) { subviews in
          subviews[2].accessibilityIdentifier("end")
          subviews[1]
          subviews.first.accessibilityIdentifier("start")
        }
      }
    }
    #expect(layout.frame("end") == [0, 45, 20, 10])
    #expect(layout.frame("start") == [290, 45, 10, 10])
  }

  @Test func `are taken in slices`() {
    let layout = ViewLayout(300, 100) {
      Group(subviews: Self.mixed) { subviews in
        HStack(spacing: 0) { subviews[1...2] }.accessibilityIdentifier("row")
        subviews[1...][2].accessibilityIdentifier("one")
      }
    }
    #expect(layout.frame("row")?.suffix(2) == [50, 10])
    #expect(layout.frame("one")?.suffix(2) == [30, 10])
  }

  @Test func `are counted by each container around`() {
    var counts: [Int] = []
    _ = ViewLayout(300, 100) {
      Group(subviews: ForEach(subviews: Self.mixed) { $0 }) { subviews in
        let _ = counts.append(subviews.count)
        Group(subviews: subviews[0...1]) { some in
          let _ = counts.append(some.count)
          some
        }
      }
    }
    #expect(counts == [7, 2])
  }

  @Test func `belong to sections`() {
    var found: [SectionConfiguration] = []
    _ = ViewLayout(300, 100) {
      Group(
        sections: TupleView(
          Self.box(10),
          Section {
            Self.box(20)
            Self.box(30)
          } header: {
            Self.box(40)
          },
          Section { Self.box(50) },
          Self.mixed
        )
      ) { sections in
        let _ = found.append(contentsOf: sections)
        ForEach(sections) { $0.content }
      }
    }
    #expect(found.map(\.header.count) == [0, 1, 0, 0])
    #expect(found.map(\.content.count) == [1, 2, 1, 7])
    #expect(found.map(\.footer.count) == [0, 0, 0, 0])
  }

  @Test func `are made once for the census and once for their place`() {
    final class Counter {
      var count = 0
    }
    let counter = Counter()
    func counted(_ width: CGFloat) -> some View {
      counter.count += 1
      return Self.box(width)
    }
    _ = ViewLayout(300, 100) {
      HStack(spacing: 0) {
        ForEach(subviews: ForEach(0..<20) { counted(CGFloat($0)) }) { $0 }
      }
    }
    #expect(counter.count == 40)
  }
}

extension Subview? {
  fileprivate func accessibilityIdentifier(_ name: String) -> AnyView {
    map { AnyView($0.accessibilityIdentifier(name)) } ?? AnyView(EmptyView())
  }
}
