import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Preferences and anchors` {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private enum Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private enum Middle: PreferenceKey {
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  /// What the views prefer, as the texts that a view in front of them shows.
  private func gathered(@ViewBuilder _ content: () -> some View) -> [String] {
    let layout = ViewLayout(200, 200) {
      content().overlayPreferenceValue(Names.self) { names in
        ForEach(names, id: \.self) { Text($0) }
      }
    }
    return layout.drawings.compactMap { drawing in
      if case .text(let text) = drawing { text.string } else { nil }
    }
  }

  @Test func `values are combined in document order`() {
    #expect(
      gathered {
        VStack {
          Color.red.preference(key: Names.self, value: ["a"])
          HStack {
            Color.red.preference(key: Names.self, value: ["b"])
            Color.red.background(Color.blue.preference(key: Names.self, value: ["c"]))
          }
          ForEach(0..<2) { Color.red.preference(key: Names.self, value: ["d\($0)"]) }
        }
      } == ["a", "b", "c", "d0", "d1"]
    )
  }

  @Test func `a value written around views replaces theirs, a change alters it`() {
    #expect(
      gathered {
        VStack { Color.red.preference(key: Names.self, value: ["inner"]) }
          .preference(key: Names.self, value: ["outer"])
          .transformPreference(Names.self) { $0.append("changed") }
      } == ["outer", "changed"]
    )
    #expect(gathered { Color.red.transformPreference(Names.self) { $0 = ["new"] } } == ["new"])
    #expect(gathered { Color.red } == [])
  }

  @Test func `what geometry readers prefer is seen by views made after them`() {
    #expect(
      gathered {
        Color.red.frame(width: 30, height: 20).background(
          GeometryReader { geometry in
            Color.clear.preference(key: Names.self, value: ["\(geometry.size.width)"])
          }
        )
      } == ["30.0"]
    )
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, [10, 50, 40, 20] as [CGFloat]),
    (.rightToLeft, [150, 50, 40, 20]),
  ])
  func `an anchor is seen in the coordinates of the reader`(
    direction: LayoutDirection,
    frame: [CGFloat]
  ) {
    var seen: [[CGFloat]] = []
    _ = ViewLayout(200, 100, direction) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          .padding(.leading, 10)
        Spacer()
      }
      .padding(.top, 20)
      .backgroundPreferenceValue(Bounds.self) { anchors in
        GeometryReader { geometry in
          let _ = seen.append(
            anchors.map { geometry[$0] }.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
          )
          Color.clear
        }
      }
    }
    // The background is 40 high and stands 30 below the top of the canvas.
    #expect(seen == [[frame[0], frame[1] - 30, frame[2], frame[3]]])
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 10), (.rightToLeft, 30)] as [(_, CGFloat)])
  func `a point's leading side is the right one in right-to-left`(
    direction: LayoutDirection,
    x: CGFloat
  ) {
    var seen: [CGPoint] = []
    _ = ViewLayout(40, 40, direction) {
      Color.red.padding(10)
        .overlay {
          Color.red.frame(width: 20, height: 20)
            .anchorPreference(key: Middle.self, value: .leading) { $0 }
        }
        .overlayPreferenceValue(Middle.self) { anchor in
          GeometryReader { geometry in
            if let anchor { let _ = seen.append(geometry[anchor]) }
          }
        }
    }
    #expect(seen == [CGPoint(x: x, y: 20)])
  }

  @Test func `views made of preferences are aligned in the view and do not change its size`() {
    let layout = ViewLayout(100, 60) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("primary")
        .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { _ in
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("badge")
        }
    }
    #expect(layout.frame("primary") == [30, 20, 40, 20])
    #expect(layout.frame("badge") == [60, 30, 10, 10])
    #expect(layout.elements == ["Color", "Color"])
  }

  @Test func `actions wait until layout is done and see final values`() {
    let actions = LayoutActions()
    var heard: [[String]] = []
    var widths: [CGFloat] = []
    let view = Color.red.frame(width: 30, height: 20)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        widths.append($0)
      }
      .background(
        GeometryReader { geometry in
          Color.clear.preference(key: Names.self, value: ["\(geometry.size.height)"])
        }
      )
      .onPreferenceChange(Names.self) { heard.append($0) }
    let environment = EnvironmentValues(layoutDirection: .leftToRight)
    let tree = LayoutTree(root: view, environment: environment, actions: actions)
    let pass = LayoutPass(tree, textMeasuring: NoText())
    let canvas = pass.layOut(in: .fixed(CGSize(width: 50, height: 50)))
    _ = pass.placedTree(.leftToRight, canvas: canvas)
    #expect(heard.isEmpty && widths.isEmpty)
    actions.run()
    #expect(heard == [["20.0"]])
    #expect(widths == [30])
  }
}

private struct NoText: TextMeasuring {
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize { .zero }
  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat) { (0, 0) }
}
