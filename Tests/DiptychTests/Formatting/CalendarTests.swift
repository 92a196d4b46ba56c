import Foundation
import Testing

@testable import Diptych

@Suite struct `Calendar of scenes` {
  private static let seconds: [Double] = stride(
    from: -40_000_000_000,
    to: 90_000_000_000,
    by: 987_654_321
  )
  .map { $0 + 0.25 }

  private var foundation: Foundation.Calendar {
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    calendar.locale = Foundation.Locale(identifier: "en_US")
    return calendar
  }

  @Test(arguments: seconds) func `parts of a moment are those of Foundation`(_ interval: Double) {
    let theirs = Foundation.Date(timeIntervalSinceReferenceDate: interval)
    let ours = Diptych.Date(timeIntervalSinceReferenceDate: interval)
    // The calendars differ before the reform of 1582, which Foundation follows.
    guard interval > -13_000_000_000 else {
      #expect(CivilTime(ours).date == ours)
      return
    }
    let parts: [(Foundation.Calendar.Component, Diptych.Calendar.Component)] = [
      (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute),
      (.second, .second), (.weekday, .weekday),
    ]
    for (part, own) in parts {
      #expect(
        Diptych.Calendar.current.component(own, from: ours)
          == foundation.component(part, from: theirs)
      )
    }
    // Foundation rounds seconds before 2001 up here, and describes no moment after its last.
    if interval > 0, ours < .distantFuture { #expect(ours.description == theirs.description) }
    #expect(CivilTime(ours).date == ours)
  }

  @Test(arguments: [-13, -12, -1, 0, 1, 2, 11, 12, 25]) func `months are added as Foundation does`(
    _ count: Int
  ) {
    for day in stride(from: 0.0, to: 800, by: 7.5) {
      let interval = 86_400 * day
      let theirs = foundation.date(
        byAdding: .month,
        value: count,
        to: Foundation.Date(timeIntervalSinceReferenceDate: interval)
      )
      let ours = Diptych.Calendar.current.date(
        byAdding: .month,
        value: count,
        to: Diptych.Date(timeIntervalSinceReferenceDate: interval)
      )
      #expect(
        ours?.timeIntervalSinceReferenceDate == theirs?.timeIntervalSinceReferenceDate
      )
    }
  }

  @Test func `a moment far away does no harm`() {
    for interval in [Double.infinity, -.infinity, .nan, 1e300, -1e300, 1e18] {
      let date = Diptych.Date(timeIntervalSinceReferenceDate: interval)
      #expect(!date.description.isEmpty)
      #expect(!date.formatted().isEmpty)
      _ = Diptych.Calendar.current.date(byAdding: .day, value: .max, to: date)
      _ = Diptych.Calendar.current.date(byAdding: .month, value: .max, to: date)
    }
    let far = Diptych.DateComponents(year: .max, month: .min)
    #expect(Diptych.Calendar.current.date(from: far) == nil)
  }

  @Test func `days and months between moments are counted`() {
    let start = Diptych.Date.now
    let end = start + 86_400 * 40 + 3600
    let parts = Diptych.Calendar.current.dateComponents(
      [.month, .day, .hour],
      from: start,
      to: end
    )
    #expect([parts.month, parts.day, parts.hour] == [1, 9, 1])
    #expect(Diptych.Calendar.current.range(of: .day, in: .month, for: start) == 1..<32)
  }

  @Test(arguments: [
    (0.0, "0 sec", "+0 seconds", "0:00"), (45, "45 sec", "+45 seconds", "0:45"),
    (7500, "2 hr, 5 min", "+2 hours", "2:05:00"), (-180, "3 min", "-3 minutes", "3:00"),
    (90_000, "1 day, 1 hr", "+1 day", "25:00:00"),
  ]) func `a distance in time is written in units`(
    _ interval: Double,
    _ relative: String,
    _ offset: String,
    _ clock: String
  ) {
    let distance = TimeDistance(interval)
    #expect([distance.relative, distance.offset, distance.clock] == [relative, offset, clock])
  }
}
