import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Gradients` {
  private let black = Color(white: 0)
  private let white = Color(white: 1)

  /// The components and the opacity of a style's paint, in hundredths.
  private func hundredths(_ style: some ShapeStyle) -> [Int]? {
    let paint = style.resolvedPaint(in: EnvironmentValues())
    guard case .rgb(let red, let green, let blue) = paint.color else { return nil }
    return [red, green, blue, paint.opacity].map { Int(($0 * 100).rounded()) }
  }

  @Test func `a gradient is painted with the mean of its colours along the way`() {
    #expect(hundredths(Gradient(colors: [black, white])) == [50, 50, 50, 100])
    #expect(hundredths(Gradient(colors: [black, white, black])) == [50, 50, 50, 100])
    let early = [Gradient.Stop(color: black, location: 0), .init(color: white, location: 0.5)]
    #expect(hundredths(Gradient(stops: early)) == [75, 75, 75, 100])
    #expect(hundredths(Gradient(colors: [white])) == [100, 100, 100, 100])
    #expect(hundredths(white.gradient) == [100, 100, 100, 100])
  }

  @Test func `translucent colours count less`() {
    #expect(hundredths(Gradient(colors: [white, .clear])) == [100, 100, 100, 50])
    #expect(hundredths(Gradient(colors: [white, black.opacity(0.5)])) == [67, 67, 67, 75])
  }

  @Test func `without a fixed colour the heaviest stands for all`() {
    let environment = EnvironmentValues()
    let stops = [
      Gradient.Stop(color: .primary, location: 0), .init(color: .secondary, location: 0.1),
    ]
    #expect(Gradient(stops: stops).paint(in: environment) == Paint(.secondary))
    #expect(Gradient(colors: []).paint(in: environment).opacity == 0)
    let odd = Gradient(stops: [.init(color: white, location: .nan)])
    #expect(hundredths(odd) == [100, 100, 100, 100])
  }

  @Test func `a gradient is a view and a style`() {
    let colors = [black, white]
    let layout = ViewLayout(100, 80) {
      VStack(spacing: 0) {
        LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
          .accessibilityIdentifier("linear")
        RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9)
        AngularGradient(colors: colors, center: .center)
        EllipticalGradient(colors: colors)
      }
    }
    #expect(layout.frame("linear") == [0, 0, 100, 20])
    #expect(
      layout.elements == [
        "VStack", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
      ]
    )
    let styled = ViewLayout(100, 80) {
      Rectangle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        .background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        .background(Color.red.gradient)
        .background(.ultraThinMaterial, in: .capsule)
        .overlay { Circle().fill(.conicGradient(colors: colors, center: .center, angle: .zero)) }
        .foregroundStyle(.regularMaterial)
    }
    #expect(styled.elements.prefix(2) == ["Rectangle", "LinearGradient"])
  }

  @Test func `thicker glass covers more`() {
    let materials = [Material.ultraThin, .thin, .regular, .thick, .ultraThick]
    let opacities = materials.map { $0.paint(in: EnvironmentValues()).opacity }
    #expect(opacities == opacities.sorted() && Set(opacities).count == 5)
  }
}
