extension Binder {
  /// The initializer that every struct has: one parameter for each stored property.
  func memberwise(_ declaration: TypeDeclaration, at place: SourceSpan) -> Callable {
    var fields: [Int] = []
    var parameters: [ParameterSignature] = []
    for (index, property) in declaration.storedProperties.enumerated() {
      guard property.isInMemberwiseInitializer, declaration.kind == .structure else { continue }
      // What a wrapper holds from the start, and the caller may not use, the caller cannot give.
      if property.wrapper != nil, property.hasValueFromTheStart, !property.access.allows(scope) {
        continue
      }
      var type = type(of: property)
      if property.wrapper == .binding { type = .named("Binding", [type]) }
      if property.isGivenItsWrapper, let wrapper = property.wrapperType { type = wrapper }
      if let builder = property.builder {
        if case .function(var function) = type {
          function.builder = builder
          type = .function(function)
        } else {
          type = .function(FunctionType([], type, builder: builder))
        }
      }
      var parameter = ParameterSignature(label: property.name, name: property.name, type: type)
      parameter.hasDefault =
        property.initialSyntax != nil || (property.isMutable && type.isOptional)
      parameter.keys = property.typeSyntax?.translatedPlaces
      if case .resolved(.function) = property.typeState { parameter.isEscaping = true }
      if case .declared = property.wrapper { parameter.hasDefault = property.initial != nil }
      fields.append(index)
      parameters.append(parameter)
    }
    if parameters.allSatisfy(\.hasDefault),
      declaration.storedProperties.contains(where: { property in
        property.hidesMemberwise && !property.access.allows(scope)
      })
    {
      // What is left is the initializer without parameters.
      (fields, parameters) = ([], [])
    }
    let signature = Signature(
      generics: declaration.genericParameters,
      constraints: declaration.constraints,
      equalities: declaration.equalities,
      parameters: parameters,
      result: declaration.selfType
    )
    let candidate = Callable(name: declaration.name, signature: signature) {
      [self] arguments, type in
      // A property that only the type may see hides the initializer, unless a wrapper gives it a
      // value, or its value is settled; that without parameters is another one.
      let isMemberwise = arguments.arguments.contains { argument in
        if case .omitted = argument { false } else { true }
      }
      let hiding = declaration.storedProperties.filter(\.hidesMemberwise)
      if isMemberwise, let hidden = hiding.first(where: { !$0.access.allows(scope) }) {
        return erroneous(
          .initializerInaccessible(declaration.name, level: hidden.access.word),
          at: place
        )
      }
      if module.usesMainActor {
        let labels = isMemberwise ? signature.labels : ""
        checkMainActor(ofMaking: declaration, labels: labels, at: place)
      }
      let unwrapped = zip(fields, arguments.arguments).map {
        field,
        argument -> BoundArguments.Argument in
        let property = declaration.storedProperties[field]
        if property.isGivenItsWrapper { return argument }
        if case .declared = property.wrapper, case .expression(let value) = argument {
          return .expression(wrap(value, for: property))
        }
        // `@ViewBuilder let content: Content` takes a closure and keeps what it makes.
        guard property.builder != nil, case .expression(let closure) = argument,
          case .resolved(let stored) = property.typeState, stored.functionType == nil
        else { return argument }
        return .expression(
          ValueCallExpression(
            function: closure,
            arguments: BoundArguments(),
            span: closure.span,
            type: stored
          )
        )
      }
      return MemberwiseExpression(
        declaration: declaration,
        fields: fields,
        arguments: moved(BoundArguments(unwrapped)) { _ in true },
        span: place,
        type: type
      )
    }
    let hidden = declaration.storedProperties.first {
      $0.hidesMemberwise && !$0.access.allows(scope)
    }
    if let hidden, !parameters.isEmpty { candidate.access = hidden.access }
    candidate.genericType = declaration.genericSubject
    if case .declared(declaration, _)? = scope.selfType {
      candidate.ownParameters = Set(declaration.genericParameters)
    }
    return candidate
  }
}

extension TypeDeclaration {
  /// What messages about its generic parameters call it; `nil` where it has none.
  var genericSubject: String? {
    genericParameters.isEmpty ? nil : "generic \(kind.word) '\(name)'"
  }
}

extension TypeDeclaration.Kind {
  /// The word that begins such a declaration.
  var word: String {
    switch self {
    case .structure: "struct"
    case .enumeration: "enum"
    case .class: "class"
    case .protocol: "protocol"
    }
  }
}

extension PropertyDeclaration {
  /// Whether values of the type are made with the property's wrapper and not with what that wraps:
  /// the wrapper has no initializer for the latter.
  fileprivate var isGivenItsWrapper: Bool {
    guard case .declared(let wrapper) = wrapper, innerWrappers.isEmpty else { return false }
    let initializers = wrapper.members.initializers
    if initializers.isEmpty {
      return !wrapper.storedProperties.contains { $0.name == "wrappedValue" }
    }
    return !initializers.contains { initializer in
      initializer.signature.parameters.contains { $0.label == "wrappedValue" }
    }
  }

  /// Whether the initializer that structs have by themselves takes a value for it.
  var isInMemberwiseInitializer: Bool {
    switch wrapper {
    case .environment, .environmentObject, .namespace, .focus: false
    default: isMutable || initialSyntax == nil
    }
  }
}

extension PropertyDeclaration {
  /// Whether who may not use it may not give the initializer of all properties anything either: one
  /// whose value is settled, or comes with its wrapper, is none of these.
  fileprivate var hidesMemberwise: Bool {
    wrapper == nil ? isMutable || !hasValueFromTheStart : !hasValueFromTheStart
  }
}
