internal import Diptych

extension Library {
  /// Whole numbers, floating-point numbers, and truth values.
  static let numbers = LibraryFamily(
    title: "Numbers",
    types: [
      LibraryType(
        "Bool",
        conformsTo: ["Hashable", "LosslessStringConvertible", "Codable", "CVarArg"],
        [
          .mutation("toggle", of: Bool.self) { (value: inout Bool) in value.toggle() },
          .property("description", of: Bool.self) { "\($0)" },
          .initializer(Parameter<String>("_")) { Bool($0) },
          .initializer(Parameter<Bool>("_")) { $0 },
          .initializer { false },
        ] + randomTruth
      ),
      integer("Int"), floating("Double"), floating("CGFloat"), floating("Float"), signs,
    ] + generators
      + ["Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"].map {
        integer($0)
      }
  )

  private static func integer(_ name: String) -> LibraryType {
    LibraryType(
      name,
      conformsTo: [
        "FixedWidthInteger", "LosslessStringConvertible",
        name.hasPrefix("U") ? "UnsignedInteger" : "SignedInteger", "Codable",
        "CVarArg",
      ],
      [
        LibraryEntry.initializer(number) { value -> SceneValue in
          let whole =
            value.wholeNumber
            ?? Double.read(value).flatMap { Int128(exactly: $0.rounded(.towardZero)) }
          guard let whole, let exact = IntegerBounds.value(whole, of: name) else {
            throw SceneStop(.overflow("\(name)(\(value.text))"))
          }
          return exact
        }.returning(.named(name)),
        LibraryEntry.initializer(Parameter<String>("_")) { text -> SceneValue in
          Int128(text).flatMap { IntegerBounds.value($0, of: name) } ?? .null
        }.returning(.optional(.named(name))),
        LibraryEntry.initializer(Parameter<String>("_"), Parameter<Int>("radix")) {
          text,
          radix -> SceneValue in
          guard (2...36).contains(radix), let number = Int128(text, radix: radix) else {
            return .null
          }
          return IntegerBounds.value(number, of: name) ?? .null
        }.returning(.optional(.named(name))),
        LibraryEntry.initializer { 0 }.returning(.named(name)),
        LibraryEntry.initializer(bits("truncatingIfNeeded")) {
          SceneValue.whole(bits: $0, of: name)
        }
        .returning(.named(name)),
        LibraryEntry.initializer(bits("bitPattern")) { SceneValue.whole(bits: $0, of: name) }
          .returning(.named(name)),
        LibraryEntry.initializer(wholeNumber("clamping")) { number -> SceneValue in
          if let value = IntegerBounds.value(number, of: name) { return value }
          return number < 0
            ? .int(IntegerBounds.of(name).lowerBound) : IntegerBounds.greatest(of: name)
        }.returning(.named(name)),
        .constant("max", type: .named(name), IntegerBounds.greatest(of: name)),
        .constant("min", type: .named(name), IntegerBounds.of(name).lowerBound),
        .constant("zero", type: .named(name), 0),
        .constant("bitWidth", IntegerBounds.bitWidth(of: name)),
        .constant("isSigned", !name.hasPrefix("U")),
        LibraryEntry.property("magnitude", of: SceneValue.self) { number in
          SceneValue.whole(UInt64(number.wholeNumber?.magnitude ?? 0))
        }.returning(.named(name.hasPrefix("U") ? name : "U" + name)),
        .property("description", of: SceneValue.self) { $0.text },
        formatted { NumberFormat().sceneValue },
        .method("isMultiple", of: Int.self, Parameter<Int>("of", type: .named(name))) {
          $0.isMultiple(of: $1)
        },
        LibraryEntry.method("signum", of: SceneValue.self) { number in
          Int(number.wholeNumber?.signum() ?? 0)
        }.returning(.named(name)),
        LibraryEntry.method(
          "quotientAndRemainder",
          of: Int.self,
          Parameter<Int>("dividingBy", type: .named(name))
        ) {
          value,
          divisor in
          if divisor == 0 { throw SceneStop(.divisionByZero) }
          if value.dividedReportingOverflow(by: divisor).overflow {
            throw SceneStop(.overflow("quotientAndRemainder"))
          }
          return SceneValue.tuple([.int(value / divisor), .int(value % divisor)])
        }.returning(
          .tuple([
            .init(label: "quotient", type: .named(name)),
            .init(label: "remainder", type: .named(name)),
          ])
        ),
        reporting(name, "adding") { $0.addingReportingOverflow($1) },
        reporting(name, "subtracting") { $0.subtractingReportingOverflow($1) },
        reporting(name, "multiplied", "by") { $0.multipliedReportingOverflow(by: $1) },
        reporting(name, "divided", "by") { $0.dividedReportingOverflow(by: $1) },
        // A remainder is told as too large where the quotient is.
        reporting(name, "remainder", "dividingBy") { value, divisor in
          let quotient = value.dividedReportingOverflow(by: divisor)
          let isTooLarge =
            quotient.overflow || IntegerBounds.value(quotient.partialValue, of: name) == nil
          return (value.remainderReportingOverflow(dividingBy: divisor).partialValue, isTooLarge)
        },
      ] + random(name, "ClosedRange") + random(name, "Range") + integerDetails(name)
    )
  }

