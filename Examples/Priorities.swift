import SwiftUI

/// Who gives way when a row is too short: the texts of lower priority.
struct Track: View {
  let isTitleFirst: Bool

  var body: some View {
    HStack {
      Image(systemName: "play")
      Text("The Goldberg Variations")
        .lineLimit(1)
        .layoutPriority(isTitleFirst ? 1 : 0)
      Text("Johann Sebastian Bach")
        .lineLimit(1)
        .foregroundStyle(.secondary)
      Spacer()
      Text("4:32")
        .fixedSize()
    }
  }
}

#Preview("Priorities", traits: .fixedLayout(width: 320, height: 80)) {
  VStack(alignment: .leading, spacing: 16) {
    Track(isTitleFirst: false)
    Track(isTitleFirst: true)
  }
}
