internal import SwiftSyntax

extension Binder {
  /// Binds `base[…]`.
  func bind(
    subscript node: SubscriptCallExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let place = span(node)
    let arguments = callArguments(in: node.arguments)
    let base = bind(subscripted: node.calledExpression, at: arguments, expecting: expected)
    if base.isErroneous || base.type == .error {
      return bindForDiagnostics(arguments, behind: base, at: place)
    }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return bind(keyPathSubscript: arguments[0].expression, of: base, at: place)
    }
    return bind(subscriptOf: base, arguments, at: place, expecting: expected)
  }

  /// Binds a subscript of a value with its arguments.
  func bind(
    subscriptOf base: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    if case .named("Binding", let values) = base.type, values.first?.hasOwnSubscripts == true,
      let part = bind(
        partOf: base,
        values[0],
        at: place,
        hasIndex: true,
        { whole in
          bind(subscriptOf: whole, arguments, at: place, expecting: .unknown)
        }
      )
    {
      return part
    }
    if case .named("Binding", let values) = base.type, let value = values.first,
      declaresSubscript(for: value)
    {
      let trial = attempt {
        bind(partOf: base, value, at: place, hasIndex: true) { whole in
          bind(subscriptOf: whole, arguments, at: place, expecting: .unknown)
        } ?? ErroneousExpression(span: place)
      }
      if trial.succeeded { return trial.result }
    }
    let candidates = subscripts(of: base, taking: arguments, at: place)
    if candidates.isEmpty, base.type.isOptional, let value = unwrappedImplicitly(base) {
      return bind(subscriptOf: value, arguments, at: place, expecting: expected)
    }
    if let part = bind(dynamicSubscriptOf: base, arguments, besides: candidates, at: place) {
      return part
    }
    if !candidates.isEmpty {
      let trial = attempt {
        call(candidates, arguments, at: place, nameSpan: place, expecting: expected)
      }
      if trial.succeeded || !hasElements(base.type) {
        return call(candidates, arguments, at: place, nameSpan: place, expecting: expected)
      }
    }
    return bind(elementOf: base, arguments, at: place, expecting: expected)
  }

  private func bind(
    keyPathSubscript syntax: ExprSyntax,
    of base: any BoundExpression,
    at place: SourceSpan
  ) -> any BoundExpression {
    let path = bind(syntax, expecting: .named("KeyPath", [base.type, .unknown]))
    if path.isErroneous { return path }
    guard case .named(let name, let arguments) = path.type, name.hasSuffix("KeyPath") else {
      return path.type.isOpen
        ? KeyPathSubscriptExpression(base: base, path: path, span: place, type: .unknown)
        : erroneous(
          .cannotConvertArgument("\(path.type)", to: "KeyPath<\(base.type), _>"),
          at: path.span
        )
    }
    return KeyPathSubscriptExpression(
      base: base,
      path: path,
      span: place,
      // `PartialKeyPath` tells its root, and `AnyKeyPath` not even that.
      type: arguments.count > 1 ? arguments[1] : arguments.isEmpty ? .optional(.any) : .any
    )
  }

  private func subscripts(
    of base: any BoundExpression,
    taking arguments: [CallArgument],
    at place: SourceSpan
  ) -> [Callable] {
    let type = (base as? TypeExpression)?.named ?? base.type
    let substitution = substitution(for: type)
    var result: [Callable] = []
    for owner in memberOwners(of: type) {
      let table: MemberTable?
      var entries: [LibraryEntry] = []
      switch owner {
      case .declared(let declaration): table = declaration.members
      case .library(let name, let members):
        table = program.extensions[name]
        entries = members?.table.subscripts ?? []
      }
      let isType = base is TypeExpression
      for declaration in (table?.subscripts ?? []).ofDynamicMembers(taking: arguments)
      where declaration.function.isStatic == isType {
        let signature = declaration.function.signature.substituting(substitution)
        // A type that is named, and `super`, say themselves whose subscript it is.
        let isOverridden =
          declaration.function.isOverridden && !isType && !(base is SuperExpression)
        if declaration.function.isRequirement || isOverridden {
          if !isOverridden, isType || !isSeenThroughProtocol(type) { continue }
          result.append(
            Callable(name: "subscript", signature: signature) { arguments, type in
              DynamicSubscriptExpression(
                base: base,
                requirement: declaration,
                arguments: arguments,
                span: place,
                type: type
              )
            }
          )
          continue
        }
        result.append(
          Callable(name: "subscript", signature: signature) { [self] arguments, type in
            if declaration.function.isMutating { noteChange(of: base) }
            if !module.availabilities.isEmpty {
              checkAvailability(
                of: declaration.function,
                named: "subscript(\(declaration.function.signature.labels))",
                at: place
              )
            }
            return DeclaredSubscriptExpression(
              base: base,
              declaration: declaration,
              arguments: arguments.adding(
                generics: substitution.filter { !$0.value.isOpen && $0.value != .parameter($0.key) }
              ),
              span: place,
              type: type
            )
          }
        )
      }
      for entry in entries {
        result.append(
          Callable(
            name: "subscript",
            signature: entry.signature.substituting(substitution)
          ) { arguments, type in
            EntryPropertyExpression(
              entry: entry,
              base: base,
              arguments: arguments,
              span: place,
              type: type
            )
          }
        )
      }
    }
    return result
  }

  /// Whether the scene extends a type of the library by a subscript.
  private func declaresSubscript(for type: SceneType) -> Bool {
    memberOwners(of: type).contains { owner in
      guard case .library(let name, _) = owner else { return false }
      return program.extensions[name]?.subscripts.isEmpty == false
    }
  }

  /// Whether only protocols say what values of a type have.
  private func isSeenThroughProtocol(_ type: SceneType) -> Bool {
    switch type {
    case .parameter: true
    case .declared(let declaration, _): declaration.kind == .protocol
    default: false
    }
  }

  /// Whether values of a type are texts or parts of texts.
  func isText(_ type: SceneType) -> Bool {
    guard case .parameter(let name) = type else { return type.isText }
    return isConstrained(name, to: "StringProtocol")
  }

  private func hasElements(_ type: SceneType) -> Bool {
    type.isOpen || elementType(of: type) != nil
  }

  /// Binds `dictionary[index]`; `nil` where a key stands in the brackets.
  private func bind(
    pairOf base: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].expression.isContextual
    else { return nil }
    let trial = attempt { bind(arguments[0].expression) }
    guard trial.succeeded, trial.result.type == .dictionaryIndex else { return nil }
    return DictionaryPairExpression(
      base: base,
      index: trial.result,
      span: place,
      type: elementType(of: base.type) ?? .unknown
    )
  }

  private func bind(
    elementOf base: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    guard let first = arguments.first, hasElements(base.type) else {
      if case .optional(let wrapped) = base.type {
        return erroneous(
          .memberOfOptional("subscript", type: "\(base.type)", wrapped: "\(wrapped)"),
          at: endOfSubscripted(base)
        )
      }
      bindForDiagnostics(arguments)
      let end = base.span.end
      return erroneous(
        .notSubscriptable("\(base.type)"),
        at: SourceSpan(file: base.span.file, start: end, end: end + 1)
      )
    }
    if case .dictionary(let key, let value) = base.type {
      if let pair = bind(pairOf: base, arguments, at: place) { return pair }
      let count = diagnostics.count
      let index = bind(first.expression, as: key) { .cannotConvertArgument($0, to: $1) }
      if index.isErroneous, arguments.count == 1,
        diagnostics.entries[count...].map(\.mistake.isAboutArgument) == [true],
        !saysWhichSubscript(place, expecting: expected)
      {
        diagnostics.removeAll(after: count)
        return erroneous(.noMatchingSubscript, at: anchor(of: place))
      }
      let fallback = arguments.dropFirst().first { $0.label == "default" }.map {
        bind($0.expression, as: value) { .cannotConvertArgument($0, to: $1) }
      }
      if index.isErroneous || fallback?.isErroneous == true {
        return ErroneousExpression(span: place)
      }
      base.learn(.dictionary(index.type, fallback?.type ?? .unknown))
      return SubscriptExpression(
        base: base,
        index: index,
        fallback: fallback,
        span: place,
        type: fallback == nil ? .optional(value) : value
      )
    }
    if arguments.count > 1, arguments[1].label == nil {
      return erroneous(.extraSubscriptArgument, at: arguments[1].span)
    }
    let position = placeType(of: base.type)
    // `array[...]` takes all of it.
    if let name = first.expression.as(DeclReferenceExprSyntax.self), name.baseName.text == "..." {
      let start = IntLiteral(value: 0, span: first.span)
      return SubscriptExpression(
        base: base,
        index: PartialRangeExpression(
          bound: start,
          span: first.span,
          type: .named("UnboundedRange")
        ),
        fallback: nil,
        span: place,
        type: sliceType(of: base.type)
      )
    }
    var index = bind(first.expression, expecting: position)
    if index.isErroneous { return index }
    if case .parameter(let name) = index.type, isConstrained(name, to: "RangeExpression") {
      index = AscribedExpression(value: index, type: .named("Range", [position]))
    }
    let element = elementType(of: base.type) ?? .unknown
    if position == .setIndex, index.type.isInteger {
      return erroneous(.noMatchingSubscript, at: anchor(of: place))
    }
    if isText(base.type), index.type.isInteger || index.type.isRangeOfIntegers {
      return erroneous(.stringSubscript(isRange: !index.type.isInteger), at: base.span)
    }
    switch index.type {
    case .named("Range", let bounds) where bounds.first?.isFloatingPoint == true,
      .named("ClosedRange", let bounds) where bounds.first?.isFloatingPoint == true:
      return erroneous(.noMatchingSubscript, at: anchor(of: place))
    case .named("Range", _), .named("ClosedRange", _), .named("PartialRangeFrom", _),
      .named("PartialRangeUpTo", _), .named("PartialRangeThrough", _):
      return SubscriptExpression(
        base: base,
        index: index,
        fallback: nil,
        span: place,
        type: sliceType(of: base.type)
      )
    default:
      // The keys and values of a dictionary stand at its places.
      let isPlace = index.type == position || index.type == .dictionaryIndex
      guard index.type.isOpen || isPlace || index.type.isInteger || base.type.isOpen
      else {
        if !saysWhichSubscript(place, expecting: expected) {
          return erroneous(.noMatchingSubscript, at: anchor(of: place))
        }
        return erroneous(
          .cannotConvertArgument("\(index.type)", to: "\(position)"),
          at: index.span
        )
      }
      return SubscriptExpression(
        base: base,
        index: index,
        fallback: nil,
        span: place,
        type: element
      )
    }
  }

  /// Whether what stands around an element leaves one of the collection's subscripts, so that the
  /// compiler tells what does not fit that one.
  private func saysWhichSubscript(_ place: SourceSpan, expecting expected: SceneType) -> Bool {
    if assigned == place || !expected.isOpen && expected != .any && !expected.isFreeParameter {
      return true
    }
    guard let parent = expression(at: place)?.parent else { return false }
    return switch parent.kind {
    case .memberAccessExpr, .forceUnwrapExpr, .optionalChainingExpr, .unresolvedTernaryExpr: true
    case .exprList:
      parent.parent?.as(SequenceExprSyntax.self)?.elements.first
        .map { !$0.is(DiscardAssignmentExprSyntax.self) } == true
    case .initializerClause: parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    default: false
    }
  }

  /// The type of the places in a collection.
  private func placeType(of collection: SceneType) -> SceneType {
    if isText(collection) { return .named("String.Index") }
    return if case .named("Set", _) = collection { .setIndex } else { .int }
  }

  /// Where messages about what stands before brackets are told: behind other brackets at their end.
  private func endOfSubscripted(_ base: any BoundExpression) -> SourceSpan {
    guard base is SubscriptExpression || base is DeclaredSubscriptExpression else {
      return base.span
    }
    return SourceSpan(file: base.span.file, start: base.span.end - 1, end: base.span.end)
  }

  /// The type of what a range takes out of a collection.
  private func sliceType(of base: SceneType) -> SceneType {
    switch base {
    case _ where isText(base): .substring
    case .named("Range", _): base
    case .named("SubviewsCollection", _), .named("SubviewsCollectionSlice", _):
      .named("SubviewsCollectionSlice")
    default: .named("ArraySlice", [elementType(of: base) ?? .unknown])
    }
  }
}

extension SceneType {
  /// Whether a binding to such a value leads to its parts by its subscripts: declared ones, or those
  /// of a dictionary.
  fileprivate var hasOwnSubscripts: Bool {
    switch self {
    case .declared, .dictionary: true
    default: false
    }
  }
}
