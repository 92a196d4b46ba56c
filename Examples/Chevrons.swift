import SwiftUI

/// A mistake that only right-to-left shows: an arrow to the right does not turn with the row, an
/// arrow forward does.
struct LinkRow: View {
  let title: String
  let arrow: String

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Image(systemName: arrow)
    }
    .padding(.horizontal, 8)
    .frame(width: 240, height: 48)
    .border(.secondary)
  }
}

#Preview("Chevrons") {
  VStack(spacing: 8) {
    LinkRow(title: "Points right (wrong)", arrow: "chevron.right")
    LinkRow(title: "Points forward", arrow: "chevron.forward")
  }
}
