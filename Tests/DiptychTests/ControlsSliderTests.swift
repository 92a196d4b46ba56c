import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Slider control` {
  /// The centre of the last part that a slider draws, its knob, from the left in points.
  private func knob(
    _ slider: some View,
    width: CGFloat,
    _ direction: LayoutDirection,
    _ profile: SystemProfile = .iOS18
  ) -> CGFloat? {
    let layout = ViewLayout(width, 100, direction) {
      slider.environment(\.systemProfile, profile).frame(width: width)
    }
    return layout.tree.nodes.last { $0.drawing != nil }?.frame.midX
  }

  @Test(
    arguments: [
      (0, 300, 14, 19), (0.25, 300, 82, 84.5), (0.5, 300, 150, 150), (1, 300, 286, 281),
      (0, 390, 14, 19), (0.25, 390, 104.5, 107), (0.5, 390, 195, 195), (1, 390, 376, 371),
    ] as [(Double, CGFloat, CGFloat, CGFloat)]
  )
  func `a knob runs inside the slider, from the leading edge`(
    fraction: Double,
    width: CGFloat,
    narrow: CGFloat,
    wide: CGFloat
  ) {
    let slider = Slider(value: .constant(100 + 200 * fraction), in: 100...300)
    #expect(knob(slider, width: width, .leftToRight) == narrow)
    #expect(knob(slider, width: width, .rightToLeft) == width - narrow)
    #expect(knob(slider, width: width, .leftToRight, .iOS26) == wide)
    #expect(knob(slider, width: width, .rightToLeft, .iOS27) == width - wide)
  }

  @Test(arguments: [(-5, 14), (25, 286), (.infinity, 286), (.nan, 14)] as [(Double, CGFloat)])
  func `a value outside of the range stands at its end`(value: Double, center: CGFloat) {
    #expect(knob(Slider(value: .constant(value), in: 0...20), width: 300, .leftToRight) == center)
  }

  @Test func `an empty range has its knob at the start`() {
    #expect(knob(Slider(value: .constant(3.0), in: 3...3), width: 300, .leftToRight) == 14)
  }

  @Test func `it is 31 points high and takes the width it is offered`() {
    let layout = ViewLayout(320, 100) {
      HStack {
        Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        Color.red.frame(width: 40, height: 10)
      }
    }
    #expect(layout.frame("slider") == [0, 34.5, 272, 31])
  }

  @Test func `it is one element, and labels at its ends are listed in it`() {
    #expect(ViewLayout(320, 100) { Slider(value: .constant(0.5)) }.elements == ["Slider"])
    for (direction, left, right) in [
      (LayoutDirection.leftToRight, "minimum", "maximum"), (.rightToLeft, "maximum", "minimum"),
    ] {
      let layout = ViewLayout(300, 31, direction) {
        Slider(value: .constant(0.0), in: 0...40, step: 2) {
          Text("Never shown")
        } minimumValueLabel: {
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("minimum")
        } maximumValueLabel: {
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("maximum")
        }
      }
      #expect(layout.elements == ["Slider", "Color", "Color"])
      #expect(layout.frame(left) == [0, 10.5, 20, 10])
      #expect(layout.frame(right) == [280, 10.5, 20, 10])
    }
  }

  /// Five ways in which scenes put a label over the knob; all but the third find it.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `labels over the knob stand where their scenes compute them`(direction: LayoutDirection) {
    let width: CGFloat = 300
    let part = 0.25
    let slider = Slider(value: .constant(150.0), in: 100...300)
    let label = Color.red.frame(width: 30, height: 20).accessibilityIdentifier("label")
    func center(_ view: some View) -> [CGFloat]? {
      ViewLayout(400, 100, direction) { view.frame(width: width) }.frame("label")
        .map { [$0[0] + 15 - 50, $0[1] + 10] }
    }
    func physical(_ x: CGFloat) -> CGFloat { direction == .leftToRight ? x : width - x }
    let background = slider.background { label.offset(x: (part - 0.5) * (width - 28), y: -30) }
    #expect(center(background) == [physical(82), 20])
    let positioned = slider.background {
      GeometryReader { label.position(x: part * ($0.size.width - 28) + 14, y: -16) }
    }
    #expect(center(positioned) == [physical(82), 18.5])
    let hugging = slider.background {
      GeometryReader { geometry in
        ZStack { label.offset(x: (part - 0.5) * (geometry.size.width - 28), y: -30) }
      }
    }
    #expect(center(hugging) == [physical(-53), 14.5])
    let filling = slider.overlay {
      GeometryReader { geometry in
        ZStack { label.position(x: (geometry.size.width - 28) * part, y: 0).offset(y: -16) }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding(.horizontal, 14)
      }
    }
    #expect(center(filling) == [physical(82), 18.5])
    let padded = slider.background {
      GeometryReader { label.position(x: $0.size.width * part, y: 0).offset(y: -16) }
        .padding(.horizontal, 14)
    }
    #expect(center(padded) == [physical(82), 18.5])
  }
}
