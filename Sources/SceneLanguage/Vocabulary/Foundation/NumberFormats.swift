internal import Diptych

extension Library {
  /// The forms in which numbers, dates, and lists are written for people.
  static let formats = LibraryFamily(
    title: "Formats",
    types: [
      LibraryType(
        "FormatStyle",
        [
          .constant("number", NumberFormat()),
          .constant("percent", NumberFormat(.percent)),
          .staticMethod("currency", Parameter<String>("code")) {
            NumberFormat(.currency(code: $0))
          },
          .constant("dateTime", Date.FormatStyle()),
          .staticMethod(
            "list",
            Parameter<ListFormat.Kind>("type"),
            Parameter<ListFormat.Width>("width", default: { .standard })
          ) { ListFormat(kind: $0, width: $1) },
          LibraryEntry(
            kind: .staticMethod,
            name: "list",
            signature: Signature(
              parameters: [
                .parameter("memberStyle", .named("FormatStyle")),
                .parameter("type", ListFormat.Kind.sceneType),
                .parameter("width", ListFormat.Width.sceneType, hasDefault: true),
              ],
              result: ListFormat.sceneType
            )
          ) { call in
            ListFormat(
              kind: try call.arguments[1].read(as: ListFormat.Kind.self),
              width: ListFormat.Width.read(call.arguments[2]) ?? .standard,
              memberStyle: call.arguments[0]
            ).sceneValue
          },
        ]
      ),
      LibraryType(NumberFormat.sceneName, conformsTo: ["FormatStyle"], numberParts),
      LibraryType("IntegerFormatStyle", alias: NumberFormat.sceneType),
      LibraryType("Decimal.FormatStyle", alias: NumberFormat.sceneType),
      LibraryType("\(NumberFormat.sceneName).Currency", alias: NumberFormat.sceneType),
      LibraryType("\(NumberFormat.sceneName).Percent", alias: NumberFormat.sceneType),
      LibraryType(
        ListFormat.sceneName,
        conformsTo: ["FormatStyle"],
        [.method("locale", of: ListFormat.self, Parameter<Locale>("_")) { $0.locale($1) }]
      ),
      .values(of: ListFormat.Kind.self, ["and": .and, "or": .or]),
      .values(
        of: ListFormat.Width.self,
        ["standard": .standard, "short": .short, "narrow": .narrow]
      ),
      .values(
        of: NumberFormatStyleConfiguration.Precision.self,
        [:],
        [
          digits("significantDigits") { .significantDigits($0) },
          digits("fractionLength") { .fractionLength($0) },
          digits("integerLength") { .integerLength($0) },
          .staticMethod(
            "integerAndFractionLength",
            Parameter<Int>("integer"),
            Parameter<Int>("fraction")
          ) {
            NumberFormatStyleConfiguration.Precision.integerAndFractionLength(
              integer: $0,
              fraction: $1
            )
          },
          .staticMethod(
            "integerAndFractionLength",
            limits("integerLimits"),
            limits("fractionLimits")
          ) {
            NumberFormatStyleConfiguration.Precision.integerAndFractionLength(
              integerLimits: $0,
              fractionLimits: $1
            )
          },
        ]
      ),
      .values(
        of: NumberFormatStyleConfiguration.Grouping.self,
        ["automatic": .automatic, "never": .never]
      ),
      .values(
        of: NumberFormatStyleConfiguration.SignDisplayStrategy.self,
        ["automatic": .automatic, "never": .never, "accounting": .accounting],
        [
          .staticMethod("always", Parameter<Bool>("includingZero", default: { true })) {
            NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero: $0)
          },
          .staticMethod("always", Parameter<Bool>("showZero")) {
            NumberFormatStyleConfiguration.SignDisplayStrategy.always(showZero: $0)
          },
        ]
      ),
      .values(
        of: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy.self,
        ["automatic": .automatic, "always": .always]
      ),
      .values(
        of: NumberFormatStyleConfiguration.Notation.self,
        ["automatic": .automatic, "scientific": .scientific, "compactName": .compactName]
      ),
      .values(
        of: CurrencyFormatStyleConfiguration.Presentation.self,
        [
          "standard": .standard, "narrow": .narrow, "isoCode": .isoCode, "fullName": .fullName,
        ]
      ),
    ]
  )

  private static let numberParts: [LibraryEntry] = [
    .initializer { NumberFormat() },
    .initializer(Parameter<String>("code")) { NumberFormat(.currency(code: $0)) },
    .staticMethod("Currency", Parameter<String>("code")) { NumberFormat(.currency(code: $0)) },
    .staticMethod("Percent") { NumberFormat(.percent) },
    part("precision", \.precision, of: Parameter<NumberFormatStyleConfiguration.Precision>("_")),
    part("grouping", \.grouping, of: Parameter<NumberFormatStyleConfiguration.Grouping>("_")),
    part(
      "decimalSeparator",
      \.point,
      of: Parameter<NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy>("strategy")
    ),
    part("locale", \.locale, of: Parameter<Locale?>("_")),
    part("notation", \.notation, of: Parameter<NumberFormatStyleConfiguration.Notation>("_")),
    part(
      "presentation",
      \.presentation,
      of: Parameter<CurrencyFormatStyleConfiguration.Presentation>("_")
    ),
    part("scale", \.scale, of: .number("_")),
    .method(
      "sign",
      of: NumberFormat.self,
      Parameter<NumberFormatStyleConfiguration.SignDisplayStrategy>("strategy")
    ) { $0.signed($1) },
    .method(
      "rounded",
      of: NumberFormat.self,
      Parameter<RoundingRule>("rule", default: { RoundingRule(rule: .toNearestOrEven) }),
      Parameter<Double?>("increment", default: { nil })
    ) { $0.rounded(rule: $1.rule, increment: $2) },
    formattedMethod,
  ]

  /// A choice of one part of a number's form.
  private static func part<Choice: SceneRepresentable, Stored>(
    _ name: String,
    _ part: any WritableKeyPath<NumberFormat, Stored> & Sendable,
    of parameter: Parameter<Choice>
  ) -> LibraryEntry {
    .method(name, of: NumberFormat.self, parameter) { format, choice in
      var format = format
      if let choice = choice as? Stored { format[keyPath: part] = choice }
      return format
    }
  }

  /// A choice of how many digits, by a number or a range.
  private static func digits(
    _ name: String,
    _ make: @escaping @Sendable (ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision
  ) -> LibraryEntry {
    .staticMethod(name, limits("_"), make: make)
  }

  private static func limits(_ label: String) -> Parameter<ClosedRange<Int>> {
    Parameter(label, type: .unknown) { value, _ in
      switch value {
      case .int(let count): return count...count
      case .closedRange(let range): return range
      case .range(let range) where !range.isEmpty: return range.lowerBound...(range.upperBound - 1)
      case .native(let box):
        if let partial = box.value as? PartialRangeValue {
          let range = try partial.positions(from: 0, to: 1000)
          if !range.isEmpty { return range.lowerBound...(range.upperBound - 1) }
        }
      default: break
      }
      throw SceneStop(.valueMismatch("\(value.type)", expected: "Int"))
    }
  }

  /// `style.format(value)`.
  private static let formattedMethod = LibraryEntry.generic(
    "format",
    [.parameter(nil, .unknown)],
    result: .string
  ) { call in .string(try SceneFormat(call.receiver, in: call).string(call.arguments[0])) }

  /// `value.formatted()` and `value.formatted(.percent)`.
  static func formatted(default style: @escaping @Sendable () -> SceneValue) -> LibraryEntry {
    .generic(
      "formatted",
      [.optional(nil, .named("FormatStyle"))],
      result: .string
    ) { call in
      if case .absent = call.arguments[0] {
        return .string(try SceneFormat(style(), in: call).string(call.receiver))
      }
      return .string(try SceneFormat(call.arguments[0], in: call).string(call.receiver))
    }
  }
}

