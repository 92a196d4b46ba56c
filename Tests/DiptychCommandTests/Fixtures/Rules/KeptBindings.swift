import SwiftUI

struct Bar: View {
  @Binding var length: Int
  var body: some View { Color.red.frame(width: CGFloat(length), height: 10) }
}

struct Bars: View {
  @State private var lengths = ["a": 20, "b": 50]
  private var bindings: [Binding<Int>] {
    var bindings: [Binding<Int>] = []
    for name in ["a", "b", "c"] { bindings.append($lengths[name, default: 5]) }
    return bindings
  }
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3) { Bar(length: bindings[$0]).accessibilityIdentifier("bar \($0)") }
    }
  }
}

// A binding keeps the index with which it is made, whatever the loop goes on to.
#Preview("Bindings keep their index", traits: .fixedLayout(width: 75, height: 10)) { Bars() }
// bar 0: 0 0 20 10
// bar 1: 20 0 50 10
// bar 2: 70 0 5 10
