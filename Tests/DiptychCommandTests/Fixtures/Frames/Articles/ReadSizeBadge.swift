import SwiftUI

extension View {
  /// Tells the size that the view has.
  func readSize(_ action: @escaping (CGSize) -> Void) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear
          .onAppear { action(proxy.size) }
          .onChange(of: proxy.size) { _, size in action(size) }
      }
    }
  }

  func badge(over count: Int) -> some View {
    overlay(alignment: .topTrailing) {
      if count > 0 {
        Text(count > 99 ? "99+" : "\(count)")
          .font(.caption2.bold())
          .padding(.horizontal, 5)
          .background(.red, in: Capsule())
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          .accessibilityIdentifier("badge\(count)")
      }
    }
  }
}

struct ReadSizeBadge: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 32) {
        ForEach([0, 7, 120], id: \.self) { count in
          Image(systemName: "tray")
            .frame(width: 48, height: 48)
            .background(.quaternary, in: .rect(cornerRadius: 8))
            .badge(over: count)
            .accessibilityIdentifier("tray\(count)")
        }
      }
      .readSize { size = $0 }
      Rectangle()
        .fill(.tint)
        .frame(width: size.width, height: 2)
        .accessibilityIdentifier("rule")
      Text("\(Int(size.width)) × \(Int(size.height))").accessibilityIdentifier("size")
    }
    .padding()
  }
}

#Preview { ReadSizeBadge() }
