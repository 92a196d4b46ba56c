import SwiftUI

struct Bar: View {
  @Binding var part: Double
  var body: some View {
    Capsule()
      .frame(width: 100 * part, height: 8)
      .animation(_part.transaction.animation, value: part)
      .onTapGesture {
        withTransaction($part.transaction) { part = 1 }
        withAnimation($part.transaction.disablesAnimations ? nil : .default) { part = 0 }
      }
  }
}

struct Bars: View {
  @State private var part = 0.5
  var body: some View { Bar(part: $part.animation(.easeIn).transaction(Transaction())) }
}
