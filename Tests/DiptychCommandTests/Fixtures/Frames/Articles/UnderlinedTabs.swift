import SwiftUI

struct TabBounds: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct UnderlinedTabs: View {
  let titles: [String]
  @State var selection = 1

  var body: some View {
    HStack(spacing: 20) {
      ForEach(titles.indices, id: \.self) { index in
        Button(titles[index]) { withAnimation { selection = index } }
          .buttonStyle(.plain)
          .foregroundStyle(index == selection ? .primary : .secondary)
          .anchorPreference(key: TabBounds.self, value: .bounds) { [index: $0] }
          .accessibilityIdentifier("tab\(index)")
      }
    }
    .padding(.vertical, 12)
    .overlayPreferenceValue(TabBounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selection] {
          let frame = proxy[anchor]
          Rectangle()
            .fill(.tint)
            .frame(width: frame.width, height: 2)
            .accessibilityIdentifier("line")
            .offset(x: frame.minX, y: proxy.size.height - 2)
        }
      }
    }
  }
}

#Preview { UnderlinedTabs(titles: ["New", "Following", "All"]) }
