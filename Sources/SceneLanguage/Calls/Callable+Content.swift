extension Callable {
  /// What the library's declaration calls the type of the views that a closure makes for a
  /// parameter; `nil` where the parameter takes none.
  ///
  /// The library's tables say only that these are views. Apple's initializers name each generic
  /// parameter after what it stands for, as their labels do.
  func contentName(of parameter: ParameterSignature, _ function: FunctionType) -> String? {
    guard let entry, entry.kind == .initializer, function.builder == .view else { return nil }
    return switch parameter.label {
    case "header": "Parent"
    case "content", nil: "Content"
    case let label?: label.prefix(1).uppercased() + label.dropFirst()
    }
  }

  /// The name of the first such type that nothing in a call tells, as there is no closure for it.
  func untoldContent(_ assigned: [ArgumentPositions]) -> String? {
    for (parameter, positions) in zip(signature.parameters, assigned)
    where positions.isEmpty && !parameter.canBeLeftOut {
      if let function = parameter.type.functionType,
        let name = contentName(of: parameter, function)
      {
        return name
      }
    }
    return nil
  }
}

extension Callable {
  /// Whether the last of its parameters takes the closure behind the parentheses of a call: one that
  /// the parentheses name is given already.
  func takesClosure(behind arguments: [CallArgument]) -> Bool {
    guard let last = signature.parameters.last, last.takesTrailingClosure else { return false }
    return last.label == nil
      || !arguments.contains { !$0.isTrailing && $0.label == last.label }
  }
}
