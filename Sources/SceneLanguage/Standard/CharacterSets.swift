extension Library {
  /// Foundation's sets of characters.
  static let characterSets: LibraryType = {
    var type = LibraryType(
      CharacterSetValue.sceneName,
      conformsTo: ["Hashable"],
      namedSets.map { .constant($0.name, CharacterSetValue($0.contains)) }
        + urlSets.map { .constant($0.name, CharacterSetValue(lettersDigitsAnd: $0.signs)) }
        + makings + questions + combinations + changes
    )
    type.literalElement = .character
    type.arrayLiteral = { values in
      CharacterSetValue(charactersIn: values.map(\.text).joined()).sceneValue
    }
    return type
  }()

  private typealias Members = @Sendable (Unicode.Scalar) -> Bool

  private static func categories(_ wanted: Unicode.GeneralCategory...) -> Members {
    { scalar in wanted.contains(scalar.properties.generalCategory) }
  }

  private static let newline: Members = { scalar in
    (0xA...0xD).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }

  /// What Foundation counts as white space on a line; a zero width space is of another category.
  private static let blank: Members = { scalar in
    scalar.properties.generalCategory == .spaceSeparator || [0x9, 0x200B].contains(scalar.value)
  }

  private static let namedSets: [(name: String, contains: Members)] = [
    ("whitespaces", blank), ("newlines", newline),
    ("whitespacesAndNewlines", { blank($0) || newline($0) }),
    (
      "punctuationCharacters",
      categories(
        .connectorPunctuation,
        .dashPunctuation,
        .openPunctuation,
        .closePunctuation,
        .initialPunctuation,
        .finalPunctuation,
        .otherPunctuation
      )
    ),
    ("symbols", categories(.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol)),
    ("decimalDigits", categories(.decimalNumber)),
    ("letters", { letters($0) || marks($0) }),
    (
      "alphanumerics",
      { scalar in
        letters(scalar) || marks(scalar) || numerals(scalar)
      }
    ),
    ("uppercaseLetters", categories(.uppercaseLetter, .titlecaseLetter)),
    ("capitalizedLetters", categories(.titlecaseLetter)),
    ("lowercaseLetters", categories(.lowercaseLetter)),
    ("nonBaseCharacters", marks), ("controlCharacters", categories(.control, .format)),
  ]

  private static let letters = categories(
    .uppercaseLetter,
    .lowercaseLetter,
    .titlecaseLetter,
    .modifierLetter,
    .otherLetter
  )
  private static let marks = categories(.nonspacingMark, .spacingMark, .enclosingMark)
  private static let numerals = categories(.decimalNumber, .letterNumber, .otherNumber)

  /// The signs that parts of an address may have beside letters and digits, as RFC 3986 tells them
  /// and Foundation takes them.
  private static let urlSets = [
    (name: "urlQueryAllowed", signs: "!$&'()*+,-./:;=?@_~"),
    (name: "urlFragmentAllowed", signs: "!$&'()*+,-./:;=?@_~"),
    (name: "urlPathAllowed", signs: "!$&'()*+,-./:=@_~"),
    (name: "urlHostAllowed", signs: "!$&'()*+,-.:;=[]_~"),
    (name: "urlUserAllowed", signs: "!$&'()*+,-.;=_~"),
    (name: "urlPasswordAllowed", signs: "!$&'()*+,-.;=_~"),
  ]

  private static let makings: [LibraryEntry] =
    [
      .initializer { CharacterSetValue(charactersIn: "") },
      .initializer(Parameter<String>("charactersIn")) { CharacterSetValue(charactersIn: $0) },
    ]
    + ["Range", "ClosedRange"].map(making)

  /// `CharacterSet(charactersIn: "a"..."f")`.
  private static func making(ofRange name: String) -> LibraryEntry {
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.parameter("charactersIn", .named(name, [UnicodeScalarValue.sceneType]))],
        result: CharacterSetValue.sceneType
      )
    ) { call in
      guard case .native(let box) = call.arguments[0], let range = box.value as? ComparableRange,
        let lower = UnicodeScalarValue.read(range.lower)?.scalar,
        let upper = UnicodeScalarValue.read(range.upper)?.scalar
      else { throw SceneStop(.valueMismatch("\(call.arguments[0].type)", expected: name)) }
      let isClosed = range.isClosed
      return CharacterSetValue { $0 >= lower && (isClosed ? $0 <= upper : $0 < upper) }.sceneValue
    }
  }

  private static let questions: [LibraryEntry] = [
    .property("inverted", of: CharacterSetValue.self) { set in
      try CharacterSetValue(depth: set.depth + 1) { !set.contains($0) }
    },
    .method("contains", of: CharacterSetValue.self, Parameter<UnicodeScalarValue>("_")) {
      $0.contains($1.scalar)
    },
  ]

  private typealias Combination =
    @Sendable (CharacterSetValue, CharacterSetValue, Unicode.Scalar) -> Bool

  private static let combined: [(name: String, form: String, combine: Combination)] = [
    ("union", "formUnion", { $0.contains($2) || $1.contains($2) }),
    ("intersection", "formIntersection", { $0.contains($2) && $1.contains($2) }),
    ("subtracting", "subtract", { $0.contains($2) && !$1.contains($2) }),
    ("symmetricDifference", "formSymmetricDifference", { $0.contains($2) != $1.contains($2) }),
  ]

  /// Sets made of two others; each has a form that changes the first.
  private static let combinations: [LibraryEntry] = combined.flatMap { name, form, combine in
    [
      .method(name, of: CharacterSetValue.self, Parameter<CharacterSetValue>("_")) {
        try $0.combined(with: $1, combine)
      },
      .mutation(form, of: CharacterSetValue.self, Parameter<CharacterSetValue>("_")) {
        $0 = try $0.combined(with: $1, combine)
      },
    ]
  }

  private static let changes: [LibraryEntry] = [("insert", true), ("remove", false)].flatMap {
    (name: String, isIn: Bool) -> [LibraryEntry] in
    [
      .changing(name, .parameter(nil, UnicodeScalarValue.sceneType), isIn),
      .changing(name, .parameter("charactersIn", .string), isIn),
    ]
  }
}

