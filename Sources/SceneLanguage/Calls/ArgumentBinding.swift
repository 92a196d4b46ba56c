internal import SwiftSyntax

/// Binds the arguments of a call whose meaning is chosen.
extension Binder {
  /// Binds arguments to parameters, finds what generic parameters stand for, and makes the call.
  func bind(
    _ candidate: Callable,
    _ arguments: [CallArgument],
    _ assigned: [ArgumentPositions],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let signature = candidate.signature
    let free = signature.freeParameters
    let decided = decidedParameters
    let tabValue = tabValue
    defer {
      decidedParameters = decided
      self.tabValue = tabValue
    }
    decidedParameters.formUnion(free)
    var found: [String: SceneType] = [:]
    if !free.isEmpty { unify(resultOf: signature, with: expected, free, &found) }
    var bound: [BoundArguments.Argument] = Array(repeating: .omitted, count: assigned.count)
    // What knows its own type tells what generic parameters stand for; literals then take these
    // types, and closures come last, because all others tell the types of their parameters.
    var order = assigned.indices.filter { !assigned[$0].isEmpty }
    let isOrdered = free.isEmpty && signature.parameters.allSatisfy { $0.type.functionType == nil }
    if order.count > 1, !isOrdered {
      let ranked = order.map { index in
        (rank(assigned[index].map { arguments[$0] }, signature.parameters[index], free), index)
      }
      order = ranked.sorted { $0 < $1 }.map(\.1)
    }
    if !free.isEmpty {
      guessLiteralTypes(arguments, assigned, of: candidate, at: place, free, &found)
      guessListTypes(arguments, assigned, of: candidate, at: place, free, &found)
      guessDotTypes(arguments, assigned, of: signature, free, &found)
    }
    var failed = false
    let before = diagnostics.count
    warnOfBackwardClosure(arguments, assigned, of: candidate)
    for index in order {
      let parameter = signature.parameters[index]
      if !parameter.isVariadic, !parameter.isInout {
        let expression = bind(
          arguments[assigned[index][0]],
          to: parameter,
          of: candidate,
          at: place,
          free,
          &found
        )
        if expression.isErroneous { failed = true }
        if !signature.constraints.isEmpty { unifyConstraints(signature, free, &found) }
        if parameter.label == "selection", candidate.entry?.owner == "TabView",
          case .named("Binding", let held) = expression.type
        {
          self.tabValue = held.first
        }
        bound[index] = .expression(expression)
        continue
      }
      let expressions = assigned[index].map { position in
        bind(arguments[position], to: parameter, of: candidate, at: place, free, &found)
      }
      failed = failed || expressions.contains(where: \.isErroneous)
      if parameter.isVariadic {
        bound[index] = .variadic(expressions)
      } else {
        guard let target = assignable(arguments[assigned[index][0]], expressions[0]) else {
          failed = true
          continue
        }
        bound[index] = .place(target)
      }
    }
    // What a closure gives, and so the call, cannot be told where it is wrong.
    let isLost =
      !free.isEmpty && diagnostics.hasErrors(after: before)
      && !signature.result.parameterNames.isDisjoint(with: free)
      && signature.parameters.contains { $0.type.functionType.map { $0.builder == nil } == true }
    if failed || isLost {
      diagnostics.removeUnusedResults(after: before)
      tellConflict(
        of: candidate,
        arguments,
        assigned,
        at: place,
        after: before,
        expecting: expected
      )
      return ErroneousExpression(span: place)
    }
    if tellOptionals(ofGenerics: candidate, found, bound) {
      return ErroneousExpression(span: place)
    }
    if let misuse = misuse(ofGenerics: candidate, found, at: place, expecting: expected) {
      diagnostics.removeUnusedResults(after: before)
      return misuse
    }
    var result = BoundArguments(bound)
    // Parameters that nothing tells are open; those of the function around keep their names.
    var substitution = found
    for name in free where substitution[name] == nil {
      // Only where nothing else tells is a value made as one of a protocol.
      if signature.result.unwrapped == .parameter(name), expected.unwrapped.isProtocolOfScene,
        signature.constraints[name]?.isEmpty != false
      {
        substitution[name] = expected.unwrapped
        continue
      }
      let isOwn = candidate.ownParameters.contains(name)
      substitution[name] = isOwn ? .parameter(name) : .unknown
    }
    if !substitution.isEmpty {
      // What a generic parameter calls a type shows while the scene runs.
      result.generics = substitution.filter { !$0.value.isOpen || $0.value.isMember }
      // A value of a protocol's type goes into a generic function as what it is.
      for (index, parameter) in signature.parameters.enumerated() {
        if case .parameter(let name) = parameter.type, let type = substitution[name],
          isProtocol(type), signature.constraints[name]?.isEmpty == false
        {
          result.opened[name] = index
        }
      }
    }
    if place == untypedValue, let name = untoldParameter(of: candidate, assigned, found) {
      return erroneous(.genericNotInferred(name), at: place)
    }
    let type = resultType(of: candidate, result) ?? signature.result.substituting(substitution)
    let call = make(candidate, result, type)
    if call.isErroneous { return ErroneousExpression(span: place) }
    return call
  }

