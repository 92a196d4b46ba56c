extension Binder {
  /// Binds the making of a value: `Type(…)`.
  func construct(
    _ type: SceneType,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    if type.rootParameter != nil, let made = construct(dynamically: type, arguments, at: place) {
      return made
    }
    if type.isOpen {
      bindForDiagnostics(arguments)
      return ErroneousExpression(span: place)
    }
    if let decoded = construct(decoding: type, arguments, at: place) { return decoded }
    if case .named(RegexValue.sceneName, _) = type, arguments.first?.isFirstTrailing == true {
      return bind(regexBuilder: arguments[0].expression, at: place)
    }
    if case .tuple(let elements) = type, elements.count == arguments.count {
      let values = zip(arguments, elements).map { argument, element in
        bind(argument.expression, as: element.type) { .cannotConvertArgument($0, to: $1) }
      }
      return TupleExpression(elements: values, span: place, type: type)
    }
    if let wrapped = bind(optional: type, arguments, at: place, expecting: expected) {
      return wrapped
    }
    // `Name("a")` of a type that literals make is the literal.
    if case .declared = type, arguments.count == 1, let only = arguments.first, only.label == nil,
      only.bound == nil, only.expression.isLiteral,
      let made = make(type, fromLiteral: bind(only.expression))
    {
      return made
    }
    // `UInt8(3)` is the literal too.
    if type.isInteger, arguments.count == 1, let only = arguments.first, only.label == nil,
      only.bound == nil, only.expression.isWholeLiteral
    {
      return bind(only.expression, expecting: type)
    }
    if type == .string, let letters = letters(arguments) {
      return construct(type, [letters], at: place, expecting: expected)
    }
    // A layout's trailing closure is no argument of its initializer: the value is called with it,
    // as is one of a type that says how.
    if arguments.last?.isTrailing == true,
      conforms(type, to: .named("Layout")) || !members("callAsFunction", of: type).isEmpty,
      !initializers(of: type, at: place).contains(where: { $0.takesClosure(behind: arguments) })
    {
      let layout = construct(
        type,
        arguments.filter { !$0.isTrailing },
        at: place,
        expecting: .unknown
      )
      return callValue(
        layout,
        arguments.filter(\.isTrailing),
        at: place,
        expecting: expected
      )
    }
    if !arguments.isEmpty, mayInheritUnknownMembers(type) {
      bindForDiagnostics(arguments)
      return ErroneousExpression(span: place)
    }
    if case .declared(let declaration, _) = type, declaration.lacksInitializers {
      bindForDiagnostics(arguments)
      return erroneous(.noInitializers(type.plainDescription), at: place)
    }
    var candidates = accessible(initializers(of: type, taking: arguments, at: place))
    if candidates.isEmpty { candidates = initializers(of: type, at: place) }
    if candidates.isEmpty {
      // A set of options begins without any.
      if arguments.isEmpty, case .named(let name, _) = type,
        let join = library.types[name]?.arrayLiteral
      {
        return OptionSetLiteral(elements: [], span: place, type: type, join: join)
      }
      bindForDiagnostics(arguments)
      if case .named(let name, _) = type, LibraryProtocols.contains(name) {
        return erroneous(.cannotInitializeProtocol(name), at: place)
      }
      if case .declared(let declaration, _) = type, declaration.kind == .protocol {
        return erroneous(.cannotInitializeProtocol(declaration.name), at: place)
      }
      return erroneous(
        type.isEnumeration
          ? .noInitializers(type.plainDescription)
          : .unsupportedMember("init", type: type.plainDescription),
        at: place
      )
    }
    let made = call(
      candidates,
      arguments,
      at: place,
      nameSpan: place,
      expecting: expected
    ) { self.accessible(self.initializers(of: type, at: place)) }
    return knowingView(made, type)
  }

  /// The initializers that may be called here; all of them where none may, for a message.
  private func accessible(_ candidates: [Callable]) -> [Callable] {
    let seen = candidates.filter { $0.access.allows(scope) }
    return seen.isEmpty ? candidates : seen
  }

  /// Everything that can make a value of a type, without what the library has that cannot take
  /// `given`.
  func initializers(
    of type: SceneType,
    taking given: [CallArgument]? = nil,
    at place: SourceSpan
  ) -> [Callable] {
    switch type {
    case .declared(let declaration, let arguments):
      return initializers(of: declaration, arguments, at: place)
    case .optional(let wrapped):
      // `.init(…)` may make the optional itself, as an extension of it says, or what it holds.
      let own = program.extensions["Optional"]?.initializers ?? []
      let known = substitution(for: type)
      return own.map {
        callable($0, named: "Optional", $0.signature.substituting(known), at: place)
      }
        + initializers(of: wrapped, taking: given, at: place)
    default:
      guard let owner = type.memberOwner else { return [] }
      lazy var substitution = substitution(for: type)
      let isPlain = if case .named(_, []) = type { true } else { false }
      let owners = type.isFloatingPoint ? [owner, "Double", "CGFloat"] : [owner]
      var result: [Callable] = []
      for owner in owners {
        result += extensionInitializers(of: owner).map { initializer in
          var signature = initializer.signature.substituting(substitution)
          if initializer.scope.selfType.map(isProtocol) == true {
            signature = signature.substituting(["Self": type])
            signature.result = initializer.isFailable ? .optional(type) : type
          }
          if owner == "Optional" { signature.generics.append("Wrapped") }
          return callable(initializer, named: owner, signature, at: place)
        }
        let entries = library.types[owner]?.initializers ?? []
        for entry in entries where entry.mayTake(given) {
          if isPlain || !entry.isGeneric {
            result.append(callable(entry, receiver: nil, substitution: substitution, at: place))
            continue
          }
          // `Set<Edge>(…)` says what its elements are.
          var known = substitution
          unify(entry.signature.result, with: type, Set(entry.signature.generics), &known)
          let signature = entry.signature.substituting(known)
          result.append(Callable(entry, signature: signature, on: nil, at: place))
        }
        // An owner that has initializers is the one, whether or not they take these arguments.
        if !result.isEmpty || !entries.isEmpty { break }
      }
      return result
    }
  }

  private func callable(
    _ initializer: FunctionDeclaration,
    named name: String,
    _ signature: Signature,
    at place: SourceSpan
  ) -> Callable {
    Callable(name: name, signature: signature) { arguments, type in
      ExtensionInitializerExpression(
        initializer: initializer,
        arguments: arguments,
        span: place,
        type: type
      )
    }
  }

  /// The initializers that extensions add to a library type or to protocols of the scene to which
  /// it conforms.
  private func extensionInitializers(of owner: String) -> [FunctionDeclaration] {
    if program.extensions.isEmpty { return [] }
    var found = library.owners(of: owner).flatMap { program.extensions[$0]?.initializers ?? [] }
    for case .declared(let other, _) in program.conformances[owner] ?? [] {
      for declaration in [other] + other.allProtocols {
        found += declaration.members.initializers.filter { !$0.isRequirement }
      }
    }
    return found
  }

  private func initializers(
    of declaration: TypeDeclaration,
    _ arguments: [SceneType],
    at place: SourceSpan
  ) -> [Callable] {
    if declaration.kind == .protocol { return [] }
    let own =
      declaration.kind == .class
      ? declaration.ownOrInheritedInitializers : declaration.members.initializers
    // `Pair<Int, Int>(…)` says what its parameters stand for.
    var given = outerTypes(of: declaration)
    let isAround = scope.isInside(declaration)
    // An extension says it of the values that it makes of its own type.
    if isAround, arguments.isEmpty {
      let own = scope.constrainedTypes.filter { declaration.genericParameters.contains($0.key) }
      given.merge(own) { $1 }
    }
    for (name, type) in zip(declaration.genericParameters, arguments) where !type.isOpen {
      // Where a function or another type has a parameter of the same name, that is meant; and inside
      // of the type its own is.
      let isKnown = isAround ? !isOfPrelude(place) : genericsInScope.contains(name)
      if type != .parameter(name) || isKnown { given[name] = type }
    }
    var result: [Callable] = own.map { initializer in
      var signature = initializer.signature
      if declaration.kind == .class {
        // An inherited one is told by what the class says of its superclass.
        let made = declaration.selfType
        signature = signature.substituting(
          substitution(for: .declared(declaration, [])).filter { $0.key != "Self" }
        )
        signature.result = initializer.isFailable ? .optional(made) : made
      }
      signature.generics += declaration.genericParameters
      signature.constraints.merge(declaration.constraints) { own, _ in own }
      signature.equalities += declaration.equalities
      signature = signature.specialized(given)
      let candidate = Callable(name: declaration.name, signature: signature) {
        [self] arguments, type in
        guard initializer.access.allows(scope) else {
          return erroneous(
            .initializerInaccessible(declaration.name, level: initializer.access.word),
            at: place
          )
        }
        if !module.availabilities.isEmpty {
          checkAvailability(of: initializer, on: nil, at: place)
        }
        if module.usesMainActor { checkMainActor(ofMaking: declaration, initializer, at: place) }
        return InitializerCallExpression(
          declaration: declaration,
          initializer: initializer,
          arguments: moved(arguments.adding(generics: given)) { _ in true },
          span: place,
          type: type
        )
      }
      candidate.access = initializer.access
      candidate.genericType = declaration.genericSubject
      if case .declared(declaration, _)? = scope.selfType {
        candidate.ownParameters = Set(declaration.genericParameters)
      }
      return candidate
    }
    result += inheritedInitializers(of: declaration, at: place)
    if declaration.kind == .enumeration, let raw = declaration.rawType {
      let parameter = ParameterSignature(label: "rawValue", name: "rawValue", type: raw)
      result.append(
        Callable(
          name: declaration.name,
          signature: Signature(
            parameters: [parameter],
            result: .optional(.declared(declaration, []))
          )
        ) { arguments, type in
          guard case .expression(let argument)? = arguments.arguments.first else {
            return ErroneousExpression(span: place)
          }
          return RawInitializerExpression(
            declaration: declaration,
            argument: argument,
            span: place,
            type: type
          )
        }
      )
    }
    let isInside = declaration.kind == .structure && scope.selfType == declaration.selfType
    if declaration.kind != .enumeration, declaration.inheritedLibraryClass == nil,
      own.allSatisfy({ $0.isInExtension || $0.isConvenience }) || isInside
    {
      if declaration.conforms(to: "OptionSet"), !declaration.storedProperties.isEmpty {
        result += optionSetInitializers(of: declaration, at: place)
      }
      let made = memberwise(declaration, at: place)
      made.signature = made.signature.specialized(given)
      result.append(made)
    }
    return result + inheritedFromProtocols(declaration, at: place)
  }

  /// The initializers that extensions of protocols add to the types that conform.
  private func inheritedFromProtocols(
    _ declaration: TypeDeclaration,
    at place: SourceSpan
  ) -> [Callable] {
    let type = declaration.selfType
    return memberOwners(of: type).flatMap { owner -> [FunctionDeclaration] in
      switch owner {
      case .declared(let other) where other.kind == .protocol: other.members.initializers
      case .library(let name, _): program.extensions[name]?.initializers ?? []
      default: []
      }
    }.filter { !$0.isRequirement }.map { initializer in
      var signature = initializer.signature.substituting(["Self": type])
      signature.generics += declaration.genericParameters
      signature.result = initializer.isFailable ? .optional(type) : type
      return Callable(name: declaration.name, signature: signature) { arguments, type in
        InitializerCallExpression(
          declaration: declaration,
          initializer: initializer,
          arguments: arguments,
          span: place,
          type: type
        )
      }
    }
  }

  /// Binds `self.init(…)` in an initializer.
  func bind(
    delegation base: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    if case .declared(let declaration, _) = base.type, declaration.kind == .class {
      let candidates = initializers(of: base.type, runningOn: base, at: place)
      // A class that only says how else it can be made is still made of its initial values.
      if arguments.isEmpty, declaration.ownOrInheritedInitializers.allSatisfy(\.isConvenience),
        !candidates.contains(where: { $0.signature.parameters.allSatisfy(\.canBeLeftOut) })
      {
        return InheritedValuesExpression(object: base, span: place)
      }
      return call(candidates, arguments, at: place, nameSpan: place, expecting: .void)
    }
    let made = construct(base.type, arguments, at: place, expecting: .unknown)
    guard let target = base.asPlace else { return made }
    return ValueDelegationExpression(target: target, made: made, span: place)
  }
}

extension Binder {
  /// `Optional(value)` and `Optional<Type>(value)`.
  private func bind(
    optional type: SceneType,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    guard arguments.count == 1, let only = arguments.first, only.label == nil, !only.isTrailing
    else { return nil }
    switch type {
    case .optional:
      let value = bind(only.expression, as: type) { .cannotConvertArgument($0, to: $1) }
      return value.isErroneous ? value : AscribedExpression(value: value, type: type)
    case .named("Optional", []):
      let value = only.bound ?? bind(only.expression, expecting: expected.unwrapped)
      if value.isErroneous { return value }
      return AscribedExpression(value: value, type: .optional(value.type))
    default:
      return nil
    }
  }
}
