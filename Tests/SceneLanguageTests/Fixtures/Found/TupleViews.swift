import SwiftUI

struct Pager<First: View, Second: View>: View {
  let pages: [AnyView]
  init(@ViewBuilder pages: () -> TupleView<(First, Second)>) {
    let views = pages().value
    self.pages = [AnyView(views.0), AnyView(views.1)]
  }
  var body: some View { ForEach(0..<pages.count, id: \.self) { pages[$0] } }
}
struct Halves<Content: View>: View {
  let left, right: AnyView
  init<A: View, B: View>(@ViewBuilder content: () -> Content) where Content == TupleView<(A, B)> {
    let views = content().value
    (left, right) = (AnyView(views.0), AnyView(views.1))
  }
  var body: some View { HStack { left; right } }
}
#Preview {
  Pager { Text("a"); Image(systemName: "star") }
  Halves { Text("a"); Text("b") }
}
