extension Binder {
  /// Converts an expression to the type of its place, or tells why that cannot be.
  func convert(
    _ expression: any BoundExpression,
    to expected: SceneType,
    mistake: (String, String) -> SceneMistake
  ) -> any BoundExpression {
    if expression.isErroneous { tellMisfit(ofBinding: expression, to: expected, mistake: mistake) }
    if expression.isErroneous || expected.isOpen { return expression }
    let type = expression.type
    if type.isUnknown, let variable = (expression as? LocalExpression)?.variable,
      variable.wantedType == nil
    {
      variable.wantedType = expected
    }
    if type.isUnknown, expected.unwrapped.isFloatingPoint {
      return FloatingPointExpression(value: expression, type: expected)
    }
    if isOther(type, than: expected) {
      if let list = list(ofPart: expression, as: expected) { return list }
      let misfit = mistake("\(type)", "\(expected.unwrapped)")
      if let name = partName(of: expression), misfit.isAboutResult {
        return erroneous(.noCandidates(name, result: "\(expected)"), at: expression.span)
      }
      return erroneous(misfit, at: expression.span)
    }
    if expected == .any { warnOfOptional(asAny: expression, mistake) }
    if expected == .any, let described = SequenceDescription(expression) { return described }
    if expected == .any, type.isShownInText || type.hidesNumbers || type.isTypedFunction {
      return ExistentialExpression(value: expression)
    }
    if case .array = expected.unwrapped, let view = viewOfDictionary(expression) {
      let misfit = mistake(view, "\(expected.unwrapped)")
      if misfit.namesWrittenType { return erroneous(misfit, at: expression.span) }
    }
    if case .named("Binding", let held) = expected, held.allSatisfy({ !$0.isOpen }),
      let publisher = publisherType(of: expression)
    {
      return erroneous(mistake(publisher, "\(expected)"), at: expression.span)
    }
    if isConvertible(type, to: expected) {
      if type.isOptional, type != .null,
        case .declared(let declaration, _) = expected, declaration.kind == .protocol
      {
        return ExistentialExpression(value: expression, type: expected)
      }
      return wrap(expression, in: expected)
    }
    if mayBeView(expression, of: expected) { return expression }
    if case .optional(let wrapped) = type, isConvertible(wrapped, to: expected),
      let value = unwrappedImplicitly(expression)
    {
      return value
    }
    if let misfit = certainMisfit(of: expression, as: expected, mistake) { return misfit }
    if let made = make(expected.unwrapped, fromLiteral: expression) { return made }
    if expected == .bool, let misfit = misfit(ofCondition: expression, mistake) { return misfit }
    if case .function(let own) = type, let wanted = expected.functionType,
      wanted.takesApart(own.parameters.count),
      isConvertible(.tuple(of: wanted.parameters), to: .tuple(of: [.tuple(of: own.parameters)]))
    {
      return SpreadFunction(
        function: expression,
        type: .function(FunctionType(wanted.parameters, own.result))
      )
    }
    if let list = list(ofPart: expression, as: expected) { return list }
    return misfit(of: expression, as: expected, mistake)
  }

  /// The expression with as many optionals around it as a type has more than its own.
  ///
  /// Only what may be `nil` itself looks different inside of another optional.
  func wrap(_ expression: any BoundExpression, in expected: SceneType) -> any BoundExpression {
    let type = expression.type
    let depth = expected.optionalDepth - type.optionalDepth
    guard depth > 0, type.isOptional || type.isFreeParameter, type != .null else {
      return expression
    }
    return WrapExpression(value: expression, count: depth, type: expected)
  }

  /// What a variable or property of a type such as `UILabel!` holds, or what a call gives of such a
  /// type; `nil` for other expressions.
  func unwrappedImplicitly(_ expression: any BoundExpression) -> (any BoundExpression)? {
    let isImplicit =
      switch expression {
      case let entry as EntryPropertyExpression: entry.entry.isImplicitlyUnwrapped
      case let local as LocalExpression: local.variable.isImplicitlyUnwrapped
      case let field as FieldExpression: field.property.isImplicitlyUnwrapped
      case let global as GlobalExpression: global.property.isImplicitlyUnwrapped
      case let computed as ComputedPropertyExpression: computed.property.isImplicitlyUnwrapped
      case let call as FunctionCallExpression: call.code.declaration?.isImplicitlyUnwrapped == true
      case let call as MutatingCallExpression: call.code.declaration?.isImplicitlyUnwrapped == true
      case let call as DynamicCallExpression: call.named?.isImplicitlyUnwrapped == true
      case let call as InitializerCallExpression: call.initializer.isImplicitlyUnwrapped
      default: false
      }
    guard isImplicit else { return nil }
    return ForceUnwrapExpression(
      value: expression,
      span: expression.span,
      type: expression.type.unwrapped
    )
  }
}

extension FunctionType {
  /// Whether a call without arguments would make what a place expects.
  func gives(_ expected: SceneType, _ binder: Binder) -> Bool {
    guard parameters.isEmpty, !expected.isOpen, expected != .any, expected.functionType == nil,
      result.isScalar || result.isDeclared || binder.isObject(result)
        || result == expected && (expected == .void || expected.isFreeParameter)
    else { return false }
    return binder.isConvertible(result, to: expected)
  }
}

extension SceneType {
  /// Whether it is a function of types that are known, which its values do not show.
  fileprivate var isTypedFunction: Bool {
    guard case .function(let type) = self else { return false }
    return !type.result.isOpen && !type.parameters.contains(where: \.isOpen)
  }

  /// Whether values of the type hold numbers that look as those of `Int` or `Double`.
  fileprivate var hidesNumbers: Bool {
    switch self {
    case .named(_, let arguments) where !arguments.isEmpty:
      arguments.contains(where: \.hidesNumbers)
    case .array(let element): element.hidesNumbers
    case .tuple(let elements): elements.contains(where: \.type.hidesNumbers)
    case .dictionary(let key, let value): key.hidesNumbers || value.hidesNumbers
    case .parameter: true
    default: self == .cgFloat || isInteger && self != .int
    }
  }
}