extension LibraryEntry {
  /// Puts characters into a set, or takes them out, while nothing else holds the set: it would be
  /// copied.
  fileprivate static func changing(
    _ name: String,
    _ characters: ParameterSignature,
    _ isIn: Bool
  ) -> LibraryEntry {
    .generic(name, [characters], result: .void, isMutating: true) { call in
      var set = try CharacterSetValue.receiver(of: call)
      let given = call.arguments[0]
      call.receiver = .absent
      defer { call.receiver = set.sceneValue }
      if let scalar = UnicodeScalarValue.read(given)?.scalar {
        set.exceptions[scalar] = isIn
      } else {
        for scalar in given.text.unicodeScalars { set.exceptions[scalar] = isIn }
      }
      return .void
    }
  }
}

/// `CharacterSet` as a value of the program: a rule, and what was put in or taken out since.
struct CharacterSetValue: NativeValue {
  static var sceneName: String { "CharacterSet" }
  private let rule: @Sendable (Unicode.Scalar) -> Bool
  fileprivate var exceptions: [Unicode.Scalar: Bool] = [:]
  /// How many sets are made of one another here.
  private(set) var depth = 0

  init(_ rule: @escaping @Sendable (Unicode.Scalar) -> Bool) { self.rule = rule }

  init(charactersIn text: String) {
    let scalars = Set(text.unicodeScalars)
    self.init { scalars.contains($0) }
  }

  /// The letters and digits of ASCII, and some signs.
  fileprivate init(lettersDigitsAnd signs: String) {
    self.init { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || signs.unicodeScalars.contains(scalar)
    }
  }

  /// Creates a set from others.
  ///
  /// - Throws: A stop where so many sets lead from one to the next that no answer would come: one
  ///   that is joined with itself again and again asks twice as often each time.
  fileprivate init(depth: Int, _ rule: @escaping @Sendable (Unicode.Scalar) -> Bool) throws {
    guard depth <= Self.greatestDepth else {
      let made = "a 'CharacterSet' made of others more than \(Self.greatestDepth) times"
      throw SceneStop(.unsupported(made))
    }
    (self.rule, self.depth) = (rule, depth)
  }

  private static let greatestDepth = 16

  func contains(_ scalar: Unicode.Scalar) -> Bool { exceptions[scalar] ?? rule(scalar) }

  fileprivate func combined(
    with other: CharacterSetValue,
    _ combine: @escaping @Sendable (CharacterSetValue, CharacterSetValue, Unicode.Scalar) -> Bool
  ) throws -> CharacterSetValue {
    try CharacterSetValue(depth: max(depth, other.depth) + 1) { combine(self, other, $0) }
  }
}
