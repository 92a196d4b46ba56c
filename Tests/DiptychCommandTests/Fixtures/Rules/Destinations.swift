import SwiftUI

enum Route: Hashable { case detail(id: Int), profile }

struct Root: View {
  var body: some View {
    Color.red.accessibilityIdentifier("root")
      .navigationTitle("Root")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail(let id):
          Color.blue.frame(height: CGFloat(id)).accessibilityIdentifier("detail")
            .navigationBarTitleDisplayMode(.inline)
        case .profile: Color.green.accessibilityIdentifier("profile").navigationTitle("Profile")
        }
      }
      .navigationDestination(for: String.self) { _ in Color.gray.accessibilityIdentifier("text") }
  }
}

// A path that leads nowhere shows the first view, below its bar of 44 and its title of 52.
#Preview("An empty path shows the first view", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack(path: .constant(NavigationPath())) { Root() }
}
// root: 0 96 200 204
// detail: absent

// What the path ends with is seen alone; its bar is 44 high, and it stands in the middle below it.
#Preview("The end of the path is seen", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack(path: .constant([Route.profile, .detail(id: 56)])) { Root() }
}
// detail: 0 144 200 56
// root: absent
// profile: absent

// The title of a later view is as large as that of the view before.
struct Pushed: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) { Root() }.onAppear { path.append(Route.profile) }
  }
}
#Preview("A value that comes later leads on", traits: .fixedLayout(width: 200, height: 300)) {
  Pushed()
}
// profile: 0 96 200 204
// root: absent

// Values of a type without a destination lead nowhere.
#Preview("Without a destination it does not", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack(path: .constant([4.5])) { Root() }
}
// root: 0 96 200 204

// A condition and an item lead on as well, and from there to the next.
#Preview("Conditions and items lead on", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationStack {
    Color.red.accessibilityIdentifier("root")
      .navigationDestination(isPresented: .constant(true)) {
        Color.blue.accessibilityIdentifier("shown")
          .navigationDestination(item: .constant(Optional(30))) { height in
            Color.green.frame(height: CGFloat(height)).accessibilityIdentifier("item")
          }
      }
      .navigationDestination(isPresented: .constant(false)) { Color.gray }
  }
}
// item: 0 157 200 30
// root: absent
// shown: absent

// In a tab the views before leave no tabs behind: the bar of tabs is 49 high.
#Preview("A stack in a tab leads on", traits: .fixedLayout(width: 200, height: 300)) {
  TabView {
    NavigationStack(path: .constant(["a"])) { Root() }.tabItem { Text("One") }
    Text("Two").tabItem { Text("Two").accessibilityIdentifier("two") }
  }
}
// text: 0 44 200 207
// two: 138 267.5 24 16

// So does a link that is active, whatever its label is.
#Preview("Active links lead on", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationView {
    VStack {
      Color.red.accessibilityIdentifier("root")
      NavigationLink(
        destination: Color.blue.accessibilityIdentifier("shown"), isActive: .constant(true)
      ) { EmptyView() }
      NavigationLink("No", isActive: .constant(false)) { Color.gray }
    }
  }
}
// shown: 0 44 200 256
// root: absent

#Preview("Chosen links lead on", traits: .fixedLayout(width: 200, height: 300)) {
  NavigationView {
    VStack {
      NavigationLink("One", destination: Color.red, tag: 1, selection: .constant(2))
      NavigationLink(tag: 2, selection: .constant(2)) {
        Color.blue.accessibilityIdentifier("shown")
      } label: {
        Text("Two").accessibilityIdentifier("root")
      }
    }
  }
}
// shown: 0 44 200 256
// root: absent
