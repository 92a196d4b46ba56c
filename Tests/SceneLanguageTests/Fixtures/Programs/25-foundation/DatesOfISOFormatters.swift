import Foundation

let d = Date(timeIntervalSince1970: 1_718_445_896.789)
let iso = ISO8601DateFormatter()
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(iso.string(from: d))
print(iso.date(from: "2024-06-15T10:04:56.789Z")?.timeIntervalSince1970 as Any, iso.date(from: "2024-06-15T10:04:56Z") as Any)
print(iso.date(from: "2024-06-15T10:04:56.5+02:00")?.timeIntervalSince1970 as Any)
let plain = ISO8601DateFormatter()
print(plain.date(from: "2024-06-15T10:04:56.789Z") as Any, plain.date(from: "2024-06-15T10:04:56Z") as Any, plain.date(from: "2024-06-15T10:04:56+02:00") as Any)
plain.formatOptions = [.withFullDate]
print(plain.string(from: d), plain.date(from: "2024-06-15") as Any)
plain.formatOptions = [.withFullDate, .withFullTime, .withSpaceBetweenDateAndTime]
print(plain.string(from: d))
