import Foundation
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(identifier: "UTC")!
cal.locale = Locale(identifier: "en_US_POSIX")
let c = DateComponents(year: 2024, month: 2, day: 28, hour: 13, minute: 5, second: 9)
let d = cal.date(from: c)!
print(d)
print(d.timeIntervalSince1970)
let n = cal.date(byAdding: .day, value: 2, to: d)!
print(n)
print(cal.dateComponents([.day, .hour], from: d, to: n).day!)
print(cal.component(.weekday, from: d), cal.isDateInWeekend(d))
print(cal.startOfDay(for: d))
print(cal.range(of: .day, in: .month, for: d)!)
print(cal.dateInterval(of: .month, for: d)!.start, cal.dateInterval(of: .month, for: d)!.duration)
print(cal.ordinality(of: .day, in: .year, for: d)!)
print(cal.compare(d, to: n, toGranularity: .month).rawValue, cal.isDate(d, equalTo: n, toGranularity: .year))
let f = DateFormatter()
f.calendar = cal
f.timeZone = cal.timeZone
f.locale = Locale(identifier: "en_US_POSIX")
for p in ["yyyy-MM-dd", "EEEE, MMM d, yyyy", "h:mm a", "HH:mm:ss.SSS", "dd/MM/yy", "E d MMM", "MMMM", "D w", "yyyy-MM-dd'T'HH:mm:ssZ", "QQQ", "G y", "z", "k K", "MMMMM", "EEEEE", "ZZZZZ", "'day' d"] { f.dateFormat = p; print(p, f.string(from: d)) }
f.dateFormat = "yyyy-MM-dd"
print(f.date(from: "2024-13-01") as Any, f.date(from: "2020-02-29")!)
f.dateStyle = .medium; f.timeStyle = .short
print(f.string(from: d))
f.locale = Locale(identifier: "en_US")
f.dateStyle = .full; f.timeStyle = .none
print(f.string(from: d))
f.dateStyle = .long; print(f.string(from: d))
f.dateStyle = .short; f.timeStyle = .medium; print(f.string(from: d))
let iso = ISO8601DateFormatter()
print(iso.string(from: d), iso.date(from: "2024-01-01T00:00:00Z")!)
iso.formatOptions = [.withFullDate]
print(iso.string(from: d))
print(d.addingTimeInterval(60), d + 3600, n.timeIntervalSince(d), d < n, max(d, n))
print(Date(timeIntervalSince1970: 0), Date(timeIntervalSinceReferenceDate: 0), Date.distantPast < Date())
print(DateInterval(start: d, duration: 60))
print(c)
print(cal.dateComponents([.year, .month], from: d))
print(cal.nextDate(after: d, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!)
print(cal.date(bySettingHour: 9, minute: 30, second: 0, of: d)!)
print(cal.monthSymbols[0], cal.shortWeekdaySymbols, cal.firstWeekday)
print(TimeZone(secondsFromGMT: 3600)!.secondsFromGMT(), TimeZone(identifier: "America/New_York")!.abbreviation(for: d) ?? "-")
print(d.ISO8601Format())
print(Locale(identifier: "fr_FR").identifier)
let ds = DateComponents(calendar: cal, year: 2023, month: 12, day: 25)
print(ds.date!)
print(cal.date(byAdding: DateComponents(month: 1, day: -1), to: d)!)
