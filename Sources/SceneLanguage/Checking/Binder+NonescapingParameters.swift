/// Closures that a function must not keep, since it does not say that it does.
extension Binder {
  /// Tells of a parameter that leaves its function although it is not `@escaping`.
  ///
  /// - Returns: Whether the value may go where it goes.
  func checkEscape(
    of value: any BoundExpression,
    as use: NonescapingUse,
    at place: SourceSpan? = nil
  ) -> Bool {
    guard let local = nonescapingParameter(in: value) else { return true }
    report(.nonescapingParameter(local.variable.name, use), at: place ?? local.span)
    return false
  }

  /// Tells of a closure that is passed on to a parameter which may keep it.
  ///
  /// - Returns: Whether it may be passed.
  func checkEscape(
    passing value: any BoundExpression,
    to parameter: ParameterSignature,
    of candidate: Callable,
    expecting expected: SceneType
  ) -> Bool {
    if nonescapingParameter(in: value) == nil { return true }
    let generic = candidate.genericName(of: parameter)
    guard
      parameter.isEscaping
        || generic != nil && value.type.functionType?.gives(expected, self) != true
    else { return true }
    return checkEscape(of: value, as: generic.map { .generic($0) } ?? .passed)
  }

  /// The parameter whose closure must not be kept that an expression names.
  private func nonescapingParameter(in value: any BoundExpression) -> LocalExpression? {
    // Only few arguments are functions at all.
    guard value.type.functionType != nil else { return nil }
    let inner = (value as? WrapExpression)?.value ?? value
    guard let local = inner as? LocalExpression, local.variable.declaration.isNonescaping else {
      return nil
    }
    return local
  }
}

extension Callable {
  /// The name of the generic parameter that a parameter is declared with.
  fileprivate func genericName(of parameter: ParameterSignature) -> String? {
    if case .parameter(let name) = parameter.type { return name }
    let declared = (entry?.signature.parameters ?? []).filter {
      $0.label == parameter.label && $0.name == parameter.name
    }
    // Several may share a label: `reduce(_:_:)` takes any value, and then a closure.
    if declared.count == 1, case .parameter(let name) = declared[0].type { return name }
    return nil
  }
}

/// How a closure leaves the function that it was passed to.
package enum NonescapingUse: Sendable, Hashable {
  case passed
  case assigned
  case given
  /// To what a generic parameter of this name stands for.
  case generic(String)
}

extension NonescapingUse {
  /// The message about a parameter of a name, as the Swift compiler words it.
  func wording(of name: String) -> String {
    switch self {
    case .passed:
      "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
    case .assigned: "assigning non-escaping parameter '\(name)' to an '@escaping' closure"
    case .given:
      "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
    case .generic(let parameter):
      "converting non-escaping parameter '\(name)' to generic parameter '\(parameter)' "
        + "may allow it to escape"
    }
  }
}

extension LocalVariable {
  /// The variable itself, where closures know it by another one.
  fileprivate var declaration: LocalVariable { origin?.declaration ?? self }
}

extension ParameterSignature {
  /// Whether the function may only call the closure that it takes.
  var isNonescaping: Bool {
    guard case .function = type else { return false }
    return !isEscaping && !isVariadic && !isInout && !isAutoclosure
  }
}
