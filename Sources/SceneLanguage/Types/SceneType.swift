/// A type as the binder knows it.
///
/// Where a type is not known before the scene runs it is ``unknown``, and the run time checks.
indirect enum SceneType: Hashable, Sendable {
  /// The type of an expression whose mistake is already told; it fits everywhere.
  case error
  /// A type that shows only while the scene runs.
  case unknown
  /// The type of what does not return.
  case never
  /// The type of the literal `nil`.
  case null
  /// A type or protocol of the library, by name, with its generic arguments.
  case named(String, [SceneType])
  /// A type or protocol that the scene declares.
  case declared(TypeDeclaration, [SceneType])
  case optional(SceneType)
  case array(SceneType)
  case dictionary(SceneType, SceneType)
  case tuple([TupleElement])
  case function(FunctionType)
  /// The type of a type's name used as a value.
  case metatype(SceneType)
  /// A generic parameter, by name.
  case parameter(String)
  /// What a type that is not known yet calls a type: `R.Action` of a generic parameter `R`.
  ///
  /// Until the type is known it is open, as ``unknown`` is.
  case member(String, of: SceneType)

  /// One element of a tuple type.
  struct TupleElement: Hashable, Sendable {
    var label: String?
    var type: SceneType
    /// Whether the tuple is what a dictionary calls its `Element`: messages name it so.
    var isOfDictionary = false

    static func == (one: TupleElement, other: TupleElement) -> Bool {
      one.label == other.label && one.type == other.type
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(label)
      hasher.combine(type)
    }
  }
}

/// The type of a closure or function value.
struct FunctionType: Hashable, Sendable {
  var parameters: [SceneType]
  var result: SceneType
  /// The result builder that a closure literal of this type is written in.
  var builder: BuilderKind?
  var traits: FunctionTraits

  init(
    _ parameters: [SceneType],
    _ result: SceneType,
    builder: BuilderKind? = nil,
    traits: FunctionTraits = FunctionTraits()
  ) {
    self.parameters = parameters
    self.result = result
    self.builder = builder
    self.traits = traits
  }
}

/// A result builder.
enum BuilderKind: Hashable, Sendable {
  /// `@ViewBuilder` and the library's other builders that gather a list.
  case view
  /// A builder that the scene declares.
  case declared(TypeDeclaration)
}

extension SceneType {
  static let void = SceneType.tuple([])
  static let bool = SceneType.named("Bool", [])
  static let int = SceneType.named("Int", [])
  static let double = SceneType.named("Double", [])
  static let cgFloat = SceneType.named("CGFloat", [])
  static let float = SceneType.named("Float", [])
  static let string = SceneType.named("String", [])
  static let decimal = SceneType.named("Decimal", [])
  static let substring = SceneType.named("Substring", [])
  static let character = SceneType.named("Character", [])
  static let view = SceneType.named("View", [])
  static let any = SceneType.named("Any", [])
  /// Any error: that of what says only that it throws.
  static let anyError = SceneType.named("Error", [])

  /// A library type without generic arguments.
  static func named(_ name: String) -> SceneType { .named(name, []) }

  /// What a dictionary holds.
  static func pair(_ key: SceneType, _ value: SceneType) -> SceneType {
    .tuple([
      TupleElement(label: "key", type: key, isOfDictionary: true),
      TupleElement(label: "value", type: value, isOfDictionary: true),
    ])
  }

  /// What a loop over a dictionary gets, which messages do not call its `Element`.
  var steppedElement: SceneType? {
    guard case .dictionary(let key, let value) = self else { return nil }
    return .tuple([
      TupleElement(label: "key", type: key), TupleElement(label: "value", type: value),
    ])
  }

  /// A tuple without labels.
  static func tuple(of types: [SceneType]) -> SceneType {
    .tuple(types.map { TupleElement(label: nil, type: $0) })
  }

  /// The type of a closure's parameter that the closure may change.
  static func `inout`(_ type: SceneType) -> SceneType { .named("inout", [type]) }

  /// What a changeable parameter holds, or `nil` for an ordinary one.
  var inoutValue: SceneType? {
    if case .named("inout", let arguments) = self { arguments.first } else { nil }
  }

  /// Whether nothing is known, so that every use must be allowed.
  var isOpen: Bool {
    switch self {
    case .unknown, .error, .member: true
    default: false
    }
  }

