import Foundation
let d = Date(timeIntervalSince1970: 1_718_445_896)
var f = Date.FormatStyle()
f.timeZone = .gmt
f.locale = Locale(identifier: "en_US")
print(d.formatted(f.quarter()), d.formatted(f.year().era()), d.formatted(f.year().quarter()), d.formatted(f.month().day().year().era()))
print(d.formatted(f.quarter(.wide)), d.formatted(f.era(.wide)), d.formatted(f.quarter(.oneDigit)))
print(d.formatted(Date.ISO8601FormatStyle(timeZone: .gmt)))
print(d.formatted(Date.ISO8601FormatStyle(timeZone: TimeZone(secondsFromGMT: 7200)!)))
print(d.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
print(d.formatted(.iso8601.year().month().day()))
print(d.formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)))
print(try Date("2024-06-15T10:04:56Z", strategy: .iso8601), try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse("2024-06-15T10:04:56.500Z").timeIntervalSince1970)
