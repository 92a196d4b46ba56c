import SwiftUI

struct Shaken: View {
  @State private var mistakes = 0

  var body: some View {
    Text("Code")
      .phaseAnimator([0, 10, -10, 0], trigger: mistakes, content: { content, offset in
        content.offset(x: offset)
      }, animation: { _ in .linear(duration: 0.06) })
    Image(systemName: "bell")
      .phaseAnimator([0, -20, 20, 0]) { view, angle in view.rotationEffect(.degrees(angle)) }
  }
}

#Preview { Shaken() }
