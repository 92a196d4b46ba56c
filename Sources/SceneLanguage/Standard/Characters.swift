extension Library {
  /// What characters have beyond what texts have, and the scalars they are made of.
  static let characterDetails: [LibraryEntry] = [
    writingTo,
    .property("isWholeNumber", of: Character.self) { $0.isWholeNumber },
    .property("hexDigitValue", of: Character.self) { $0.hexDigitValue },
    .property("isCased", of: Character.self) { $0.isCased },
    .property("isMathSymbol", of: Character.self) { $0.isMathSymbol },
    .property("isCurrencySymbol", of: Character.self) { $0.isCurrencySymbol },
    .property("utf8", of: Character.self) { String($0).utf8.map(Int.init) },
    .genericProperty("unicodeScalars", result: .array(scalarType)) { call in
      .array(call.receiver.text.unicodeScalars.map { UnicodeScalarValue(scalar: $0).sceneValue })
    },
    LibraryEntry.initializer(Parameter<UnicodeScalarValue>("_")) { Character($0.scalar) },
  ]

  private static let scalarType = UnicodeScalarValue.sceneType

  static let unicodeScalars = LibraryType(
    UnicodeScalarValue.sceneName,
    conformsTo: ["Hashable", "Comparable", "ExpressibleByExtendedGraphemeClusterLiteral"],
    [
      LibraryEntry.initializer(Parameter<Character>("_")) { letter -> UnicodeScalarValue in
        UnicodeScalarValue(scalar: letter.unicodeScalars[letter.unicodeScalars.startIndex])
      },
      LibraryEntry.initializer(Parameter<Int>("_", type: .named("UInt8"))) {
        number -> UnicodeScalarValue in
        guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else {
          throw SceneStop(.invalidArgument("\(number) is no Unicode scalar"))
        }
        return UnicodeScalarValue(scalar: scalar)
      },
      optionalScalar(of: .int), optionalScalar(of: .named("UInt32")),
      optionalScalar(of: .named("UInt16")),
      LibraryEntry.initializer(Parameter<String>("_")) { text -> UnicodeScalarValue? in
        Unicode.Scalar(text).map { UnicodeScalarValue(scalar: $0) }
      },
      writingTo,
      .property("utf8", of: UnicodeScalarValue.self) { String($0.scalar).utf8.map(Int.init) },
      LibraryEntry.property("value", of: UnicodeScalarValue.self) { Int($0.scalar.value) }
        .returning(.named("UInt32")),
      .property("isASCII", of: UnicodeScalarValue.self) { $0.scalar.isASCII },
      .property("description", of: UnicodeScalarValue.self) { "\($0.scalar)" },
      .property("properties", of: UnicodeScalarValue.self) { ScalarProperties(scalar: $0.scalar) },
    ]
  )

  private static func optionalScalar(of type: SceneType) -> LibraryEntry {
    .initializer(Parameter<Int>("_", type: type)) { number -> UnicodeScalarValue? in
      UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { UnicodeScalarValue(scalar: $0) }
    }
  }

  /// What the Unicode standard says of scalars.
  static let scalarProperties = LibraryType(
    ScalarProperties.sceneName,
    [
      trait("isAlphabetic", \.isAlphabetic), trait("isLowercase", \.isLowercase),
      trait("isUppercase", \.isUppercase), trait("isWhitespace", \.isWhitespace),
      trait("isEmoji", \.isEmoji), trait("isEmojiPresentation", \.isEmojiPresentation),
      trait("isEmojiModifier", \.isEmojiModifier), trait("isMath", \.isMath),
      trait("isEmojiModifierBase", \.isEmojiModifierBase), trait("isDiacritic", \.isDiacritic),
      trait("isVariationSelector", \.isVariationSelector), trait("isBidiControl", \.isBidiControl),
      trait("isBidiMirrored", \.isBidiMirrored), trait("isIdeographic", \.isIdeographic),
      trait("isJoinControl", \.isJoinControl), trait("isHexDigit", \.isHexDigit),
      .property("name", of: ScalarProperties.self) { $0.scalar.properties.name },
      .property("numericValue", of: ScalarProperties.self) { $0.scalar.properties.numericValue },
      .property("lowercaseMapping", of: ScalarProperties.self) {
        $0.scalar.properties.lowercaseMapping
      },
      .property("uppercaseMapping", of: ScalarProperties.self) {
        $0.scalar.properties.uppercaseMapping
      },
    ]
  )

  private static func trait(
    _ name: String,
    _ path: any KeyPath<Unicode.Scalar.Properties, Bool> & Sendable
  ) -> LibraryEntry {
    .property(name, of: ScalarProperties.self) { $0.scalar.properties[keyPath: path] }
  }

  /// The other names of scalars.
  static let scalarNames = [
    LibraryType("Unicode"), LibraryType("UTF8"), LibraryType("Unicode.UTF8", alias: .named("UTF8")),
    LibraryType("UTF16"), LibraryType("Unicode.UTF16", alias: .named("UTF16")),
    LibraryType("Unicode.Scalar", alias: scalarType),
    LibraryType("String.UnicodeScalarView", alias: .array(scalarType)),
  ]
}

extension SceneValue {
  /// Whether this is a scalar of a text.
  var isScalarOfText: Bool {
    if case .native(let box) = self { box.value is UnicodeScalarValue } else { false }
  }
}

/// `Unicode.Scalar.Properties` as a value of the program.
struct ScalarProperties: NativeValue {
  static var sceneName: String { "UnicodeScalar.Properties" }
  let scalar: Unicode.Scalar
}

/// `Unicode.Scalar` as a value of the program.
struct UnicodeScalarValue: NativeValue, Hashable, Comparable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  static var sceneName: String { "UnicodeScalar" }
  let scalar: Unicode.Scalar
  var description: String { "\(scalar)" }
  var debugDescription: String { scalar.debugDescription }
  static func < (left: Self, right: Self) -> Bool { left.scalar < right.scalar }
}
