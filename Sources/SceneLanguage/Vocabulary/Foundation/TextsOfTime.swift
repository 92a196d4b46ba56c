internal import Diptych

extension Library {
  /// Texts of intervals of time.
  static let textsOfTime = LibraryFamily(
    title: "Text",
    types: [
      LibraryType(
        "Text",
        [
          .initializer(interval("_")) { Text($0) },
          .initializer(
            interval("timerInterval"),
            Parameter<Date?>("pauseTime", default: { nil }),
            Parameter<Bool>("countsDown", default: { true }),
            Parameter<Bool>("showsHours", default: { true })
          ) { Text(timerInterval: $0, pauseTime: $1, countsDown: $2, showsHours: $3) },
        ]
      )
    ]
  )

  private static func interval(_ label: String) -> Parameter<ClosedRange<Date>> {
    Parameter(label, type: .named("ClosedRange", [.named("Date")])) { value, _ in
      guard case .native(let box) = value, let range = box.value as? ComparableRange,
        let lower = Date.read(range.lower), let upper = Date.read(range.upper)
      else { throw SceneStop(.valueMismatch("\(value.type)", expected: "ClosedRange<Date>")) }
      return lower...upper
    }
  }
}
