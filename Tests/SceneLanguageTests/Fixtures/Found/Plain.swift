import SwiftUI

struct Plain: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.plain).padding(Edge.Set())
  }
}
#Preview { Button("Go") {}.buttonStyle(Plain()).containerRelativeFrame(.init()) }
