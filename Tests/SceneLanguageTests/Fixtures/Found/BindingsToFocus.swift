import SwiftUI
struct Field: View { @Binding var text: String; @FocusState.Binding var focus: Bool
  var body: some View { TextField("a", text: $text).focused($focus) } }
struct Field2: View { @Binding var text: String; var focus: FocusState<Bool>.Binding
  var body: some View { TextField("a", text: $text).focused(focus) } }
struct V: View { @State private var n = ""; @FocusState private var focus: Bool
 var body: some View { Field(text: $n, focus: $focus); Field2(text: $n, focus: $focus) } }
#Preview { V() }