  /// Warns of a closure behind the parentheses that goes to a parameter before one of those in them.
  private func warnOfBackwardClosure(
    _ arguments: [CallArgument],
    _ assigned: [ArgumentPositions],
    of candidate: Callable
  ) {
    guard arguments.count > 1, let position = arguments.firstIndex(where: \.isFirstTrailing),
      let index = assigned.firstIndex(where: { $0.contains(position) }),
      assigned[(index + 1)...].contains(where: { $0.contains { $0 < position } })
    else { return }
    let label = candidate.signature.parameters[index].label ?? "_"
    report(.backwardClosure(label: label), at: arguments[position].span, severity: .warning)
  }

  /// Tells of types that do not fit what a function says of its generic parameters.
  private func misuse(
    ofGenerics candidate: Callable,
    _ found: [String: SceneType],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    let signature = candidate.signature
    if let broken = brokenConstraint(of: signature, found) {
      if case .parameter(broken.name)? = signature.result.argument(
        standingFor: broken.type,
        in: expected
      ) {
        // It is told where the type is written.
        return ErroneousExpression(span: place)
      }
      if broken.type.hasNoConformances, broken.constraint != .any {
        for name in unmetProtocols(broken) {
          report(.typeOfTypeDoesNotConform("\(broken.type)", protocolName: name), at: place)
        }
        return ErroneousExpression(span: place)
      }
      if candidate.entry?.kind == .method {
        return erroneous(
          .requiresConformance(
            candidate.subject(of: broken.type),
            type: "\(broken.type.innermost)",
            protocolName: broken.constraint.nameInComposition
          ),
          at: nameOfCall(of: candidate, at: place)
        )
      }
      return tell(broken, of: candidate, at: place)
    }
    if let mistake = mistake(ofReceiverOf: candidate) {
      return erroneous(mistake, at: nameOfCall(of: candidate, at: place))
    }
    if !signature.equalities.isEmpty,
      let mistake = mistake(ofUnequal: candidate, signature.equalities, found)
    {
      return erroneous(mistake, at: nameOfCall(of: candidate, at: place))
    }
    return nil
  }

  /// Tells of optionals where a function takes what they hold; whether there were any.
  private func tellOptionals(
    ofGenerics candidate: Callable,
    _ found: [String: SceneType],
    _ arguments: [BoundArguments.Argument]
  ) -> Bool {
    guard let broken = brokenConstraint(of: candidate.signature, found),
      case .optional(let wrapped) = broken.type, satisfies(wrapped, broken.constraint)
    else { return false }
    var isTold = false
    for (parameter, argument) in zip(candidate.signature.parameters, arguments)
    where parameter.type == .parameter(broken.name) {
      let values: [any BoundExpression] =
        switch argument {
        case .expression(let value): [value]
        case .variadic(let values): values
        case .omitted, .place: []
        }
      for value in values where value.type == broken.type {
        isTold = true
        report(
          .optionalNotUnwrapped("\(broken.type)", wrapped: "\(wrapped)"),
          at: anchor(of: value.span)
        )
      }
    }
    return isTold
  }

  /// Tells of a type that is not fit for a generic parameter, or of what that type holds where it
  /// conforms if that does.
  private func tell(
    _ broken: (name: String, type: SceneType, constraint: SceneType),
    of candidate: Callable,
    at place: SourceSpan
  ) -> any BoundExpression {
    let wanted = broken.constraint.nameInComposition
    let depends = ["Equatable", "Hashable", "Encodable", "Decodable", "Codable"].contains(wanted)
    let isOpened = broken.type.isExistential
    let type: SceneType =
      isOpened ? .parameter(broken.name) : depends ? broken.type.innermost : broken.type
    let place =
      candidate.declaration.map { nameOfCall($0, on: candidate.receiver, at: place) } ?? place
    var subject = candidate.subject(constraining: broken.name)
    if !isOpened, type != broken.type, let owner = candidate.declaration?.scope.enclosing?.selfType,
      case .declared(let declaration, _) = owner
    {
      subject = "\(declaration.kind.word) '\(declaration.name)'"
    }
    if candidate.genericType != nil, let scope = candidate.declaration?.scope, scope.hasClause,
      scope.outer?.constraints(of: broken.name)?.contains(broken.constraint) != true,
      let wording = candidate.wording
    {
      subject = wording()
    }
    if broken.constraint == .any {
      return erroneous(.declaration(.requiresClass(subject, type: "\(type)")), at: place)
    }
    for name in unmetProtocols(broken) {
      report(.requiresConformance(subject, type: "\(type)", protocolName: name), at: place)
    }
    return ErroneousExpression(span: place)
  }

