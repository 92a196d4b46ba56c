internal import SwiftSyntax

/// Tells why a value does not fit its place, in the words of the compiler.
extension Binder {
  /// Tells of an expression that certainly does not fit and has words of its own for that; `nil`
  /// where conversions are left to be tried.
  func certainMisfit(
    of expression: any BoundExpression,
    as expected: SceneType,
    _ mistake: (String, String) -> SceneMistake
  ) -> (any BoundExpression)? {
    if case .optional(let wrapped) = expression.type, isConvertible(wrapped, to: expected) {
      if let attempt = expression as? TryExpression, attempt.isOptional {
        return erroneous(.optionalTryNotUnwrapped("\(expression.type)"), at: expression.span)
      }
      if expression is ChainExpression, expected == .bool,
        isCondition(mistake) || mistake("", "").isAboutReturn
      {
        return erroneous(.conditionNotBool("\(expression.type)"), at: expression.span)
      }
      if expression is ChainExpression, expected == .bool,
        case .cannotConvertClosureResult = mistake("", "")
      {
        return erroneous(.cannotConvertClosureResult("Bool?", to: "Bool"), at: expression.span)
      }
      if mistake("", "").isAboutPart, isNeverForced(expression) {
        return erroneous(mistake("\(expression.type)", "\(expected)"), at: expression.span)
      }
      let names = optionalNames(of: expression) ?? ("\(expression.type)", wrapped.told)
      return erroneous(
        .optionalNotUnwrapped(names.optional, wrapped: names.wrapped),
        at: expression.span
      )
    }
    if let misfit = misfit(ofBinding: expression, as: expected, mistake) { return misfit }
    if expression is TypeExpression, !expected.mayBeMetatype {
      if case .named(let name, _) = expected, LibraryProtocols.isOpaque(name) {
        return erroneous(
          .typeOfTypeDoesNotConform("\(expression.type)", protocolName: name),
          at: expression.span
        )
      }
      return erroneous(
        mistake("\(expression.type)", "\(expected.unwrapped)"),
        at: expression.span
      )
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
      for (branch, other) in [
        (branches.first, branches.second), (branches.second, branches.first),
      ] where branch is NilLiteral && isConvertible(other.type.unwrapped, to: expected) {
        return erroneous(.nilInContext("\(expected)"), at: branch.span)
      }
    }
    return nil
  }

  /// Tells of a value where a binding is wanted, or of a binding where its value is.
  private func misfit(
    ofBinding expression: any BoundExpression,
    as expected: SceneType,
    _ mistake: (String, String) -> SceneMistake
  ) -> (any BoundExpression)? {
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
    if case .cannotConvertArgument = mistake("Subject", "Value") {
      return misfit(ofProjection: expression, as: expected)
    }
    return nil
  }

  /// Tells of a binding, by the name of what it leads to, where only its value fits.
  func misfit(
    ofProjection expression: any BoundExpression,
    as expected: SceneType
  ) -> (any BoundExpression)? {
    guard case .named("Binding", let held) = expression.type, let value = held.first, !value.isOpen,
      isConvertible(value, to: expected),
      let name = self.expression(at: expression.span)?.trimmedDescription, name.hasPrefix("$")
    else { return nil }
    return erroneous(
      .projectionForValue(name, type: "\(expression.type)", wanted: "\(expected)"),
      at: expression.span
    )
  }

  /// Tells of what is no truth value where one is wanted.
  func misfit(
    ofCondition expression: any BoundExpression,
    _ mistake: (String, String) -> SceneMistake
  ) -> (any BoundExpression)? {
    if let number = expression as? IntLiteral, (0...1).contains(number.value) {
      return erroneous(.integerAsBool(number.value), at: expression.span)
    }
    if isCondition(mistake) {
      if expression is NilLiteral { return erroneous(.nilAsCondition, at: expression.span) }
      if expression is IntLiteral || expression is DoubleLiteral {
        return erroneous(.literalAsCondition("\(expression.type)"), at: expression.span)
      }
      // A condition that calls in a chain is told of as it stands.
      if expression.type == .optional(.bool) {
        return erroneous(.conditionNotBool("\(expression.type)"), at: expression.span)
      }
    }
    return nil
  }

  /// Tells of a value that no conversion makes fit.
  func misfit(
    of expression: any BoundExpression,
    as expected: SceneType,
    _ mistake: (String, String) -> SceneMistake
  ) -> any BoundExpression {
    if diagnostics.forgetsWording { return erroneous(mistake("", ""), at: expression.span) }
    // A value that is no optional does not fit what an optional would hold.
    let isWhole =
      expression.type.isOptional
      || expression is TernaryExpression && !mistake("", "").isAboutArgument
    let told = isWhole ? expected : expected.unwrapped
    var type = expression.type
    // An object in the place of another is taken to be unwrapped.
    if isObject(told), isObject(type.unwrapped), unwrappedImplicitly(expression) != nil {
      type = type.unwrapped
    }
    if expression is ArrayLiteral || expression is DictionaryLiteral { type = type.ofAnything }
    var misfit = mistake("\(type)", "\(told)")
    if expected == .bool, misfit.isAboutPlace, !(expression is NilLiteral),
      type.isOptional || type == .int && !(expression is IntLiteral)
    {
      misfit = .conditionNotBool("\(type)")
    }
    if let name = partName(of: expression), misfit.isAboutResult {
      misfit = .noCandidates(name, result: "\(told)")
    }
    if case .declared(let declaration, _) = told, declaration.kind == .protocol {
      return erroneous(misfit.aboutConformance(to: declaration.name), at: expression.span)
    }
    if told == .anyError { misfit = misfit.aboutConformance(to: "Error") }
    return erroneous(misfit, at: expression.span)
  }

  /// Whether a mistake is worded as one of a condition.
  private func isCondition(_ mistake: (String, String) -> SceneMistake) -> Bool {
    if case .conditionNotBool = mistake("Int", "Bool") { true } else { false }
  }
}

extension SceneType {
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
}
