import Foundation

let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX")
f.timeZone = TimeZone(secondsFromGMT: 0)
f.dateFormat = "yyyy-MM-dd HH:mm:ss Z"
for t in ["2024-01-02 03:04:05 +0200", "2024-01-02 03:04:05 -0530", "2024-01-02 03:04:05 +0000"] {
  print(f.date(from: t) as Any)
}
f.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
print(f.date(from: "2024-01-02T03:04:05+02:00") as Any, f.date(from: "2024-01-02T03:04:05Z") as Any)
f.dateFormat = "yyyy-MM-dd'T'HH:mm:ssXXXXX"
print(f.date(from: "2024-01-02T03:04:05+02:00") as Any, f.date(from: "2024-01-02T03:04:05Z") as Any)
f.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSSZ"
print(f.date(from: "2024-01-02T03:04:05.678+0100")?.timeIntervalSince1970 as Any)
let d = Date(timeIntervalSince1970: 1_718_445_896.789)
for p in ["yyyy-MM-dd HH:mm:ss Z", "hh 'o''clock' a", "''yy", "c", "e", "cc", "ee", "ccc", "eee", "cccc", "eeee", "W", "w", "F", "D", "''", "h 'o''clock'", "ZZZZZ", "XXXXX", "X", "xxx", "ZZZZ", "z", "QQQ", "q", "k", "K", "A", "SSS", "S", "G", "u", "Y", "L", "LLLL", "E", "EEEEE", "EEEEEE", "d MMM ''yy"] {
  f.dateFormat = p
  print(p, "->", f.string(from: d))
}
