import SwiftUI

/// Methods that are private and have the name of a requirement without being it.
struct Tile: View {
  var number: Int

  var body: some View {
    GeometryReader { geometry in
      body(for: geometry.size)
    }
  }

  @ViewBuilder
  private func body(for size: CGSize) -> some View {
    if size.width > 10 {
      Text("\(number)")
        .font(.system(size: min(size.width, size.height) / 2))
        .modifier(Turned(isOver: false))
    }
  }
}

struct Turned: ViewModifier {
  var isOver: Bool

  func body(content: Content) -> some View {
    body(of: content, by: isOver ? 180 : 0)
  }

  private func body(of content: Content, by degrees: Double) -> some View {
    content.rotationEffect(.degrees(degrees))
  }
}

#Preview {
  Tile(number: 7).frame(width: 80, height: 80)
}
