internal import SwiftSyntax

extension Binder {
  /// Binds `Type.init` as a function of the arguments that its place passes.
  func bind(
    initializerOf type: SceneType,
    labels: [String?]? = nil,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let all = initializers(of: type, at: place)
    let named = labels.map { labels in all.filter { $0.signature.fits(labels) } } ?? []
    let candidates = named.isEmpty ? all : named
    guard let wanted = expected.functionType else {
      let found = candidates.first
      guard let parameters = found?.signature.parameters else {
        return TypeExpression(named: type, span: place)
      }
      return bind(initializerOf: type, taking: parameters, at: place)
    }
    // Those without labels are meant first.
    let isPlain = { (candidate: Callable) in
      candidate.signature.parameters.allSatisfy { $0.label == nil }
    }
    let ordered = candidates.filter(isPlain) + candidates.filter { !isPlain($0) }
    let fitting = ordered.first { candidate in
      let parameters = candidate.signature.parameters
      return parameters.count == wanted.parameters.count
        && zip(parameters, wanted.parameters).allSatisfy { parameter, type in
          isConvertible(type, to: parameter.type.erasingParameters())
        }
    }
    if fitting == nil, wanted.parameters.count == 1,
      case .tuple(let elements) = wanted.parameters[0],
      let spread = ordered.first(where: {
        $0.signature.parameters.count == elements.count
      })
    {
      return bind(
        initializerOf: type,
        spreading: wanted.parameters[0],
        over: spread.signature.parameters,
        at: place
      )
    }
    let parameters = wanted.parameters.enumerated().map { index, type in
      var parameter = ParameterSignature(label: nil, name: "_", type: type)
      parameter.label = fitting?.signature.parameters[index].label
      return parameter
    }
    return bind(initializerOf: type, taking: parameters, at: place)
  }

  /// Binds `Self.init` and `T.init`, as functions: which type it makes shows only at run time.
  func bind(
    initializerOfTypeIn source: any BoundExpression,
    _ type: SceneType,
    labels: [String?]?,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    let wanted = expected.functionType?.parameters
    let fitting = initializers(ofMember: type).filter { initializer in
      let parameters = initializer.signature.substituting(["Self": type]).parameters
      if let labels { return initializer.signature.fits(labels) }
      guard let wanted else { return true }
      if wanted.count == 1, case .tuple(let elements) = wanted[0], elements.count > 1 {
        return parameters.count == elements.count
      }
      return parameters.count == wanted.count
        && zip(wanted, parameters).allSatisfy { isConvertible($0, to: $1.type.erasingParameters()) }
    }
    let plain = fitting.first { $0.signature.parameters.allSatisfy { $0.label == nil } }
    guard let initializer = plain ?? fitting.first else { return nil }
    let signature = initializer.signature.substituting(["Self": type])
    return InitializerReference(
      source: source,
      initializer: initializer,
      span: place,
      type: .function(
        FunctionType(
          signature.parameters.map(\.type),
          initializer.isFailable ? .optional(type) : type
        )
      )
    )
  }

  /// Binds `pairs.map(Type.init)`: the elements of the tuple are the arguments.
  private func bind(
    initializerOf type: SceneType,
    spreading tuple: SceneType,
    over parameters: [ParameterSignature],
    at place: SourceSpan
  ) -> any BoundExpression {
    bind(initializerOf: type, of: [tuple], labels: parameters.map(\.label), at: place) { locals in
      parameters.indices.map { index in
        TupleElementExpression(
          base: LocalExpression(locals[0], span: place),
          index: index,
          span: place,
          type: tuple.elementType(at: index)
        )
      }
    }
  }

  private func bind(
    initializerOf type: SceneType,
    taking parameters: [ParameterSignature],
    at place: SourceSpan
  ) -> any BoundExpression {
    bind(
      initializerOf: type,
      of: parameters.map(\.type),
      labels: parameters.map(\.label),
      at: place
    ) { locals in locals.map { LocalExpression($0, span: place) } }
  }

  /// Makes a function that calls the initializer with what `values` makes of its parameters.
  private func bind(
    initializerOf type: SceneType,
    of parameters: [SceneType],
    labels: [String?],
    at place: SourceSpan,
    values: ([LocalVariable]) -> [any BoundExpression]
  ) -> any BoundExpression {
    let code = FunctionCode(name: "init")
    let inner = FunctionScope(code: code, outer: nil)
    let value = within(scope, inner) { () -> any BoundExpression in
      code.parameters = parameters.enumerated().map { index, type in
        inner.declareOutermost("$\(index)", type: type)
      }
      let arguments = zip(labels, values(code.parameters)).map { label, value in
        CallArgument(label, value, at: place)
      }
      return construct(type, arguments, at: place, expecting: .unknown)
    }
    if value.isErroneous { return value }
    code.statements = [ReturnStatement(value: value)]
    return ClosureExpression(
      code: code,
      span: place,
      type: .function(FunctionType(parameters, value.type))
    )
  }
}

extension SceneType {
  /// The type of an element of a tuple.
  fileprivate func elementType(at index: Int) -> SceneType {
    guard case .tuple(let elements) = self, index < elements.count else { return .unknown }
    return elements[index].type
  }
}

/// The initializer of a type that shows only at run time, as a function of its arguments.
struct InitializerReference: BoundExpression {
  let source: any BoundExpression
  let initializer: FunctionDeclaration
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard case .type(let made) = try source.evaluate(in: frame) else { return .null }
    let (evaluation, initializer, span) = (frame.evaluation, initializer, span)
    let labels = initializer.signature.parameters.map(\.label)
    return .closure(
      SceneClosure { arguments in
        var arguments = arguments
        // `pairs.map(Self.init)`: the elements of the tuple are the arguments.
        if arguments.count == 1, labels.count > 1, case .tuple(let parts) = arguments[0] {
          arguments = parts
        }
        return try evaluation.staticMember(
          "init",
          labels,
          of: made.type,
          arguments,
          named: initializer,
          at: span
        )
      }
    )
  }
}
