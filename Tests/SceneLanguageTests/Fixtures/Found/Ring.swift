import SwiftUI

struct Ring: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.label.bold(); configuration.currentValueLabel.padding() }
  }
}
#Preview { ProgressView(value: 0.5) { Text("x") }.progressViewStyle(Ring()) }
