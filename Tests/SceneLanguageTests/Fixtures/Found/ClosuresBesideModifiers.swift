import SwiftUI

struct Field: View {
  var onSubmit: (String) -> Void
  var task: () -> Void = {}
  var body: some View {
    TextField("Name", text: .constant("Kim"))
      .onSubmit { onSubmit("Kim") }
      .onAppear { task() }
  }
}

struct Choice: View {
  let items = [0, 1]
  var body: some View {
    ForEach(items, id: \.self) { item in
      guard item > 0 else { return Text("None") }
      if item == 1 { return Text("One") } else { return Text("More") }
    }
  }
}

#Preview {
  VStack {
    Field(onSubmit: { _ in }).onSubmit { print("Done") }
    Field(onSubmit: { _ in }).task { print("Begun") }
    Choice()
  }
}