/// A list's form, before it is known what is listed.
struct ListFormat: NativeValue, Hashable {
  static let sceneName = "ListFormatStyle"

  enum Kind: NativeValue, Hashable {
    static let sceneName = "ListFormatStyle.ListType"
    case and, or
  }

  enum Width: NativeValue, Hashable {
    static let sceneName = "ListFormatStyle.Width"
    case standard, short, narrow
  }

  var kind = Kind.and
  var width = Width.standard
  /// The form of what is listed; `nil` where that is texts.
  var memberStyle: SceneValue?
  /// Whose language the list is in; `nil` for that of the United States.
  var locale: Locale?
}

extension ListFormat {
  private var language: ListLanguage { locale.map { ListLanguage($0) } ?? .english }

  fileprivate func locale(_ locale: Locale) -> ListFormat {
    var list = self
    list.locale = locale
    return list
  }

  func string(_ elements: [String]) -> String {
    let word: String? =
      switch (kind, width) {
      case (.or, _): language.or
      case (.and, .standard): language.and
      case (.and, .short): language.shortAnd
      case (.and, .narrow): language.narrowAnd
      }
    return language.join(elements, word: word)
  }
}

extension NumberFormat: NativeValue {
  static var sceneName: String { "FloatingPointFormatStyle" }
}
extension NumberFormatStyleConfiguration.Precision: NativeValue {
  static var sceneName: String { "NumberFormatStyleConfiguration.Precision" }
}
extension NumberFormatStyleConfiguration.Grouping: NativeValue {
  static var sceneName: String { "NumberFormatStyleConfiguration.Grouping" }
}
extension NumberFormatStyleConfiguration.SignDisplayStrategy: NativeValue {
  static var sceneName: String { "NumberFormatStyleConfiguration.SignDisplayStrategy" }
}
extension NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy: NativeValue {
  static var sceneName: String { "NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy" }
}
extension NumberFormatStyleConfiguration.Notation: NativeValue {
  static var sceneName: String { "NumberFormatStyleConfiguration.Notation" }
}
extension CurrencyFormatStyleConfiguration.Presentation: NativeValue {
  static var sceneName: String { "CurrencyFormatStyleConfiguration.Presentation" }
}
