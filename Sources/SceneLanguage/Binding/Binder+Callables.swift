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
        generics: substitution.filter { !$0.value.isOpen && $0.value != .parameter($0.key) },
        at: place
      )
    )
    candidate.isRethrowing = function.isRethrowing
    return candidate
  }

  private static func subject(of function: FunctionDeclaration) -> String {
    let kind =
      function.scope.selfType == nil
      ? "global function" : function.isStatic ? "static method" : "instance method"
    let labels = function.signature.parameters.contains { $0.label != nil }
    return "\(kind) '\(function.name)\(labels ? "(\(function.signature.labels))" : "")'"
  }

  /// Makes the call of a scene's function.
  private func makeCall(
    _ function: FunctionDeclaration,
    receiver: (any BoundExpression)?,
    generics: [String: SceneType],
    at place: SourceSpan
  ) -> (BoundArguments, SceneType) -> any BoundExpression {
    { [self] arguments, type in
      checkEffects(of: function, at: place)
      let arguments = withPlaces(arguments.adding(generics: generics), of: function, at: place)
      let labels = function.signature.parameters.map(\.label)
      if function.isRequirement || isOverridable(function), !(receiver is SuperExpression) {
        guard let receiver else { return ErroneousExpression(span: place) }
        noteChange(of: receiver)
        if function.isStatic {
          return DynamicStaticExpression(
            source: receiver,
            name: function.name,
            labels: labels,
            arguments: arguments,
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
          named: function.isRequirement ? nil : function
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
    var signature = entry.signature
    if entry.isGeneric {
      // What the function around says `T` of is another `T` than that of the library.
      let clashing = signature.generics.filter { scope.constraints(of: $0) != nil }
      if !clashing.isEmpty { signature = signature.renaming(clashing) }
      signature = signature.applying(substitution())
    }
    return Callable(entry, signature: signature, on: receiver, at: span)
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
      element.isInteger || element.isFloatingPoint || element == .bool
    {
      // There are forms for texts and for sequences.
      return erroneous(
        .noMatchingOverload("\(entry.kindWording) '\(entry.name)'"),
        at: nameOfCall(of: candidate, at: span)
      )
    }
    if let receiver, let step = step(entry, of: receiver, arguments, type, at: span) {
      return step
    }
    if let name = entry.elementProtocol, let element = elementType(of: receiver?.type ?? .unknown),
      !satisfies(element, .named(name))
    {
      return erroneous(
        .requiresConformance(
          "referencing \(entry.kindWording) \(entry.spelled) on 'Sequence'",
          type: "\(element)",
          protocolName: name
        ),
        at: receiver.map { nameOfCall(entry.name, on: $0, at: span) } ?? span
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

  /// Binds a call of a member of a value.
  func bind(
    callOf name: String,
    on base: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    nameSpan: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    // `10.truncatingRemainder(…)`: a literal takes the type that has the method.
    if let literal = base as? IntLiteral, members(name, of: .int).isEmpty,
      !members(name, of: .double).isEmpty
    {
      return bind(
        callOf: name,
        on: DoubleLiteral(value: Double(literal.value), span: literal.span, type: .double),
        arguments,
        at: place,
        nameSpan: nameSpan,
        expecting: expected
      )
    }
    let type = base.type
    if type == .error {
      bindForDiagnostics(arguments)
      return ErroneousExpression(span: place)
    }
    if type.isOptional, members(name, of: type).isEmpty, let value = unwrappedImplicitly(base) {
      return bind(
        callOf: name,
        on: value,
        arguments,
        at: place,
        nameSpan: nameSpan,
        expecting: expected
      )
    }
    if type.isUnknown {
      return bind(dynamicCallOf: name, on: base, arguments, at: place)
    }
    if case .metatype(let inner) = type, !(base is TypeExpression) {
      return bind(callOf: name, ofTypeIn: base, inner, arguments, at: place, expecting: expected)
    }
    let found = members(name, of: type)
    let candidates = methods(among: found, taking: arguments, on: base, at: place)
    if !candidates.isEmpty, !isCallOfProperty(found, candidates, arguments) {
      return call(candidates, arguments, at: place, nameSpan: nameSpan, expecting: expected) {
        self.methods(among: found, taking: nil, on: base, at: place)
      }
    }
    if let level = found.declared.first?.inaccessibleLevel(from: scope) {
      bindForDiagnostics(arguments)
      return erroneous(.inaccessible(name, level: level), at: nameSpan)
    }
    if case .parameter = type, found.isEmpty, !isClosed(type) {
      return bind(dynamicCallOf: name, on: base, arguments, at: place)
    }
    let before = diagnostics.count
    let property = bind(
      memberNamed: name,
      of: base,
      type: type,
      at: base.span.joined(to: nameSpan),
      nameSpan: nameSpan,
      expecting: .unknown
    )
    if property.isErroneous {
      let isUnknown = (property as? ErroneousExpression)?.isUnknown == true
      if isUnknown {
        tellMeaningless(arguments)
      } else if diagnostics.hasErrors(after: before) {
        bindForDiagnostics(arguments)
      }
      return ErroneousExpression(span: place, isUnknown: isUnknown)
    }
    return callValue(property, arguments, at: place, expecting: expected)
  }

  /// The methods among what a name means, as candidates.
  ///
  /// The library's that cannot take `arguments` are left out where any method can take them.
  private func methods(
    among found: FoundMembers,
    taking arguments: [CallArgument]?,
    on base: any BoundExpression,
    at place: SourceSpan
  ) -> [Callable] {
    var candidates: [Callable] = []
    for case .method(let method) in found.declared where method.access.allows(scope) {
      var substitution = found.substitution
      // What a method of the superclass gives as `Self` is of the class that calls it.
      if let object = (base as? SuperExpression)?.object { substitution["Self"] = object.type }
      candidates.append(
        callable(method, receiver: base, substitution: substitution, at: place)
      )
    }
    for entry in found.entries
    where entry.kind == .method && entry.signature.mayTake(arguments) {
      candidates.append(
        callable(entry, receiver: base, substitution: found.substitution, at: place)
      )
    }
    if candidates.isEmpty, arguments != nil {
      return methods(among: found, taking: nil, on: base, at: place)
    }
    return candidates
  }

  /// Binds a call of a static method, an enumeration's case, or a type inside a type.
  func bind(
    staticCallOf name: String,
    on type: SceneType,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    nameSpan: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    if type.isOpen {
      bindForDiagnostics(arguments)
      return ErroneousExpression(span: place)
    }
    if name == "init" { return construct(type, arguments, at: place, expecting: expected) }
    if name == "some", arguments.count == 1, case .named("Optional", _) = type {
      let value = arguments[0].bound ?? bind(arguments[0].expression, expecting: expected.unwrapped)
      return value.isErroneous
        ? value : WrapExpression(value: value, count: 1, type: .optional(value.type))
    }
    if name == "some", arguments.count == 1, case .optional(let wrapped) = type {
      let value = arguments[0].bound ?? bind(arguments[0].expression, expecting: wrapped)
      let converted = convert(value, to: wrapped) { .cannotConvertArgument($0, to: $1) }
      return converted.isErroneous
        ? converted : WrapExpression(value: converted, count: 1, type: type)
    }
    let found = members(name, of: type, isStatic: true)
    let base = TypeExpression(named: type, span: nameSpan)
    var candidates: [Callable] = []
    for member in found.declared {
      switch member {
      case .method(let method) where !method.access.allows(scope): break
      case .method(let method):
        let candidate = callable(
          method,
          receiver: base,
          substitution: found.substitution,
          at: place
        )
        // Of a type without its arguments the call tells these too.
        if case .declared(let owner, []) = type, !scope.isInside(owner) {
          candidate.signature.generics += owner.genericParameters
        }
        candidates.append(candidate)
      case .enumerationCase(let enumerationCase) where !enumerationCase.signature.parameters.isEmpty:
        candidates.append(
          Callable(
            name: enumerationCase.name,
            signature: enumerationCase.signature.substituting(found.substitution)
          ) { arguments, type in
            CaseExpression(
              enumerationCase: enumerationCase,
              arguments: arguments,
              span: place,
              type: type
            )
          }
        )
      case .enumerationCase, .property:
        break
      }
    }
    for entry in found.entries where entry.kind == .staticMethod {
      candidates.append(
        callable(entry, receiver: nil, substitution: found.substitution, at: place)
      )
    }
    if !candidates.isEmpty {
      return call(candidates, arguments, at: place, nameSpan: nameSpan, expecting: expected)
    }
    if let level = found.declared.first?.inaccessibleLevel(from: scope) {
      bindForDiagnostics(arguments)
      return erroneous(.inaccessible(name, level: level), at: nameSpan)
    }
    if case .parameter = type, let source = typeSource(of: type, at: nameSpan) {
      return bind(callOf: name, ofTypeIn: source, type, arguments, at: place, expecting: expected)
    }
    if let curried = curried(name, of: type, at: place) {
      if arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing {
        return callValue(curried, arguments, at: place, expecting: expected)
      }
      bindForDiagnostics(arguments)
      let type = type.plainDescription
      return erroneous(
        place.start < nameSpan.start
          ? .instanceMemberOnNamedType(name, type: type) : .instanceMemberOnType(name, type: type),
        at: place
      )
    }
    if let inner = memberType(name, of: type) {
      return construct(inner, arguments, at: place, expecting: expected)
    }
    if case .enumerationCase(let plain)? = found.declared.first {
      bindForDiagnostics(arguments)
      return erroneous(.caseHasNoValues(plain.name), at: nameSpan)
    }
    let value = bind(
      staticMember: name,
      of: type,
      at: nameSpan,
      nameSpan: nameSpan,
      expecting: .unknown
    )
    if value.isErroneous {
      bindForDiagnostics(arguments)
      return ErroneousExpression(span: place)
    }
    return callValue(value, arguments, at: place, expecting: expected)
  }
}
