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
    if let type = (function as? TypeExpression)?.named {
      return construct(type, arguments, at: place, expecting: expected)
    }
    let make = { (arguments: BoundArguments, type: SceneType) -> any BoundExpression in
      ValueCallExpression(function: function, arguments: arguments, span: place, type: type)
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
        ParameterSignature(label: nil, name: "_", type: $0)
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
      let values = arguments.map {
        BoundArguments.Argument.expression($0.bound ?? bind($0.expression))
      }
      return make(BoundArguments(values), .unknown)
    }
    if let result = callAsFunction(function, arguments, at: place, expecting: expected) {
      return result
    }
    bindForDiagnostics(arguments)
    return erroneous(.notCallable("\(function.type)"), at: function.span)
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
