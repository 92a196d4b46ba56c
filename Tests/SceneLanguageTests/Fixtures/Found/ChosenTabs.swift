import SwiftUI

enum Place: String, Hashable { case home, library, search }
struct Tabs: View {
  @State private var place: Place = .library
  @AppStorage("tabs") private var customization: TabViewCustomization
  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) { Text("Home") }
      TabSection("More") {
        Tab("Library", systemImage: "books.vertical", value: .library) { Text("Library") }
          .badge(3)
      }
      if place != .home {
        Tab(value: .search, role: .search) { Text("Search") }
      }
      Tab(value: Place.search) { Text("Search") } label: { Label("Find", systemImage: "eye") }
    }
    .tabViewCustomization($customization)
  }
}
struct OptionalTabs: View {
  @State private var place: Place? = .home
  var body: some View {
    TabView(selection: $place) { Tab("Home", systemImage: "house", value: .home) { Text("Home") } }
  }
}
#Preview { Tabs() }
#Preview { OptionalTabs() }
