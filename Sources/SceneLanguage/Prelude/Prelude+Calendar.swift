extension Prelude {
  /// More questions to a calendar.
  static let calendar = Part(
    names: ["DateInterval", "dateInterval", "byAdding", "bySettingHour", "toGranularity"],
    source: """
      struct DateInterval {
        let start: Date
        let end: Date
        var duration: TimeInterval { end.timeIntervalSince(start) }
        init(start: Date, end: Date) { (self.start, self.end) = (start, end) }
        init(start: Date, duration: TimeInterval) {
          (self.start, end) = (start, start.addingTimeInterval(duration))
        }
        func contains(_ date: Date) -> Bool { start <= date && date <= end }
      }
      extension Calendar {
        func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
          let day = startOfDay(for: date)
          let now = dateComponents([.year, .month, .day, .weekday], from: day)
          let start: Date?
          switch component {
          case .year: start = self.date(from: DateComponents(year: now.year, month: 1, day: 1))
          case .month: start = self.date(from: DateComponents(year: now.year, month: now.month, day: 1))
          case .weekOfYear:
            let back = ((now.weekday ?? 1) - firstWeekday + 7) % 7
            start = self.date(byAdding: .day, value: -back, to: day)
          case .day: start = day
          default: return nil
          }
          guard let start, let end = self.date(byAdding: component, value: 1, to: start) else {
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
    names: ["NSLocalizedString", "EmptyModifier", "AnimatablePair"],
    source: """
      struct AnimatablePair<First, Second> {
        var first: First
        var second: Second
        init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
      }
      func NSLocalizedString(_ key: String, comment: String) -> String { key }
      struct EmptyModifier: ViewModifier {
        static let identity = EmptyModifier()
        func body(content: Content) -> some View { content }
      }
      """
  )
}