  /// What a type does not conform to: of `Codable` each part that it lacks.
  private func unmetProtocols(
    _ broken: (name: String, type: SceneType, constraint: SceneType)
  ) -> [String] {
    let wanted = broken.constraint.nameInComposition
    guard wanted == "Codable" else { return [wanted] }
    let unmet = ["Decodable", "Encodable"].filter { !satisfies(broken.type, .named($0)) }
    return unmet.isEmpty ? [wanted] : unmet
  }

  /// A generic parameter that nothing tells: of the scene's own function where only the result
  /// mentions it, or of a type that is made without arguments.
  private func untoldParameter(
    of candidate: Callable,
    _ assigned: [ArgumentPositions],
    _ found: [String: SceneType]
  ) -> String? {
    let signature = candidate.signature
    if candidate.genericType != nil, assigned.allSatisfy(\.isEmpty) {
      return signature.generics.first {
        found[$0] == nil && !candidate.ownParameters.contains($0)
          && signature.result.parameterNames.contains($0)
      }
    }
    guard candidate.isFunctionOfScene else { return nil }
    return signature.generics.first { name in
      found[name] == nil && !candidate.ownParameters.contains(name)
        && signature.result.parameterNames.contains(name)
        && signature.constraints[name]?.isEmpty ?? true
        && !signature.parameters.contains { $0.type.parameterNames.contains(name) }
    }
  }

  /// A generic parameter that stands for a type which is not fit for it.
  func brokenConstraint(
    of signature: Signature,
    _ found: [String: SceneType]
  ) -> (name: String, type: SceneType, constraint: SceneType)? {
    for name in signature.generics {
      guard let type = found[name] else { continue }
      for constraint in signature.constraints[name] ?? [] where !fulfils(type, constraint) {
        return (name, type, constraint)
      }
    }
    return nil
  }

  /// When the arguments of a parameter are bound; lower is earlier.
  private func rank(
    _ arguments: [CallArgument],
    _ parameter: ParameterSignature,
    _ free: Set<String>
  ) -> Int {
    if parameter.type.functionType != nil { return 5 }
    guard !parameter.type.parameterNames.isDisjoint(with: free) else { return 1 }
    if let path = arguments.first?.expression.as(KeyPathExprSyntax.self) {
      // Where neither it nor the parameter tells its root, the other arguments do.
      guard path.root == nil, case .named(_, let types) = parameter.type, let root = types.first
      else { return 0 }
      return root.parameterNames.isDisjoint(with: free) ? 0 : 2
    }
    // `max(.zero, width)`: the other arguments tell what a dot alone is a member of.
    if case .parameter = parameter.type, arguments.contains(where: \.expression.startsWithDot) {
      return 4
    }
    // `.init()` of what a parameter calls `R.State` waits for what tells `R`.
    if parameter.type.isMember, arguments.contains(where: \.expression.startsWithDot) { return 3 }
    guard arguments.allSatisfy(\.expression.isMadeOfLiterals) else { return 1 }
    return arguments.contains { $0.expression.hasFraction } ? 2 : 3
  }

  /// Whether this is a generic parameter of the function around.
  func isInScope(_ type: SceneType) -> Bool {
    if case .parameter(let name) = type { genericsInScope.contains(name) } else { false }
  }

  /// Whether a generic parameter conforms to a protocol of the library.
  func isConstrained(_ parameter: String, to wanted: String) -> Bool {
    (scope.constraints(of: parameter) ?? []).contains { constraint in
      guard case .named(let name, _) = constraint else { return false }
      return LibraryProtocols.implies(name, wanted)
    }
  }

  /// Whether values of a type are texts, be it of a type that only the caller knows.
  func isAnyText(_ type: SceneType) -> Bool {
    guard case .parameter(let name) = type else { return type.isText }
    return isConstrained(name, to: "StringProtocol")
  }

  /// Where the name of what is called stands.
  func nameOfCall(of candidate: Callable, at place: SourceSpan) -> SourceSpan {
    candidate.receiver.map { nameOfCall(candidate.name, on: $0, at: place) } ?? place
  }
}

extension SceneType {
  /// The argument of a generic type in whose place another type of the kind has a given one.
  fileprivate func argument(standingFor given: SceneType, in other: SceneType) -> SceneType? {
    guard case .declared(let one, let own) = self, case .declared(let two, let others) = other,
      one === two
    else { return nil }
    return zip(own, others).first { $1 == given }?.0
  }
}

extension Signature {
  /// The generic parameters that a call decides.
  var freeParameters: Set<String> { generics.isEmpty ? [] : Set(generics) }
}
