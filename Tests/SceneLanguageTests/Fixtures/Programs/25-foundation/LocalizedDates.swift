import Foundation

let formatter = DateFormatter()
formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
let date = Date(timeIntervalSinceReferenceDate: 190_028_460)
for locale in ["de_DE", "fr_FR", "en_US_POSIX", "es_ES", "it_IT", "en_GB"] {
  formatter.locale = Locale(identifier: locale)
  for pattern in ["EEEE, d. MMMM yyyy", "EEE d MMM", "LLLL", "LLL", "MMMMM", "HH:mm dd.MM.yy"] {
    formatter.dateFormat = pattern
    print(formatter.string(from: date))
  }
  print(formatter.monthSymbols[2], formatter.shortMonthSymbols[2], formatter.weekdaySymbols[0])
  print(formatter.shortWeekdaySymbols[1], formatter.veryShortWeekdaySymbols[3])
}
var calendar = Calendar(identifier: .gregorian)
for locale in ["de_DE", "en_US", "ar_EG", "he_IL"] {
  calendar.locale = Locale(identifier: locale)
  print(calendar.firstWeekday, calendar.monthSymbols[0], calendar.veryShortWeekdaySymbols)
}
var style = Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "fr_FR"))
style.timeZone = TimeZone(secondsFromGMT: 0)!
print(style.format(date), date.formatted(style.locale(Locale(identifier: "de_DE"))))
