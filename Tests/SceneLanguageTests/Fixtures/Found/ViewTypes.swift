import SwiftUI

struct Row: View {
  let button: Button<Text> = Button("a") {}
  var ring: ProgressView<EmptyView, EmptyView> { .init() }
  var rows: ForEach<[Int], Int, Text> { ForEach([1], id: \.self) { Text("\($0)") } }
  var menu: Menu<Text, Button<Text>> { Menu("x") { Button("y") {} } }
  var body: some View { VStack { button; ring; rows; menu } }
}
struct Card<Header: View, Content: View>: View {
  let header: Header
  let content: Content
  var body: some View { VStack { header; content } }
}
extension Card where Header == Label<Text, Image> {
  init(_ title: String, image: String, @ViewBuilder content: () -> Content) {
    self.init(header: Label(title, systemImage: image), content: content())
  }
}
extension Card where Header == ProgressView<EmptyView, EmptyView>, Content == Text {
  init(waiting: String) { self.init(header: ProgressView(), content: Text(waiting)) }
}
#Preview {
  Row()
  Card("a", image: "star") { Text("b") }
  Card(waiting: "c")
}
