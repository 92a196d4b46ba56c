import Foundation
var c = Calendar(identifier: .gregorian)
c.timeZone = TimeZone(identifier: "UTC")!
c.locale = Locale(identifier: "en_US")
let d = Date(timeIntervalSinceReferenceDate: 700_000_000)
print(c.identifier == .gregorian, c.firstWeekday, c.minimumDaysInFirstWeek)
print(c.component(.yearForWeekOfYear, from: d), c.component(.weekdayOrdinal, from: d), c.component(.era, from: d))
print(c.isDate(d, equalTo: d.addingTimeInterval(3600), toGranularity: .hour), c.isDate(d, equalTo: d.addingTimeInterval(3600), toGranularity: .day))
print(c.compare(d, to: d.addingTimeInterval(86400 * 3), toGranularity: .month).rawValue, c.compare(d, to: d.addingTimeInterval(86400 * 3), toGranularity: .day) == .orderedAscending)
print(c.range(of: .day, in: .month, for: d)!, c.range(of: .month, in: .year, for: d)!, c.range(of: .day, in: .year, for: d)!)
print(c.date(bySettingHour: 9, minute: 30, second: 0, of: d)!)
print(c.date(bySetting: .day, value: 15, of: d)!)
print(c.date(byAdding: .month, value: 1, to: d)!, c.date(byAdding: .weekOfYear, value: -2, to: d)!, c.date(byAdding: .quarter, value: 1, to: d) ?? d)
print(c.date(byAdding: DateComponents(month: 1, day: -1), to: d)!)
print(c.startOfDay(for: d), c.dateInterval(of: .weekOfYear, for: d)!.start, c.dateInterval(of: .month, for: d)!.duration)
print(c.dateComponents([.year, .month, .day, .hour, .minute], from: d))
let diff = c.dateComponents([.month, .day], from: d, to: d.addingTimeInterval(86400 * 45))
print(diff.month!, diff.day!)
print(c.dateComponents([.day, .hour], from: DateComponents(year: 2024, month: 2, day: 28), to: DateComponents(year: 2024, month: 3, day: 1)).day!)
print(c.nextDate(after: d, matching: DateComponents(hour: 8), matchingPolicy: .nextTime)!)
print(c.nextDate(after: d, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime, direction: .backward)!)
var n = 0
c.enumerateDates(startingAfter: d, matching: DateComponents(hour: 0), matchingPolicy: .nextTime) { date, exact, stop in
  print(date!, exact)
  n += 1
  if n == 3 { stop = true }
}
var iso = Calendar(identifier: .iso8601)
iso.timeZone = TimeZone(secondsFromGMT: 0)!
print(iso.firstWeekday, iso.minimumDaysInFirstWeek, iso.component(.weekOfYear, from: DateComponents(calendar: iso, year: 2021, month: 1, day: 1).date!), iso.component(.yearForWeekOfYear, from: DateComponents(calendar: iso, year: 2021, month: 1, day: 1).date!))
print(c.component(.weekOfYear, from: DateComponents(calendar: c, year: 2021, month: 1, day: 1).date!))
print(iso.date(from: DateComponents(weekOfYear: 10, yearForWeekOfYear: 2024))!)
print(c.weekdaySymbols, c.shortWeekdaySymbols, c.veryShortWeekdaySymbols)
print(c.standaloneMonthSymbols[0], c.shortStandaloneMonthSymbols[1], c.veryShortMonthSymbols, c.standaloneWeekdaySymbols[0], c.shortStandaloneWeekdaySymbols[0], c.veryShortStandaloneWeekdaySymbols[0])
print(c.amSymbol, c.pmSymbol, c.eraSymbols, c.quarterSymbols, c.shortQuarterSymbols)
let dc = DateComponents(year: 2024, month: 2, day: 30)
print(dc.isValidDate(in: c), c.date(from: dc)!)
print(c.isDateInWeekend(d), c.isDateInToday(Date()), c.isDateInYesterday(Date().addingTimeInterval(-86400)))
print(c.ordinality(of: .day, in: .year, for: d)!, c.ordinality(of: .weekOfMonth, in: .month, for: d) ?? -1)
var set = DateComponents()
set.year = 2030; set.weekday = 3; set.weekdayOrdinal = 2; set.month = 5
print(c.date(from: set)!)
set.setValue(4, for: .month)
print(c.maximumRange(of: .day)!, c.minimumRange(of: .day)!)
print(DateComponents(year: 2024, month: 2), c.dateComponents([.month, .day], from: d, to: d + 1e7))
print(
  c.dateComponents(
    [
      .era, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear,
      .second,
    ], from: d))
