import SwiftUI

#Preview {
  Image(.logo).foregroundStyle(Color(.brand))
  Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
  Picker("", selection: .constant(Optional(Edge.top))) {
    Text("None").tag(Optional<Edge>(nil))
    ForEach(Edge.allCases, id: \.self) { Text("\($0)").tag(Optional($0)) }
  }
}
