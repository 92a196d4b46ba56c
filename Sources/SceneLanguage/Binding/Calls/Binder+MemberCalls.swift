extension Binder {
  /// Binds a call of a member of a value.
  func bind(
    callOf name: String,
    on base: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    nameSpan: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    if let literal = base as? IntLiteral, literal.isOfFractions(for: name, in: self) {
      return bind(
        callOf: name,
        on: literal.asFraction,
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
    if name == "makeIterator", arguments.isEmpty, type.isItsOwnIterator { return base }
    if type.isUnknown {
      return bind(dynamicCallOf: name, on: base, arguments, at: place)
    }
    if case .metatype(let inner) = type, !(base is TypeExpression) {
      return bind(callOf: name, ofTypeIn: base, inner, arguments, at: place, expecting: expected)
    }
    if let named = named(base, havingExtended: name) {
      return bind(
        callOf: name,
        on: named,
        arguments,
        at: place,
        nameSpan: nameSpan,
        expecting: expected
      )
    }
    let found = members(name, of: type)
    if let mistake = mistake(ofUsing: found, on: type, isStatic: false) {
      bindForDiagnostics(arguments)
      return erroneous(mistake, at: nameSpan)
    }
    // `rounded()` of a number, where an extension of the scene has a `rounded(to:)`.
    if case .parameter = type, found.entries.isEmpty, !found.declared.isEmpty,
      !found.declared.contains(where: { $0.mayTake(arguments) }),
      isLent(name, toParameter: type)
    {
      return bind(dynamicCallOf: name, on: base, arguments, at: place)
    }
    if let mistake = mistake(ofCalling: name, among: found, on: base) {
      bindForDiagnostics(arguments)
      return erroneous(mistake, at: base.span)
    }
    let candidates = methods(among: found, taking: arguments, on: base, at: place)
    if !candidates.isEmpty, !isCallOfProperty(found, candidates, arguments) {
      func call() -> any BoundExpression {
        self.call(
          candidates,
          arguments,
          at: place,
          nameSpan: nameSpan,
          expecting: expected
        ) {
          self.methods(among: found, taking: nil, on: base, at: place)
        }
      }
      if let forced = listWithoutOptionals(base), !attempt(call).succeeded {
        return bind(
          callOf: name,
          on: forced,
          arguments,
          at: place,
          nameSpan: nameSpan,
          expecting: expected
        )
      }
      let before = diagnostics.count
      let result = call()
      if let literal = base as? ArrayLiteral, expected.isUnknown || expected.unwrapped == .any,
        diagnostics.hasErrors(after: before),
        let told = tell(elements: literal, ofCalling: name, arguments, at: place, after: before)
      {
        return told
      }
      let isClear = !diagnostics.entries[before...].contains(where: \.mistake.leavesFormOpen)
      return knowingView(result, candidates.first?.signature.result, isOne: isClear)
    }
    if let level = found.declared.first?.inaccessibleLevel(from: scope) {
      bindForDiagnostics(arguments)
      return erroneous(.inaccessible(name, level: level), at: nameSpan)
    }
    if case .parameter = type, found.isEmpty, !isClosed(type, to: name) {
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

  /// Tells what is wrong with a call of a member of what is wrong itself, as a modifier of a view.
  func tell(
    _ name: String,
    behind base: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    nameSpan: SourceSpan
  ) -> any BoundExpression {
    let failed = base as? ErroneousExpression
    if let hidden = failed?.hidden, hidden.isMutable,
      members(name, of: type(of: hidden)).changesReceiver
    {
      let reason = ForbiddenChange.Reason.inaccessibleSetter(hidden.name)
      report(.forbiddenChange(ForbiddenChange(form: .mutatingMember, reason: reason)), at: nameSpan)
    }
    if let view = failed?.view, failed?.isNamed == true, members(name, of: view).isEmpty,
      let type = viewTypeName(at: base.span), !type.contains("<"),
      !AppleNames.hasMember(name, of: memberOwners(of: view).compactMap(\.libraryName))
    {
      let suggestion = nearestName(to: name, among: memberNames(of: view))
      report(.memberNotFound(name, type: type, suggestion: suggestion), at: nameSpan)
      tellMeaningless(arguments)
      return ErroneousExpression(span: place, isUnknown: true)
    }
    guard let view = failed?.view, !members(name, of: view).isEmpty else {
      return bindForDiagnostics(arguments, behind: base, at: place)
    }
    let before = diagnostics.count
    _ = bind(
      callOf: name,
      on: AscribedExpression(value: base, type: view),
      arguments,
      at: place,
      nameSpan: nameSpan,
      expecting: .unknown
    )
    let isClear = !diagnostics.entries[before...].contains(where: \.mistake.leavesFormOpen)
    let isNamed = failed?.isNamed == true && isClear
    return ErroneousExpression(span: place, view: .view, isNamed: isNamed)
  }

  /// A call with a mistake in it, knowing what view it would make; `isOne` where each form of it
  /// would make one of this type.
  func knowingView(
    _ result: any BoundExpression,
    _ type: SceneType?,
    isOne: Bool = true
  ) -> any BoundExpression {
    guard result is ErroneousExpression, let type, conforms(type, to: .view) else { return result }
    return ErroneousExpression(span: result.span, view: type, isNamed: isOne)
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
    for case .method(let method) in found.declared
    where method.access.allows(scope) && !(method.isRequirement && found.hasDefault(of: method)) {
      var substitution = found.substitution
      // What a method of the superclass gives as `Self` is of the class that calls it.
      if let object = (base as? SuperExpression)?.object { substitution["Self"] = object.type }
      candidates.append(
        callable(method, receiver: base, substitution: substitution, at: place)
      )
    }
    for entry in found.entries
    where entry.kind == .method && entry.mayTake(arguments) {
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
    if type.isOpen, !type.isMember {
      bindForDiagnostics(arguments)
      return ErroneousExpression(span: place)
    }
    if name == "init" { return construct(type, arguments, at: place, expecting: expected) }
    if name == "some", arguments.count == 1,
      let optional = bind(optional: type, of: arguments[0], expecting: expected)
    {
      return optional
    }
    let found = members(name, of: type, isStatic: true)
    if let mistake = mistake(ofUsing: found, on: type, isStatic: true) {
      bindForDiagnostics(arguments)
      return erroneous(mistake, at: nameSpan)
    }
    let candidates = staticMethods(among: found, of: type, at: place, nameSpan: nameSpan)
    if case .declared(let declaration, _) = type, !declaration.outerParameters.isEmpty,
      !candidates.isEmpty
    {
      // Nothing tells which of the types around a generic one this is inside.
      let open = Dictionary(declaration.outerParameters.map { ($0, SceneType.unknown) }) { $1 }
      let made = attempt {
        call(candidates, arguments, at: place, nameSpan: nameSpan, expecting: expected)
      }
      if made.succeeded { return made.result }
      let others = staticMethods(among: found, of: type, at: place, nameSpan: nameSpan)
      for candidate in others { candidate.signature = candidate.signature.substituting(open) }
      let other = attempt {
        call(others, arguments, at: place, nameSpan: nameSpan, expecting: expected)
      }
      if other.succeeded { return other.result }
    }
    if !candidates.isEmpty {
      return call(candidates, arguments, at: place, nameSpan: nameSpan, expecting: expected)
    }
    if let level = found.declared.first?.inaccessibleLevel(from: scope) {
      bindForDiagnostics(arguments)
      return erroneous(.inaccessible(name, level: level), at: nameSpan)
    }
    // `C.Element(count)` makes a value of a type that a protocol leaves open.
    if case .parameter = type, found.isEmpty, name.first?.isUppercase == true,
      let made = construct(dynamically: .member(name, of: type), arguments, at: place)
    {
      return made
    }
    if type.rootParameter != nil, let source = typeSource(of: type, at: nameSpan) {
      return bind(callOf: name, ofTypeIn: source, type, arguments, at: place, expecting: expected)
    }
    if let curried = curried(name, of: type, at: place) {
      if arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing,
        let receiver = receiver(arguments[0], of: name, of: type)
      {
        return callValue(curried, [receiver], at: place, expecting: expected)
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
    if case .enumerationCase(let plain)? = found.declared.first,
      !members("callAsFunction", of: type).isEmpty, plain.signature.parameters.isEmpty
    {
      let value = bind(
        staticMember: name,
        of: type,
        at: nameSpan,
        nameSpan: nameSpan,
        expecting: .unknown
      )
      return callValue(value, arguments, at: place, expecting: expected)
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

  /// Binds `Optional.some(value)`; `nil` of another type.
  private func bind(
    optional type: SceneType,
    of argument: CallArgument,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    switch type {
    case .named("Optional", _):
      let value = argument.bound ?? bind(argument.expression, expecting: expected.unwrapped)
      return value.isErroneous
        ? value : WrapExpression(value: value, count: 1, type: .optional(value.type))
    case .optional(let wrapped):
      let value = argument.bound ?? bind(argument.expression, expecting: wrapped)
      let converted = convert(value, to: wrapped) { .cannotConvertArgument($0, to: $1) }
      return converted.isErroneous
        ? converted : WrapExpression(value: converted, count: 1, type: type)
    default: return nil
    }
  }

  /// The static methods, and the cases with values, among what a name means, as candidates.
  private func staticMethods(
    among found: FoundMembers,
    of type: SceneType,
    at place: SourceSpan,
    nameSpan: SourceSpan
  ) -> [Callable] {
    let base = TypeExpression(named: type, span: nameSpan)
    var candidates: [Callable] = []
    for member in found.declared {
      switch member {
      case .method(let method) where !method.access.allows(scope): break
      case .method(let method):
        // Of a type without its arguments the call tells these too.
        var substitution = found.substitution
        var open: [String] = []
        if case .declared(let owner, []) = type, !scope.isInside(owner) {
          open = owner.genericParameters
          if !open.isEmpty { substitution["Self"] = owner.selfType }
        }
        let candidate = callable(method, receiver: base, substitution: substitution, at: place)
        candidate.signature.generics += open
        candidates.append(candidate)
      case .enumerationCase(let enumerationCase) where !enumerationCase.signature.parameters.isEmpty:
        var signature = enumerationCase.signature
        if case .declared(let owner, let known) = type, known.allSatisfy(\.isOpen),
          !scope.isInside(owner)
        {
          signature.generics += owner.genericParameters
        } else {
          signature = signature.substituting(found.substitution)
        }
        candidates.append(
          Callable(name: enumerationCase.name, signature: signature) { [self] arguments, type in
            checkAvailability(of: enumerationCase, named: enumerationCase.name, at: nameSpan)
            return CaseExpression(
              enumerationCase: enumerationCase,
              arguments: moved(arguments) { _ in true },
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
    return candidates
  }
}
