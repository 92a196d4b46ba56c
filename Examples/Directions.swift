import SwiftUI

/// Latin, Hebrew and Arabic text in one column: each line keeps its own order, and the column
/// stands where reading begins.
struct Directions: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Welcome back")
      Text("ברוכים הבאים")
      Text("أهلا وسهلا")
      Text("Gate 12 · שער 12")
      HStack {
        Image(systemName: "arrow.backward")
        Text("Back")
      }
    }
    .padding(16)
    .frame(width: 240, alignment: .leading)
    .border(.secondary)
  }
}

#Preview("Directions") {
  Directions()
}
