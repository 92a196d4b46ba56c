extension Prelude {
  /// More questions to a calendar.
  static let calendar = Part(
    names: [
      "DateInterval", "dateInterval", "byAdding", "bySettingHour", "toGranularity",
      "enumerateDates", "nextDate", "bySetting", "maximumRange", "minimumRange", "eraSymbols",
      "quarterSymbols", "shortQuarterSymbols",
    ],
    source: """
      struct DateInterval: Hashable, Comparable, Codable {
        static func < (left: DateInterval, right: DateInterval) -> Bool {
          left.start == right.start ? left.duration < right.duration : left.start < right.start
        }
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
          case .day, .weekday, .dayOfYear: start = day
          case .quarter:
            let month = ((now.month ?? 1) - 1) / 3 * 3 + 1
            guard
              let first = self.date(from: DateComponents(year: now.year, month: month, day: 1)),
              let end = self.date(byAdding: .month, value: 3, to: first)
            else { return nil }
            return DateInterval(start: first, end: end)
          case .hour, .minute, .second:
            let size: Double = component == .hour ? 3600 : component == .minute ? 60 : 1
            let zone = Double(timeZone.secondsFromGMT(for: date))
            let local = date.timeIntervalSinceReferenceDate + zone
            let start = (local / size).rounded(.down) * size - zone
            return DateInterval(
              start: Date(timeIntervalSinceReferenceDate: start), duration: size)
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
        enum RepeatedTimePolicy { case first, last }
        func nextDate(
          after date: Date,
          matching components: DateComponents,
          matchingPolicy: MatchingPolicy = .nextTime,
          repeatedTimePolicy: RepeatedTimePolicy = .first,
          direction: SearchDirection = .forward
        ) -> Date? {
          let daily: [Calendar.Component] = [
            .year, .month, .day, .weekday, .weekdayOrdinal, .weekOfMonth, .weekOfYear,
            .yearForWeekOfYear, .quarter, .dayOfYear,
          ]
          let wanted = daily.filter { components.value(for: $0) != nil }
          let isHourly = wanted.isEmpty && components.hour == nil
          let isForward = direction == .forward
          let hours = isHourly ? Array(0..<24) : [components.hour ?? 0]
          var day = startOfDay(for: date)
          for _ in 0..<3_000 {
            let fits = wanted.allSatisfy { part in
              component(part, from: day) == components.value(for: part)
            }
            for hour in fits ? (isForward ? hours : hours.reversed()) : [] {
              if let found = self.date(
                bySettingHour: hour, minute: components.minute ?? 0,
                second: components.second ?? 0, of: day),
                isForward ? found > date : found < date
              {
                return found
              }
            }
            guard let next = self.date(byAdding: .day, value: isForward ? 1 : -1, to: day) else {
              return nil
            }
            day = next
          }
          return nil
        }
        func enumerateDates(
          startingAfter start: Date,
          matching components: DateComponents,
          matchingPolicy: MatchingPolicy = .nextTime,
          repeatedTimePolicy: RepeatedTimePolicy = .first,
          direction: SearchDirection = .forward,
          using block: (Date?, Bool, inout Bool) -> Void
        ) {
          var (date, isStopped) = (start, false)
          while !isStopped,
            let next = nextDate(after: date, matching: components, direction: direction)
          {
            block(next, true, &isStopped)
            date = next
          }
        }
        func date(
          bySetting component: Calendar.Component, value: Int, of date: Date
        ) -> Date? {
          if self.component(component, from: date) == value { return date }
          var wanted = DateComponents()
          wanted.setValue(value, for: component)
          return nextDate(after: date, matching: wanted)
        }
        func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
          let parts: [Calendar.Component] = [
            .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal,
            .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .dayOfYear,
          ]
          return parts.allSatisfy { part in
            components.value(for: part).map { $0 == component(part, from: date) } ?? true
          }
        }
        private func range(_ component: Calendar.Component, days: Int) -> Range<Int>? {
          switch component {
          case .era: return 0..<2
          case .month: return 1..<13
          case .day: return 1..<days
          case .hour: return 0..<24
          case .minute, .second: return 0..<60
          case .weekday: return 1..<8
          case .quarter: return 1..<5
          default: return nil
          }
        }
        func maximumRange(of component: Calendar.Component) -> Range<Int>? {
          range(component, days: 32)
        }
        func minimumRange(of component: Calendar.Component) -> Range<Int>? {
          range(component, days: 29)
        }
        var eraSymbols: [String] { ["BC", "AD"] }
        var quarterSymbols: [String] {
          ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"]
        }
        var shortQuarterSymbols: [String] { ["Q1", "Q2", "Q3", "Q4"] }
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
}