  /// The bits of any whole number.
  static func bits(_ label: String) -> Parameter<UInt64> {
    Parameter(label, type: .unknown) { value, _ in
      guard let bits = value.bits else {
        throw SceneStop(.cannotConvertArgument("\(value.type)", to: "Int"))
      }
      return bits
    }
  }

  /// Any whole number.
  static func wholeNumber(_ label: String, type: SceneType = .unknown) -> Parameter<Int128> {
    Parameter(label, type: type) { value, _ in
      guard let number = value.wholeNumber else {
        throw SceneStop(.cannotConvertArgument("\(value.type)", to: "Int"))
      }
      return number
    }
  }

  /// Any number, as the conversions of numbers take it.
  private static var number: Parameter<SceneValue> {
    Parameter("_", type: .unknown) { value, _ in
      let value = value.withoutStaticType
      switch value {
      case .int, .double: return value
      default:
        if value.wholeNumber != nil { return value }
        throw SceneStop(.cannotConvertArgument("\(value.type)", to: "Double"))
      }
    }
  }

  /// A bound of what a floating-point type can hold, which is another for `Float`.
  private static func limit(
    _ name: String,
    _ type: String,
    _ long: Double,
    _ short: Float
  ) -> LibraryEntry {
    .constant(name, type: .named(type), type == "Float" ? Double(short) : long)
  }

  /// What reads a number with fractions from a text; a `CGFloat` is read as another one first.
  private static func reading(_ name: String) -> [LibraryEntry] {
    if name == "CGFloat" { return [] }
    return [
      LibraryEntry.initializer(Parameter<String>("_")) { Double($0) }
        .returning(.optional(.named(name)))
    ]
  }

