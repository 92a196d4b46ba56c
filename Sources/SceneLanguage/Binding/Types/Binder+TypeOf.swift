extension Binder {
  /// Binds `type(of:)`: the static type, unless the value may be of a more special one.
  func bind(typeOf argument: CallArgument, at place: SourceSpan) -> any BoundExpression {
    let value = argument.bound ?? bind(argument.expression)
    if value.isErroneous { return value }
    return TypeOfExpression(value: value, span: place)
  }
}

/// `type(of:)`.
struct TypeOfExpression: BoundExpression {
  let value: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .metatype(value.type) }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let result = try value.evaluate(in: frame)
    if case .keyPath(let path) = result { return .type(TypeValue(path.type)) }
    let known = frame.concrete(value.type)
    if known.isExact { return .type(TypeValue(known)) }
    if case .existential(let typed) = result { return .type(TypeValue(typed.type)) }
    if case .object(let object) = result, case .declared(object.declaration, _) = known,
      known.parameterNames.isEmpty
    {
      return .type(TypeValue(known))
    }
    return .type(TypeValue(result.type))
  }
}

extension SceneType {
  /// Whether every value of this static type is of just this type.
  fileprivate var isExact: Bool {
    switch self {
    case .error, .unknown, .null, .parameter, .member, .never: false
    case .named(let name, let arguments):
      name != "Any" && !LibraryProtocols.contains(name) && !Library.standard.isClass(name)
        && arguments.allSatisfy(\.isExact)
    case .declared(let declaration, let arguments):
      declaration.kind != .protocol && declaration.kind != .class
        && arguments.allSatisfy(\.isExact)
    case .optional(let type), .array(let type): type.isKnown
    case .dictionary(let key, let value): key.isKnown && value.isKnown
    case .tuple(let elements): elements.allSatisfy { $0.type.isExact }
    case .function: true
    case .metatype(let type): type.isExact
    }
  }

  /// Whether the type is told, be it a protocol.
  private var isKnown: Bool { !isOpen && parameterNames.isEmpty }
}
