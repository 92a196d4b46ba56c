import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `A device as the canvas` {
  private static func device(_ name: String, isLandscape: Bool = false) -> PreviewCanvas {
    DevicePreset.named(name).map { .device(HeldDevice($0, isLandscape: isLandscape)) } ?? .standard
  }

  private static let upright = device("iPhone 15")
  private static let turned = device("iPhone 15", isLandscape: true)

  private var filled: some View { Color.red.accessibilityIdentifier("a") }

  @Test(
    arguments: [
      (upright, [0, 59, 393, 759]), (turned, [59, 0, 734, 372]),
    ] as [(PreviewCanvas, [CGFloat])]
  )
  func `content is offered the safe area`(canvas: PreviewCanvas, frame: [CGFloat]) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = ViewLayout(canvas, direction) { filled }
      #expect(layout.tree.size == canvas.size)
      #expect(layout.frame("a") == frame)
    }
  }

  @Test func `small content stands in the middle of the safe area`() {
    let layout = ViewLayout(Self.upright) { filled.frame(width: 93, height: 59) }
    #expect(layout.frame("a") == [150, 409, 93, 59])
  }

  @Test(
    arguments: [
      (Edge.Set.all, [0, 0, 852, 393]), (.horizontal, [0, 0, 852, 372]),
      (.leading, [0, 0, 793, 372]), (.bottom, [59, 0, 734, 393]), ([], [59, 0, 734, 372]),
    ] as [(Edge.Set, [CGFloat])]
  )
  func `a view reaches beyond the edges that it ignores`(edges: Edge.Set, frame: [CGFloat]) {
    let layout = ViewLayout(Self.turned) { filled.ignoresSafeArea(edges: edges) }
    #expect(layout.frame("a") == frame)
    let mirrored = ViewLayout(Self.turned, .rightToLeft) { filled.ignoresSafeArea(edges: edges) }
    #expect(mirrored.frame("a") == [852 - frame[0] - frame[2], frame[1], frame[2], frame[3]])
  }

  @Test func `ignoring the keyboard changes nothing`() {
    let layout = ViewLayout(Self.upright) { filled.ignoresSafeArea(.keyboard) }
    #expect(layout.frame("a") == [0, 59, 393, 759])
  }

  @Test(arguments: [(0.0, [0, 0, 393, 818]), (10, [0, 69, 393, 749])] as [(CGFloat, [CGFloat])])
  func `only an edge at the boundary reaches beyond it`(gap: CGFloat, frame: [CGFloat]) {
    let layout = ViewLayout(Self.upright) { filled.ignoresSafeArea(edges: .top).padding(.top, gap) }
    #expect(layout.frame("a") == frame)
  }

  @Test func `a style in the background reaches beyond, a view does not`() {
    func background(_ view: some View) -> [CGFloat]? {
      ViewLayout(Self.upright) { view }.tree.nodes.first { $0.element?.type == "Color" }
        .map { [$0.frame.minY, $0.frame.height] }
    }
    let text = Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(background(text.background(Color.red)) == [0, 852])
    #expect(background(text.background(Color.red, ignoresSafeAreaEdges: [])) == [59, 759])
    #expect(background(text.background { Color.red }) == [59, 759])
  }

  @Test func `a bar and padding come on top of the device's own`() {
    let bar = ViewLayout(Self.upright) {
      filled.safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(height: 40).accessibilityIdentifier("bar")
      }
    }
    #expect(bar.frame("bar") == [0, 778, 393, 40])
    #expect(bar.frame("a") == [0, 59, 393, 719])
    let padded = ViewLayout(Self.upright) { filled.safeAreaPadding(20) }
    #expect(padded.frame("a") == [20, 79, 353, 719])
    let ignoring = ViewLayout(Self.upright) { filled.ignoresSafeArea().safeAreaPadding(20) }
    #expect(ignoring.frame("a") == [0, 0, 393, 852])
  }

  @Test(
    arguments: [(upright, [59, 0, 34, 0]), (turned, [0, 59, 21, 59])]
      as [(PreviewCanvas, [CGFloat])]
  )
  func `a geometry reader knows the insets and the screen`(
    canvas: PreviewCanvas,
    insets: [CGFloat]
  ) {
    var known: GeometryProxy?
    func take(_ proxy: GeometryProxy) -> Bool {
      known = proxy
      return true
    }
    let layout = ViewLayout(canvas) {
      GeometryReader { proxy in
        if take(proxy) { filled.ignoresSafeArea() }
      }
    }
    let own = known?.safeAreaInsets ?? EdgeInsets()
    #expect([own.top, own.leading, own.bottom, own.trailing] == insets)
    #expect(known?.frame(in: .global).origin == CGPoint(x: insets[1], y: insets[0]))
    #expect(layout.frame("a") == [0, 0, canvas.size.width, canvas.size.height])
  }

  @Test func `a part of the container is a part of the safe area`() {
    let layout = ViewLayout(Self.turned) {
      filled.containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 0)
    }
    #expect(layout.frame("a") == [242.5, 0, 367, 372])
  }

  @Test func `scrolling content begins in the safe area and is seen beyond it`() {
    let layout = ViewLayout(Self.upright) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 393, height: 50) }
        }
        .accessibilityIdentifier("a")
      }
    }
    #expect(layout.frame("a") == [0, 59, 393, 1000])
    let window = CGRect(x: 0, y: -59, width: 393, height: 852)
    #expect(layout.effects.contains(.clip(.path(Path(window)))))
  }

  @Test func `rows under the home indicator exist`() {
    let layout = ViewLayout(Self.upright) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            Color.red.frame(height: 10).accessibilityIdentifier("\(index)")
          }
        }
      }
    }
    // 759 points of the safe area, and 34 below it.
    #expect(layout.frame("79") == [0, 849, 393, 10])
    #expect(layout.frame("80") == nil)
  }

  @Test func `a bar covers what scrolls under it`() {
    let layout = ViewLayout(Self.upright) {
      ScrollView { Color.red.frame(width: 393, height: 1000) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
    }
    let window = CGRect(x: 0, y: -59, width: 393, height: 768)
    #expect(layout.effects.contains(.clip(.path(Path(window)))))
  }

  @Test(arguments: [(upright, 155.0), (turned, 32)] as [(PreviewCanvas, CGFloat)])
  func `a turned phone has a low bar without a large title`(canvas: PreviewCanvas, top: CGFloat) {
    let layout = ViewLayout(canvas) { NavigationStack { filled.navigationTitle("Title") } }
    #expect(layout.frame("a")?[1] == top)
  }

  @Test func `the environment tells of the device`() {
    func values(_ canvas: PreviewCanvas) -> EnvironmentValues {
      var values = EnvironmentValues()
      values.stand(on: canvas)
      return values
    }
    let wide = values(Self.device("iPhone 11", isLandscape: true))
    #expect(wide.horizontalSizeClass == .regular)
    #expect(wide.verticalSizeClass == .compact)
    #expect(wide.displayScale == 2)
    #expect(wide.pixelLength == 0.5)
    let plain = values(.standard)
    #expect(plain.horizontalSizeClass == .compact)
    #expect(plain.verticalSizeClass == .regular)
    #expect(plain.displayScale == 1)
  }
}
