import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Mirrored controls` {
  /// The left and the right edge of everything that a view draws, in points.
  private func drawn(_ view: some View, _ direction: LayoutDirection) -> [[CGFloat]] {
    ViewLayout(200, 60, direction) { view }.tree.nodes.filter { $0.drawing != nil }
      .map { [$0.frame.minX, $0.frame.maxX] }
  }

  /// Each control with what it draws from left to right, in points.
  private static var controls: [(any View, [[CGFloat]])] {
    [
      // The track, its filled part and the knob.
      (Slider(value: .constant(0.25)), [[0, 200], [0, 57], [43, 71]]),
      (ProgressView(value: 0.25), [[0, 200], [0, 50]]),
      (Gauge(value: 0.75) { EmptyView() }, [[0, 200], [0, 150]]),
      // The title, the switch and its knob.
      (Toggle("Wifi", isOn: .constant(true)), [[0, 32], [149, 200], [171, 198]]),
      (Toggle("Wifi", isOn: .constant(false)), [[0, 32], [149, 200], [151, 178]]),
      // The title, fewer, the line, more, and the box behind them.
      (
        Stepper("Count", value: .constant(1)),
        [[0, 40], [125.25, 133.25], [152.5, 153.5], [172.75, 180.75], [106, 200]]
      ),
      (Label("Star", systemImage: "star"), [[72, 88], [96, 128]]),
    ]
  }

  @Test(arguments: 0..<7)
  func `what is drawn from left to right stands mirrored from right to left`(index: Int) {
    let (view, parts) = Self.controls[index]
    func check(_ view: some View) {
      let ahead = drawn(view, .leftToRight)
      #expect(drawn(view, .rightToLeft) == ahead.map { [200 - $0[1], 200 - $0[0]] })
      #expect(ahead == parts)
    }
    check(view)
  }

  @Test(arguments: [(.nan, 0), (-1, 0), (0, 0), (7, 200)] as [(Double, CGFloat)])
  func `progress outside of its range is none or all`(value: Double, length: CGFloat) {
    #expect(drawn(ProgressView(value: value), .leftToRight) == [[0, 200], [0, length]])
  }

  @Test func `a stepper counts down at its leading side`() {
    for (direction, x) in [(LayoutDirection.leftToRight, 125.0), (.rightToLeft, 66.0)] {
      let layout = ViewLayout(200, 60, direction) { Stepper("Count", value: .constant(1)) }
      let minus = layout.tree.nodes.first { node in
        if case .text(let text) = node.drawing { text.string == "−" } else { false }
      }
      #expect(minus.map { $0.frame.minX.rounded(.down) } == x)
    }
  }

  @Test func `segments and their options run from the leading edge`() {
    for (direction, x) in [(LayoutDirection.leftToRight, 38.0), (.rightToLeft, 138.0)] {
      let layout = ViewLayout(200, 60, direction) {
        Picker("Fruit", selection: .constant(2)) {
          Text("Fig").tag(1).accessibilityIdentifier("first")
          Text("Nut").tag(2)
        }
        .pickerStyle(.segmented)
      }
      #expect(layout.frame("first") == [x, 22, 24, 16])
    }
  }

  @Test func `a field begins at its leading edge`() {
    for (direction, x) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 176.0)] {
      let field = TextField("Name", text: .constant("Ada"))
      #expect(drawn(field, direction) == [[x, x + 24]])
    }
  }

  @Test func `a field's text stands where texts of several lines do`() {
    for (direction, alignment, x) in [
      (LayoutDirection.leftToRight, TextAlignment.center, 88.0), (.rightToLeft, .center, 88),
      (.leftToRight, .trailing, 176), (.rightToLeft, .trailing, 0),
    ] {
      let field = TextField("Name", text: .constant("Ada")).multilineTextAlignment(alignment)
      #expect(drawn(field, direction) == [[x, x + 24]])
      let secret = SecureField("Code", text: .constant("123")).multilineTextAlignment(alignment)
      #expect(drawn(secret, direction) == [[x, x + 24]])
    }
  }
}
