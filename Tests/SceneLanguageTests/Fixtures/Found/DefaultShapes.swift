import SwiftUI

extension View {
  func framed<S: Shape>(in shape: S = .capsule, by style: some ShapeStyle = .red) -> some View {
    background(shape.fill(style))
  }
}
struct Backport<Content> { let content: Content }
extension View { var backport: Backport<Self> { Backport(content: self) } }
extension Backport where Content: View {
  @ViewBuilder func glass<S: Shape>(in shape: S = .capsule) -> some View {
    if #available(iOS 26.0, *) {
      content.glassEffect(.regular, in: shape)
    } else {
      content.background(shape.fill(.ultraThinMaterial))
    }
  }
}
#Preview {
  Text("a").framed()
  Text("b").framed(in: Circle(), by: .blue)
  Text("c").backport.glass()
  Text("d").backport.glass(in: .rect(cornerRadius: 4))
}
