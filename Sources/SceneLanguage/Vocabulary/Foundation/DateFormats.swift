internal import Diptych

extension Library {
  /// The forms in which dates are written for people.
  static let dateFormats = LibraryFamily(
    title: "Date formats",
    types: [
      LibraryType(
        Date.FormatStyle.sceneName,
        conformsTo: ["FormatStyle", "Hashable"],
        [
          .initializer(
            Parameter<Date.FormatStyle.DateStyle?>("date", default: { nil }),
            Parameter<Date.FormatStyle.TimeStyle?>("time", default: { nil }),
            Parameter<Locale?>("locale", default: { nil }),
            Parameter<Calendar?>("calendar", default: { nil }),
            Parameter<TimeZone?>("timeZone", default: { nil })
          ) { Date.FormatStyle(date: $0, time: $1, locale: $2, calendar: $3, timeZone: $4) },
          .method("locale", of: style, Parameter<Locale>("_")) { $0.locale($1) },
          .property("locale", \Date.FormatStyle.locale),
          .property("timeZone", \Date.FormatStyle.timeZone),
          .constant("dateTime", Date.FormatStyle()),
          .method("year", of: style, choice(.defaultDigits)) { $0.year($1) },
          .method("era", of: style, choice(.abbreviated)) { $0.era($1) },
          .method("quarter", of: style, choice(.abbreviated)) { $0.quarter($1) },
          .method("month", of: style, choice(.abbreviated)) { $0.month($1) },
          .method("day", of: style, choice(.defaultDigits)) { $0.day($1) },
          .method("weekday", of: style, choice(.abbreviated)) { $0.weekday($1) },
          .method("hour", of: style, choice(.defaultDigits(amPM: .abbreviated))) { $0.hour($1) },
          .method("minute", of: style, choice(.defaultDigits)) { $0.minute($1) },
          .method("second", of: style, choice(.defaultDigits)) { $0.second($1) },
          .method("format", of: style, Parameter<Date>("_")) { $0.format($1) },
        ]
      ),
      .values(
        of: Date.FormatStyle.Symbol.Year.self,
        ["defaultDigits": .defaultDigits, "twoDigits": .twoDigits]
      ),
      .values(
        of: Date.FormatStyle.Symbol.Era.self,
        ["abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow]
      ),
      .values(
        of: Date.FormatStyle.Symbol.Quarter.self,
        [
          "oneDigit": .oneDigit, "twoDigits": .twoDigits, "abbreviated": .abbreviated,
          "wide": .wide, "narrow": .narrow,
        ]
      ),
      .values(
        of: Date.FormatStyle.Symbol.Month.self,
        [
          "defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "abbreviated": .abbreviated,
          "wide": .wide, "narrow": .narrow,
        ]
      ),
      .values(
        of: Date.FormatStyle.Symbol.Day.self,
        ["defaultDigits": .defaultDigits, "twoDigits": .twoDigits]
      ),
      .values(
        of: Date.FormatStyle.Symbol.Weekday.self,
        ["abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow, "short": .short]
      ),
      .values(
        of: Date.FormatStyle.Symbol.Hour.self,
        [:],
        [
          .staticMethod("defaultDigits", amPM) {
            Date.FormatStyle.Symbol.Hour.defaultDigits(amPM: $0)
          },
          .staticMethod("twoDigits", amPM) { Date.FormatStyle.Symbol.Hour.twoDigits(amPM: $0) },
        ]
      ),
      .values(
        of: Date.FormatStyle.Symbol.Hour.AMPMStyle.self,
        ["omitted": .omitted, "abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow]
      ),
      .values(
        of: Date.FormatStyle.Symbol.Minute.self,
        ["defaultDigits": .defaultDigits, "twoDigits": .twoDigits]
      ),
      .values(
        of: Date.FormatStyle.Symbol.Second.self,
        ["defaultDigits": .defaultDigits, "twoDigits": .twoDigits]
      ),
      .values(
        of: Date.FormatStyle.DateStyle.self,
        [
          "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long,
          "complete": .complete,
        ]
      ),
      .values(
        of: Date.FormatStyle.TimeStyle.self,
        [
          "omitted": .omitted, "shortened": .shortened, "standard": .standard,
          "complete": .complete,
        ]
      ),
      .values(
        of: Text.DateStyle.self,
        [
          "time": .time, "date": .date, "relative": .relative, "offset": .offset, "timer": .timer,
        ]
      ),
    ]
  )

  private static let style = Date.FormatStyle.self
  private static let amPM = Parameter<Date.FormatStyle.Symbol.Hour.AMPMStyle>("amPM")

  /// The form of a part, which a call may leave out.
  private static func choice<Choice: NativeValue & Sendable>(
    _ usual: Choice
  ) -> Parameter<Choice> {
    Parameter("_", default: { usual })
  }
}

extension Date.FormatStyle: NativeValue {
  static var sceneName: String { "Date.FormatStyle" }
}
extension Date.FormatStyle.DateStyle: NativeValue {
  static var sceneName: String { "Date.FormatStyle.DateStyle" }
}
extension Date.FormatStyle.TimeStyle: NativeValue {
  static var sceneName: String { "Date.FormatStyle.TimeStyle" }
}
extension Date.FormatStyle.Symbol.Year: NativeValue {
  static var sceneName: String { "Date.FormatStyle.Symbol.Year" }
}
extension Date.FormatStyle.Symbol.Era: NativeValue {
  static var sceneName: String { "Date.FormatStyle.Symbol.Era" }
}
extension Date.FormatStyle.Symbol.Quarter: NativeValue {
  static var sceneName: String { "Date.FormatStyle.Symbol.Quarter" }
}
extension Date.FormatStyle.Symbol.Month: NativeValue {
  static var sceneName: String { "Date.FormatStyle.Symbol.Month" }
}
extension Date.FormatStyle.Symbol.Day: NativeValue {
  static var sceneName: String { "Date.FormatStyle.Symbol.Day" }
}
extension Date.FormatStyle.Symbol.Weekday: NativeValue {
  static var sceneName: String { "Date.FormatStyle.Symbol.Weekday" }
}
extension Date.FormatStyle.Symbol.Hour: NativeValue {
  static var sceneName: String { "Date.FormatStyle.Symbol.Hour" }
}
extension Date.FormatStyle.Symbol.Hour.AMPMStyle: NativeValue {
  static var sceneName: String { "Date.FormatStyle.Symbol.Hour.AMPMStyle" }
}
extension Date.FormatStyle.Symbol.Minute: NativeValue {
  static var sceneName: String { "Date.FormatStyle.Symbol.Minute" }
}
extension Date.FormatStyle.Symbol.Second: NativeValue {
  static var sceneName: String { "Date.FormatStyle.Symbol.Second" }
}
extension Text.DateStyle: NativeValue {
  static var sceneName: String { "Text.DateStyle" }
}
