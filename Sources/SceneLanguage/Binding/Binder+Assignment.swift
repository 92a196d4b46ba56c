internal import SwiftSyntax

extension Binder {
  /// Binds `place = value`.
  func bind(assignment node: InfixOperatorExprSyntax, at place: SourceSpan) -> any BoundExpression {
    if node.leftOperand.is(DiscardAssignmentExprSyntax.self) {
      let value = bind(node.rightOperand)
      return value.isErroneous ? value : DiscardExpression(value: value, span: place)
    }
    let target = bind(node.leftOperand)
    let value = bind(node.rightOperand, as: target.type) { .cannotConvertValue($0, to: $1) }
    if target.isErroneous || value.isErroneous { return ErroneousExpression(span: place) }
    if let tuple = target as? TupleExpression {
      return bind(tuple, value, at: place)
    }
    guard let target = target as? any BoundPlace else {
      return erroneous(.assignToValue, at: target.span)
    }
    if let storage = firstAssignedWrapper(of: target) {
      return AssignmentExpression(
        target: storage,
        value: wrap(value, for: storage.property),
        span: place
      )
    }
    guard checkAssignable(target, at: target.span) else { return ErroneousExpression(span: place) }
    return AssignmentExpression(target: target, value: value, span: place)
  }

  /// The field of a wrapped property that an initializer gives its first value.
  private func firstAssignedWrapper(of target: any BoundPlace) -> FieldExpression? {
    guard function?.code.name == "init" else { return nil }
    let base: (any BoundExpression)? =
      (target as? FieldExpression)?.base ?? (target as? ComputedPropertyExpression)?.base
    guard let storage = base as? FieldExpression, case .declared = storage.property.wrapper,
      storage.property.initialSyntax == nil
    else { return nil }
    return storage
  }

  /// `(a, b) = (b, a)`.
  private func bind(
    _ tuple: TupleExpression,
    _ value: any BoundExpression,
    at place: SourceSpan
  ) -> any BoundExpression {
    var places: [any BoundPlace] = []
    for element in tuple.elements {
      guard let target = element as? any BoundPlace else {
        return erroneous(.assignToValue, at: element.span)
      }
      guard checkAssignable(target, at: element.span) else {
        return ErroneousExpression(span: place)
      }
      places.append(target)
    }
    return TupleAssignmentExpression(targets: places, value: value, span: place)
  }

  /// Binds `place += value` and its like.
  func bind(
    compoundAssignment node: InfixOperatorExprSyntax,
    _ name: String,
    at place: SourceSpan
  ) -> any BoundExpression {
    let target = bind(node.leftOperand)
    let value = bind(node.rightOperand, expecting: target.type.unwrapped)
    if target.isErroneous || value.isErroneous { return ErroneousExpression(span: place) }
    let symbol = span(node.operator)
    if let own = operatorFunction(name + "=", [target.type, value.type]),
      let placeExpression = target as? any BoundPlace
    {
      guard checkAssignable(placeExpression, at: target.span) else {
        return ErroneousExpression(span: place)
      }
      return FunctionCallExpression(
        code: own.code,
        receiver: nil,
        arguments: BoundArguments([.place(placeExpression), .expression(value)]),
        span: place,
        type: .void
      )
    }
    let operand: any BoundExpression =
      (target as? ChainExpression).map { ChainedOperand(chain: $0) } ?? target
    let result = apply(name, operand, value, symbol: symbol, at: place)
    if result.isErroneous { return result }
    guard let target = target as? any BoundPlace else {
      return erroneous(.assignToValue, at: target.span)
    }
    guard checkAssignable(target, at: target.span) else { return ErroneousExpression(span: place) }
    if let function = operatorFunction(name, [target.type, value.type]) {
      let code = function.code
      return CompoundAssignmentExpression(
        target: target,
        value: value,
        apply: { try code.call(nil, [$0, $1], $2, at: place) },
        span: place
      )
    }
    guard let operation = BinaryOperator(rawValue: name) else {
      return erroneous(.unsupported("the operator '\(name)='"), at: symbol)
    }
    return CompoundAssignmentExpression(
      target: target,
      value: value,
      apply: { try operation.apply($0, $1, $2) },
      span: symbol
    )
  }

  /// Whether a place may be changed here; tells why not.
  func checkAssignable(_ place: any BoundPlace, at span: SourceSpan) -> Bool {
    switch place {
    case let local as LocalExpression:
      return checkAssignable(local, at: span)
    case let field as FieldExpression:
      return checkAssignable(field, at: span)
    case let computed as ComputedLocalExpression:
      if computed.setter == nil {
        report(.assignToGetOnly(computed.name), at: span)
        return false
      }
      return true
    case let computed as ComputedPropertyExpression:
      guard computed.property.isSettable else {
        report(.assignToGetOnly(computed.property.name), at: span)
        return false
      }
      return true
    case let global as GlobalExpression:
      guard global.property.isMutable else {
        report(.assignToConstant(global.property.name), at: span)
        return false
      }
      return true
    case let entry as EntryPropertyExpression:
      guard entry.entry.write != nil else {
        report(.assignToGetOnly(entry.entry.name), at: span)
        return false
      }
      if entry.entry.isNonmutating { return true }
      guard let base = entry.base as? any BoundPlace else {
        report(.assignToValue, at: span)
        return false
      }
      return checkAssignable(base, at: base.span)
    case let element as TupleElementExpression:
      guard let base = element.base as? any BoundPlace else { return false }
      return checkAssignable(base, at: base.span)
    case let element as SubscriptExpression:
      guard let base = element.base as? any BoundPlace else {
        report(.assignToValue, at: span)
        return false
      }
      return checkAssignable(base, at: base.span)
    default:
      return true
    }
  }

  private func checkAssignable(_ local: LocalExpression, at span: SourceSpan) -> Bool {
    let variable = local.variable
    if variable.isMutable { return true }
    if variable.needsValue {
      // The first assignment of a constant that was declared without a value.
      return true
    }
    report(
      variable.name == "self" ? .assignToSelfMember("self") : .assignToConstant(variable.name),
      at: span
    )
    return false
  }

  private func checkAssignable(_ field: FieldExpression, at span: SourceSpan) -> Bool {
    let property = field.property
    if [.state, .focus, .binding].contains(property.wrapper) { return true }
    let isInitializing = function?.code.name == "init" && property.initialSyntax == nil
    if !property.isMutable && !isInitializing {
      report(.assignToConstant(property.name), at: span)
      return false
    }
    if case .declared(let declaration, _) = field.base.type, declaration.kind == .class {
      return true
    }
    guard let base = field.base as? any BoundPlace else {
      report(.assignToValue, at: span)
      return false
    }
    if let local = base as? LocalExpression, local.variable.name == "self",
      !local.variable.isMutable
    {
      report(.assignToSelfMember(property.name), at: span)
      return false
    }
    return checkAssignable(base, at: span)
  }

  /// The place that a mutating method changes; tells when it is none.
  func assignable(_ receiver: any BoundExpression, toCall name: String) -> (any BoundPlace)? {
    guard let place = receiver as? any BoundPlace else {
      report(.mutatingOnConstant(method: name, "value"), at: receiver.span)
      return nil
    }
    let before = diagnostics.count
    if checkAssignable(place, at: receiver.span) { return place }
    diagnostics.removeAll(after: before)
    let described =
      (place as? LocalExpression)?.variable.name
      ?? (place as? FieldExpression)?.property.name ?? "value"
    report(.mutatingOnConstant(method: name, described), at: receiver.span)
    return nil
  }
}
