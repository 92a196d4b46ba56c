import SwiftUI

struct Event: Identifiable, Comparable {
  let id = UUID()
  let time: DateComponents
  let title: String
  let detail: String?
  var minutes: Int { (time.hour ?? 0) * 60 + (time.minute ?? 0) }
  static func < (lhs: Event, rhs: Event) -> Bool { lhs.minutes < rhs.minutes }
  static func == (lhs: Event, rhs: Event) -> Bool { lhs.id == rhs.id }
}
extension Array where Element == Event {
  static var day: Self {
    [
      .init(time: .init(hour: 13, minute: 30), title: "Review", detail: nil),
      .init(time: .init(hour: 9, minute: 5), title: "Stand-up", detail: "With everyone"),
      .init(time: .init(hour: 16), title: "Release", detail: "Ship it"),
    ].sorted()
  }
}
struct TimelineRow: View {
  let event: Event
  let isFirst: Bool
  let isLast: Bool
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Text(String(format: "%02d:%02d", event.time.hour ?? 0, event.time.minute ?? 0))
        .font(.caption.monospaced()).frame(width: 48, alignment: .trailing).accessibilityIdentifier(
          "time.\(event.title)"
        )
      VStack(spacing: 0) {
        Rectangle().fill(isFirst ? Color.clear : .gray).frame(width: 2, height: 6)
        Circle().strokeBorder(.blue, lineWidth: 2).background(Circle().fill(.background)).frame(
          width: 12,
          height: 12
        ).accessibilityIdentifier("dot.\(event.title)")
        Rectangle().fill(isLast ? Color.clear : .gray).frame(width: 2).accessibilityIdentifier(
          "line.\(event.title)"
        )
      }
      VStack(alignment: .leading) {
        Text(event.title).bold().accessibilityIdentifier("title.\(event.title)")
        if let detail = event.detail { Text(detail).foregroundStyle(.secondary) }
      }
      .padding(.bottom, 16)
      Spacer(minLength: 0)
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}
struct TimelineList: View {
  let events: [Event] = .day
  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(zip(events.indices, events)), id: \.1.id) { index, event in
        TimelineRow(
          event: event,
          isFirst: index == events.startIndex,
          isLast: index == events.endIndex - 1
        )
      }
    }
    .padding()
  }
}
#Preview { TimelineList() }
