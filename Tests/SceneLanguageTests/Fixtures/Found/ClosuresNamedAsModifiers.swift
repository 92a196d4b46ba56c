import SwiftUI

struct SearchField: View {
  @Binding var text: String
  let onSubmit: () -> Void
  let onChange: (String) -> Void
  var onDrop: ([Int]) -> Bool = { $0.isEmpty }
  var onHover: ((Bool) -> Void)?

  var body: some View {
    TextField("Search", text: $text)
      .onSubmit { onSubmit() }
      .onChange(of: text) { onChange($1) }
      .onHover { onHover?($0) }
      .dropDestination(for: String.self) { items, _ in self.onDrop(items.map(\.count)) }
      .onAppear { onSubmit() }
  }
}

#Preview {
  @Previewable @State var text = ""
  SearchField(text: $text, onSubmit: {}, onChange: { print($0) })
}
