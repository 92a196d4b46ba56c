extension Library {
  /// The functions of numbers that Foundation and the standard library have.
  static let mathematics = LibraryFamily(
    title: "Mathematics",
    types: [
      LibraryType(
        "FloatingPointRoundingRule",
        [
          .constant("up", RoundingRule(rule: .up)),
          .constant("down", RoundingRule(rule: .down)),
          .constant("toNearestOrAwayFromZero", RoundingRule(rule: .toNearestOrAwayFromZero)),
          .constant("toNearestOrEven", RoundingRule(rule: .toNearestOrEven)),
          .constant("towardZero", RoundingRule(rule: .towardZero)),
          .constant("awayFromZero", RoundingRule(rule: .awayFromZero)),
        ]
      )
    ],
    functions: [
      extreme("min", wantsLess: true), extreme("max", wantsLess: false), absolute,
      real("sqrt") { $0.squareRoot() }, real("floor") { $0.rounded(.down) },
      real("ceil") { $0.rounded(.up) }, real("round") { $0.rounded() },
      real("rint") { $0.rounded(.toNearestOrEven) },
      real("trunc") { $0.rounded(.towardZero) }, real("fabs") { $0.magnitude },
      .function("fmod", Parameter<Double>("_"), Parameter<Double>("_")) {
        $0.truncatingRemainder(dividingBy: $1)
      },
      .function("remainder", Parameter<Double>("_"), Parameter<Double>("_")) {
        $0.remainder(dividingBy: $1)
      },
      .function("lround", Parameter<Double>("_")) { number in
        guard let whole = Int(exactly: number.rounded()) else {
          throw SceneStop(.overflow("lround(\(number))"))
        }
        return whole
      },
    ] + CMathematics.functions.map { real($0.name, $0.apply) }
      + CMathematics.pairs.map { pair in
        .function(pair.name, Parameter<Double>("_"), Parameter<Double>("_")) {
          pair.apply($0, $1)
        }
      }
  )

  private static func real(
    _ name: String,
    _ apply: @escaping @Sendable (Double) -> Double
  ) -> LibraryEntry {
    .function(name, Parameter<Double>("_"), apply: apply)
  }

  private static let absolute = LibraryEntry(
    kind: .function,
    name: "abs",
    signature: Signature(
      generics: ["T"],
      parameters: [ParameterSignature(label: nil, name: "_", type: .parameter("T"))],
      result: .parameter("T")
    )
  ) { call in
    switch call.arguments[0] {
    case .int(.min): throw SceneStop(.overflow("abs"))
    case .int(let value): return .int(Swift.abs(value))
    case .double(let value): return .double(Swift.abs(value))
    case let other: throw SceneStop(.cannotConvertArgument("\(other.type)", to: "Double"))
    }
  }

  private static func extreme(_ name: String, wantsLess: Bool) -> LibraryEntry {
    let plain = ParameterSignature(label: nil, name: "_", type: .parameter("T"))
    var rest = plain
    rest.isVariadic = true
    return LibraryEntry(
      kind: .function,
      name: name,
      signature: Signature(
        generics: ["T"],
        parameters: [plain, plain, rest],
        result: .parameter("T")
      )
    ) { call in
      var best = call.arguments[0]
      var others = [call.arguments[1]]
      if case .array(let rest) = call.arguments[2] { others += rest }
      for value in others {
        let isLess =
          wantsLess
          ? try call.evaluation.isLess(value, best) : try !call.evaluation.isLess(value, best)
        if isLess { best = value }
      }
      return best
    }
  }
}
