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

  /// Binds a static member of a generic parameter, whose type shows only at run time: that of the
  /// argument `type: T.Type` or `value: T`.
  func bind(
    dynamicStatic name: String,
    of type: SceneType,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard let source = typeSource(of: type, at: place) else { return nil }
    let found = members(name, of: type, isStatic: true)
    guard case .property(let property)? = found.declared.first else { return nil }
    return DynamicStaticExpression(
      source: source,
      name: name,
      labels: nil,
      arguments: BoundArguments(),
      span: place,
      type: self.type(of: property)
    )
  }

  /// Binds the making of a value of a generic parameter's type.
  func construct(
    dynamically type: SceneType,
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard let source = typeSource(of: type, at: place) else { return nil }
    let values = arguments.map {
      BoundArguments.Argument.expression($0.bound ?? bind($0.expression))
    }
    return DynamicStaticExpression(
      source: source,
      name: "init",
      labels: arguments.map(\.label),
      arguments: BoundArguments(values),
      span: place,
      type: type
    )
  }

  /// An expression that tells at run time what a generic parameter stands for.
  private func typeSource(of type: SceneType, at place: SourceSpan) -> (any BoundExpression)? {
    guard let parameters = function?.code.parameters else { return nil }
    let metatype = parameters.first { $0.type == .metatype(type) }
    let source = metatype ?? parameters.first { $0.type == type || $0.type == .array(type) }
    return source.map { LocalExpression($0, span: place) }
  }
}

/// A static member or a new value of a type that shows only when the scene runs.
struct DynamicStaticExpression: BoundExpression {
  /// A type, or a value of it.
  let source: any BoundExpression
  let name: String
  /// The labels of a call.
  let labels: [String?]?
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    var owner = try source.evaluate(in: frame).type
    if case .metatype(let type) = owner { owner = type }
    if case .array(let element) = owner, case .array = source.type { owner = element }
    let values = try arguments.evaluate(in: frame)
    return try tracing(span) {
      try frame.evaluation.staticMember(name, labels, of: owner, values, at: span)
    }
  }
}

extension Evaluation {
  /// Reads a static property, or makes a value, of a type that the scene declares.
  fileprivate func staticMember(
    _ name: String,
    _ labels: [String?]?,
    of type: SceneType,
    _ arguments: [SceneValue],
    at span: SourceSpan
  ) throws -> SceneValue {
    guard case .declared(let declaration, _) = type else {
      throw SceneStop(.implicitMemberNotFound(name, type: "\(type)", suggestion: nil), at: span)
    }
    if let labels, name == "init" {
      let blank = Array(repeating: SceneValue.absent, count: declaration.storedProperties.count)
      let initializer = declaration.ownOrInheritedInitializers.first {
        $0.signature.parameters.map(\.label) == labels
      }
      if initializer == nil, !labels.isEmpty {
        throw SceneStop(.implicitMemberNotFound(name, type: "\(type)", suggestion: nil), at: span)
      }
      var value = try declaration.instance(fields: blank, self, at: span)
      _ = try initializer?.code.call(on: &value, arguments, self, at: span)
      return value
    }
    for table in program.tables(of: type) {
      guard case .property(let property)? = table.staticMembers[name]?.first else { continue }
      switch property.storage {
      case .global(let index): return try global(index)
      case .computed:
        return try property.getter?.call(.type(TypeValue(type)), [], self, at: span) ?? .null
      default: continue
      }
    }
    throw SceneStop(.implicitMemberNotFound(name, type: "\(type)", suggestion: nil), at: span)
  }
}
