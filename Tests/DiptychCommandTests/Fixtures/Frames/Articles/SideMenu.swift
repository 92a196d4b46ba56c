import SwiftUI

struct MenuItem: Identifiable {
  let id = UUID()
  var title: String
  var icon: String
  var badge: Int? = nil
}
@resultBuilder enum MenuBuilder {
  static func buildBlock(_ components: [MenuItem]...) -> [MenuItem] { components.flatMap { $0 } }
  static func buildExpression(_ item: MenuItem) -> [MenuItem] { [item] }
  static func buildExpression(_ items: [MenuItem]) -> [MenuItem] { items }
  static func buildOptional(_ component: [MenuItem]?) -> [MenuItem] { component ?? [] }
  static func buildEither(first: [MenuItem]) -> [MenuItem] { first }
  static func buildEither(second: [MenuItem]) -> [MenuItem] { second }
  static func buildArray(_ components: [[MenuItem]]) -> [MenuItem] { components.flatMap { $0 } }
}
struct SideMenu<Header: View>: View {
  private let items: [MenuItem]
  private let header: Header
  init(@ViewBuilder header: () -> Header, @MenuBuilder items: () -> [MenuItem]) {
    self.header = header()
    self.items = items()
  }
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.padding(.bottom, 16)
      ForEach(items) { item in
        HStack(spacing: 16) {
          Image(systemName: item.icon).frame(width: 24).accessibilityIdentifier(
            "icon.\(item.title)"
          )
          Text(item.title).accessibilityIdentifier("item.\(item.title)")
          Spacer()
          if let badge = item.badge, badge > 0 {
            Text(badge > 99 ? "99+" : "\(badge)").font(.caption2.bold()).padding(.horizontal, 6)
              .padding(.vertical, 2).background(.red, in: Capsule()).accessibilityIdentifier(
                "badge"
              ).foregroundStyle(.white)
          }
        }.padding(.vertical, 10)
      }
      Spacer()
    }
    .padding()
    .frame(width: 260, alignment: .leading)
    .background(Color(uiColor: .systemBackground))
  }
}
extension SideMenu where Header == EmptyView {
  init(@MenuBuilder items: () -> [MenuItem]) { self.init(header: { EmptyView() }, items: items) }
}
struct Drawer: View {
  @State private var isOpen = true
  let isPro = true
  var body: some View {
    ZStack(alignment: .leading) {
      Color.gray.opacity(0.3).ignoresSafeArea().onTapGesture { withAnimation { isOpen = false } }
      if isOpen {
        SideMenu {
          HStack {
            Circle().fill(.orange).frame(width: 40, height: 40).overlay(Text("NL").bold())
            VStack(alignment: .leading) {
              Text("Noa Levi").bold().accessibilityIdentifier("name")
              Text("@noa").foregroundStyle(.secondary)
            }
          }
        } items: {
          MenuItem(title: "Home", icon: "house")
          MenuItem(title: "Inbox", icon: "tray", badge: 120)
          if isPro { MenuItem(title: "Statistics", icon: "chart.bar") }
          for n in 1...2 { MenuItem(title: "List \(n)", icon: "list.bullet") }
        }
        .transition(.move(edge: .leading))
        .zIndex(1)
      }
    }
  }
}
#Preview { Drawer() }
