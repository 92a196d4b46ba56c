internal import Diptych

extension Library {
  /// Moments and the calendar.
  ///
  /// Time stands still in a picture.
  static let dates = LibraryFamily(
    title: "Dates",
    types: [
      LibraryType("TimeInterval", alias: .double),
      LibraryType("CFTimeInterval", alias: .double),
      LibraryType(
        "Date",
        conformsTo: ["Hashable", "Strideable", "CustomStringConvertible", "Codable"],
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
          .method("compare", of: Date.self, Parameter<Date>("_")) { one, other in
            ComparisonResultValue(order: one < other ? -1 : one > other ? 1 : 0)
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
    ],
    functions: [stride("to", includesEnd: false), stride("through", includesEnd: true)]
  )

  /// The moments from one on, so many seconds apart.
  private static func stride(_ end: String, includesEnd: Bool) -> LibraryEntry {
    LibraryEntry(
      kind: .function,
      name: "stride",
      signature: Signature(
        parameters: [
          .parameter("from", Date.sceneType), .parameter(end, Date.sceneType),
          .parameter("by", .double),
        ],
        result: .array(Date.sceneType)
      )
    ) { call in
      let start = try call.arguments[0].read(as: Date.self)
      let length = try call.arguments[1].read(as: Date.self).timeIntervalSince(start)
      let step = try call.arguments[2].read(as: Double.self)
      if step == 0 { throw SceneStop(.invalidArgument("stride size must not be zero")) }
      let count = (length / step).magnitude
      try call.evaluation.charge(elements: count < 1e9 ? Int(count) + 1 : .max)
      let steps =
        includesEnd
        ? Array(Swift.stride(from: 0, through: length, by: step))
        : Array(Swift.stride(from: 0, to: length, by: step))
      return .array(steps.map { start.addingTimeInterval($0).sceneValue })
    }
  }

  private static func interval(
    _ name: String,
    _ get: @escaping @Sendable (Date) -> Double
  ) -> LibraryEntry {
    LibraryEntry.property(name, of: Date.self, get).returning(.double)
  }
}

extension Date: NativeValue {}
