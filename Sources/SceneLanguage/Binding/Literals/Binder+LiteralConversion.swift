extension Binder {
  /// The value of a type that says it can be made of a literal.
  func make(
    _ type: SceneType,
    fromLiteral literal: any BoundExpression
  ) -> (any BoundExpression)? {
    if case .named(let name, _) = type { return make(type, named: name, ofLetter: literal) }
    guard case .declared(let declaration, _) = type else { return nil }
    // The minus before a number belongs to the literal.
    if let number = (literal as? NegationExpression)?.operand as? IntLiteral {
      let negative = IntLiteral(value: -number.value, span: literal.span, type: number.type)
      return make(type, fromLiteral: negative)
    }
    let labels: [(name: String, label: String)] =
      switch literal {
      case is StringLiteral, is InterpolatedString:
        [
          ("ExpressibleByStringLiteral", "stringLiteral"),
          ("ExpressibleByUnicodeScalarLiteral", "unicodeScalarLiteral"),
        ]
      case is IntLiteral:
        [
          ("ExpressibleByIntegerLiteral", "integerLiteral"),
          ("ExpressibleByFloatLiteral", "floatLiteral"),
        ]
      case is DoubleLiteral: [("ExpressibleByFloatLiteral", "floatLiteral")]
      case is BoolLiteral: [("ExpressibleByBooleanLiteral", "booleanLiteral")]
      case is ArrayLiteral: [("ExpressibleByArrayLiteral", "arrayLiteral")]
      case is NilLiteral: [("ExpressibleByNilLiteral", "nilLiteral")]
      case is DictionaryLiteral: [("ExpressibleByDictionaryLiteral", "dictionaryLiteral")]
      default: []
      }
    for (name, label) in labels where declaration.conforms(to: name) {
      guard let initializer = literalInitializer(of: declaration, label) else { continue }
      guard let arguments = literalArguments(literal, initializer, type) else { continue }
      let type = self.type(type, madeBy: initializer, of: literal)
      return InitializerCallExpression(
        declaration: declaration,
        initializer: initializer,
        arguments: arguments,
        span: literal.span,
        type: type
      )
    }
    return nil
  }

  /// The initializer of a type of the scene's, or of a protocol of it, that literals go through.
  private func literalInitializer(
    of declaration: TypeDeclaration,
    _ label: String
  ) -> FunctionDeclaration? {
    let owners = CollectionOfOne(declaration.members) + declaration.allProtocols.lazy.map(\.members)
    return owners.lazy.flatMap(\.initializers).first {
      !$0.isRequirement && $0.signature.parameters.map(\.label) == [label]
    }
  }

  /// What literals of many elements are made of that make a type of the scene's; `nil` where none do.
  func literalElement(of type: SceneType, _ label: String) -> SceneType? {
    guard case .declared(let declaration, _) = type else { return nil }
    guard let initializer = literalInitializer(of: declaration, label),
      let parameter = initializer.signature.parameters.first, parameter.isVariadic
    else { return nil }
    return parameter.type.substituting(substitution(for: type))
      .erasingParameters(except: genericsInScope)
  }

  /// The value of a library type that is made of a literal of one letter.
  private func make(
    _ type: SceneType,
    named name: String,
    ofLetter literal: any BoundExpression
  ) -> (any BoundExpression)? {
    guard let text = literal as? StringLiteral, text.value.count == 1,
      library.conforms(name, to: "ExpressibleByExtendedGraphemeClusterLiteral")
    else { return nil }
    let letter = StringLiteral(value: text.value, span: text.span, type: .character)
    return construct(
      type,
      [CallArgument(nil, letter, at: text.span)],
      at: text.span,
      expecting: type
    )
  }

  /// The type with the arguments that a literal tells: `let stack: Stack = [1, 2]`.
  private func type(
    _ type: SceneType,
    madeBy initializer: FunctionDeclaration,
    of literal: any BoundExpression
  ) -> SceneType {
    guard case .declared(let declaration, let arguments) = type,
      arguments.contains(where: \.isOpen),
      let pattern = initializer.signature.parameters.first?.type
    else { return type }
    var found: [String: SceneType] = [:]
    let free = Set(declaration.genericParameters)
    switch literal {
    case let array as ArrayLiteral:
      if let element = elementType(of: array.type) { unify(pattern, with: element, free, &found) }
    case let dictionary as DictionaryLiteral:
      if case .dictionary(let key, let value) = dictionary.type {
        unify(pattern, with: .tuple(of: [key, value]), free, &found)
      }
    default: unify(pattern, with: literal.type, free, &found)
    }
    return .declared(
      declaration,
      zip(declaration.genericParameters, arguments).map { name, known in
        known.isOpen ? found[name] ?? known : known
      }
    )
  }

  /// A literal as the arguments of the initializer that takes it.
  private func literalArguments(
    _ literal: any BoundExpression,
    _ initializer: FunctionDeclaration,
    _ type: SceneType
  ) -> BoundArguments? {
    guard let parameter = initializer.signature.parameters.first else { return nil }
    let wanted = parameter.type.substituting(substitution(for: type)).erasingParameters()
    switch literal {
    case let array as ArrayLiteral where parameter.isVariadic:
      return BoundArguments([.variadic(array.elements.map { number($0, as: wanted) })])
    case let dictionary as DictionaryLiteral where parameter.isVariadic:
      var types = (SceneType.unknown, SceneType.unknown)
      if case .tuple(let elements) = wanted, elements.count == 2 {
        types = (elements[0].type, elements[1].type)
      }
      let pairs = dictionary.pairs.map { pair -> any BoundExpression in
        let elements = [number(pair.key, as: types.0), number(pair.value, as: types.1)]
        return TupleExpression(elements: elements, span: literal.span, type: wanted)
      }
      return BoundArguments([.variadic(pairs)])
    case is NilLiteral:
      return BoundArguments([
        .expression(TupleExpression(elements: [], span: literal.span, type: .void))
      ])
    default:
      return BoundArguments([.expression(number(literal, as: wanted))])
    }
  }

  /// A whole number where one with a fraction is wanted, or a nested literal of a scene's type.
  private func number(
    _ literal: any BoundExpression,
    as type: SceneType
  ) -> any BoundExpression {
    if let number = literal as? IntLiteral, type.isFloatingPoint {
      return DoubleLiteral(value: Double(number.value), span: number.span, type: type)
    }
    return make(type, fromLiteral: literal) ?? literal
  }
}
