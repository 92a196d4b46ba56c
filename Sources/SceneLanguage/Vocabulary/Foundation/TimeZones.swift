internal import Diptych

extension Library {
  /// Zones of time.
  static let timeZones = LibraryFamily(
    title: "Dates",
    types: [
      LibraryType(
        "TimeZone",
        conformsTo: ["Hashable"],
        [
          .initializer(Parameter<String>("identifier")) { TimeZone(identifier: $0) },
          .initializer(Parameter<String>("abbreviation")) { TimeZone(abbreviation: $0) },
          .initializer(Parameter<Int>("secondsFromGMT")) { TimeZone(secondsFromGMT: $0) },
          .constant("gmt", TimeZone.gmt), .constant("current", TimeZone.current),
          .constant("autoupdatingCurrent", TimeZone.current),
          .constant("knownTimeZoneIdentifiers", TimeZone.knownTimeZoneIdentifiers),
          .property("identifier", of: TimeZone.self) { $0.identifier },
          .property("description", of: TimeZone.self) { $0.description },
          .method("secondsFromGMT", of: TimeZone.self, moment) { $0.secondsFromGMT(for: $1) },
          .method("isDaylightSavingTime", of: TimeZone.self, moment) {
            $0.isDaylightSavingTime(for: $1)
          },
          LibraryEntry.method("daylightSavingTimeOffset", of: TimeZone.self, moment) {
            $0.daylightSavingTimeOffset(for: $1)
          }.returning(.double),
          .method("abbreviation", of: TimeZone.self, moment) { $0.abbreviation(for: $1) },
        ]
      )
    ]
  )

  private static let moment = Parameter<Date>("for", default: { .now })
}

extension TimeZone: NativeValue {}
