internal import SwiftSyntax

extension Binder {
  /// Binds a call of a value: a closure, or a value whose type has `callAsFunction`.
  func callValue(
    _ function: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    expecting expected: SceneType,
    signature: Signature? = nil
  ) -> any BoundExpression {
    if function.isErroneous {
      bindForDiagnostics(arguments)
      return ErroneousExpression(span: place)
    }
    if function.type.isOptional, let value = unwrappedImplicitly(function) {
      return callValue(value, arguments, at: place, expecting: expected, signature: signature)
    }
    if let type = (function as? TypeExpression)?.named {
      return construct(type, arguments, at: place, expecting: expected)
    }
    let make = { [self] (arguments: BoundArguments, type: SceneType) -> any BoundExpression in
      if case .function(let called) = function.type { checkEffects(called.traits, at: place) }
      return ValueCallExpression(function: function, arguments: arguments, span: place, type: type)
    }
    if let signature {
      let candidate = Callable(name: "function", signature: signature, make: make)
      return call(
        [candidate],
        arguments,
        at: place,
        nameSpan: function.span,
        expecting: expected
      )
    }
    if case .function(let type) = function.type {
      let parameters = type.parameters.map {
        ParameterSignature(
          label: nil,
          name: "_",
          type: $0.inoutValue ?? $0,
          isInout: $0.inoutValue != nil
        )
      }
      let candidate = Callable(
        name: "closure",
        signature: Signature(parameters: parameters, result: type.result),
        make: make
      )
      return call(
        [candidate],
        arguments,
        at: place,
        nameSpan: function.span,
        expecting: expected
      )
    }
    if function.type.isOpen {
      if arguments.count == 1, let only = arguments.first, only.label == nil,
        let expansion = only.expression.as(PackExpansionExprSyntax.self)
      {
        return SpreadCallExpression(
          function: function,
          arguments: bind(expansion: expansion),
          span: place
        )
      }
      let values = arguments.map {
        BoundArguments.Argument.expression($0.bound ?? bind($0.expression))
      }
      return make(BoundArguments(values), .unknown)
    }
    if let result = dynamicCall(function, arguments, at: place, expecting: expected) {
      return result
    }
    if let result = callAsFunction(function, arguments, at: place, expecting: expected) {
      return result
    }
    bindForDiagnostics(arguments)
    if case .optional(let wrapped) = function.type, case .function = wrapped {
      return erroneous(
        .optionalNotUnwrapped("\(function.type)", wrapped: "\(wrapped)"),
        at: function.span
      )
    }
    return erroneous(.notCallable("\(function.type)"), at: function.span)
  }

  /// A call of a value whose type is `@dynamicCallable`.
  private func dynamicCall(
    _ function: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    let methods = members("dynamicallyCall", of: function.type).declared
    if methods.isEmpty { return nil }
    let isLabeled = arguments.contains { $0.label != nil }
    let label = isLabeled ? "withKeywordArguments" : "withArguments"
    let expectedElement = methods.lazy.compactMap { $0.elements(label) }.first ?? .unknown
    let values = arguments.map { $0.bound ?? bind($0.expression, expecting: expectedElement) }
    if values.contains(where: \.isErroneous) { return ErroneousExpression(span: place) }
    let element = values.reduce(SceneType.unknown) { joined($0, $1.type) }
    var list: any BoundExpression = ArrayLiteral(
      elements: values,
      span: place,
      type: .array(element)
    )
    if isLabeled {
      let keys = arguments.map { StringLiteral(value: $0.label ?? "", span: place, type: .string) }
      list = ArrayLiteral(
        elements: zip(keys, values).map {
          TupleExpression(elements: [$0, $1], span: place, type: .tuple(of: [.string, element]))
        },
        span: place,
        type: .unknown
      )
    }
    return bind(
      callOf: "dynamicallyCall",
      on: function,
      [CallArgument(label, list, at: place)],
      at: place,
      nameSpan: function.span,
      expecting: expected
    )
  }

  private func callAsFunction(
    _ function: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    guard !members("callAsFunction", of: function.type).isEmpty else { return nil }
    return bind(
      callOf: "callAsFunction",
      on: function,
      arguments,
      at: place,
      nameSpan: function.span,
      expecting: expected
    )
  }
}

extension MemberTable.Member {
  /// What a method takes a list, or a dictionary, of under its one label.
  fileprivate func elements(_ label: String) -> SceneType? {
    guard case .method(let method) = self, let parameter = method.signature.parameters.first,
      parameter.label == label
    else { return nil }
    return switch parameter.type {
    case .array(let element): element
    case .dictionary(_, let value): value
    case .named("KeyValuePairs", let types): types.last
    default: nil
    }
  }
}
