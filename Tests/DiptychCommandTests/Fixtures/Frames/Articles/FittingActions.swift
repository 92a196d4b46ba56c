import SwiftUI

struct Actions: View {
  let width: CGFloat

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        action("Add to cart", "cart")
        action("Save for later", "bookmark")
      }
      .accessibilityIdentifier("row\(Int(width))")
      VStack(alignment: .leading, spacing: 4) {
        action("Add to cart", "cart")
        action("Save for later", "bookmark")
      }
      .accessibilityIdentifier("column\(Int(width))")
      HStack {
        Image(systemName: "cart")
        Image(systemName: "bookmark")
      }
      .accessibilityIdentifier("icons\(Int(width))")
    }
    .frame(width: width, alignment: .leading)
    .border(.gray)
  }

  private func action(_ title: LocalizedStringKey, _ symbol: String) -> some View {
    Label(title, systemImage: symbol).lineLimit(1).fixedSize()
  }
}

#Preview {
  VStack(alignment: .leading, spacing: 12) {
    ForEach([300.0, 180, 80], id: \.self) { Actions(width: $0) }
  }
}
