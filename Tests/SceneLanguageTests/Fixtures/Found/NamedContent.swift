import SwiftUI

struct Boxed: ViewModifier {
  var color = Color.gray
  func body(content: Content) -> some View { content.padding(8).background(color) }
}

extension View {
  func boxed(_ color: Color) -> ModifiedContent<Self, Boxed> { modifier(Boxed(color: color)) }
  func plain() -> ModifiedContent<Self, EmptyModifier> {
    ModifiedContent(content: self, modifier: EmptyModifier.identity)
  }
}

struct NamedContent: View {
  private var title: ModifiedContent<Text, Boxed> { Text("Title").boxed(.yellow) }
  var body: some View {
    VStack {
      title
      Text("Plain").plain()
      ModifiedContent(content: Image(systemName: "star"), modifier: Boxed())
    }
  }
}
#Preview { NamedContent() }
