import SwiftUI

struct Icon: View {
  var side: CGFloat = 16
  var body: some View {
    Color.red.frame(width: side, height: side).accessibilityIdentifier("icon")
  }
}

struct Title: View {
  var string = "aaaa"
  var body: some View { Text(string).accessibilityIdentifier("title") }
}

#Preview("An icon stands at the first line", traits: .fixedLayout(width: 80, height: 32)) {
  Label {
    Title(string: "aaaa bbbb")
  } icon: {
    Icon()
  }
}
// icon: 12 0 16 16
// title: 36 0 32 32

#Preview("A line stands at the middle of an icon", traits: .fixedLayout(width: 80, height: 40)) {
  Label {
    Title()
  } icon: {
    Icon(side: 40)
  }
}
// icon: 0 0 40 40
// title: 48 12 32 16

#Preview("Icons have room of their own", traits: .fixedLayout(width: 120, height: 16)) {
  Label {
    Title()
  } icon: {
    Icon()
  }
  .labelReservedIconWidth(40)
  .labelIconToTitleSpacing(20)
}
// icon: 26 0 16 16
// title: 74 0 32 16

#Preview("Buttons take what room they are offered", traits: .fixedLayout(width: 200, height: 64)) {
  VStack(spacing: 0) {
    Button("Go") {}.buttonStyle(.bordered).buttonSizing(.flexible)
      .background { Color.clear.accessibilityIdentifier("flexible") }
      .frame(height: 32)
    Button("Go") {}.buttonSizing(.flexible)
      .background { Color.clear.accessibilityIdentifier("bare") }
      .frame(height: 32)
  }
}
// bare: 92 40 16 16

#Preview("Links that share have labels of their own", traits: .fixedLayout(width: 200, height: 64)) {
  VStack(spacing: 0) {
    ShareLink(item: "text") { Icon().accessibilityIdentifier("alone") }
    ShareLink(item: "text", subject: Text("Subject")) { Icon().accessibilityIdentifier("told") }
    ShareLink(item: "text", preview: SharePreview("Text")) {
      Icon().accessibilityIdentifier("preview")
    }
  }
}
// alone: 92 8 16 16
// told: 92 24 16 16
// preview: 92 40 16 16
