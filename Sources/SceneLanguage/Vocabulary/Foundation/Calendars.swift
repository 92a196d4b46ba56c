internal import Diptych

extension Library {
  /// The calendar, and parts of dates.
  static let calendars = LibraryFamily(
    title: "Calendars",
    types: [
      LibraryType("Calendar", calendarValues + calendarNames + calendarQuestions),
      .values(of: Calendar.Component.self, calendarParts),
      .values(
        of: Calendar.Identifier.self,
        ["gregorian": .gregorian, "iso8601": .iso8601]
      ),
      LibraryType("DateComponents", conformsTo: ["Hashable"], dateComponents),
    ]
  )

  /// The parts of dates, in the order of the parameters of `DateComponents`.
  private static let calendarParts: KeyValuePairs<String, Calendar.Component> = [
    "era": .era, "year": .year, "month": .month, "day": .day, "hour": .hour,
    "minute": .minute, "second": .second, "nanosecond": .nanosecond, "weekday": .weekday,
    "weekdayOrdinal": .weekdayOrdinal, "quarter": .quarter, "weekOfMonth": .weekOfMonth,
    "weekOfYear": .weekOfYear, "yearForWeekOfYear": .yearForWeekOfYear,
    "dayOfYear": .dayOfYear,
  ]

  private static let dateComponents: [LibraryEntry] =
    [
      LibraryEntry(
        kind: .initializer,
        name: "init",
        signature: Signature(
          parameters: [
            .parameter("calendar", .optional(Calendar.sceneType), hasDefault: true),
            .parameter("timeZone", .optional(TimeZone.sceneType), hasDefault: true),
          ]
            + calendarParts.map { .parameter($0.key, .optional(.int), hasDefault: true) },
          result: DateComponents.sceneType
        )
      ) { call in
        var components = DateComponents(
          calendar: try? call.arguments[0].read(as: Calendar.self),
          timeZone: try? call.arguments[1].read(as: TimeZone.self)
        )
        for (argument, part) in zip(call.arguments.dropFirst(2), calendarParts) {
          components[part.value] = Int.read(argument)
        }
        return components.sceneValue
      },
      .property("date", of: DateComponents.self) { parts in
        parts.calendar.flatMap { $0.date(from: parts) }
      },
      .property("isValidDate", of: DateComponents.self) { $0.isValidDate },
      .method("isValidDate", of: DateComponents.self, Parameter<Calendar>("in")) {
        $0.isValidDate(in: $1)
      },
      .property("calendar", \DateComponents.calendar),
      .property("timeZone", \DateComponents.timeZone),
      .property("isLeapMonth", \DateComponents.isLeapMonth),
      .property("description", of: DateComponents.self) { $0.description },
      .method("value", of: DateComponents.self, Parameter<Calendar.Component>("for")) {
        $0.value(for: $1)
      },
      .mutation(
        "setValue",
        of: DateComponents.self,
        Parameter<Int?>("_"),
        Parameter<Calendar.Component>("for")
      ) { (components: inout DateComponents, value: Int?, part: Calendar.Component) in
        components.setValue(value, for: part)
      },
    ] + calendarParts.map { .property($0.key, \DateComponents[$0.value]) }

  private static let calendarValues: [LibraryEntry] = [
    .constant("current", Calendar.current),
    .constant("autoupdatingCurrent", Calendar.current),
    .initializer(Parameter<Calendar.Identifier>("identifier")) { Calendar(identifier: $0) },
    .property("identifier", of: Calendar.self) { $0.identifier },
    .property("firstWeekday", \Calendar.firstWeekday),
    .property("minimumDaysInFirstWeek", \Calendar.minimumDaysInFirstWeek),
    .property("timeZone", \Calendar.timeZone), .property("locale", \Calendar.locale),
  ]

  private static let calendarNames: [LibraryEntry] =
    ["monthSymbols", "standaloneMonthSymbols"].map {
      .property($0, of: Calendar.self) { $0.monthSymbols }
    }
    + ["shortMonthSymbols", "shortStandaloneMonthSymbols"].map {
      .property($0, of: Calendar.self) { $0.shortMonthSymbols }
    }
    + ["veryShortMonthSymbols", "veryShortStandaloneMonthSymbols"].map {
      .property($0, of: Calendar.self) { $0.veryShortMonthSymbols }
    }
    + ["weekdaySymbols", "standaloneWeekdaySymbols"].map {
      .property($0, of: Calendar.self) { $0.weekdaySymbols }
    }
    + ["shortWeekdaySymbols", "shortStandaloneWeekdaySymbols"].map {
      .property($0, of: Calendar.self) { $0.shortWeekdaySymbols }
    }
    + ["veryShortWeekdaySymbols", "veryShortStandaloneWeekdaySymbols"].map {
      .property($0, of: Calendar.self) { $0.veryShortWeekdaySymbols }
    }
    + [
      .property("amSymbol", of: Calendar.self) { $0.amSymbol },
      .property("pmSymbol", of: Calendar.self) { $0.pmSymbol },
    ]

  private static let calendarQuestions: [LibraryEntry] = [
    .method(
      "ordinality",
      of: Calendar.self,
      Parameter<Calendar.Component>("of"),
      Parameter<Calendar.Component>("in"),
      Parameter<Date>("for")
    ) { calendar, smaller, larger, date in
      // Which Tuesday of the month it is, say, follows from the day: not every Foundation tells it.
      if smaller == .weekday, larger == .month {
        return calendar.ordinality(of: .day, in: .month, for: date).map { ($0 - 1) / 7 + 1 }
      }
      return calendar.ordinality(of: smaller, in: larger, for: date)
    },
    .method(
      "component",
      of: Calendar.self,
      Parameter<Calendar.Component>("_"),
      Parameter<Date>("from")
    ) { $0.component($1, from: $2) },
    .method("dateComponents", of: Calendar.self, components, Parameter<Date>("from")) {
      $0.dateComponents($1, from: $2)
    },
    .method(
      "dateComponents",
      of: Calendar.self,
      components,
      Parameter<Date>("from"),
      Parameter<Date>("to")
    ) { $0.dateComponents($1, from: $2, to: $3) },
    .method(
      "dateComponents",
      of: Calendar.self,
      components,
      Parameter<DateComponents>("from"),
      Parameter<DateComponents>("to")
    ) { calendar, components, start, end in
      guard let start = calendar.date(from: start), let end = calendar.date(from: end) else {
        return DateComponents()
      }
      return calendar.dateComponents(components, from: start, to: end)
    },
    .method(
      "dateComponents",
      of: Calendar.self,
      Parameter<TimeZone>("in"),
      Parameter<Date>("from")
    ) { calendar, zone, date in
      var calendar = calendar
      calendar.timeZone = zone
      var components = calendar.dateComponents(Set(Calendar.Component.allCases), from: date)
      (components.calendar, components.timeZone) = (calendar, zone)
      return components
    },
    .method(
      "date",
      of: Calendar.self,
      Parameter<Calendar.Component>("byAdding"),
      Parameter<Int>("value"),
      Parameter<Date>("to"),
      Parameter<IgnoredArgument>.ignored("wrappingComponents", .bool, isOptional: true)
    ) { calendar, component, value, date, _ in
      calendar.date(byAdding: component, value: value, to: date)
    },
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
    type: .named("Set", [Calendar.Component.sceneType])
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
extension DateComponents: NativeValue {}
