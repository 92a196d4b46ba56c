internal import SwiftSyntax

extension Binder {
  /// The type of a property: as written, or that of its initial value, which is bound for it.
  func type(of property: PropertyDeclaration) -> SceneType {
    switch property.typeState {
    case .resolved(let type):
      return type
    case .resolving:
      report(.circularReference(property.name), at: property.introducer ?? property.span)
      property.typeState = .resolved(.error)
      return .error
    case .unresolved:
      property.typeState = .resolving
      let type = visiting(property.scope) { findType(of: property) }
      if case .resolved(let type) = property.typeState { return type }
      property.typeState = .resolved(type)
      return type
    }
  }

  private func findType(of property: PropertyDeclaration) -> SceneType {
    if let tuple = property.tuple {
      bind(partOf: tuple.whole, tuple.path, for: property)
      return property.initial?.valueType ?? .error
    }
    if let key = property.entryKey { return type(of: key) }
    if case .declared(let wrapper) = property.wrapper {
      return wrappedType(of: property, wrapper)
    }
    if let syntax = property.typeSyntax {
      var type = resolve(syntax)
      if let builder = property.builder, case .function(var function) = type {
        function.builder = builder
        type = .function(function)
      }
      if type.isMissingArguments, property.initialSyntax != nil {
        bind(initialOf: property, as: type)
        return property.initial?.valueType ?? type
      }
      return type
    }
    if let initial = property.initialSyntax {
      if initial.is(NilLiteralExprSyntax.self) {
        report(.nilWithoutType, at: span(initial))
        return .error
      }
      let isWhole = initial.is(IntegerLiteralExprSyntax.self)
      bind(initialOf: property, as: property.isFraction && isWhole ? .double : .unknown)
      return property.initial?.valueType ?? .error
    }
    switch property.wrapper {
    case .environment(let path):
      return path.reduce(.named("EnvironmentValues")) { type(ofProperty: $1, of: $0) }
    case .environmentObject:
      guard let syntax = property.objectType else {
        return .error
      }
      if syntax.startsWithDot { return .error }
      guard case .metatype(let type) = bind(syntax).type else { return .error }
      return type
    case .namespace:
      return .named("Namespace.ID")
    case .focus:
      return .bool
    default:
      report(.typeAnnotationMissing(property.name), at: property.span)
      return .error
    }
  }

  private func type(ofProperty name: String, of type: SceneType) -> SceneType {
    let found = members(name, of: type)
    if case .property(let property)? = found.declared.first { return self.type(of: property) }
    return found.entries.first?.signature.result ?? .unknown
  }

  /// Binds the initial value of a property, or the value that replaces it.
  func bind(initialOf property: PropertyDeclaration, as type: SceneType) {
    guard let syntax = property.initialSyntax else { return }
    let code = FunctionCode(name: property.name)
    property.initial = code
    let function = FunctionScope(code: code, outer: nil)
    function.property = property
    if property.isConcurrent {
      // Who uses what is begun at the same time says `try` and `await`.
      function.tryDepth += 1
      function.awaitDepth += 1
    }
    within(scope, function) {
      // What makes the value of a struct may change the struct.
      if property.isLazy { declareSelf(in: function, isMutable: true, at: property.span) }
      if property.typeSyntax == nil, property.wrapper == nil { untypedValue = span(syntax) }
      let count = diagnostics.count
      var value = withKeys(at: property.typeSyntax?.translatedPlaces) {
        bind(syntax, as: type) { given, wanted in
          if syntax.is(ClosureExprSyntax.self), wanted.hasPrefix("some ") {
            return .typeOfTypeDoesNotConform(given, protocolName: String(wanted.dropFirst(5)))
          }
          // A wrapper takes its first value as an argument.
          return property.wrapper != nil && given == "nil"
            ? .cannotConvertArgument(given, to: wanted) : initialMisfit(given, to: wanted)
        }
      }
      value = initialValue(value, syntax, as: type)
      if property.typeSyntax == nil {
        tellUntyped(value, syntax, isWrapped: property.wrapper != nil)
        tellOpaqueValue(value, syntax)
        if property.wrapper == nil, !value.isErroneous, !property.name.isEmpty,
          !diagnostics.hasErrors(after: count)
        {
          warnOfNothing(
            value.type,
            in: property.name,
            isMutable: property.isMutable,
            at: property.span
          )
        }
      }
      if let pattern = property.pattern, !value.isErroneous, !checkTuple(pattern, of: value) {
        value = ErroneousExpression(span: value.span)
      }
      if let replaced = replacement(of: property, as: type.isOpen ? value.type : type) {
        value = replaced
      }
      code.valueType = value.type
      let initial: any BoundExpression =
        property.isConcurrent ? ConcurrentValue(value: value) : value
      code.statements = [value.isErroneous ? ErroneousStatement() : ReturnStatement(value: initial)]
    }
  }
  /// Binds a variable to an element of a tuple.
  private func bind(
    partOf whole: PropertyDeclaration,
    _ path: [Int],
    for property: PropertyDeclaration
  ) {
    let code = FunctionCode(name: property.name)
    property.initial = code
    var value = reference(to: whole, base: nil, at: property.span)
    for index in path where !value.isErroneous && value.type != .error {
      guard case .tuple(let elements) = value.type, index < elements.count else {
        value =
          value.type.isOpen
          ? TupleElementExpression(base: value, index: index, span: property.span, type: .unknown)
          : erroneous(.tupleMismatch("\(value.type)"), at: whole.span)
        continue
      }
      value = TupleElementExpression(
        base: value,
        index: index,
        span: property.span,
        type: elements[index].type
      )
    }
    code.valueType = value.type
    code.statements = [value.isErroneous ? ErroneousStatement() : ReturnStatement(value: value)]
  }
}

extension SceneType {
  /// Whether this names a generic type without saying what it is of: `Set` for a set of numbers.
  var isMissingArguments: Bool {
    switch self {
    case .named("Set", let arguments): arguments.isEmpty
    case .declared(let declaration, let arguments):
      !declaration.genericParameters.isEmpty && arguments.allSatisfy(\.isOpen)
    default: false
    }
  }
}
