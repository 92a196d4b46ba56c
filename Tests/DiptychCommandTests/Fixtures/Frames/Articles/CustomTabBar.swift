import SwiftUI

enum Tab: String, CaseIterable, Identifiable {
  case home, search, profile
  var id: Self { self }
  var title: LocalizedStringResource {
    switch self {
    case .home: "Home"
    case .search: "Search"
    case .profile: "Profile"
    }
  }
  var systemImage: String {
    switch self {
    case .home: return "house"
    case .search: return "magnifyingglass"
    case .profile: return "person"
    }
  }
}

struct CustomTabBar: View {
  @Binding var selection: Tab
  @Namespace private var namespace
  var body: some View {
    HStack {
      ForEach(Tab.allCases) { tab in
        Button {
          withAnimation(.snappy) { selection = tab }
        } label: {
          VStack(spacing: 4) {
            Image(systemName: tab.systemImage)
              .symbolVariant(selection == tab ? .fill : .none)
              .font(.system(size: 20))
            Text(tab.title).font(.caption2).accessibilityIdentifier("title.\(tab.rawValue)")
          }
          .foregroundStyle(selection == tab ? Color.accentColor : .secondary)
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity).accessibilityIdentifier("tab.\(tab.rawValue)")
          .background {
            if selection == tab {
              RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(.tint.opacity(0.15))
                .matchedGeometryEffect(id: "TAB", in: namespace)
            }
          }
          .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(selection == tab ? .isSelected : [])
      }
    }
    .padding(6)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
    .shadow(color: .black.opacity(0.1), radius: 8, y: 4).accessibilityIdentifier("bar")
    .padding(.horizontal)
  }
}

struct RootView: View {
  @SceneStorage("tab") private var selection = Tab.home
  var body: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $selection) {
        ForEach(Tab.allCases) { tab in
          Text(tab.rawValue.capitalized).tag(tab).toolbar(.hidden, for: .tabBar)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      CustomTabBar(selection: $selection)
    }
    .ignoresSafeArea(.keyboard)
    .sensoryFeedback(.selection, trigger: selection)
  }
}
#Preview { RootView() }
