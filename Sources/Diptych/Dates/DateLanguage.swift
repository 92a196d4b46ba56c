/// How a language and region write dates, as CLDR has it.
///
/// A language that is not among these is written in the English of the United States.
struct DateLanguage: Sendable {
  /// The order of a date's parts.
  enum Order: Sendable { case dayMonthYear, monthDayYear }

  let months: [String]
  let shortMonths: [String]
  /// From Sunday, as all weekdays.
  let weekdays: [String]
  let shortWeekdays: [String]
  let veryShortWeekdays: [String]
  /// The names of the halves of a day.
  var halves = ["AM", "PM"]
  /// The day in which scenes are looked at.
  let today: String

  var order = Order.dayMonthYear
  /// The format of a short date.
  var shortDate = "M/d/yy"
  /// The format of a date with a short month where that has numbers only.
  var mediumDate: String?
  /// What stands between the numbers of a date.
  var numericJoint = "/"
  /// Whether days and months of numbers alone have two digits.
  var isNumericPadded = false
  /// Whether the day is told in twelve hours twice.
  var hasHalves = false
  /// Whether an hour of 24 has two digits.
  var isHourPadded = true
  /// What stands behind a day before its month.
  var dayMark = ""
  /// What stands between a day and a month, short or in full.
  var monthJoints = (short: " ", wide: " ")
  /// What stands before a year behind a day and a month, short or in full.
  var yearJoints = (short: " ", wide: " ")
  /// What stands before a year behind a month alone, short or in full.
  var monthYearJoints = (short: " ", wide: " ")
  /// What stands behind a weekday before a date without a year, or with one.
  var weekdayJoints = (short: ", ", full: ", ")
  /// What stands between a date and a time: behind numbers, short months, and full months.
  var timeJoints = (numeric: ", ", short: ", ", wide: ", ")
  /// What stands behind an hour alone.
  var hourMark = ""
  /// Whether short names are shorter where they stand alone: months have three letters, and the
  /// dots are gone.
  var shortensNamesAlone = false
  /// The character for zero, from which the other digits count.
  var zero: Unicode.Scalar = "0"
  /// The weekday on which a week begins; 1 is Sunday.
  var firstWeekday = 2
}

extension DateLanguage {
  init(_ locale: Locale) {
    let parts = locale.identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }
    let region = parts.dropFirst().first { $0.count == 2 }.map(String.init)
    self =
      switch parts.first {
      case "de": .german
      case "fr": .french
      case "es": .spanish
      case "it": .italian
      case "ar": .arabic
      case "he", "iw": .hebrew
      case "en" where region != nil && region != "US": .british
      default: .english
      }
    guard let region else { return }
    if Self.regionsFromSunday.contains(region) {
      firstWeekday = 1
    } else if Self.regionsFromSaturday.contains(region) {
      firstWeekday = 7
    } else {
      firstWeekday = 2
    }
    if parts.first == "en" || parts.first == "es" {
      hasHalves = Self.regionsOfHalves.contains(region)
    }
    if parts.first == "ar", Self.regionsOfArabicDigits.contains(region) { zero = "\u{660}" }
  }

  private static let regionsFromSunday: Set = [
    "US", "CA", "MX", "BR", "JP", "KR", "CN", "TW", "HK", "IN", "IL", "JO", "SA", "YE", "PH", "TH",
    "ZA",
    "CO", "PE", "VE", "PT",
  ]
  private static let regionsFromSaturday: Set = [
    "BH", "EG", "IQ", "KW", "LY", "OM", "QA", "SD", "SY",
  ]
  /// Where English and Spanish tell twelve hours twice.
  private static let regionsOfHalves: Set = [
    "US", "AU", "CA", "CO", "HK", "IN", "MX", "NZ", "PE", "PH", "VE",
  ]
  private static let regionsOfArabicDigits: Set = [
    "BH", "EG", "IQ", "JO", "KW", "LB", "OM", "PS", "QA", "SA", "SD", "SY", "YE",
  ]

  /// A number in the digits of the language, with zeros before it.
  func digits(_ number: Int, _ count: Int = 1) -> String {
    number.padded(to: count).withDigits(from: zero)
  }
}

extension String {
  /// The text with its ASCII digits in those that count from a zero.
  func withDigits(from zero: Unicode.Scalar) -> String {
    if zero == "0" { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { digit in
          guard ("0"..."9").contains(digit) else { return digit }
          return Unicode.Scalar(digit.value - 48 + zero.value) ?? digit
        }
      )
    )
  }
}