  private static func floating(_ name: String) -> LibraryType {
    LibraryType(
      name,
      conformsTo: [
        "BinaryFloatingPoint", "LosslessStringConvertible", "CustomDebugStringConvertible",
        "Codable", "CVarArg",
      ],
      ([
        LibraryEntry.initializer(number) { value in
          Double.read(value) ?? value.wholeNumber.map { Double($0) } ?? 0
        }.returning(.named(name)),
        LibraryEntry.initializer { 0.0 }.returning(.named(name)),
        .constant("infinity", type: .named(name), Double.infinity),
        .constant("pi", type: .named(name), name == "Float" ? Double(Float.pi) : Double.pi),
        .constant("zero", type: .named(name), 0.0),
        .constant("nan", type: .named(name), Double.nan),
        limit("greatestFiniteMagnitude", name, .greatestFiniteMagnitude, .greatestFiniteMagnitude),
        limit("leastNonzeroMagnitude", name, .leastNonzeroMagnitude, .leastNonzeroMagnitude),
        limit("leastNormalMagnitude", name, .leastNormalMagnitude, .leastNormalMagnitude),
        limit("ulpOfOne", name, .ulpOfOne, .ulpOfOne),
        LibraryEntry.method("rounded", of: Double.self) { $0.rounded() }.returning(.named(name)),
        LibraryEntry.method("rounded", of: Double.self, Parameter<RoundingRule>("_")) {
          $0.rounded($1.rule)
        }.returning(.named(name)),
        LibraryEntry.method("squareRoot", of: Double.self) { $0.squareRoot() }
          .returning(.named(name)),
        LibraryEntry.method(
          "truncatingRemainder",
          of: Double.self,
          Parameter<Double>("dividingBy", type: .named(name))
        ) { $0.truncatingRemainder(dividingBy: $1) }.returning(.named(name)),
        LibraryEntry.method(
          "remainder",
          of: Double.self,
          Parameter<Double>("dividingBy", type: .named(name))
        ) {
          $0.remainder(dividingBy: $1)
        }.returning(.named(name)),
        .mutation("round", of: Double.self) { (value: inout Double) in value.round() },
        .mutation("scale", of: Double.self, Parameter<Double>("by", type: .named(name))) {
          (value: inout Double, factor: Double) in value *= factor
        },
        .property("magnitudeSquared", of: Double.self) { $0 * $0 },
        .mutation("negate", of: Double.self) { (value: inout Double) in value.negate() },
        LibraryEntry.property("magnitude", of: Double.self) { $0.magnitude }.returning(
          .named(name)
        ),
        .property("isNaN", of: Double.self) { $0.isNaN },
        .property("isFinite", of: Double.self) { $0.isFinite },
        .property("isInfinite", of: Double.self) { $0.isInfinite },
        .property("isZero", of: Double.self) { $0.isZero },
        .property("description", of: Double.self) {
          name == "Float" ? "\(Float($0))" : "\($0)"
        },
        formatted { NumberFormat().sceneValue },
      ] + random(name, "ClosedRange") + random(name, "Range") + floatingDetails(name)
        + reading(name))
        .map { name == "Float" ? $0.shortened : $0 }
    )
  }
}

extension LibraryEntry {
  /// The entry of `Float`, whose results are as short.
  fileprivate var shortened: LibraryEntry {
    guard signature.result.unwrapped == .float || isMutating else { return self }
    return changingResult(\.shortened)
  }

  /// The same entry with another result type in messages and inference.
  func returning(_ type: SceneType) -> LibraryEntry {
    var copy = self
    copy.signature.result = type
    return copy
  }
}

extension Library {
  /// An operation that tells whether the result is beyond what the type can hold.
  fileprivate static func reporting(
    _ name: String,
    _ operation: String,
    _ label: String? = nil,
    _ apply: @escaping @Sendable (Int128, Int128) -> (partialValue: Int128, overflow: Bool)
  ) -> LibraryEntry {
    LibraryEntry.generic(
      operation + "ReportingOverflow",
      [.parameter(label, .named(name))],
      result: .tuple([
        .init(label: "partialValue", type: .named(name)), .init(label: "overflow", type: .bool),
      ])
    ) { call in
      guard let one = call.receiver.wholeNumber, let two = call.arguments[0].wholeNumber else {
        throw SceneStop(.valueMismatch("\(call.arguments[0].type)", expected: name))
      }
      let result = apply(one, two)
      let isTooLarge = result.overflow || IntegerBounds.value(result.partialValue, of: name) == nil
      let bits = UInt64(truncatingIfNeeded: result.partialValue)
      return .tuple([.whole(bits: bits, of: name), .bool(isTooLarge)])
    }
  }
}

/// `FloatingPointRoundingRule` as a value of the program.
struct RoundingRule: NativeValue {
  static var sceneName: String { "FloatingPointRoundingRule" }
  let rule: FloatingPointRoundingRule
}
