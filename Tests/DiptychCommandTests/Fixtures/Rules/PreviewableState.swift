import SwiftUI

// Variables of a preview that are previewable keep what they are set to, as those of a view do.
#Preview("What is measured is set", traits: .fixedLayout(width: 200, height: 100)) {
  @Previewable @State var height: CGFloat = 0
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 50, height: 35)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    Color.blue.frame(width: 50, height: height).accessibilityIdentifier("same")
  }
}
// same: 75 50 50 35

#Preview("What appears is shown", traits: .fixedLayout(width: 200, height: 100)) {
  @Previewable @State var isWide = false
  @Previewable @State var count: Int?
  @Previewable @Namespace var names
  @Previewable @FocusState var isFocused: Bool
  @Previewable @Environment(\.layoutDirection) var direction
  let length: CGFloat = isWide ? 80 : 20
  VStack(alignment: direction == .leftToRight ? .leading : .trailing, spacing: 0) {
    Color.red.frame(width: length, height: 10)
      .matchedGeometryEffect(id: 1, in: names)
      .focused($isFocused)
      .onAppear { isWide.toggle() }
      .accessibilityIdentifier("wide")
    if let count {
      Color.green.frame(width: CGFloat(count), height: 10).accessibilityIdentifier("late")
    }
  }
  .task { count = 30 }
}
// wide: 60 40 80 10
// late: 60 50 30 10
// late, rtl: 60 50 30 10
