import SwiftUI

struct PhotoHeader: View {
  private let header: CGFloat = 96
  private let avatar: CGFloat = 64

  var body: some View {
    ScrollView {
      LinearGradient(colors: [.indigo, .mint], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(height: header)
        .accessibilityIdentifier("cover")
        .overlay(alignment: .bottomLeading) {
          Image(systemName: "person.fill")
            .frame(width: avatar, height: avatar)
            .background(.thickMaterial, in: Circle())
            .overlay(Circle().strokeBorder(.background, lineWidth: 3))
            .accessibilityIdentifier("avatar")
            .offset(x: 16, y: avatar / 2)
        }
      HStack {
        Spacer()
        Button("Follow") {}.buttonStyle(.bordered).accessibilityIdentifier("follow")
      }
      .padding([.trailing, .top])
      VStack(alignment: .leading, spacing: 4) {
        Text("Dana Peretz").font(.title2.bold()).accessibilityIdentifier("name")
        Text("Draws lines between places.")
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("about")
        HStack(spacing: 16) {
          ForEach([("posts", 42), ("friends", 310)], id: \.0) { title, count in
            Text("\(Text("\(count)").bold()) \(title)").accessibilityIdentifier(title)
          }
        }
        .padding(.top, 4)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
    }
  }
}

#Preview { PhotoHeader() }
