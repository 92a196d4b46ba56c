import SwiftUI

/// Cards of equal height, whatever their texts need.
struct Card: View {
  let title: String
  let detail: String
  let symbol: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Image(systemName: symbol)
      Text(title).bold()
      Text(detail).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .border(.secondary)
    .accessibilityIdentifier(title)
  }
}

struct CardRow: View {
  var body: some View {
    HStack(spacing: 8) {
      Card(title: "Today", detail: "3 meetings", symbol: "calendar")
      Card(title: "Inbox", detail: "12 new messages since noon", symbol: "envelope")
      Card(title: "Notes", detail: "Buy bread", symbol: "pencil")
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: 400)
  }
}

#Preview("Cards") {
  CardRow()
}
