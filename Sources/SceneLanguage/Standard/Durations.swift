internal import Diptych

extension Library {
  /// Spans of time that need no calendar.
  static let durations = LibraryFamily(
    title: "Durations",
    types: [
      LibraryType(
        "Duration",
        conformsTo: ["AdditiveArithmetic", "Hashable", "Comparable"],
        durationEntries
      ),
      LibraryType("Duration.TimeFormatStyle", conformsTo: ["FormatStyle"], [time, locale]),
      LibraryType("FormatStyle", [time]),
      LibraryType(DurationPattern.sceneName, conformsTo: ["Hashable"], patterns),
    ]
  )

  private static let timeStyle = SceneType.named("Duration.TimeFormatStyle")

  /// `.time(pattern:)`, for durations alone and where any format is taken.
  private static let time = LibraryEntry(
    kind: .staticMethod,
    name: "time",
    signature: Signature(
      parameters: [.parameter("pattern", DurationPattern.sceneType)],
      result: timeStyle
    )
  ) { call in
    let pattern = DurationPattern.read(call.arguments[0]) ?? DurationPattern()
    return .native(NativeBox(pattern, type: timeStyle))
  }

  /// The form in a language, whose digits and colons are English here.
  private static let locale = LibraryEntry.generic(
    "locale",
    [.parameter(nil, .named("Locale"))],
    result: timeStyle
  ) { $0.receiver }

  private static let patterns: [LibraryEntry] = [
    .constant("hourMinute", DurationPattern(parts: .hourMinute)),
    .constant("hourMinuteSecond", DurationPattern(parts: .hourMinuteSecond)),
    .constant("minuteSecond", DurationPattern(parts: .minuteSecond)),
    .staticMethod(
      "hourMinute",
      Parameter<Int>("padHourToLength"),
      Parameter<RoundingRule>("roundSeconds", default: { RoundingRule(rule: .toNearestOrEven) })
    ) { DurationPattern(parts: .hourMinute, length: $0, rounding: $1.rule) },
    .staticMethod(
      "hourMinuteSecond",
      Parameter<Int>("padHourToLength"),
      fractionLength,
      fractionRounding
    ) { DurationPattern(parts: .hourMinuteSecond, length: $0, digits: $1, rounding: $2.rule) },
    .staticMethod(
      "minuteSecond",
      Parameter<Int>("padMinuteToLength"),
      fractionLength,
      fractionRounding
    ) { DurationPattern(parts: .minuteSecond, length: $0, digits: $1, rounding: $2.rule) },
  ]

  private static let fractionLength = Parameter<Int>("fractionalSecondsLength", default: { 0 })
  private static let fractionRounding = Parameter<RoundingRule>(
    "roundFractionalSeconds",
    default: { RoundingRule(rule: .toNearestOrEven) }
  )

  private static let durationEntries: [LibraryEntry] = [
    whole("seconds", 1_000_000_000), whole("milliseconds", 1_000_000), whole("microseconds", 1_000),
    whole("nanoseconds", 1),
    fraction("seconds") { .seconds($0) }, fraction("milliseconds") { .milliseconds($0) },
    fraction("microseconds") { .microseconds($0) },
    .constant("zero", Duration.zero),
    .initializer(Parameter<Int>("secondsComponent"), Parameter<Int>("attosecondsComponent")) {
      // The components of the span must be whole numbers again.
      let isTooMuch = $0.addingReportingOverflow($1 / 1_000_000_000_000_000_000).overflow
      if isTooMuch { throw SceneStop(.overflow("Duration(secondsComponent: \($0))")) }
      return Duration(secondsComponent: Int64($0), attosecondsComponent: Int64($1))
    },
    LibraryEntry.property("components", of: Duration.self) { duration in
      let parts = duration.components
      return SceneValue.tuple([.int(Int(parts.seconds)), .int(Int(parts.attoseconds))])
    }.returning(
      .tuple([
        .init(label: "seconds", type: .named("Int64")),
        .init(label: "attoseconds", type: .named("Int64")),
      ])
    ),
    .property("description", of: Duration.self) { $0.description },
    .method("formatted", of: Duration.self) { DurationPattern().text(of: $0) },
    .generic("formatted", [.parameter(nil, timeStyle)], result: .string) { call in
      let pattern = DurationPattern.read(call.arguments[0]) ?? DurationPattern()
      return .string(pattern.text(of: Duration.read(call.receiver) ?? .zero))
    },
  ]