  /// Whether this is what a type that is not known yet calls a type.
  var isMember: Bool {
    if case .member = self { true } else { false }
  }

  /// Whether it shows only while the scene runs.
  var isUnknown: Bool {
    switch self {
    case .unknown, .member: true
    default: false
    }
  }

  /// The type without one layer of `Optional`.
  var unwrapped: SceneType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  var isOptional: Bool {
    switch self {
    case .optional, .null: true
    default: false
    }
  }

  /// Whether this is the type of a type, or one that may stand for it.
  var mayBeMetatype: Bool {
    switch self {
    case .metatype, .parameter, .named("Any", _), .function: true
    case .optional(let wrapped): wrapped.mayBeMetatype
    default: false
    }
  }

  /// Whether values of the type are certainly no optionals, as far as a scene can tell.
  var isDefinite: Bool {
    switch self {
    case .array, .dictionary, .tuple, .function, .declared: true
    case .named: isScalar
    default: false
    }
  }

  /// Whether this is a type of the scene's.
  var isDeclared: Bool {
    if case .declared = self { true } else { false }
  }

  /// Whether values of the type are certainly objects of a class of the scene.
  var isObject: Bool {
    if case .declared(let declaration, _) = self { declaration.kind == .class } else { false }
  }

  /// Whether this is an enumeration of the scene's.
  var isEnumeration: Bool {
    if case .declared(let declaration, _) = self { declaration.kind == .enumeration } else { false }
  }

  /// The type of the raw values of an enumeration of the scene's.
  var rawType: SceneType? {
    if case .declared(let declaration, _) = self { declaration.rawType } else { nil }
  }

  /// Whether this is an enumeration of the scene's that says that it lists its cases.
  var listsItsCases: Bool {
    guard case .declared(let declaration, _) = self else { return false }
    return declaration.kind == .enumeration && declaration.conforms(to: "CaseIterable")
      && declaration.cases.allSatisfy(\.signature.parameters.isEmpty)
  }

  /// Whether this is a dictionary of which neither keys nor values are told.
  var isUntold: Bool {
    if case .dictionary(.unknown, .unknown) = self { true } else { false }
  }

  /// Whether this is a number, a text, or a truth.
  var isScalar: Bool {
    isInteger || isFloatingPoint || self == .string || self == .substring || self == .bool
  }

  /// Whether this is the type of a text, or of a part of one.
  var isText: Bool { self == .string || self == .substring || self == .named("StringProtocol") }

  /// Whether this is the type of a type.
  var isMetatype: Bool {
    if case .metatype = self { true } else { false }
  }

  var isFloatingPoint: Bool {
    switch self {
    case .named("Double", _), .named("CGFloat", _), .named("Float", _), .named("TimeInterval", _),
      .named("Decimal", _):
      true
    default: false
    }
  }

  var isInteger: Bool {
    guard case .named(let name, _) = self else { return false }
    return SceneType.integerNames.contains(name)
  }

  static let integerNames: NameSet = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// The function type behind any optional, when this is one.
  var functionType: FunctionType? {
    switch self {
    case .function(let type): type
    case .optional(let wrapped): wrapped.functionType
    default: nil
    }
  }

  /// The type for a default value: its closures are not written in a builder of the scene's own.
  var withoutOwnBuilder: SceneType {
    guard case .function(var function) = self, case .declared? = function.builder else {
      return self
    }
    function.builder = nil
    return .function(function)
  }

  /// The name that members are declared under.
  var memberOwner: String? {
    switch self {
    case .named(let name, _): name
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .optional, .null: "Optional"
    case .never: "Never"
    default: nil
    }
  }

  /// The type with generic parameters replaced.
  func substituting(_ substitution: [String: SceneType]) -> SceneType {
    if substitution.isEmpty { return self }
    switch self {
    case .error, .unknown, .never, .null: return self
    case .parameter(let name): return substitution[name] ?? self
    case .member(let name, let base):
      let base = base.substituting(substitution)
      if case .parameter(let owner) = base, let known = substitution["\(owner).\(name)"] {
        return known
      }
      return base.member(name)
    case .named(let name, let arguments):
      return .named(name, arguments.map { $0.substituting(substitution) })
    case .declared(let declaration, let arguments):
      return .declared(declaration, arguments.map { $0.substituting(substitution) })
    case .optional(let wrapped): return .optional(wrapped.substituting(substitution))
    case .array(let element): return .array(element.substituting(substitution))
    case .dictionary(let key, let value):
      return .dictionary(key.substituting(substitution), value.substituting(substitution))
    case .tuple(let elements):
      return .tuple(
        elements.map { element in
          var element = element
          element.type = element.type.substituting(substitution)
          return element
        }
      )
    case .function(let type):
      return .function(
        FunctionType(
          type.parameters.map { $0.substituting(substitution) },
          type.result.substituting(substitution),
          builder: type.builder,
          traits: type.traits
        )
      )
    case .metatype(let type): return .metatype(type.substituting(substitution))
    }
  }

