internal import SwiftSyntax

extension Binder {
  /// Binds `Type.init` as a function of the arguments that its place passes.
  func bind(
    initializerOf type: SceneType,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    guard let wanted = expected.functionType else {
      let found = initializers(of: type, at: place).first
      guard let parameters = found?.signature.parameters else {
        return TypeExpression(named: type, span: place)
      }
      return bind(initializerOf: type, taking: parameters, at: place)
    }
    let fitting = initializers(of: type, at: place).first { candidate in
      let parameters = candidate.signature.parameters
      return parameters.count == wanted.parameters.count
        && zip(parameters, wanted.parameters).allSatisfy { parameter, type in
          isConvertible(type, to: parameter.type.erasingParameters())
        }
    }
    if fitting == nil, wanted.parameters.count == 1,
      case .tuple(let elements) = wanted.parameters[0],
      let spread = initializers(of: type, at: place).first(where: {
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

  /// Binds `pairs.map(Type.init)`: the elements of the tuple are the arguments.
  private func bind(
    initializerOf type: SceneType,
    spreading tuple: SceneType,
    over parameters: [ParameterSignature],
    at place: SourceSpan
  ) -> any BoundExpression {
    let code = FunctionCode(name: "init")
    let inner = FunctionScope(code: code, outer: nil)
    let value = within(scope, inner) { () -> any BoundExpression in
      let variable = inner.declareOutermost("$0", type: tuple)
      code.parameters.append(variable)
      let arguments = parameters.enumerated().map { index, parameter in
        CallArgument(
          label: parameter.label,
          labelSpan: nil,
          expression: .placeholder,
          span: place,
          isTrailing: false,
          bound: TupleElementExpression(
            base: LocalExpression(variable, span: place),
            index: index,
            span: place,
            type: tuple.elementType(at: index)
          )
        )
      }
      return construct(type, arguments, at: place, expecting: .unknown)
    }
    if value.isErroneous { return value }
    code.statements = [ReturnStatement(value: value)]
    return ClosureExpression(
      code: code,
      span: place,
      type: .function(FunctionType([tuple], value.type))
    )
  }

  private func bind(
    initializerOf type: SceneType,
    taking parameters: [ParameterSignature],
    at place: SourceSpan
  ) -> any BoundExpression {
    let code = FunctionCode(name: "init")
    let inner = FunctionScope(code: code, outer: nil)
    let value = within(scope, inner) { () -> any BoundExpression in
      let arguments = parameters.enumerated().map { index, parameter -> CallArgument in
        let variable = inner.declareOutermost("$\(index)", type: parameter.type)
        code.parameters.append(variable)
        return CallArgument(
          label: parameter.label,
          labelSpan: nil,
          expression: .placeholder,
          span: place,
          isTrailing: false,
          bound: LocalExpression(variable, span: place)
        )
      }
      return construct(type, arguments, at: place, expecting: .unknown)
    }
    if value.isErroneous { return value }
    code.statements = [ReturnStatement(value: value)]
    return ClosureExpression(
      code: code,
      span: place,
      type: .function(FunctionType(parameters.map(\.type), value.type))
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
