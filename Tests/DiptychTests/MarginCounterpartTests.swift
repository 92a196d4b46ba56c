import LayoutEngine
import Testing

@testable import Diptych

/// SwiftUI's ways to keep room around content, which UIKit has layout margins for.
@Suite struct `Counterparts of layout margins` {
  private var content: some View { Color.red.accessibilityIdentifier("a") }

  private func frames(_ view: some View) -> [[CGFloat]?] {
    [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      ViewLayout(100, 60, direction) { view }.frame("a")
    }
  }

  @Test func `padding and scene padding are sixteen points`() {
    #expect(frames(content.padding()) == [[16, 16, 68, 28], [16, 16, 68, 28]])
    #expect(frames(content.scenePadding()) == [[16, 16, 68, 28], [16, 16, 68, 28]])
    #expect(frames(content.scenePadding(.leading)) == [[16, 0, 84, 60], [0, 0, 84, 60]])
    #expect(
      frames(content.scenePadding(.minimum, edges: .top)) == [[0, 16, 100, 44], [0, 16, 100, 44]]
    )
  }

  @Test func `safe area padding is directional, and content may ignore it`() {
    #expect(frames(content.safeAreaPadding(.leading, 20)) == [[20, 0, 80, 60], [0, 0, 80, 60]])
    #expect(frames(content.safeAreaPadding()) == [[16, 16, 68, 28], [16, 16, 68, 28]])
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frames(content.safeAreaPadding(insets)) == [[2, 1, 94, 56], [4, 1, 94, 56]])
    let ignoring = content.ignoresSafeArea(edges: .leading).safeAreaPadding(.horizontal, 20)
    #expect(frames(ignoring) == [[0, 0, 80, 60], [20, 0, 80, 60]])
  }

  private var scroll: some View {
    ScrollView { Color.red.frame(width: 40, height: 200).accessibilityIdentifier("a") }
  }

  // A scroll view is as wide as its content and the margins, and stands in the middle.
  @Test(
    arguments: [
      (Edge.Set.all, 10, [30, 10], [30, 10]), (.top, 10, [30, 10], [30, 10]),
      (.leading, 20, [40, 0], [20, 0]), ([], 10, [30, 0], [30, 0]),
    ] as [(Edge.Set, CGFloat, [CGFloat], [CGFloat])]
  )
  func `content margins move what scrolls`(
    edges: Edge.Set,
    length: CGFloat,
    left: [CGFloat],
    right: [CGFloat]
  ) {
    for placement in [ContentMarginPlacement.automatic, .scrollContent] {
      let found = frames(scroll.contentMargins(edges, length, for: placement))
      #expect(found == [left + [40, 200], right + [40, 200]])
    }
    let unmoved = frames(scroll.contentMargins(edges, length, for: .scrollIndicators))
    #expect(unmoved == [[30, 0, 40, 200], [30, 0, 40, 200]])
  }

  @Test func `content margins mean nothing where nothing scrolls`() {
    #expect(frames(content.contentMargins(30)) == [[0, 0, 100, 60], [0, 0, 100, 60]])
  }

  @Test func `content margins come on top of a device's safe area`() throws {
    let device = HeldDevice(try #require(DevicePreset.named("iPhone SE")))
    let layout = ViewLayout(.device(device)) {
      ScrollView { Color.red.frame(height: 50).accessibilityIdentifier("a") }
        .contentMargins(24, for: .scrollContent)
    }
    #expect(layout.frame("a") == [24, 44, 327, 50])
    let guide = layout.tree.nodes.flatMap(\.guides).first { $0.kind == .margins }
    #expect(guide?.frame == CGRect(x: 24, y: 44, width: 327, height: 599))
  }

  @Test(
    arguments: [(LayoutDirection.leftToRight, 30.0), (.rightToLeft, 160)]
      as [(LayoutDirection, CGFloat)]
  )
  func `insets of a list's row are directional`(direction: LayoutDirection, x: CGFloat) {
    let layout = ViewLayout(200, 100, direction) {
      List {
        Color.red.frame(width: 10, height: 20).accessibilityIdentifier("a")
          .listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5))
      }
      .listStyle(.plain)
    }
    #expect(layout.frame("a") == [x, 12, 10, 20])
  }
}
