import SwiftUI

struct Card: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .background(.yellow, in: .rect(cornerRadius: 8))
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct Links: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Card") { Text("There") }.buttonStyle(Card())
        NavigationLink(value: 1) { Label("Bordered", systemImage: "star") }
          .buttonStyle(.borderedProminent)
        NavigationLink("Plain", value: 2).buttonStyle(.plain)
        NavigationLink("Link", value: 3)
        if #available(iOS 26, *) { Text("Glass") } else { Text("No glass") }
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}

#Preview { Links() }
