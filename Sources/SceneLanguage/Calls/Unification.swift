extension Binder {
  /// Learns what generic parameters stand for from what the place of a call expects.
  ///
  /// What is made optional only there may be a plain value of the call; what a closure gives is
  /// optional in the closure too.
  func unify(
    resultOf signature: Signature,
    with expected: SceneType,
    _ free: Set<String>,
    _ found: inout [String: SceneType]
  ) {
    let wanted = signature.passesOnClosureResult ? expected : expected.unwrapped
    unify(signature.result, with: wanted, free, &found, weak: true)
  }

  /// Learns what generic parameters stand for by laying a type over a pattern.
  func unify(
    _ pattern: SceneType,
    with type: SceneType,
    _ free: Set<String>,
    _ found: inout [String: SceneType],
    weak: Bool = false
  ) {
    if type.isOpen {
      // It is a type that shows only while the scene runs.
      if case .member = type, case .parameter(let name) = pattern, free.contains(name) {
        found[name] = found[name] ?? type
      }
      return
    }
    switch (pattern, type) {
    case (.parameter(let name), _) where free.contains(name):
      if type == .null || (weak && isProtocol(type)) { return }
      found[name] = found[name].map { joined($0, type) } ?? type
    case (.optional(let inner), .optional(let other)):
      unify(inner, with: other, free, &found, weak: weak)
    case (.optional(let inner), _): unify(inner, with: type, free, &found, weak: weak)
    case (.array(let inner), .array(let other)):
      unify(inner, with: other, free, &found, weak: weak)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      unify(key, with: otherKey, free, &found, weak: weak)
      unify(value, with: otherValue, free, &found, weak: weak)
    case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
      for (element, other) in zip(elements, others) {
        unify(element.type, with: other.type, free, &found, weak: weak)
      }
    case (.function(let function), .function(let other)):
      for (parameter, otherParameter) in zip(function.parameters, other.parameters) {
        unify(parameter, with: otherParameter, free, &found, weak: weak)
      }
      if function.result == .void { return }
      unify(function.result, with: other.result, free, &found, weak: weak)
    case (.named("Sequence", let inner), _) where inner.count == 1:
      if let element = elementType(of: type) {
        unify(inner[0], with: element, free, &found, weak: weak)
      }
    case (.named("Publisher", let inner), _) where inner.count == 1:
      if let output = output(ofPublisher: type) {
        unify(inner[0], with: output, free, &found, weak: weak)
      }
    case (.named(let name, let inner), .named(let other, let others)) where name == other:
      for (one, two) in zip(inner, others) { unify(one, with: two, free, &found, weak: weak) }
    case (.declared(let one, let inner), .declared(let two, let others)) where one === two:
      for (one, two) in zip(inner, others) { unify(one, with: two, free, &found, weak: weak) }
    case (.metatype(let inner), .metatype(let other)):
      unify(inner, with: other, free, &found, weak: weak)
    default: break
    }
  }
}

extension Binder {
  /// What a publisher sends: that of a published property is a binding to it.
  private func output(ofPublisher type: SceneType) -> SceneType? {
    switch type {
    case .named("Binding", let arguments): return arguments.first
    case .declared(let declaration, let arguments):
      if declaration.name == "AnyPublisher", isOfPrelude(declaration.span) {
        return arguments.first
      }
      return declaration.superclass.flatMap { above in
        let inherited = declaration.superclassArguments.map {
          $0.substituting(declaration.generics(arguments))
        }
        return output(ofPublisher: .declared(above, inherited))
      }
    default: return nil
    }
  }
}

extension Signature {
  /// Whether the result is what a closure gives, of which nothing else tells the type.
  fileprivate var passesOnClosureResult: Bool {
    guard case .parameter(let name) = result else { return false }
    var isGiven = false
    for parameter in parameters where parameter.type.parameterNames.contains(name) {
      // Where a type is left out, it is the one that the closure gives.
      if parameter.type == .metatype(result), parameter.hasDefault { continue }
      guard case .function(let function) = parameter.type, function.result == result,
        !function.parameters.contains(where: { $0.parameterNames.contains(name) })
      else { return false }
      isGiven = true
    }
    return isGiven
  }
}
