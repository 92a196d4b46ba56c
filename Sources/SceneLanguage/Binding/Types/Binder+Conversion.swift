internal import SwiftSyntax

extension Binder {
  /// Converts an expression to the type of its place, or tells why that cannot be.
  func convert(
    _ expression: any BoundExpression,
    to expected: SceneType,
    mistake: (String, String) -> SceneMistake
  ) -> any BoundExpression {
    if expression.isErroneous { tellMisfit(ofBinding: expression, to: expected, mistake: mistake) }
    if expression.isErroneous || expected.isOpen { return expression }
    if expression.type.isUnknown, let variable = (expression as? LocalExpression)?.variable,
      variable.wantedType == nil
    {
      variable.wantedType = expected
    }
    if expression.type.isUnknown, expected.unwrapped.isFloatingPoint {
      return FloatingPointExpression(value: expression, type: expected)
    }
    if isOther(expression.type, than: expected) {
      if let list = list(ofPart: expression, as: expected) { return list }
      let misfit = mistake("\(expression.type)", "\(expected.unwrapped)")
      if let name = partName(of: expression), misfit.isAboutResult {
        return erroneous(.noCandidates(name, result: "\(expected)"), at: expression.span)
      }
      return erroneous(misfit, at: expression.span)
    }
    if expected == .any { warnOfOptional(asAny: expression, mistake) }
    if expected == .any, expression.type.isShownInText || expression.type.hidesNumbers {
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
    if isConvertible(expression.type, to: expected) {
      if expression.type.isOptional, expression.type != .null,
        case .declared(let declaration, _) = expected, declaration.kind == .protocol
      {
        return ExistentialExpression(value: expression, type: expected)
      }
      let depth = expected.optionalDepth - expression.type.optionalDepth
      if depth > 0, expression.type.isOptional, expression.type != .null {
        return WrapExpression(value: expression, count: depth, type: expected)
      }
      return expression
    }
    if case .optional(let wrapped) = expression.type, isConvertible(wrapped, to: expected) {
      if let value = unwrappedImplicitly(expression) { return value }
      if let attempt = expression as? TryExpression, attempt.isOptional {
        return erroneous(.optionalTryNotUnwrapped("\(expression.type)"), at: expression.span)
      }
      if expression is ChainExpression, expected == .bool, isCondition(mistake) {
        return erroneous(.conditionNotBool("\(expression.type)"), at: expression.span)
      }
      let names = optionalNames(of: expression) ?? ("\(expression.type)", "\(wrapped)")
      return erroneous(
        .optionalNotUnwrapped(names.optional, wrapped: names.wrapped),
        at: expression.span
      )
    }
    if case .named("Binding", let held) = expected, let field = expression as? FieldExpression,
      [.state, .binding, .focus].contains(field.property.wrapper),
      held.allSatisfy({ isConvertible(field.type, to: $0) }),
      field.span.end - field.span.start == field.property.name.utf8.count
    {
      let fixIt = SceneFixIt(
        message: "insert '$'",
        range: field.span.start..<field.span.start,
        replacement: "$"
      )
      report(
        .cannotConvertToBinding(
          field.property.name,
          type: "\(field.type)",
          to: "\(held.allSatisfy(\.isTold) ? expected : .binding(field.type))"
        ),
        at: field.span,
        fixIts: [fixIt]
      )
      return ErroneousExpression(span: field.span)
    }
    if case .named("Binding", let held) = expression.type, let value = held.first, !value.isOpen,
      !isCondition(mistake),
      isConvertible(value, to: expected), let name = self.expression(at: expression.span),
      name.trimmedDescription.hasPrefix("$")
    {
      return erroneous(
        .projectionForValue(
          name.trimmedDescription,
          type: "\(expression.type)",
          wanted: "\(expected)"
        ),
        at: expression.span
      )
    }
    if expression is TypeExpression, !expected.mayBeMetatype {
      if case .named(let name, _) = expected, LibraryProtocols.isOpaque(name) {
        return erroneous(
          .typeOfTypeDoesNotConform("\(expression.type)", protocolName: name),
          at: expression.span
        )
      }
      return erroneous(.typeAsValue, at: expression.span)
    }
    if case .tuple(let elements) = expression.type, case .tuple(let others) = expected,
      elements.count > 1, others.count > 1, elements.count != others.count
    {
      return erroneous(
        .tupleCount("\(expression.type)", pattern: "\(expected)"),
        at: expression.span
      )
    }
    if case .function(let function) = expression.type, function.gives(expected, self) {
      let made = isObject(function.result) ? function.result : expected.unwrapped
      return erroneous(.functionNotCalled("\(made)"), at: expression.span)
    }
    if let branches = expression as? TernaryExpression, expected.isScalar || expected.isDeclared {
      for branch in [branches.first, branches.second] where branch is NilLiteral {
        return erroneous(.nilInContext("\(expected)"), at: branch.span)
      }
    }
    if let made = make(expected.unwrapped, fromLiteral: expression) { return made }
    if expected == .bool, let number = expression as? IntLiteral, (0...1).contains(number.value) {
      return erroneous(.integerAsBool(number.value), at: expression.span)
    }
    if expected == .bool, isCondition(mistake) {
      if expression is NilLiteral { return erroneous(.nilAsCondition, at: expression.span) }
      if expression is IntLiteral || expression is DoubleLiteral {
        return erroneous(.literalAsCondition("\(expression.type)"), at: expression.span)
      }
      // A condition that calls in a chain is told of as it stands.
      if expression.type == .optional(.bool) {
        return erroneous(.conditionNotBool("\(expression.type)"), at: expression.span)
      }
    }
    if case .function(let own) = expression.type, let wanted = expected.functionType,
      wanted.takesApart(own.parameters.count),
      isConvertible(.tuple(of: wanted.parameters), to: .tuple(of: [.tuple(of: own.parameters)]))
    {
      return SpreadFunction(
        function: expression,
        type: .function(FunctionType(wanted.parameters, own.result))
      )
    }
    if let list = list(ofPart: expression, as: expected) { return list }
    if diagnostics.forgetsWording { return erroneous(mistake("", ""), at: expression.span) }
    // A value that is no optional does not fit what an optional would hold.
    let told = expression.type.isOptional ? expected : expected.unwrapped
    var type = expression.type
    // An object in the place of another is taken to be unwrapped.
    if isObject(told), isObject(type.unwrapped), unwrappedImplicitly(expression) != nil {
      type = type.unwrapped
    }
    if expression is ArrayLiteral || expression is DictionaryLiteral { type = type.ofAnything }
    var misfit = mistake("\(type)", "\(told)")
    if let name = partName(of: expression), misfit.isAboutResult {
      misfit = .noCandidates(name, result: "\(told)")
    }
    if case .declared(let declaration, _) = told, declaration.kind == .protocol {
      return erroneous(misfit.aboutConformance(to: declaration.name), at: expression.span)
    }
    return erroneous(misfit, at: expression.span)
  }

  /// Whether a mistake is worded as one of a condition.
  private func isCondition(_ mistake: (String, String) -> SceneMistake) -> Bool {
    if case .conditionNotBool = mistake("Int", "Bool") { true } else { false }
  }

  /// What a property of a type such as `UILabel!` holds; `nil` for other expressions.
  func unwrappedImplicitly(_ expression: any BoundExpression) -> (any BoundExpression)? {
    if let entry = (expression as? EntryPropertyExpression)?.entry, entry.isImplicitlyUnwrapped {
      return ForceUnwrapExpression(
        value: expression,
        span: expression.span,
        type: expression.type.unwrapped
      )
    }
    let property: PropertyDeclaration? =
      switch expression {
      case let field as FieldExpression: field.property
      case let global as GlobalExpression: global.property
      case let computed as ComputedPropertyExpression: computed.property
      default: nil
      }
    guard property?.isImplicitlyUnwrapped == true else { return nil }
    return ForceUnwrapExpression(
      value: expression,
      span: expression.span,
      type: expression.type.unwrapped
    )
  }

  /// Whether a value of one type can stand where another is expected.
  func isConvertible(_ type: SceneType, to expected: SceneType) -> Bool {
    if type == expected || type.isOpen || expected.isOpen || type == .never { return true }
    switch (type, expected) {
    case (_, .parameter(let name)) where isAnother(type, than: name): return false
    case (_, .parameter(let name)):
      return (scope.constraints(of: name) ?? []).allSatisfy { conforms(type, to: $0) }
    case (.parameter, _) where isForeign(type): return true
    case (_, .named("Any", _)): return true
    case (.null, .optional): return true
    case (.optional(let wrapped), .optional(let other)): return isConvertible(wrapped, to: other)
    case (_, .optional(let wrapped)): return isConvertible(type, to: wrapped)
    case (.array(let element), .array(let other)): return isConvertible(element, to: other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return isConvertible(key, to: otherKey) && isConvertible(value, to: otherValue)
    case (.tuple(let elements), .tuple(let others)):
      return elements.count == others.count
        && zip(elements, others).allSatisfy { element, other in
          isConvertible(element.type, to: other.type)
            && (element.label == nil || other.label == nil || element.label == other.label)
        }
    case (.function(let function), .function(let other)):
      return function.parameters.count == other.parameters.count
        && zip(function.parameters, other.parameters).allSatisfy { !$0.isOtherScalar(than: $1) }
        && (other.result == .void || isConvertible(function.result, to: other.result))
    case (.metatype(let type), .metatype(let other)):
      return type.mentionsParameters || other.mentionsParameters || isConvertible(type, to: other)
    case (.declared(let declaration, let arguments), .declared(let other, let others)):
      if declaration === other,
        zip(arguments, others).contains(where: { $0.isOtherScalar(than: $1) })
      {
        return false
      }
      return declaration.conforms(to: other)
    case (.named(let name, let arguments), .named(let other, let others))
    where name == other && (arguments.isEmpty || others.isEmpty):
      return true
    case (.named(let name, let arguments), .named(let other, let others))
    where name == other && arguments.count == others.count:
      return zip(arguments, others).allSatisfy { isConvertible($0, to: $1) }
    case (.named("KeyPath", let arguments), .named("KeyPath", let others)):
      // `PartialKeyPath` and `AnyKeyPath` say less.
      return zip(arguments, others).allSatisfy { isConvertible($0, to: $1) }
    default:
      if type.isFloatingPoint && expected.isFloatingPoint { return true }
      // Calls of the library take parts of texts; every other place is checked for them.
      if isPart(type, where: expected) { return true }
      return isProtocol(expected) && conforms(type, to: expected)
        || isClass(expected) && inherits(type, from: expected)
    }
  }

  /// Whether a value only seems to fit its place: calls of the library take parts of texts for texts,
  /// and numbers of every precision, and all other places do not.
  func isOther(_ type: SceneType, than expected: SceneType) -> Bool {
    switch (type, expected) {
    case (_, .optional(let wrapped)): isOther(type.unwrapped, than: wrapped)
    case (.array(let element), .array(let other)): isOther(element, than: other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      isOther(key, than: otherKey) || isOther(value, than: otherValue)
    default: type.isOtherPrecision(than: expected) || isPart(type, where: expected)
    }
  }

  /// Whether this is a part of a text, or what may be one, where a text is wanted.
  func isPart(_ type: SceneType, where expected: SceneType) -> Bool {
    let type = type.unwrapped
    return expected.unwrapped == .string && type != .string && isText(type)
  }

  /// Whether a type is certainly not the one that a generic parameter around stands for.
  private func isAnother(_ type: SceneType, than parameter: String) -> Bool {
    // The library's own Swift says less of its types than the compiler asks for.
    if isInPrelude { return false }
    guard parameter != "Self", !decidedParameters.contains(parameter),
      genericsInScope.contains(parameter), scope.constrainedTypes[parameter] == nil
    else { return false }
    switch type {
    case .optional, .null: return true
    case .parameter(let other): return other != "Self" && genericsInScope.contains(other)
    case .declared(let declaration, _): return declaration.kind != .protocol
    case .array, .dictionary, .tuple, .function: return !mayTakeLiterals(parameter)
    default: return type.isScalar && !mayTakeLiterals(parameter)
    }
  }

  /// Whether literals may stand for values of a generic parameter.
  private func mayTakeLiterals(_ parameter: String) -> Bool {
    (scope.constraints(of: parameter) ?? []).contains { constraint in
      switch constraint {
      case .declared(let declaration, _): !declaration.conformances.isEmpty
      case .named(let name, _): !SceneType.protocolsOfValues.contains(name)
      default: true
      }
    }
  }

  /// Whether values of a type are certainly objects.
  func isObject(_ type: SceneType) -> Bool { type.isObject || isClass(type) }

  private func isClass(_ type: SceneType) -> Bool {
    if case .named(let name, _) = type { library.isClass(name) } else { false }
  }

  /// Whether a type is a class that inherits from a library class.
  private func inherits(_ type: SceneType, from expected: SceneType) -> Bool {
    guard case .named(let name, _) = expected else { return false }
    switch type {
    case .named(let own, _): return library.conforms(own, to: name)
    case .declared(let declaration, _): return declaration.conforms(to: name)
    case .parameter(let parameter):
      return (scope.constraints(of: parameter) ?? []).contains { inherits($0, from: expected) }
    default: return false
    }
  }

  /// Whether values of many types fit, so that the type tells nothing about the value.
  func isProtocol(_ type: SceneType) -> Bool {
    switch type {
    case .named(let name, _): LibraryProtocols.contains(name)
    case .declared(let declaration, _): declaration.kind == .protocol
    default: false
    }
  }

  /// Whether a type conforms to a protocol.
  ///
  /// Conformances of the library's types that no picture depends on are taken for granted.
  func conforms(_ type: SceneType, to constraint: SceneType) -> Bool {
    if type.isOpen || constraint.isOpen || type == constraint { return true }
    guard case .named(let name, _) = constraint else {
      guard case .declared(let wanted, _) = constraint else { return true }
      if wanted.isComposition, !type.isDeclared {
        return wanted.conformances.allSatisfy { conforms(type, to: $0) }
      }
      switch type {
      case .declared(let declaration, _):
        return declaration.conforms(to: wanted)
          || declaration.inheritedLibraryClass.map { conforms(library: $0, to: wanted) } == true
      case .parameter(let parameter):
        return (scope.constraints(of: parameter) ?? []).contains { conforms($0, to: constraint) }
      case .never: return true
      default: return type.memberOwner.map { conforms(library: $0, to: wanted) } ?? false
      }
    }
    guard Binder.strictProtocols.contains(name) else { return true }
    switch type {
    case .never: return true
    case .declared(let declaration, _): return declaration.conforms(to: name)
    case .named(let own, _): return library.conforms(own, to: name)
    case .optional(let wrapped): return name == "View" && conforms(wrapped, to: constraint)
    case .parameter(let parameter):
      return (scope.constraints(of: parameter) ?? []).contains { conforms($0, to: constraint) }
    default: return false
    }
  }

  /// Whether extensions of the scene make a type of the library, or one that it inherits from,
  /// conform to a protocol of the scene.
  private func conforms(library type: String, to wanted: TypeDeclaration) -> Bool {
    if program.conformances.isEmpty { return false }
    return library.owners(of: type).contains { owner in
      (program.conformances[owner] ?? []).contains { conformance in
        guard case .declared(let other, _) = conformance else { return false }
        return other === wanted || other.conforms(to: wanted)
      }
    }
  }

  /// The protocols whose conformances are checked.
  private static let strictProtocols = NameSet(
    LibraryProtocols.styles.union(SceneType.keyProtocols).union([
      "View", "Shape", "InsettableShape", "ShapeStyle", "Layout", "Gesture",
      "StringProtocol",
    ])
  )
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
  /// Whether both are plain values, and not the same.
  fileprivate func isOtherScalar(than other: SceneType) -> Bool {
    isScalar && other.isScalar && self != other
      && (!(isFloatingPoint && other.isFloatingPoint) || isOtherPrecision(than: other))
  }

  /// The type of an empty list as the compiler takes it, where nothing tells what it holds.
  fileprivate var ofAnything: SceneType {
    switch self {
    case .array(let element) where element.isOpen: .array(.any)
    case .dictionary(let key, let value) where key.isOpen && value.isOpen:
      .dictionary(.named("AnyHashable"), .any)
    default: self
    }
  }

  /// Whether a binding to it is told by its name: numbers of every precision go where the library
  /// takes any of them.
  fileprivate var isTold: Bool { !isOpen && !isFloatingPoint }

  /// Whether values of the type hold numbers that look as those of `Int` or `Double`.
  fileprivate var hidesNumbers: Bool {
    switch self {
    case .named(_, let arguments) where !arguments.isEmpty:
      arguments.contains(where: \.hidesNumbers)
    case .array(let element): element.hidesNumbers
    case .dictionary(let key, let value): key.hidesNumbers || value.hidesNumbers
    case .parameter: true
    default: self == .cgFloat || isInteger && self != .int
    }
  }

  /// Whether both are numbers with fractions, of which one is `Float` or `Decimal`, and the other not.
  func isOtherPrecision(than other: SceneType) -> Bool {
    isFloatingPoint && other.isFloatingPoint && self != other
      && [self, other].contains { $0 == .float || $0 == .decimal }
  }
}
