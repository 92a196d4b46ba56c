internal import SwiftSyntax

/// Arguments that have no elements where a sequence is taken.
extension Binder {
  /// What is wrong with a single value for a parameter of the library that is a sequence.
  func mistake(
    ofTaking value: any BoundExpression,
    _ argument: CallArgument,
    as parameter: ParameterSignature,
    by candidate: Callable
  ) -> SceneMistake? {
    guard candidate.isLibrary, let entry = candidate.entry,
      case .named(let wanted, _) = parameter.type, wanted == "Sequence" || wanted == "Collection"
    else { return nil }
    if case .optional(.array(let element)) = value.type {
      return .optionalNotUnwrapped("\(value.type)", wrapped: "[\(element)]")
    }
    guard isSingle(value.type) else { return nil }
    if entry.kind == .initializer {
      switch entry.signature.result {
      case .array: return .missingLabels("arrayLiteral:", isPlural: false)
      case .named("Set", _): return .noMatchingOverload("initializer")
      default: break
      }
      guard let owner = entry.owner, library.conforms(owner, to: "View") else { return nil }
      return .requiresConformance(
        "generic struct '\(owner)'",
        type: "\(value.type)",
        protocolName: "RandomAccessCollection"
      )
    }
    let isDeclared = if case .declared = value.type { true } else { false }
    if entry.name == "append", !isDeclared || !argument.expression.is(FunctionCallExprSyntax.self) {
      return .noMatchingOverload("instance method 'append'")
    }
    return .requiresConformance(
      entry.kind == .function
        ? "global function '\(entry.name)'"
        : "instance method " + (parameter.label == nil ? "'\(entry.name)'" : entry.spelled),
      type: "\(value.type)",
      protocolName: entry.name == "insert" ? "Collection" : wanted
    )
  }

  /// Whether it is certain that a value has no elements.
  private func isSingle(_ type: SceneType) -> Bool {
    switch type {
    case .declared(let declaration, _):
      declaration.kind != .protocol && elementType(of: type) == nil
    default: type.isInteger || type.isFloatingPoint || type == .bool
    }
  }
}
