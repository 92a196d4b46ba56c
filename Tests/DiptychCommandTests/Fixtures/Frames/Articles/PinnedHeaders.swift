import SwiftUI

struct ScrollOffsetKey: PreferenceKey {
  typealias Value = CGFloat
  static var defaultValue = CGFloat.zero
  static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
}
struct StretchyHeader<Content>: View where Content: View {
  var height: CGFloat = 120
  private let content: () -> Content
  init(height: CGFloat = 120, @ViewBuilder content: @escaping () -> Content) {
    self.height = height
    self.content = content
  }
  var body: some View {
    GeometryReader { geo in
      let minY = geo.frame(in: .named("scroll")).minY
      let isScrolled = minY > 0
      content()
        .frame(width: geo.size.width, height: isScrolled ? geo.size.height + minY : geo.size.height)
        .clipped()
        .offset(y: isScrolled ? -minY : 0)
        .preference(key: ScrollOffsetKey.self, value: minY)
    }
    .frame(height: height)
  }
}
struct Section1: Identifiable {
  let id: Character
  let names: [String]
}
struct ContactsView: View {
  let names = ["Adam", "Alma", "Ben", "Carla", "Cem", "Dror"]
  @State private var offset: CGFloat = 0
  private var sections: [Section1] {
    Dictionary(grouping: names, by: \.first!).map(Section1.init).sorted { $0.id < $1.id }
  }
  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      StretchyHeader(height: 80) {
        LinearGradient(colors: [.blue, .teal], startPoint: .leading, endPoint: .trailing)
          .overlay(alignment: .bottomLeading) {
            Text("Contacts").font(.largeTitle.bold()).accessibilityIdentifier("title")
              .foregroundStyle(.white).padding()
          }
      }
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(sections) { section in
          Section {
            ForEach(section.names, id: \.self) { name in
              Text(name).padding(.vertical, 6).accessibilityIdentifier("name.\(name)")
              Divider()
            }
          } header: {
            Text(String(section.id)).font(.headline).frame(maxWidth: .infinity, alignment: .leading)
              .background(.thinMaterial).accessibilityIdentifier("header.\(section.id)")
          }
        }
      }
      .padding(.horizontal)
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(ScrollOffsetKey.self) { offset = $0 }
    .overlay(alignment: .top) {
      Color.clear.background(.ultraThinMaterial).frame(height: 0).opacity(offset < -80 ? 1 : 0)
    }
  }
}
#Preview { ContactsView() }
