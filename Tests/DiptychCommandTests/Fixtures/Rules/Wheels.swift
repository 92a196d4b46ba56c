import SwiftUI

// A wheel is 216 high: the chosen row of 32 in its middle, and six others that share the rest.
#Preview("A wheel shows the chosen option between its neighbours", traits: .fixedLayout(width: 300, height: 300)) {
  Picker("Number", selection: .constant(2)) {
    ForEach(0..<20) { number in
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("row\(number)")
    }
  }
  .pickerStyle(.wheel)
  .accessibilityIdentifier("wheel")
}
// wheel: 0 42 300 216
// row0: 140 83 20 10
// row1: 140 113.667 20 10
// row2: 140 145 20 10
// row3: 140 176.333 20 10
// row5: 140 237.667 20 10
// row6: absent

// Without an option that is chosen, the first is in the middle; the wheel is 320 wide by itself.
#Preview("Wheels keep their height and take any width", traits: .fixedLayout(width: 400, height: 400)) {
  VStack(spacing: 0) {
    Picker("Letter", selection: .constant("z")) {
      Text("a").frame(width: 10, height: 32).tag("a").accessibilityIdentifier("a")
      Text("b").frame(width: 10, height: 10).tag("b").accessibilityIdentifier("b")
    }
    .pickerStyle(.wheel)
    .frame(width: 100, height: 40)
    .accessibilityIdentifier("frame")
    Picker("Letter", selection: .constant("b")) { Text("a").tag("a") }
      .pickerStyle(.wheel)
      .fixedSize()
      .accessibilityIdentifier("ideal")
  }
}
// frame: 150 72 100 40
// a: 195 76 10 32
// b: 195 118.333 10 10
// ideal: 40 112 320 216
