internal import SwiftSyntax

extension Binder {
  /// A function or method that the scene declares, as a candidate.
  func callable(
    _ function: FunctionDeclaration,
    receiver: (any BoundExpression)?,
    substitution: @autoclosure () -> [String: SceneType] = [:],
    at place: SourceSpan
  ) -> Callable {
    let substitution = substitution()
    let candidate = Callable(
      name: function.name,
      signature: function.signature.applying(substitution),
      subject: { Binder.subject(of: function) },
      isMutating: function.isMutating,
      make: makeCall(
        function,
        receiver: receiver,
        generics: substitution.filter { name, type in
          // A parameter of the caller may have the name of the one that it is handed on for.
          !type.isOpen && (type != .parameter(name) || genericsInScope.contains(name))
        },
        at: place
      )
    )
    candidate.isRethrowing = function.isRethrowing
    candidate.declaration = function
    candidate.receiver = receiver
    return candidate
  }

  private static func subject(of function: FunctionDeclaration) -> String {
    let kind =
      function.scope.selfType == nil
      ? "global function" : function.isStatic ? "static method" : "instance method"
    return "\(kind) '\(function.nameWithParentheses)'"
  }

  /// Makes the call of a scene's function.
  private func makeCall(
    _ function: FunctionDeclaration,
    receiver: (any BoundExpression)?,
    generics: [String: SceneType],
    at place: SourceSpan
  ) -> (BoundArguments, SceneType) -> any BoundExpression {
    { [self] arguments, type in
      checkEffects(of: function, on: receiver?.type, taking: arguments, at: place)
      if let unsupported = function.unsupported, !isInPrelude {
        report(.unsupported(unsupported), at: place, severity: .warning)
      }
      if !module.availabilities.isEmpty { checkAvailability(of: function, on: receiver, at: place) }
      if module.usesMainActor { checkMainActor(of: function, on: receiver, at: place) }
      guard checkIsolation(of: function, on: receiver, at: place) else {
        return ErroneousExpression(span: place)
      }
      let given = withPlaces(arguments.adding(generics: generics), of: function, at: place)
      let arguments = moved(given) { function.parameterSyntax[$0].has(.consuming) }
      let receiver = function.isConsuming ? receiver.map(moved) : receiver
      let labels = function.signature.parameters.map(\.label)
      // A call that leaves an argument out can only mean what an extension declares, and not what
      // stands in its place for a requirement.
      let isDefault =
        !function.isOverridden && !isInPrelude
        && arguments.arguments.contains { if case .omitted = $0 { true } else { false } }
      if function.isRequirement || isOverridable(function) && !isDefault,
        !(receiver is SuperExpression)
      {
        guard let receiver else { return ErroneousExpression(span: place) }
        noteChange(of: receiver)
        if function.isMutating, !function.isStatic, function.isRequirement,
          isProtocol(receiver.type) || receiver.type.isFreeParameter,
          assignable(receiver, toCall: function.name, at: place) == nil
        {
          return ErroneousExpression(span: place)
        }
        if function.isStatic {
          return DynamicStaticExpression(
            source: receiver,
            name: function.name,
            labels: labels,
            arguments: arguments,
            method: function,
            span: place,
            type: type
          )
        }
        return DynamicCallExpression(
          base: receiver,
          name: function.name,
          labels: labels,
          arguments: arguments,
          span: place,
          type: type,
          witnessed: witnessed(by: function),
          named: function
        )
      }
      guard function.isMutating, let receiver else {
        return FunctionCallExpression(
          code: function.code,
          receiver: receiver,
          arguments: arguments,
          span: place,
          type: type
        )
      }
      guard let place2 = assignable(receiver, toCall: function.name, at: place) else {
        return ErroneousExpression(span: place)
      }
      return MutatingCallExpression(
        code: function.code,
        receiver: place2,
        arguments: arguments,
        span: place,
        type: type
      )
    }
  }

  /// Whether another method may stand in place of this one: that of a subclass, or that of a type
  /// which has its own for what a protocol requires.
  private func isOverridable(_ function: FunctionDeclaration) -> Bool {
    if function.isOverridden { return true }
    guard let owner = witnessed(by: function) else { return false }
    let members = function.isStatic ? owner.members.staticMembers : owner.members.instanceMembers
    return members[function.name]?.contains(where: \.isRequirement) == true
  }

