extension Prelude {
  /// More questions to a calendar.
  static let calendar = Part(
    names: [
      "DateInterval", "dateInterval", "byAdding", "bySettingHour", "toGranularity",
      "enumerateDates", "nextDate",
    ],
    source: """
      struct DateInterval {
        var start: Date
        var end: Date
        var duration: TimeInterval { end.timeIntervalSince(start) }
        init(start: Date, end: Date) { (self.start, self.end) = (start, end) }
        init(start: Date, duration: TimeInterval) {
          (self.start, end) = (start, start.addingTimeInterval(duration))
        }
        func contains(_ date: Date) -> Bool { start <= date && date <= end }
        func intersects(_ other: DateInterval) -> Bool { start <= other.end && other.start <= end }
        func intersection(with other: DateInterval) -> DateInterval? {
          guard intersects(other) else { return nil }
          return DateInterval(start: max(start, other.start), end: min(end, other.end))
        }
      }
      extension DateInterval: Hashable, Comparable, CustomStringConvertible {
        var description: String { "\\(start) to \\(end)" }
        static func < (first: DateInterval, second: DateInterval) -> Bool {
          first.start == second.start ? first.end < second.end : first.start < second.start
        }
      }
      extension Text {
        init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
      }
      extension Calendar {
        func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
          let day = startOfDay(for: date)
          let now = dateComponents([.year, .month, .day, .weekday], from: day)
          let start: Date?
          switch component {
          case .year: start = self.date(from: DateComponents(year: now.year, month: 1, day: 1))
          case .month: start = self.date(from: DateComponents(year: now.year, month: now.month, day: 1))
          case .weekOfYear, .weekOfMonth:
            let back = ((now.weekday ?? 1) - firstWeekday + 7) % 7
            start = self.date(byAdding: .day, value: -back, to: day)
          case .day: start = day
          default: return nil
          }
          let step = component == .weekOfMonth ? Calendar.Component.weekOfYear : component
          guard let start, let end = self.date(byAdding: step, value: 1, to: start) else {
            return nil
          }
          return DateInterval(start: start, end: end)
        }
        func date(byAdding components: DateComponents, to date: Date) -> Date? {
          var result: Date? = date
          func add(_ component: Calendar.Component, _ count: Int?) {
            guard let count, let date = result else { return }
            result = self.date(byAdding: component, value: count, to: date)
          }
          add(.year, components.year)
          add(.month, components.month)
          add(.weekOfYear, components.weekOfYear)
          add(.day, components.day)
          add(.hour, components.hour)
          add(.minute, components.minute)
          add(.second, components.second)
          return result
        }
        func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
          let day = dateComponents([.year, .month, .day], from: date)
          return self.date(
            from: DateComponents(
              year: day.year, month: day.month, day: day.day, hour: hour, minute: minute,
              second: second))
        }
        enum MatchingPolicy { case nextTime, nextTimePreservingSmallerComponents, strict }
        enum SearchDirection { case forward, backward }
        func nextDate(
          after date: Date,
          matching components: DateComponents,
          matchingPolicy: MatchingPolicy = .nextTime
        ) -> Date? {
          let time = [components.hour ?? 0, components.minute ?? 0, components.second ?? 0]
          var day = startOfDay(for: date)
          for _ in 0..<3_000 {
            let now = dateComponents([.year, .month, .day, .weekday], from: day)
            let fits =
              (components.year ?? now.year) == now.year
              && (components.month ?? now.month) == now.month
              && (components.day ?? now.day) == now.day
              && (components.weekday ?? now.weekday) == now.weekday
            if fits,
              let found = self.date(
                bySettingHour: time[0], minute: time[1], second: time[2], of: day),
              found > date
            {
              return found
            }
            guard let next = self.date(byAdding: .day, value: 1, to: day) else { return nil }
            day = next
          }
          return nil
        }
        func enumerateDates(
          startingAfter start: Date,
          matching components: DateComponents,
          matchingPolicy: MatchingPolicy = .nextTime,
          using block: (Date?, Bool, inout Bool) -> Void
        ) {
          var (date, isStopped) = (start, false)
          while !isStopped, let next = nextDate(after: date, matching: components) {
            block(next, true, &isStopped)
            date = next
          }
        }
        func compare(
          _ date: Date, to other: Date, toGranularity component: Calendar.Component
        ) -> ComparisonResult {
          if isDate(date, equalTo: other, toGranularity: component) { return .orderedSame }
          return date < other ? .orderedAscending : .orderedDescending
        }
        func isDate(
          _ date: Date, equalTo other: Date, toGranularity component: Calendar.Component
        ) -> Bool {
          guard let interval = dateInterval(of: component, for: date) else {
            return self.component(component, from: date) == self.component(component, from: other)
          }
          return interval.start <= other && other < interval.end
        }
      }
      """
  )

  /// Small things that need no part of their own.
  static let small = Part(
    names: [
      "NSLocalizedString", "EmptyModifier", "ModifiedContent", "lastPathComponent",
      "pathExtension", "deletingPathExtension", "UIOffset",
    ],
    source: """
      struct UIOffset: Hashable {
        var horizontal: CGFloat = 0
        var vertical: CGFloat = 0
        static let zero = UIOffset()
      }
      extension String {
        var lastPathComponent: String { split(separator: "/").last.map { String($0) } ?? "" }
        var pathExtension: String {
          let pieces = lastPathComponent.split(separator: ".")
          return pieces.count > 1 ? String(pieces[pieces.count - 1]) : ""
        }
        var deletingPathExtension: String {
          let ending = pathExtension
          return ending.isEmpty ? self : String(dropLast(ending.count + 1))
        }
      }
      func NSLocalizedString(_ key: String, comment: String) -> String { key }
      struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
        var content: Content
        var modifier: Modifier
        init(content: Content, modifier: Modifier) {
          (self.content, self.modifier) = (content, modifier)
        }
        var body: some View { content.modifier(modifier) }
      }
      struct EmptyModifier: ViewModifier {
        static let identity = EmptyModifier()
        func body(content: Content) -> some View { content }
      }
      """
  )
}
