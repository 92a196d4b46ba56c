internal import SwiftSyntax

/// Initial values that alone tell the types of what they are for.
extension Binder {
  /// Tells when a value is no tuple of as many elements as a pattern has.
  func checkTuple(_ pattern: PatternSyntax, of value: any BoundExpression) -> Bool {
    guard let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count > 1,
      !value.type.isOpen
    else { return true }
    var types: [SceneType] = []
    if case .tuple(let elements) = value.type { types = elements.map(\.type) }
    let names = tuple.elements.indices.enumerated().map { index, _ in
      index < types.count ? "\(types[index])" : "_"
    }
    let spelled = "(" + names.joined(separator: ", ") + ")"
    if case .optional(.tuple(let elements)) = value.type, elements.count == tuple.elements.count {
      let names = ("\(value.type)", "\(value.type.unwrapped)")
      report(.optionalNotUnwrapped(names.0, wrapped: names.1), at: value.span)
      return false
    }
    guard case .tuple(let elements) = value.type else {
      report(.cannotConvertValue("\(value.type)", to: spelled), at: value.span)
      return false
    }
    if elements.count == tuple.elements.count { return true }
    report(.tupleCount("\(value.type)", pattern: spelled), at: value.span)
    return false
  }

  /// Tells of `let x = nil` and `let x = []`; as the argument of a wrapper's initializer an empty
  /// list is one of anything.
  func tellUntyped(_ value: any BoundExpression, _ syntax: ExprSyntax, isWrapped: Bool = false) {
    if value is ClosureExpression { tellUntypedParameters(of: syntax) }
    switch value {
    case is NilLiteral where value.type == .null: report(.nilWithoutType, at: value.span)
    case is ArrayLiteral where isWrapped, is DictionaryLiteral where isWrapped: break
    case let literal as ArrayLiteral where literal.elements.isEmpty:
      report(.literalWithoutType("array"), at: value.span)
    case let literal as DictionaryLiteral where literal.pairs.isEmpty && literal.type.isUntold:
      report(.literalWithoutType("dictionary"), at: value.span)
    default: break
    }
  }

  /// Warns of a variable that holds the nothing which a call gives.
  func warnOfNothing(
    _ type: SceneType,
    in name: String,
    isMutable: Bool,
    at place: SourceSpan
  ) {
    guard type.isNothing else { return }
    report(
      .inferredVoid(name, type: "\(type)", isMutable: isMutable),
      at: place,
      severity: .warning
    )
  }
}

extension SceneType {
  /// Whether it has no values that differ: nothing, or an optional or a list of that.
  fileprivate var isNothing: Bool {
    switch self {
    case .optional(let wrapped): wrapped.isNothing
    case .array(let element): element == .void
    default: self == .void
    }
  }
}
