import SwiftUI

struct Page: Identifiable {
  let id: Int
  let image, title, text: String
}
struct OnboardingView: View {
  @State private var page = 0
  @Environment(\.dismiss) private var dismiss
  private let pages: [Page] = [
    Page(id: 0, image: "sparkles", title: "Welcome", text: "See both directions side by side."),
    Page(id: 1, image: "bolt", title: "Fast", text: "Saves are drawn at once."),
    Page(id: 2, image: "checkmark.seal", title: "Right", text: "The layout is that of the device."),
  ]
  private var isLast: Bool { page == pages.indices.last }
  var body: some View {
    VStack {
      HStack {
        Spacer()
        Button("Skip") { dismiss() }.accessibilityIdentifier("skip").opacity(isLast ? 0 : 1)
      }
      TabView(selection: $page) {
        ForEach(pages) { page in
          VStack(spacing: 16) {
            Image(systemName: page.image).imageScale(.large).font(.largeTitle)
              .symbolEffect(.bounce, value: self.page)
            Text(page.title).font(.title).accessibilityIdentifier("title").fontWeight(.heavy)
            Text(page.text).accessibilityIdentifier("text").multilineTextAlignment(.center)
              .foregroundStyle(.secondary)
          }
          .tag(page.id)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button {
        withAnimation { if isLast { dismiss() } else { page += 1 } }
      } label: {
        HStack {
          Text(isLast ? "Get started" : "Continue").accessibilityIdentifier("next")
          if !isLast { Image(systemName: "arrow.right") }
        }
        .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(.capsule)
    }
    .padding()
    .interactiveDismissDisabled()
  }
}
#Preview {
  Color.clear.sheet(isPresented: .constant(true)) {
    OnboardingView().presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
  }
}
