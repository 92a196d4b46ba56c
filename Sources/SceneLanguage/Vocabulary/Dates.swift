internal import Diptych

extension Library {
  /// Moments and the calendar.
  ///
  /// Time stands still in a picture.
  static let dates = LibraryFamily(
    title: "Dates",
    types: [
      LibraryType("TimeInterval", alias: .double),
      LibraryType(
        "Date",
        conformsTo: ["Hashable", "Comparable"],
        [
          .initializer { Date() },
          .initializer(Parameter<Double>.number("timeIntervalSinceNow")) {
            Date(timeIntervalSinceNow: $0)
          },
          .initializer(Parameter<Double>.number("timeIntervalSince1970")) {
            Date(timeIntervalSince1970: $0)
          },
          .initializer(Parameter<Double>.number("timeIntervalSinceReferenceDate")) {
            Date(timeIntervalSinceReferenceDate: $0)
          },
          .initializer(Parameter<Double>.number("timeInterval"), Parameter<Date>("since")) {
            Date(timeInterval: $0, since: $1)
          },
          .constant("now", Date.now), .constant("distantPast", Date.distantPast),
          .constant("distantFuture", Date.distantFuture),
          interval("timeIntervalSinceNow") { $0.timeIntervalSinceNow },
          interval("timeIntervalSince1970") { $0.timeIntervalSince1970 },
          interval("timeIntervalSinceReferenceDate") { $0.timeIntervalSinceReferenceDate },
          LibraryEntry.method("timeIntervalSince", of: Date.self, Parameter<Date>("_")) {
            $0.timeIntervalSince($1)
          }.returning(.double),
          .method("addingTimeInterval", of: Date.self, Parameter<Double>.number("_")) {
            $0.addingTimeInterval($1)
          },
          LibraryEntry.mutation("addTimeInterval", of: Date.self, Parameter<Double>.number("_")) {
            (date: inout Date, interval: Double) in date.addTimeInterval(interval)
          },
          LibraryEntry.method("distance", of: Date.self, Parameter<Date>("to")) {
            $1.timeIntervalSince($0)
          }.returning(.double),
          .method("advanced", of: Date.self, Parameter<Double>.number("by")) {
            $0.addingTimeInterval($1)
          },
          .property("description", of: Date.self) { $0.description },
          .method("ISO8601Format", of: Date.self) { $0.ISO8601Format() },
          formatted { Date.FormatStyle().sceneValue },
          .method(
            "formatted",
            of: Date.self,
            Parameter<Date.FormatStyle.DateStyle>("date"),
            Parameter<Date.FormatStyle.TimeStyle>("time")
          ) { $0.formatted(date: $1, time: $2) },
        ]
      ),
      LibraryType("Calendar", calendar),
      .values(
        of: Calendar.Component.self,
        [
          "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute,
          "second": .second, "weekday": .weekday, "dayOfYear": .dayOfYear,
          "weekOfYear": .weekOfYear, "weekOfMonth": .weekOfMonth,
          "quarter": .quarter, "nanosecond": .nanosecond,
        ]
      ),
      .values(of: Calendar.Identifier.self, ["gregorian": .gregorian]),
      LibraryType(
        "DateComponents",
        conformsTo: ["Hashable"],
        [
          .initializer(
            Parameter<Calendar?>("calendar", default: { nil }),
            Parameter<TimeZone?>("timeZone", default: { nil }),
            part("year"),
            part("month"),
            part("day"),
            part("hour"),
            part("minute"),
            part("second"),
            Parameter<IgnoredArgument>.ignored("nanosecond", .optional(.int), isOptional: true),
            part("weekday"),
            part("weekOfYear")
          ) { calendar, zone, year, month, day, hour, minute, second, _, weekday, week in
            DateComponents(
              calendar: calendar,
              timeZone: zone,
              year: year,
              month: month,
              day: day,
              hour: hour,
              minute: minute,
              second: second,
              weekday: weekday,
              weekOfYear: week
            )
          },
          .property("date", of: DateComponents.self) { $0.date },
          .property("calendar", \DateComponents.calendar),
          .property("timeZone", \DateComponents.timeZone),
          .property("year", \DateComponents.year), .property("month", \DateComponents.month),
          .property("day", \DateComponents.day), .property("hour", \DateComponents.hour),
          .property("minute", \DateComponents.minute),
          .property("second", \DateComponents.second),
          .property("weekday", \DateComponents.weekday),
          .property("weekOfYear", \DateComponents.weekOfYear),
        ]
      ),
    ]
  )

