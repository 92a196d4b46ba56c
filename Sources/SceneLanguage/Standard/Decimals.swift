internal import Diptych

extension Library {
  /// Decimal numbers, which Foundation has beside those of the machine.
  static let decimals = LibraryFamily(
    title: "Decimal numbers",
    types: [
      LibraryType(
        "Decimal",
        conformsTo: [
          "SignedNumeric", "Hashable", "Strideable", "CustomStringConvertible", "Codable",
        ],
        decimalEntries
      ),
      LibraryType(
        "NSDecimalNumber",
        alias: .decimal,
        [
          LibraryEntry.initializer(
            Parameter<String>("string"),
            Parameter<IgnoredArgument>.ignored("locale", .any, isOptional: true)
          ) { text, _ in DecimalNumber(text) ?? .nan }
        ]
      ),
      LibraryType(
        "NSDecimalNumber.RoundingMode",
        conformsTo: ["Hashable"],
        roundings.map { .constant($0.key, DecimalRounding(rule: $0.value)) }
      ),
      LibraryType("Decimal.RoundingMode", alias: .named("NSDecimalNumber.RoundingMode")),
    ],
    functions: [
      .function("pow", Parameter<DecimalNumber>("_"), Parameter<Int>("_")) { $0.raised(to: $1) },
      rounding,
    ]
  )

  private static let roundings: KeyValuePairs<String, FloatingPointRoundingRule> = [
    "plain": .toNearestOrAwayFromZero, "down": .down, "up": .up, "bankers": .toNearestOrEven,
  ]

  private static let decimalEntries: [LibraryEntry] =
    [
      .initializer { DecimalNumber(0) },
      making("_"), making("value"), making("decimal"), making("floatLiteral"),
      making("integerLiteral"),
      LibraryEntry.initializer(
        Parameter<String>("string"),
        Parameter<IgnoredArgument>.ignored("locale", .optional(.named("Locale")), isOptional: true)
      ) { text, _ in DecimalNumber(text) },
      .initializer(
        Parameter<NumberSign>("sign"),
        Parameter<Int>("exponent"),
        Parameter<DecimalNumber>("significand")
      ) { sign, exponent, digits in
        DecimalNumber(
          isNegative: digits.isNegative != (sign.sign == .minus),
          digits.digits,
          // Far beyond what any number has, and far from what `Int` cannot hold.
          exponent: digits.exponent + min(max(exponent, -1_000), 1_000)
        )
      },
      .constant("zero", DecimalNumber(0)), .constant("one", DecimalNumber(1)),
      .constant("nan", DecimalNumber.nan), .constant("notANumber", DecimalNumber.nan),
      .constant("pi", DecimalNumber("3.14159265358979323846264338327950288419") ?? .nan),
      .constant("greatestFiniteMagnitude", DecimalNumber(.max, exponent: 127)),
      .property("description", of: DecimalNumber.self) { $0.description },
      .property("stringValue", of: DecimalNumber.self) { $0.description },
      .property("magnitude", of: DecimalNumber.self) { $0.magnitude },
      .property("isZero", of: DecimalNumber.self) { $0.isZero },
      .property("isNaN", of: DecimalNumber.self) { $0.isNaN },
      .property("isFinite", of: DecimalNumber.self) { !$0.isNaN },
      .property("isInfinite", of: DecimalNumber.self) { _ in false },
      .property("isSignMinus", of: DecimalNumber.self) { $0.isNegative },
      .property("exponent", of: DecimalNumber.self) { $0.exponent },
      .property("significand", of: DecimalNumber.self) { DecimalNumber($0.digits) },
      .property("sign", of: DecimalNumber.self) {
        NumberSign(sign: $0.isNegative ? .minus : .plus)
      },
      LibraryEntry.property("doubleValue", of: DecimalNumber.self) { $0.doubleValue }
        .returning(.double),
      LibraryEntry.property("floatValue", of: DecimalNumber.self) { Float($0.doubleValue) }
        .returning(.float),
      .property("intValue", of: DecimalNumber.self) { $0.wholeNumber ?? 0 },
      .property("boolValue", of: DecimalNumber.self) { !$0.isZero },
      .property("decimalValue", of: DecimalNumber.self) { $0 },
      .mutation("negate", of: DecimalNumber.self) { (number: inout DecimalNumber) in
        number = -number
      },
      formatted { NumberFormat().sceneValue },
    ] + operations

  /// What objects of decimal numbers call the operators.
  private static let operations: [LibraryEntry] = [
    operation("adding", "_") { $0 + $1 }, operation("subtracting", "_") { $0 - $1 },
    operation("multiplying", "by") { $0 * $1 }, operation("dividing", "by") { $0 / $1 },
    operation("distance", "to") { $1 - $0 }, operation("advanced", "by") { $0 + $1 },
    .method("raising", of: DecimalNumber.self, Parameter<Int>("toPower")) { $0.raised(to: $1) },
  ]

  private static func operation(
    _ name: String,
    _ label: String,
    _ apply: @escaping @Sendable (DecimalNumber, DecimalNumber) -> DecimalNumber
  ) -> LibraryEntry {
    .method(name, of: DecimalNumber.self, Parameter<DecimalNumber>(label), apply: apply)
  }

  private static func making(_ label: String) -> LibraryEntry {
    .initializer(Parameter<DecimalNumber>(label, type: .unknown)) { $0 }
  }

  /// `NSDecimalRound(&result, &number, 2, .plain)`.
  private static let rounding = LibraryEntry(
    kind: .function,
    name: "NSDecimalRound",
    signature: Signature(
      parameters: [
        .changeable(.decimal), .changeable(.decimal), .parameter(nil, .int),
        .parameter(nil, DecimalRounding.sceneType),
      ],
      result: .void
    )
  ) { call in
    let number = DecimalNumber.read(call.arguments[1]) ?? .nan
    let rounding = DecimalRounding.read(call.arguments[3])
    let scale = min(max(Int.read(call.arguments[2]) ?? 0, -1_000), 1_000)
    call.arguments[0] =
      number.rounded(to: scale, rounding?.rule ?? .toNearestOrAwayFromZero).sceneValue
    return .void
  }
}

/// `NSDecimalNumber.RoundingMode` as a value of the program.
struct DecimalRounding: NativeValue, Hashable {
  static var sceneName: String { "NSDecimalNumber.RoundingMode" }
  let rule: FloatingPointRoundingRule
}
