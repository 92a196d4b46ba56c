import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Still picture` {
  /// Shows what its environment says of it.
  private struct Report: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.dismiss) private var dismiss
    @Namespace private var space
    @FocusState private var isFocused: Bool
    @GestureState private var distance = CGSize.zero

    var body: some View {
      let words = [isEnabled ? "enabled" : "disabled", "\(colorScheme)", "\(dynamicTypeSize)"]
      return Text(verbatim: words.joined(separator: " "))
        .focused($isFocused)
        .matchedGeometryEffect(id: "text", in: space)
        .gesture(DragGesture().updating($distance) { value, state, _ in state = value.translation })
    }
  }

  private func words(_ view: some View) -> String? {
    guard case .text(let text)? = ViewLayout(400, 20, .leftToRight, { view }).drawings.first else {
      return nil
    }
    return text.string
  }

  @Test func `no closure is called and no frame moves`() {
    var calls = 0
    let plain = ViewLayout(100, 40) { Color.red.frame(width: 20, height: 20) }
    let changed = ViewLayout(100, 40) {
      Color.red.frame(width: 20, height: 20)
        .onAppear { calls += 1 }
        .onDisappear { calls += 1 }
        .task { calls += 1 }
        .task(id: 1) { calls += 1 }
        .onChange(of: 1) { _ in calls += 1 }
        .onChange(of: 1, initial: true) { calls += 1 }
        .onChange(of: 1) { _, _ in calls += 1 }
        .onTapGesture { calls += 1 }
        .onLongPressGesture(minimumDuration: 1) { calls += 1 }
        .gesture(TapGesture(count: 2).onEnded { calls += 1 })
        .simultaneousGesture(LongPressGesture().onChanged { _ in calls += 1 })
        .animation(.spring(response: 0.3).delay(1), value: 1)
        .transition(.move(edge: .leading).combined(with: .opacity))
        .accessibilityLabel("A square")
        .accessibilityAddTraits([.isButton, .isHeader])
        .blur(radius: 8).shadow(radius: 4).grayscale(1).hueRotation(.degrees(90))
        .blendMode(.multiply).drawingGroup().compositingGroup()
        .contentShape(Rectangle()).help("Help").allowsHitTesting(false)
        .textSelection(.enabled).submitLabel(.done).keyboardShortcut("s", modifiers: .command)
    }
    #expect(calls == 0)
    #expect(changed.elements == plain.elements)
    #expect(changed.drawings == plain.drawings)
    #expect(changed.effects.isEmpty)
    #expect(changed.tree.nodes.map(\.frame) == plain.tree.nodes.map(\.frame))
  }

  @Test func `what is animated is done at once`() {
    var done = 0
    withAnimation(.easeInOut(duration: 2)) { done += 1 }
    withAnimation { done += 1 }
    #expect(done == 2)
    let pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
    #expect((pair + pair).magnitudeSquared == 56)
  }

  @Test func `views see what is set around them`() {
    #expect(words(Report()) == "enabled light large")
    #expect(words(Report().disabled(false).disabled(true)) == "disabled light large")
    #expect(words(Report().disabled(true).disabled(false)) == "disabled light large")
    #expect(words(Report().preferredColorScheme(.dark)) == "enabled dark large")
    #expect(words(Report().preferredColorScheme(nil)) == "enabled light large")
    #expect(words(Report().dynamicTypeSize(.accessibility1)) == "enabled light accessibility1")
    let limited = Report().dynamicTypeSize(...DynamicTypeSize.medium)
    #expect(words(limited) == "enabled light medium")
    #expect(words(limited.dynamicTypeSize(.xSmall)) == "enabled light xSmall")
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, 30.0, 0.25), (.rightToLeft, -30, 0.75),
  ])
  func `turning and stretching are mirrored`(
    direction: LayoutDirection,
    degrees: Double,
    anchor: Double
  ) {
    let point = UnitPoint(x: 0.25, y: 1)
    let layout = ViewLayout(100, 40, direction) {
      Color.red.rotationEffect(.degrees(30), anchor: point).scaleEffect(x: 2, y: 3, anchor: point)
        .scaleEffect(2).scaleEffect(CGSize(width: 1, height: -1))
    }
    #expect(
      layout.effects == [
        .scale(x: 1, y: -1, anchor: .center),
        .scale(x: 2, y: 2, anchor: .center),
        .scale(x: 2, y: 3, anchor: UnitPoint(x: anchor, y: 1)),
        .rotation(.degrees(degrees), anchor: UnitPoint(x: anchor, y: 1)),
      ]
    )
    #expect(layout.tree.nodes.allSatisfy { $0.frame.width == 100 })
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `maps and turns in space are mirrored`(direction: LayoutDirection) {
    let map = CGAffineTransform(a: 1, b: 0.25, c: 0.5, d: 1, tx: 8, ty: 4)
    let layout = ViewLayout(100, 40, direction) {
      Color.red
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 2, z: 0))
        .rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0), anchor: .leading)
        .rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 0))
        .projectionEffect(ProjectionTransform(map))
        .transformEffect(map)
    }
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    let shown = CGAffineTransform(a: 1, b: 0.25 * sign, c: 0.5 * sign, d: 1, tx: 8 * sign, ty: 4)
    let corner = UnitPoint(x: sign < 0 ? 1 : 0, y: 0)
    #expect(
      layout.effects == [
        .transform(shown, anchor: corner),
        .transform(shown, anchor: corner),
        .transform(.identity, anchor: .center),
        .transform(CGAffineTransform(0, sign, -sign, 0, 0, 0), anchor: .center),
        .transform(CGAffineTransform(1, 0, 0, 0, 0, 0), anchor: UnitPoint(x: corner.x, y: 0.5)),
        .transform(CGAffineTransform(-1, 0, 0, 1, 0, 0), anchor: .center),
      ]
    )
    #expect(layout.tree.nodes.allSatisfy { $0.frame.width == 100 })
  }
}
