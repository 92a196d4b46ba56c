import SwiftUI

struct Banner: View {
  let lines = 5
  let body = Text("Banner")
}

struct Badge: View {
  let body: some View = Text("Badge").padding()
}

struct Caption: View {
  var body: Text
  init() { body = Text("Caption") }
}

#Preview {
  VStack {
    Banner()
    Badge()
    Caption()
  }
}
