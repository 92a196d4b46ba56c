import SwiftUI

struct LabeledSlider<Value: BinaryFloatingPoint>: View where Value.Stride: BinaryFloatingPoint {
  let title: String
  @Binding var value: Value
  var range: ClosedRange<Value> = 0...1

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(title): \(Double(value), specifier: "%.1f")")
      Slider(value: $value, in: range)
    }
  }
}

struct Sliders: View {
  @State private var volume = 0.5
  @State private var size: CGFloat = 12

  var body: some View {
    VStack {
      LabeledSlider(title: "Volume", value: $volume)
      LabeledSlider(title: "Size", value: $size, range: 8...24)
    }
    .padding()
  }
}

#Preview { Sliders() }