  /// The type with every generic parameter that is still free made unknown.
  func erasingParameters(except kept: Set<String> = []) -> SceneType {
    if !mentionsParameters { return self }
    var substitution: [String: SceneType] = [:]
    for name in parameterNames where !kept.contains(name) { substitution[name] = .unknown }
    return substituting(substitution)
  }

  /// Whether there is a generic parameter in this type.
  var mentionsParameters: Bool {
    switch self {
    case .error, .unknown, .never, .null: false
    case .parameter: true
    case .named(_, let arguments), .declared(_, let arguments):
      arguments.contains(where: \.mentionsParameters)
    case .optional(let type), .array(let type), .metatype(let type), .member(_, let type):
      type.mentionsParameters
    case .dictionary(let key, let value): key.mentionsParameters || value.mentionsParameters
    case .tuple(let elements): elements.contains { $0.type.mentionsParameters }
    case .function(let type):
      type.result.mentionsParameters || type.parameters.contains(where: \.mentionsParameters)
    }
  }

  /// Whether a part of this type is one whose mistake is already told.
  var mentionsError: Bool {
    switch self {
    case .error: true
    case .unknown, .never, .null, .parameter: false
    case .named(_, let arguments), .declared(_, let arguments):
      arguments.contains(where: \.mentionsError)
    case .optional(let type), .array(let type), .metatype(let type), .member(_, let type):
      type.mentionsError
    case .dictionary(let key, let value): key.mentionsError || value.mentionsError
    case .tuple(let elements): elements.contains { $0.type.mentionsError }
    case .function(let type):
      type.result.mentionsError || type.parameters.contains(where: \.mentionsError)
    }
  }

  /// The most types that one may be made of: an alias of two of another, which is one of two again,
  /// and so on, soon is of more than anything could go through.
  static let mostInOne = 1000

  /// Whether there are more types in this type than a number.
  func isMade(ofMoreThan limit: Int) -> Bool {
    var left = limit
    return !isMade(ofNoMoreThan: &left)
  }

  private func isMade(ofNoMoreThan left: inout Int) -> Bool {
    left -= 1
    guard left >= 0 else { return false }
    switch self {
    case .error, .unknown, .never, .null, .parameter: return true
    case .named(_, let arguments), .declared(_, let arguments):
      return arguments.allSatisfy { $0.isMade(ofNoMoreThan: &left) }
    case .optional(let type), .array(let type), .metatype(let type), .member(_, let type):
      return type.isMade(ofNoMoreThan: &left)
    case .dictionary(let key, let value):
      return key.isMade(ofNoMoreThan: &left) && value.isMade(ofNoMoreThan: &left)
    case .tuple(let elements): return elements.allSatisfy { $0.type.isMade(ofNoMoreThan: &left) }
    case .function(let type):
      return type.result.isMade(ofNoMoreThan: &left)
        && type.parameters.allSatisfy { $0.isMade(ofNoMoreThan: &left) }
    }
  }

  /// The names of the generic parameters in this type.
  var parameterNames: Set<String> {
    switch self {
    case .error, .unknown, .never, .null: []
    case .parameter(let name): [name]
    case .named(_, let arguments), .declared(_, let arguments):
      arguments.reduce(into: []) { $0.formUnion($1.parameterNames) }
    case .optional(let type), .array(let type), .metatype(let type), .member(_, let type):
      type.parameterNames
    case .dictionary(let key, let value): key.parameterNames.union(value.parameterNames)
    case .tuple(let elements): elements.reduce(into: []) { $0.formUnion($1.type.parameterNames) }
    case .function(let type):
      type.parameters.reduce(into: type.result.parameterNames) { $0.formUnion($1.parameterNames) }
    }
  }
}