  /// A span of a whole number of units.
  private static func whole(_ name: String, _ nanoseconds: Int) -> LibraryEntry {
    LibraryEntry(
      kind: .staticMethod,
      name: name,
      signature: Signature(parameters: [.parameter(nil, .int)], result: Duration.sceneType)
    ) { call in
      let count = Int128(Int.read(call.arguments[0]) ?? 0)
      let total = count * Int128(nanoseconds)
      guard let seconds = Int64(exactly: total / 1_000_000_000) else {
        throw SceneStop(.overflow("Duration.\(name)(\(count))"))
      }
      let rest = Int64(total % 1_000_000_000)
      return Duration(secondsComponent: seconds, attosecondsComponent: rest * 1_000_000_000)
        .sceneValue
    }
  }

  /// A span of a number of units with a fraction.
  private static func fraction(
    _ name: String,
    _ make: @escaping @Sendable (Double) -> Duration
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .staticMethod,
      name: name,
      signature: Signature(parameters: [.parameter(nil, .double)], result: Duration.sceneType)
    ) { call in
      let count = Double.read(call.arguments[0]) ?? 0
      guard count.magnitude < 1e15 else { throw SceneStop(.overflow("Duration.\(name)(\(count))")) }
      return make(count).sceneValue
    }
  }
}

extension Duration: NativeValue {
  /// Applies an operator to spans of time, or to one and a number; `nil` where it has no meaning.
  static func apply(
    _ operation: BinaryOperator,
    _ left: SceneValue,
    _ right: SceneValue
  ) throws -> SceneValue? {
    guard let first = read(left) else {
      guard operation == .multiply, read(right) != nil else { return nil }
      return try apply(operation, right, left)
    }
    switch (operation, right) {
    case (.add, .native), (.subtract, .native):
      guard let second = read(right) else { return nil }
      guard first.isModest, second.isModest else {
        throw SceneStop(.overflow(operation.rawValue))
      }
      return (operation == .add ? first + second : first - second).sceneValue
    case (.divide, .native): return read(right).map { .double(first / $0) }
    case (.multiply, .int(let factor)):
      return (try first.scalable(by: Double(factor), "*") * factor).sceneValue
    case (.divide, .int(let divisor)):
      if divisor == 0 { throw SceneStop(.divisionByZero) }
      return (first / divisor).sceneValue
    case (.multiply, .double(let factor)):
      return (try first.scalable(by: factor, "*") * factor).sceneValue
    case (.divide, .double(let divisor)):
      return (try first.scalable(by: 1 / divisor, "/") / divisor).sceneValue
    default: return nil
    }
  }

  /// The span, where `Int64` can hold the seconds of so many times it.
  private func scalable(by factor: Double, _ operation: String) throws -> Duration {
    guard (inSeconds * factor).magnitude < 9e18 else { throw SceneStop(.overflow(operation)) }
    return self
  }

  /// Whether `Int64` can hold the seconds of its sum with another such span.
  private var isModest: Bool { components.seconds.magnitude < 4_000_000_000_000_000_000 }

  /// The nearest number of seconds.
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

/// `Duration.TimeFormatStyle.Pattern`: which parts of a time are written, between colons.
struct DurationPattern: NativeValue, Hashable, Sendable {
  static var sceneName: String { "Duration.TimeFormatStyle.Pattern" }

  enum Parts { case hourMinute, hourMinuteSecond, minuteSecond }

  var parts = Parts.hourMinuteSecond
  /// How many digits the first part has at least.
  var length = 1
  /// How many digits stand behind the point of the seconds.
  var digits = 0
  var rounding = FloatingPointRoundingRule.toNearestOrEven

  /// A span of time in whole units of the smallest part.
  func text(of duration: Duration) -> String {
    let digits = min(max(digits, 0), 9)
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let unit = parts == .hourMinute ? 60.0 : 1.0
    let exact = duration.inSeconds
    // The seconds may be two to the power of sixty-three, which `Int` cannot hold.
    let steps = (exact.magnitude / unit * scale).rounded(rounding)
    let count = UInt((steps / scale).rounded(.down))
    let numbers =
      switch parts {
      case .hourMinute, .minuteSecond: [count / 60, count % 60]
      case .hourMinuteSecond: [count / 3_600, count / 60 % 60, count % 60]
      }
    let texts = numbers.enumerated().map { Self.text(of: $1, length: $0 == 0 ? length : 2) }
    let fraction = UInt(steps - Double(count) * scale)
    return (exact < 0 && steps > 0 ? "-" : "") + texts.joined(separator: ":")
      + (digits > 0 ? "." + Self.text(of: fraction, length: digits) : "")
  }

  private static func text(of number: UInt, length: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, min(length, 100) - text.count)) + text
  }
}
