import SwiftUI

#Preview {
  @Previewable @Namespace var names
  @Previewable @Environment(\.colorScheme) var scheme
  @Previewable @State var days: Set<DateComponents> = []
  Menu("More", systemImage: "plus") { Button("a") {} } primaryAction: { days = [] }
  Menu("More") { Button("a") {} } primaryAction: {}
  Rectangle().strokeBorder(.red, lineWidth: 2, antialiased: false)
    .foregroundStyle(.red, .blue, .green)
    .matchedGeometryEffect(id: 1, in: names)
  Circle().strokeBorder(style: StrokeStyle(lineWidth: 2), antialiased: true)
  TimelineView(.animation(minimumInterval: 0.1, paused: scheme == .dark)) { _ in Text("x") }
  MultiDatePicker("Days", selection: $days, in: Date.now...)
}
