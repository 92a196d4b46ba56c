// Calendars, zones with summer time, and patterns of dates.
import Foundation

var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(secondsFromGMT: 0)!
cal.locale = Locale(identifier: "en_US_POSIX")
let d = cal.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 22, minute: 30))!
print(d.timeIntervalSince1970, cal.component(.weekday, from: d), cal.isDateInWeekend(d))
let plus = cal.date(byAdding: .day, value: 2, to: d)!
print(
  cal.component(.day, from: plus),
  cal.dateComponents([.day, .hour], from: d, to: plus.addingTimeInterval(3600 * 5)).day!
)
print(
  cal.date(
    byAdding: .month,
    value: 1,
    to: cal.date(from: DateComponents(year: 2024, month: 1, day: 31))!
  )!.timeIntervalSince1970
)
print(
  cal.range(of: .day, in: .month, for: d)!,
  cal.ordinality(of: .day, in: .year, for: d)!,
  cal.component(.weekOfYear, from: d),
  cal.firstWeekday
)
print(
  cal.startOfDay(for: d).timeIntervalSince1970,
  cal.isDate(d, inSameDayAs: d + 5000),
  cal.isDate(d, inSameDayAs: d + 5400),
  cal.isDate(d, equalTo: plus, toGranularity: .month)
)
print(
  cal.compare(d, to: plus, toGranularity: .day) == .orderedAscending,
  cal.compare(d, to: plus, toGranularity: .month) == .orderedDescending,
  cal.dateInterval(of: .month, for: d)!.duration / 86400
)
print(
  cal.weekdaySymbols[0],
  cal.shortMonthSymbols[1],
  cal.monthSymbols.count,
  cal.veryShortWeekdaySymbols
)
print(
  cal.nextDate(after: d, matching: DateComponents(hour: 9), matchingPolicy: .nextTime)!
    .timeIntervalSince(d) / 3600
)
print(
  cal.date(bySettingHour: 8, minute: 15, second: 0, of: d)!.timeIntervalSince1970,
  cal.dateComponents(
    [.year, .month],
    from: cal.date(byAdding: DateComponents(year: 1, month: -3), to: d)!
  ).month!
)
let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX")
f.timeZone = TimeZone(secondsFromGMT: 0)
for form in [
  "yyyy-MM-dd HH:mm:ss", "EEE, d MMM yyyy", "EEEE", "h:mm a", "dd/MM/yy", "MMMM d", "'week' w", "D",
  "HH'h'mm", "LLLL", "yyyy-MM-dd'T'HH:mm:ssZ", "E", "M/d", "ccc", "QQQ",
] {
  f.dateFormat = form
  print(f.string(from: d))
}
f.dateFormat = "yyyy-MM-dd HH:mm"
print(f.date(from: "2020-05-06 07:08")!.timeIntervalSince1970, f.date(from: "no") as Any)
for name in ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Sydney", "Asia/Tokyo"]
{
  let zone = TimeZone(identifier: name)!
  var c = Calendar(identifier: .gregorian)
  c.timeZone = zone
  let summer = DateComponents(calendar: c, timeZone: zone, year: 2024, month: 7, day: 1, hour: 12)
    .date!
  let winter = c.date(from: DateComponents(year: 2024, month: 1, day: 1, hour: 12))!
  print(
    name,
    zone.secondsFromGMT(for: summer),
    zone.secondsFromGMT(for: winter),
    zone.isDaylightSavingTime(for: summer),
    zone.isDaylightSavingTime(for: winter),
    zone.daylightSavingTimeOffset(for: summer)
  )
  print(
    summer.timeIntervalSince1970,
    winter.timeIntervalSince1970,
    c.component(.hour, from: d),
    c.startOfDay(for: d).timeIntervalSince1970
  )
  f.timeZone = zone
  print(f.string(from: summer), f.date(from: "2024-07-01 12:00") == summer)
  for (month, day) in [(3, 9), (3, 30), (4, 6), (10, 5), (10, 26), (11, 2)] {
    let noon = c.date(from: DateComponents(year: 2024, month: month, day: day, hour: 12))!
    let next = c.date(byAdding: .day, value: 1, to: noon)!
    print(
      month,
      day,
      next.timeIntervalSince(noon) / 3600,
      c.dateComponents([.day, .hour], from: noon, to: next).day!,
      c.component(.hour, from: noon.addingTimeInterval(86400)),
      terminator: "; "
    )
  }
  print()
}
print(
  d < plus,
  max(d, plus) == plus,
  d.distance(to: plus),
  d.advanced(by: 60).timeIntervalSince(d),
  (d...plus).contains(d + 5),
  Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970
)
let di = DateInterval(start: d, end: plus)
print(
  di.duration,
  di.contains(d),
  di.intersects(DateInterval(start: plus, duration: 10)),
  di.intersection(with: DateInterval(start: d + 10, duration: 20))!.duration
)
let days = (0..<7).compactMap { cal.date(byAdding: .day, value: $0, to: cal.startOfDay(for: d)) }
  .map { cal.component(.day, from: $0) }
print(days)
func monthGrid(_ date: Date) -> [[Int?]] {
  let first = cal.date(from: cal.dateComponents([.year, .month], from: date))!
  let lead = (cal.component(.weekday, from: first) - cal.firstWeekday + 7) % 7
  let n = cal.range(of: .day, in: .month, for: date)!.count
  let cells: [Int?] = Array(repeating: nil, count: lead) + (1...n).map { $0 }
  return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<min($0 + 7, cells.count)]) }
}
for w in monthGrid(d) {
  print(w.map { $0.map { String(format: "%2d", $0) } ?? "  " }.joined(separator: " "))
}
print(
  TimeZone(secondsFromGMT: 3600)!.identifier,
  TimeZone(identifier: "X/Y") == nil,
  TimeZone(abbreviation: "JST")!.identifier,
  TimeZone(secondsFromGMT: 19800)!.abbreviation()!
)
