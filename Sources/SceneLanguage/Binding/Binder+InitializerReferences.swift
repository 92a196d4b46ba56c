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
    let parameters = wanted.parameters.enumerated().map { index, type in
      var parameter = ParameterSignature(label: nil, name: "_", type: type)
      parameter.label = fitting?.signature.parameters[index].label
      return parameter
    }
    return bind(initializerOf: type, taking: parameters, at: place)
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
