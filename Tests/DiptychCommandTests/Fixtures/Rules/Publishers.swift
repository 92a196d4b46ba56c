import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published var text = "abc"
  let later = CurrentValueSubject<String, Never>("abcdef")
  let never = PassthroughSubject<String, Never>()
}

struct Received: View {
  @StateObject private var model = Model()
  @State private var first = ""
  @State private var second = ""
  @State private var third = "-"

  var body: some View {
    HStack(spacing: 10) {
      Text(first).accessibilityIdentifier("first")
      Text(second).accessibilityIdentifier("second")
      Text(third).accessibilityIdentifier("third")
    }
    .onReceive(model.$text) { first = $0 }
    .onReceive(model.later) { second = $0 }
    .onReceive(model.never) { third = $0 }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in third = "tick" }
  }
}

// 24 + 48 + 8 with two gaps of 10 are 100.
#Preview("What publishers have is received", traits: .fixedLayout(width: 120, height: 40)) {
  Received()
}
// first: 10 12 24 16
// second: 44 12 48 16
// third: 102 12 8 16
