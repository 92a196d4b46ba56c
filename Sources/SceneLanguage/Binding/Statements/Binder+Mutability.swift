internal import SwiftSyntax

extension Binder {
  /// Whether a place may be changed here; tells why not.
  ///
  /// - Parameters:
  ///   - place: What is to be changed.
  ///   - form: How the change is written; of an assignment the place tells the form.
  ///   - span: Where to tell the mistake; by default at the last part of the place.
  ///   - isMeant: Whether the place is really to be changed, so that its declaration could be mended.
  /// - Returns: Whether it may be changed.
  func checkMutable(
    _ place: any BoundExpression,
    _ form: ForbiddenChange.Form = .assignmentToValue,
    at span: SourceSpan? = nil,
    isMeant: Bool = true
  ) -> Bool {
    noteChange(of: place)
    guard let barrier = barrier(to: place) else { return true }
    var form = form
    if form == .assignmentToValue { form = assignmentForm(of: place, barrier.reason) }
    report(
      .forbiddenChange(ForbiddenChange(form: form, reason: barrier.reason)),
      at: span ?? lastPart(of: place),
      fixIts: isMeant
        ? barrier.constant.flatMap { fixIt(makingVariable: $0) }.map { [$0] } ?? [] : []
    )
    return false
  }

  /// Whether a place could be changed here.
  func isChangeable(_ place: any BoundExpression) -> Bool { barrier(to: place) == nil }

  /// Why something cannot be changed, and the declaration of the constant that is to blame.
  private struct Barrier {
    var reason: ForbiddenChange.Reason
    var constant: SourceSpan?
  }

  private func barrier(to place: any BoundExpression) -> Barrier? {
    switch place {
    case let local as LocalExpression: return barrier(to: local)
    case let field as FieldExpression: return barrier(to: field)
    case let computed as ComputedLocalExpression:
      return computed.setter == nil ? Barrier(reason: .getOnlyProperty(computed.name)) : nil
    case let computed as ComputedPropertyExpression: return barrier(to: computed)
    case let global as GlobalExpression:
      if global.property.isMutable { return setterBarrier(global.property) }
      if global.property.isFirstAssignedLater(in: function) { return nil }
      return Barrier(reason: .constant(global.property.name), constant: global.property.span)
    case let entry as EntryPropertyExpression:
      if entry.entry.write == nil {
        let isSubscript = entry.entry.kind == .subscript
        return Barrier(
          reason: isSubscript ? .getOnlySubscript : .getOnlyProperty(entry.entry.name)
        )
      }
      return entry.entry.isNonmutating ? nil : entry.base.flatMap { barrier(to: $0) }
    case let element as DeclaredSubscriptExpression: return barrier(to: element)
    case let element as TupleElementExpression: return barrier(to: element.base)
    case let element as SubscriptExpression: return barrier(to: element.base)
    case let unwrapped as ForceUnwrapExpression: return barrier(to: unwrapped.value)
    case let link as ChainLink: return barrier(to: link.value)
    case let chain as ChainExpression: return barrier(to: chain.value)
    case let member as DynamicStaticExpression: return barrier(to: member)
    case let member as DynamicMemberExpression:
      guard case .declared(let owner, _) = member.base.type, owner.kind == .protocol,
        !owner.allProtocols.contains(where: { $0.conformances.contains(.any) }),
        !owner.conformances.contains(.any)
      else { return nil }
      let found = members(member.name, of: member.base.type).declared
      if case .property(let property)? = found.first, property.storage.isRequirement,
        !property.isSettable
      {
        return Barrier(reason: .getOnlyProperty(property.name))
      }
      return barrier(to: member.base)
    case _ where place.asPlace != nil: return nil
    case is ArrayLiteral: return Barrier(reason: .literalOf("\(place.type)"))
    case is IntLiteral, is DoubleLiteral, is BoolLiteral, is StringLiteral,
      is InterpolatedString, is NilLiteral:
      return Barrier(reason: .literal)
    case let call as FunctionCallExpression
    where call.receiver == nil && topLevelFunctions(call.code.name)?.count == 1:
      return Barrier(reason: .result(of: call.code.name))
    case let call as ValueCallExpression:
      let called = expression(at: call.function.span)?.as(DeclReferenceExprSyntax.self)
      return Barrier(reason: .result(of: called?.baseName.text))
    case is FunctionCallExpression, is EntryCallExpression, is InitializerCallExpression,
      is MemberwiseExpression, is DynamicCallExpression:
      return Barrier(reason: .result(of: nil))
    case is FunctionReference: return Barrier(reason: .value)
    default: return place.type.isOpen || isReference(place.type) ? nil : Barrier(reason: .value)
    }
  }

  private func barrier(to element: DeclaredSubscriptExpression) -> Barrier? {
    if element.declaration.setterSyntax == nil { return Barrier(reason: .getOnlySubscript) }
    let isNonmutating =
      element.declaration.setterSyntax?.modifier?.name.tokenKind
      == .keyword(.nonmutating)
    guard !isNonmutating, !isReference(element.base.type), !(element.base is TypeExpression) else {
      return nil
    }
    return barrier(to: element.base)
  }

  private func barrier(to local: LocalExpression) -> Barrier? {
    let variable = local.variable
    // The first assignment of a constant that was declared without a value is told elsewhere.
    if variable.isMutable || variable.needsValue { return nil }
    if variable.name == "self" { return Barrier(reason: .selfIsImmutable) }
    if case .chosen = variable.introduction { return Barrier(reason: .immutable(variable.name)) }
    return Barrier(reason: .constant(variable.name), constant: variable.span)
  }

