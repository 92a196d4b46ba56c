import SwiftUI

struct Row: View {
  let name: String
  var body: some View { Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name) }
}

// Rows begin 20 within boxes that begin 16 within the list; a mark moves a row by 38.
#Preview("Rows that can be deleted have marks", traits: .fixedLayout(width: 300, height: 400)) {
  List {
    ForEach(["a", "b"], id: \.self) { name in
      Row(name: name).deleteDisabled(name == "b")
    }
    .onDelete { _ in }
    Row(name: "c")
    ForEach(Binding.constant(["d"]), id: \.self, editActions: .move) { $name in Row(name: name) }
  }
  .environment(\.editMode, .constant(.active))
}
// a: 74 52 10 10
// b: 36 96 10 10
// c: 36 140 10 10
// d: 36 184 10 10

#Preview("Nothing moves before", traits: .fixedLayout(width: 300, height: 400)) {
  List {
    ForEach(["a"], id: \.self) { Row(name: $0) }.onDelete { _ in }.onMove { _, _ in }
  }
}
// a: 36 52 10 10

#Preview("All rows can be chosen", traits: .fixedLayout(width: 300, height: 400)) {
  List(selection: .constant(Set(["a"]))) {
    ForEach(["a", "b"], id: \.self) { Row(name: $0) }.onDelete { _ in }
    Row(name: "c")
  }
  .environment(\.editMode, .constant(.active))
}
// a: 74 52 10 10
// b: 74 96 10 10
// c: 74 140 10 10
