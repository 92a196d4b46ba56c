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
      .function("lround", Parameter<Double>("_")) { number in
        guard let whole = Int(exactly: number.rounded()) else {
          throw SceneStop(.overflow("lround(\(number))"))
        }
        return whole
      },
    ],
    numericFunctions: LateFunctions(
      names: (functionsOfOne.map(\.name) + functionsOfTwo.map(\.name)).flatMap { [$0, $0 + "f"] }
    ) {
      functionsOfOne.flatMap { real($0.name, $0.apply) }
        + functionsOfTwo.flatMap { real($0.name, $0.apply) }
    }
  )

  private static let functionsOfOne = roundings + CMathematics.functions
  private static let functionsOfTwo = remainders + CMathematics.pairs

  private static let roundings: [(name: String, apply: @Sendable (Double) -> Double)] = [
    ("sqrt", { $0.squareRoot() }), ("floor", { $0.rounded(.down) }),
    ("ceil", { $0.rounded(.up) }), ("round", { $0.rounded() }),
    ("rint", { $0.rounded(.toNearestOrEven) }), ("trunc", { $0.rounded(.towardZero) }),
    ("fabs", { $0.magnitude }),
  ]

  private static let remainders: [(name: String, apply: @Sendable (Double, Double) -> Double)] = [
    ("fmod", { $0.truncatingRemainder(dividingBy: $1) }),
    ("remainder", { $0.remainder(dividingBy: $1) }),
  ]

  /// A function of numbers for each type of them: Foundation has it for `CGFloat`, and C calls that
  /// for `Float` by a name of its own.
  private static func real(
    _ name: String,
    _ apply: @escaping @Sendable (Double) -> Double
  ) -> [LibraryEntry] {
    let entry = LibraryEntry.function(name, Parameter<Double>("_"), apply: apply)
    return [entry.taking(.double), entry]
      + [name, name + "f"].map { name in
        .function(name, Parameter<Float>("_")) { Float(apply(Double($0))) }
      }
  }

  /// The same of two numbers.
  private static func real(
    _ name: String,
    _ apply: @escaping @Sendable (Double, Double) -> Double
  ) -> [LibraryEntry] {
    let entry = LibraryEntry.function(
      name,
      Parameter<Double>("_"),
      Parameter<Double>("_"),
      apply: apply
    )
    return [entry.taking(.double), entry]
      + [name, name + "f"].map { name in
        .function(name, Parameter<Float>("_"), Parameter<Float>("_")) {
          Float(apply(Double($0), Double($1)))
        }
      }
  }

  private static let absolute = LibraryEntry(
    kind: .function,
    name: "abs",
    signature: Signature(
      generics: ["T"],
      constraints: ["T": [.named("SignedNumeric")]],
      parameters: [ParameterSignature(label: nil, name: "_", type: .parameter("T"))],
      result: .parameter("T")
    )
  ) { call in
    switch call.arguments[0] {
    case .int(.min): throw SceneStop(.overflow("abs"))
    case .int(let value): return .int(Swift.abs(value))
    case .double(let value): return .double(Swift.abs(value))
    case .native(let box) where box.value is DecimalNumber:
      return (box.value as? DecimalNumber)?.magnitude.sceneValue ?? call.arguments[0]
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
        constraints: ["T": [.named("Comparable")]],
        parameters: [plain, plain, rest],
        result: .parameter("T")
      )
    ) { call in
      var best = call.arguments[0]
      var others = [call.arguments[1]]
      if case .array(let rest) = call.arguments[2] { others += rest }
      for value in others {
        let isLess: Bool
        if case (.double(let value), .double(let best)) = (value, best) {
          // What is no number is neither less than another nor greater.
          isLess = wantsLess ? value < best : value >= best
        } else {
          isLess = try call.evaluation.isLess(value, best) == wantsLess
        }
        if isLess { best = value }
      }
      return best
    }
  }
}

extension LibraryEntry {
  /// The same function of another type of numbers, which it returns as well.
  fileprivate func taking(_ type: SceneType) -> LibraryEntry {
    var copy = returning(type)
    for index in copy.signature.parameters.indices { copy.signature.parameters[index].type = type }
    return copy
  }
}
