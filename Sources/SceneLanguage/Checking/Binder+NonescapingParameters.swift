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
    let inner = (value as? WrapExpression)?.value ?? value
    guard let local = inner as? LocalExpression, local.variable.declaration.isNonescaping else {
      return true
    }
    report(.nonescapingParameter(local.variable.name, use), at: place ?? local.span)
    return false
  }
}

extension Callable {
  /// The name of the generic parameter that a parameter is declared with.
  func genericName(of parameter: ParameterSignature) -> String? {
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
