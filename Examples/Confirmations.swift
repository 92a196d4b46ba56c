import SwiftUI

/// What is presented over a view is part of the picture while its binding says so.
struct Inbox: View {
  @State private var isAsking = true
  @State private var isComposing = false
  let words = ["Minutes", "Invitation", "Invoice"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(words, id: \.self) { word in
        Label(word, systemImage: "envelope")
      }
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .alert("Delete 3 messages?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("They cannot be brought back.")
    }
    .sheet(isPresented: $isComposing) { Draft() }
  }
}

/// A sheet that rests at half the height of the screen.
struct Draft: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("New message").font(.headline)
      Text("To: everyone").foregroundStyle(.secondary)
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .presentationDetents([.medium, .large])
  }
}

#Preview("Alert", traits: .fixedLayout(width: 304, height: 192)) {
  Inbox()
}

#Preview("Sheet", traits: .fixedLayout(width: 304, height: 192)) {
  Color.clear.sheet(isPresented: .constant(true)) { Draft() }
}
