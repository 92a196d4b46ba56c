import SwiftUI

struct Field: View {
  var focus: FocusState<Bool>.Binding
  @State var count = 1
  var body: some View {
    TextField("x", text: .constant("")).focused(focus)
    Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("\(count)") }
  }
}
struct Screen: View {
  @FocusState var isFocused: Bool
  var body: some View { Field(focus: $isFocused) }
}
