import Foundation
print(DateComponents(year: 2024, month: 1).date as Any)
var utc = Calendar(identifier: .gregorian); utc.timeZone = TimeZone(identifier: "UTC")!
print(DateComponents(calendar: utc, year: 2024, month: 1, day: 2).date as Any)
var parts = DateComponents(year: 2024, month: 2, day: 3)
parts.calendar = utc
print(parts.date as Any, utc.dateComponents([.year, .month], from: Date(timeIntervalSince1970: 0)).date as Any)
let d = Date(timeIntervalSince1970: 1_709_200_000)
print(utc.ordinality(of: .weekday, in: .month, for: d) as Any, utc.ordinality(of: .day, in: .month, for: d) as Any, utc.ordinality(of: .day, in: .year, for: d) as Any, utc.ordinality(of: .month, in: .year, for: d) as Any, utc.ordinality(of: .hour, in: .day, for: d) as Any)
