import Foundation

var us = Calendar(identifier: .gregorian)
us.timeZone = TimeZone(identifier: "UTC")!
us.locale = Locale(identifier: "en_US")
var iso = Calendar(identifier: .iso8601)
iso.timeZone = us.timeZone
var odd = us
odd.firstWeekday = 7
odd.minimumDaysInFirstWeek = 3
for calendar in [us, iso, odd] {
  for year in 2018...2026 {
    var line = "\(year):"
    for (month, day) in [(1, 1), (1, 2), (1, 4), (6, 30), (12, 28), (12, 30), (12, 31)] {
      let date = calendar.date(from: DateComponents(year: year, month: month, day: day))!
      let parts = calendar.dateComponents(
        [.weekOfYear, .yearForWeekOfYear, .weekOfMonth, .weekdayOrdinal, .quarter], from: date)
      line += " \(parts.weekOfYear!)/\(parts.yearForWeekOfYear!)/\(parts.weekOfMonth!)"
      line += "/\(parts.weekdayOrdinal!)"
    }
    print(line)
  }
  let may = calendar.date(from: DateComponents(year: 2025, month: 5, day: 17))!
  print(calendar.range(of: .weekOfMonth, in: .month, for: may)!)
  for week in [1, 10, 52] {
    let day = DateComponents(weekday: 4, weekOfYear: week, yearForWeekOfYear: 2026)
    print(calendar.date(from: day)!)
  }
}
let start = us.date(from: DateComponents(year: 2025, month: 5, day: 17, hour: 10, minute: 42))!
for part in [Calendar.Component.hour, .day, .weekOfYear, .month, .quarter, .year] {
  let interval = us.dateInterval(of: part, for: start)!
  print(interval.start, Int(interval.duration), us.isDate(start, equalTo: start + 1800, toGranularity: part))
}
print(us.nextDate(after: start, matching: DateComponents(minute: 30), matchingPolicy: .nextTime)!)
print(us.nextDate(after: start, matching: DateComponents(day: 1, weekday: 1), matchingPolicy: .nextTime)!)
print(us.date(bySetting: .hour, value: 10, of: start)!, us.date(bySetting: .minute, value: 5, of: start)!)
print(us.date(start, matchesComponents: DateComponents(year: 2025, month: 5)))
