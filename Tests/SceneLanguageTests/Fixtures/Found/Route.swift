import SwiftUI

enum Route: Hashable, Identifiable, View {
  case home, detail(id: Int)
  var id: Self { self }
  var body: some View {
    switch self {
    case .home: Text("Home")
    case .detail(let id): Text("Detail \(id)")
    }
  }
}
#Preview {
  NavigationStack {
    ForEach([Route.home, .detail(id: 4)]) { route in Button {} label: { route } }
      .navigationDestination(for: Route.self) { $0 }
  }
}