  /// The protocol whose requirement, or whose default for one, a function is.
  private func witnessed(by function: FunctionDeclaration) -> TypeDeclaration? {
    guard case .declared(let owner, _)? = function.scope.selfType, owner.kind == .protocol else {
      return nil
    }
    return owner
  }

  /// A library entry as a candidate.
  func callable(
    _ entry: LibraryEntry,
    receiver: (any BoundExpression)?,
    substitution: @autoclosure () -> [String: SceneType] = [:],
    at span: SourceSpan
  ) -> Callable {
    let joined = joinedElement(entry, of: receiver)
    let entry = joined == nil ? entry : Library.joinedSequences
    var signature = entry.signature
    if let joined { signature.result = .array(joined) }
    if entry.isGeneric {
      // What the function around says `T` of is another `T` than that of the library.
      let clashing = signature.generics.filter { scope.constraints(of: $0) != nil }
      if !clashing.isEmpty { signature = signature.renaming(clashing) }
      signature = signature.applying(substitution())
    }
    return Callable(entry, signature: signature, on: receiver, at: span)
  }

  /// What the sequences hold that a call puts in a row; `nil` where it joins texts, or something
  /// else.
  private func joinedElement(
    _ entry: LibraryEntry,
    of receiver: (any BoundExpression)?
  ) -> SceneType? {
    guard entry.name == "joined", let receiver, let sequence = elementType(of: receiver.type),
      !isText(sequence), sequence != .unknown
    else { return nil }
    return elementType(of: sequence)
  }

  /// The result type of a call, where the signature does not tell it.
  func resultType(of candidate: Callable, _ arguments: BoundArguments) -> SceneType? {
    if let entry = candidate.entry {
      return entry.resultType.map { $0(candidate.receiver?.type ?? .unknown, arguments.types) }
    }
    return candidate.resultType.map { $0(arguments.types) }
  }

  /// Makes the call of a candidate from its arguments and its result type.
  func make(
    _ candidate: Callable,
    _ arguments: BoundArguments,
    _ type: SceneType
  ) -> any BoundExpression {
    if let make = candidate.make { return make(arguments, type) }
    guard let entry = candidate.entry, let span = candidate.place else {
      preconditionFailure("A candidate is an entry of the library or makes its call itself.")
    }
    let receiver = candidate.receiver
    if entry.name == "joined", let element = elementType(of: receiver?.type ?? .unknown),
      let mistake = mistake(ofJoining: element, of: receiver, arguments, kind: entry.kindWording)
    {
      let culprit =
        if mistake.isAboutArgument, case .expression(let value)? = arguments.arguments.first {
          value.span
        } else { nameOfCall(of: candidate, at: span) }
      return erroneous(mistake, at: culprit)
    }
    if let receiver, let step = step(entry, of: receiver, arguments, type, at: span) {
      return step
    }
    if let demand = entry.elementDemand, let element = elementType(of: receiver?.type ?? .unknown),
      !satisfies(element, .named(demand.protocolName))
    {
      let place = receiver.map { nameOfCall(entry.name, on: $0, at: span) } ?? span
      if element.hasNoConformances {
        return erroneous(
          .typeOfTypeDoesNotConform("\(element)", protocolName: demand.protocolName),
          at: place
        )
      }
      if entry.name == "contains", case .expression(let argument)? = arguments.arguments.first {
        return tellMissingTest(argument, element)
      }
      return erroneous(
        .requiresConformance(
          "referencing \(entry.kindWording) \(entry.spelled) on '\(demand.owner)'",
          type: "\(element)",
          protocolName: demand.protocolName
        ),
        at: place
      )
    }
    guard entry.isMutating, let receiver else {
      return EntryCallExpression(
        entry: entry,
        receiver: receiver,
        arguments: arguments,
        span: span,
        type: type
      )
    }
    guard let target = assignable(receiver, toCall: entry.name, at: span) else {
      return ErroneousExpression(span: span)
    }
    return MutatingEntryCallExpression(
      entry: entry,
      receiver: target,
      arguments: arguments,
      span: span,
      type: type
    )
  }
}
