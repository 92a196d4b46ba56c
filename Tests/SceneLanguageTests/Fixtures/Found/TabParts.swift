import SwiftUI

enum Place: Hashable { case home, search }

struct TabParts: View {
  @State private var place = Place.home
  @State private var word = "none"
  @Environment(\.openURL) private var openURL

  @TabContentBuilder<Place> private var tabs: some TabContent<Place> {
    Tab("Home", systemImage: "house", value: Place.home) {
      Button("Open") {
        if let url = URL(string: "https://example.com") {
          openURL(url) { accepted in word = accepted ? "yes" : "no" }
        }
      }
    }
    Tab("Search", systemImage: "magnifyingglass", value: Place.search) {
      Text(word).phaseAnimator([1, 2, 3]) { text, phase in
        text.opacity(Double(phase) / 3)
      }
    }
  }

  var body: some View {
    TabView(selection: $place) { tabs }
  }
}
#Preview { TabParts() }