  private static func interval(
    _ name: String,
    _ get: @escaping @Sendable (Date) -> Double
  ) -> LibraryEntry {
    LibraryEntry.property(name, of: Date.self, get).returning(.double)
  }

  private static func part(_ name: String) -> Parameter<Int?> {
    Parameter(name, default: { nil })
  }

  private static let calendar: [LibraryEntry] = [
    .constant("current", Calendar.current),
    .constant("autoupdatingCurrent", Calendar.current),
    .initializer(Parameter<Calendar.Identifier>("identifier")) { Calendar(identifier: $0) },
    .property("firstWeekday", \Calendar.firstWeekday),
    .property("timeZone", \Calendar.timeZone), .property("locale", \Calendar.locale),
    .method(
      "ordinality",
      of: Calendar.self,
      Parameter<Calendar.Component>("of"),
      Parameter<Calendar.Component>("in"),
      Parameter<Date>("for")
    ) { $0.ordinality(of: $1, in: $2, for: $3) },
    .property("monthSymbols", of: Calendar.self) { $0.monthSymbols },
    .property("shortMonthSymbols", of: Calendar.self) { $0.shortMonthSymbols },
    .property("weekdaySymbols", of: Calendar.self) { $0.weekdaySymbols },
    .property("shortWeekdaySymbols", of: Calendar.self) { $0.shortWeekdaySymbols },
    .property("veryShortWeekdaySymbols", of: Calendar.self) { $0.veryShortWeekdaySymbols },
    .method(
      "component",
      of: Calendar.self,
      Parameter<Calendar.Component>("_"),
      Parameter<Date>("from")
    ) { $0.component($1, from: $2) },
    .method(
      "dateComponents",
      of: Calendar.self,
      components,
      Parameter<Date>("from")
    ) { $0.dateComponents($1, from: $2) },
    .method(
      "dateComponents",
      of: Calendar.self,
      components,
      Parameter<Date>("from"),
      Parameter<Date>("to")
    ) { $0.dateComponents($1, from: $2, to: $3) },
    .method(
      "date",
      of: Calendar.self,
      Parameter<Calendar.Component>("byAdding"),
      Parameter<Int>("value"),
      Parameter<Date>("to")
    ) { $0.date(byAdding: $1, value: $2, to: $3) },
    .method("date", of: Calendar.self, Parameter<DateComponents>("from")) { $0.date(from: $1) },
    .method("startOfDay", of: Calendar.self, Parameter<Date>("for")) { $0.startOfDay(for: $1) },
    .method("isDate", of: Calendar.self, Parameter<Date>("_"), Parameter<Date>("inSameDayAs")) {
      $0.isDate($1, inSameDayAs: $2)
    },
    .method("isDateInToday", of: Calendar.self, Parameter<Date>("_")) { $0.isDateInToday($1) },
    .method("isDateInYesterday", of: Calendar.self, Parameter<Date>("_")) {
      $0.isDateInYesterday($1)
    },
    .method("isDateInTomorrow", of: Calendar.self, Parameter<Date>("_")) {
      $0.isDateInTomorrow($1)
    },
    .method("isDateInWeekend", of: Calendar.self, Parameter<Date>("_")) { $0.isDateInWeekend($1) },
    LibraryEntry.method(
      "range",
      of: Calendar.self,
      Parameter<Calendar.Component>("of"),
      Parameter<Calendar.Component>("in"),
      Parameter<Date>("for")
    ) { calendar, smaller, larger, date in
      calendar.range(of: smaller, in: larger, for: date).map(SceneValue.range)
    }.returning(.optional(.named("Range", [.int]))),
  ]

  private static let components = Parameter<Set<Calendar.Component>>(
    "_",
    type: .named("Set", [.named("Calendar.Component")])
  ) { value, call in
    Set(try call.evaluation.elements(of: value).map { try $0.read(as: Calendar.Component.self) })
  }
}

extension Calendar: NativeValue {}
extension Calendar.Component: NativeValue {
  static var sceneName: String { "Calendar.Component" }
}
extension Calendar.Identifier: NativeValue {
  static var sceneName: String { "Calendar.Identifier" }
}
extension Date: NativeValue {}
extension DateComponents: NativeValue {}
