import ActivityKit
import SwiftUI
import WidgetKit

struct OrderAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var left: Int }
  var name: String
}

struct Mark: View {
  let name: String
  var body: some View { Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name) }
}

struct OrderActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: OrderAttributes.self) { context in
      HStack {
        Mark(name: context.attributes.name)
        Spacer()
        Mark(name: "left \(context.state.left)")
      }
      .padding()
      .activityBackgroundTint(.cyan)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Mark(name: "leading") }
        DynamicIslandExpandedRegion(.trailing) { Mark(name: "trailing") }
        DynamicIslandExpandedRegion(.bottom) { Mark(name: "bottom") }
      } compactLeading: {
        Mark(name: "first")
      } compactTrailing: {
        Mark(name: "last")
      } minimal: {
        Mark(name: "least")
      }
      .keylineTint(.cyan)
    }
  }
}

// The banner is 371 wide and at least 84 high; its content has 16 around it.
#Preview("Lock screen", as: .content, using: OrderAttributes(name: "order")) {
  OrderActivity()
} contentStates: {
  OrderAttributes.ContentState(left: 4)
  OrderAttributes.ContentState(left: 3)
}
// order: 16 32 20 20
// left 4: 335 32 20 20

#Preview("Expanded", as: .dynamicIsland(.expanded), using: OrderAttributes(name: "order")) {
  OrderActivity()
} contentStates: {
  OrderAttributes.ContentState(left: 4)
}
// leading: 16 18 20 20
// trailing: 335 18 20 20
// bottom: 175.5 46 20 20

#Preview("Compact", as: .dynamicIsland(.compact), using: OrderAttributes(name: "order")) {
  OrderActivity()
} contentStates: {
  OrderAttributes.ContentState(left: 4)
}
// first: 8 8.5 20 20