  private func barrier(to field: FieldExpression) -> Barrier? {
    let property = field.property
    if property.isFixedByWrapper, !field.isRaw {
      return Barrier(reason: .getOnlyProperty(property.name))
    }
    if [.state, .focus, .binding].contains(property.wrapper), property.isMutable { return nil }
    let ofSelf = (field.base as? LocalExpression)?.variable.name == "self"
    // That a constant gets one value only is found by following the initializer.
    let isFirst =
      ofSelf && function?.code.name == "init" && !isInherited(property)
    if !property.isMutable && !isFirst {
      return Barrier(reason: .constant(property.name), constant: property.span)
    }
    if let barrier = setterBarrier(property) { return barrier }
    return isReference(field.base.type) ? nil : barrier(to: field.base)
  }

  /// Whether a superclass declares a property, which gives a constant its value itself.
  private func isInherited(_ property: PropertyDeclaration) -> Bool {
    guard case .declared(let owner, _)? = property.scope.selfType,
      case .declared(let own, _)? = scope.selfType
    else { return false }
    return owner !== own && owner.kind == .class
  }

  private func barrier(to computed: ComputedPropertyExpression) -> Barrier? {
    let property = computed.property
    if !property.isSettable { return Barrier(reason: .getOnlyProperty(property.name)) }
    if let barrier = setterBarrier(property) { return barrier }
    guard let base = computed.base, !property.hasNonmutatingSetter, !isReference(base.type),
      !(base is TypeExpression)
    else { return nil }
    return barrier(to: base)
  }

  private func barrier(to member: DynamicStaticExpression) -> Barrier? {
    guard let property = member.property else {
      return member.labels == nil ? nil : Barrier(reason: .result(of: nil))
    }
    if property.isSettable { return setterBarrier(property) }
    if case .global = property.storage {
      return Barrier(reason: .constant(property.name), constant: property.span)
    }
    return Barrier(reason: .getOnlyProperty(property.name))
  }

  private func setterBarrier(_ property: PropertyDeclaration) -> Barrier? {
    property.setterAccess.allows(scope)
      ? nil : Barrier(reason: .inaccessibleSetter(property.name))
  }

  /// Whether values of a type are objects, whose parts change without the place that holds them.
  private func isReference(_ type: SceneType) -> Bool {
    switch type.unwrapped {
    case .declared(let declaration, _): declaration.kind == .class
    case .metatype, .parameter, .unknown, .error, .member: true
    case .named(let name, _):
      name.hasPrefix("UI") || name.hasPrefix("NS") || name == "Binding" || library.isClass(name)
    default: false
    }
  }

  private func assignmentForm(
    of place: any BoundExpression,
    _ reason: ForbiddenChange.Reason
  ) -> ForbiddenChange.Form {
    switch place {
    case is SubscriptExpression, is DeclaredSubscriptExpression: .assignmentThroughSubscript
    case let entry as EntryPropertyExpression where entry.entry.kind == .subscript:
      .assignmentThroughSubscript
    case let computed as ComputedPropertyExpression where computed.base == nil: .assignmentToValue
    case is FieldExpression, is ComputedPropertyExpression, is EntryPropertyExpression,
      is TupleElementExpression, is DynamicMemberExpression:
      .assignmentToProperty
    case let global as GlobalExpression where global.property.scope.enclosing != nil:
      .assignmentToProperty
    case let chain as ChainExpression: assignmentForm(of: chain.value, reason)
    default: .assignmentToValue
    }
  }

  /// The name after the last dot of a place, the brackets of a subscript, or the whole.
  private func lastPart(of place: any BoundExpression) -> SourceSpan {
    let name: String
    switch place {
    case let field as FieldExpression: name = field.property.name
    case let member as DynamicMemberExpression: name = member.name
    case let computed as ComputedPropertyExpression: name = computed.property.name
    case let global as GlobalExpression: name = global.property.name
    case let entry as EntryPropertyExpression where entry.entry.kind != .subscript:
      name = entry.entry.name
    case let chain as ChainExpression: return lastPart(of: chain.value)
    case let element as SubscriptExpression:
      var span = element.span
      span.start = max(span.start, element.base.span.end)
      return span
    case let element as DeclaredSubscriptExpression:
      var span = element.span
      span.start = max(span.start, element.base.span.end)
      return span
    case let element as TupleElementExpression:
      var span = element.span
      span.start = max(span.start, min(element.base.span.end + 1, span.end))
      return span
    default: return place.span
    }
    var span = place.span
    span.start = max(span.start, span.end - name.utf8.count)
    return span
  }

  /// Writes `var` in place of the `let` before a name.
  private func fixIt(makingVariable name: SourceSpan) -> SceneFixIt? {
    let before = Array(program.files[name.file].source.text.utf8.prefix(name.start).suffix(64))
    guard let end = before.lastIndex(where: { $0 != UInt8(ascii: " ") }), end >= 2,
      before[(end - 2)...end].elementsEqual("let".utf8)
    else { return nil }
    let start = name.start - (before.count - (end - 2))
    return SceneFixIt(
      message: "change 'let' to 'var' to make it mutable",
      range: start..<start + 3,
      replacement: "var"
    )
  }
}

extension PropertyDeclaration {
  /// Whether this is a constant of the top level that a statement there gives its value.
  func isFirstAssignedLater(in function: FunctionScope?) -> Bool {
    initialSyntax == nil && tuple == nil && scope.enclosing == nil
      && function?.code.name == FunctionCode.topLevelName
  }
}
