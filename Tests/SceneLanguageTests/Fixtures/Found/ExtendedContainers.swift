import SwiftUI
extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  init(shown data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}
struct Named: Identifiable { let id: String }
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  init(_ range: ClosedRange<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(range.lowerBound..<range.upperBound + 1, id: \.self, content: content)
  }
}
extension Button where Label == Text {
  init(_ title: String, systemImage: String, tint: Color, action: @escaping () -> Void) {
    self.init(title, action: action)
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  init(titled title: String, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title.uppercased()), content: content)
  }
}
extension Label where Title == Text, Icon == Image {
  init(text: String, icon: String) { self.init(text, systemImage: icon) }
}
extension NavigationLink where Label == Text, Destination: View {
  init(to title: String, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
extension Picker where Label == Text, SelectionValue: Hashable, Content: View {
  init(named title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(title, selection: selection, content: content)
  }
}
extension HStack where Content: View {
  init(tight alignment: VerticalAlignment, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: 0, content: content)
  }
}
struct A: View {
  @State var c = 1
  var body: some View {
    NavigationStack {
      List {
        Section(titled: "first") { ForEach(1...3) { Text("Row \($0)") } }
        Button("Go", systemImage: "star", tint: .red) {}
        ForEach(shown: [Named(id: "a"), Named(id: "b")]) { Text($0.id) }
        Label(text: "Hi", icon: "star")
        NavigationLink(to: "Next") { Text("There") }
        Picker(named: "Pick", selection: $c) { Text("1").tag(1) }
        HStack(tight: .top) { Text("a"); Text("b") }
      }
    }
  }
}
#Preview { A() }
