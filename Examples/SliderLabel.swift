import SwiftUI

/// A label above a slider's knob, wherever the knob is and however wide the slider.
///
/// The knob's centre moves between half a knob from either end, so a reader padded by half a knob
/// on both sides is exactly as wide as the knob's way.
struct SliderLabel: View {
  @State private var value: CGFloat = 0.25
  let knobWidth: CGFloat = 28

  var body: some View {
    Slider(value: $value)
      .accessibilityIdentifier("slider")
      .overlay {
        GeometryReader { geometry in
          Text("\(value, specifier: "%.2f")")
            .accessibilityIdentifier("label")
            .position(x: geometry.size.width * value, y: 0)
            .offset(y: -8)
        }
        .padding(.horizontal, knobWidth / 2)
      }
      .padding(.top, 16)
  }
}

#Preview("Slider", traits: .fixedLayout(width: 320, height: 64)) {
  SliderLabel()
}
