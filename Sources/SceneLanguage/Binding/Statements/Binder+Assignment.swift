internal import SwiftSyntax

extension Binder {
  /// Binds what is assigned to.
  private func bind(assigned node: ExprSyntax) -> any BoundExpression {
    let around = assigned
    assigned = span(node)
    defer { assigned = around }
    return bind(node)
  }

  /// Binds `place = value`.
  func bind(assignment node: InfixOperatorExprSyntax, at place: SourceSpan) -> any BoundExpression {
    if node.leftOperand.is(DiscardAssignmentExprSyntax.self) {
      let value = bind(node.rightOperand)
      return value.isErroneous ? value : DiscardExpression(value: value, span: place)
    }
    let count = diagnostics.count
    let target = bind(assigned: node.leftOperand)
    if let name = target.methodName {
      let change = ForbiddenChange(form: .assignmentToValue, reason: .method(name))
      return erroneous(.forbiddenChange(change), at: target.span.lastPart(named: name))
    }
    if target.isErroneous, isAboutMember(after: count),
      let name = node.rightOperand.firstImplicitName
    {
      report(.implicitMemberWithoutType(name.text), at: span(name))
    }
    (target as? LocalExpression)?.variable.noteAssignment()
    if !target.isErroneous, target.asPlace == nil, !(target is TupleExpression),
      !isChangeable(target)
    {
      tellUnassignable(target, written: node.leftOperand)
      return ErroneousExpression(span: place)
    }
    let before = diagnostics.count
    var wanted = target.type
    if let chain = target as? ChainExpression, node.rightOperand.startsWithDot {
      wanted = chain.value.type
    }
    let value =
      member(ofUnknown: wanted, node.rightOperand, .unknown)
      ?? withKeys(at: (target as? FieldExpression)?.property.typeSyntax?.translatedPlaces) {
        bind(node.rightOperand, as: wanted) { type, wanted in
          target is SubscriptExpression || target is DeclaredSubscriptExpression
            ? .cannotAssignToSubscript(type, of: wanted)
            : .cannotAssignValue(type, to: nameOfAssigned(wanted, as: target.type))
        }
      }
    if value.isErroneous, diagnostics.count == before + 1,
      case .cannotAssignValue = diagnostics.entries[before].mistake, node.rightOperand.isChoice
    {
      tellMismatchingBranches(of: node.rightOperand, after: before)
    }
    if value.isErroneous, !target.isErroneous, target.asPlace != nil {
      // What does not fit is told beside what cannot be changed.
      _ = checkMutable(target)
    }
    if target.isErroneous || value.isErroneous
      || !checkEscape(of: value, as: .assigned, at: span(node.operator))
    {
      return ErroneousExpression(span: place)
    }
    if let tuple = target as? TupleExpression {
      return bind(tuple, value, at: place)
    }
    guard let target = target.asPlace else {
      if checkMutable(target) { report(.assignToValue, at: target.span) }
      return ErroneousExpression(span: place)
    }
    if let storage = firstAssignedWrapper(of: target) {
      return AssignmentExpression(
        target: storage,
        value: wrap(value, for: storage.property),
        span: place
      )
    }
    if isSame(target, value), isChangeable(target) {
      let isProperty = target is FieldExpression
      return erroneous(.assignedToItself(isProperty: isProperty), at: span(node.operator))
    }
    guard checkMutable(target) else { return ErroneousExpression(span: place) }
    return AssignmentExpression(
      target: target,
      value: moved(value),
      span: place,
      settlesFirst: node.settlesFirst
    )
  }

  /// Whether the last thing told is that a member does not exist.
  private func isAboutMember(after count: Int) -> Bool {
    guard diagnostics.count > count, case .memberNotFound? = diagnostics.entries.last?.mistake
    else { return false }
    return true
  }

  /// Whether a value is what the place holds already: the same variable, or the same stored
  /// property of `self`.
  private func isSame(_ target: any BoundPlace, _ value: any BoundExpression) -> Bool {
    switch (target, value) {
    case (let one as LocalExpression, let other as LocalExpression):
      return one.variable === other.variable
    case (let one as FieldExpression, let other as FieldExpression):
      // What the library keeps may be worked out there, so that assigning it does something.
      guard one.property === other.property, one.property.scope.file < program.firstPreludeFile,
        let base = one.base as? LocalExpression,
        let otherBase = other.base as? LocalExpression
      else { return false }
      return base.variable.name == "self" && base.variable === otherBase.variable
    default: return false
    }
  }

  /// The field of a wrapped property that an initializer gives its first value.
  private func firstAssignedWrapper(of target: any BoundPlace) -> FieldExpression? {
    guard function?.code.name == "init" else { return nil }
    let base: (any BoundExpression)? =
      (target as? FieldExpression)?.base ?? (target as? ComputedPropertyExpression)?.base
    guard let storage = base as? FieldExpression,
      storage.property.initialSyntax == nil,
      case .declared(let wrapper) = storage.property.wrapper,
      wrapper.members.initializers.isEmpty
        || wrapper.members.initializers.contains(where: \.takesWrappedValue)
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
      guard let target = element.asPlace else {
        if checkMutable(element) { report(.assignToValue, at: element.span) }
        return ErroneousExpression(span: place)
      }
      guard checkMutable(target) else { return ErroneousExpression(span: place) }
      places.append(target)
    }
    return TupleAssignmentExpression(targets: places, value: value, span: place)
  }

  /// Whether it is a name such as `$count`.
  private func isProjection(_ node: ExprSyntax) -> Bool {
    node.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("$") == true
  }

  /// Binds `place += value` and its like.
  func bind(
    compoundAssignment node: InfixOperatorExprSyntax,
    _ name: String,
    at place: SourceSpan
  ) -> any BoundExpression {
    let target =
      isProjection(node.leftOperand)
      ? bind(node.leftOperand) : bind(assigned: node.leftOperand)
    if case .named("Binding", let held) = target.type, held.first?.isScalar == true,
      isProjection(node.leftOperand)
    {
      let value = bind(node.rightOperand)
      if value.isErroneous { return value }
      return erroneous(
        .cannotConvertArgument("\(target.type)", to: "\(value.type)"),
        at: target.span
      )
    }
    var value = bind(
      node.rightOperand,
      expecting: node.rightOperand.isContextual
        ? numberType(for: name, beside: target.type)
          ?? literalType(for: name + "=", on: target.type) : target.type.unwrapped
    )
    if target.isErroneous || value.isErroneous { return ErroneousExpression(span: place) }
    if target.type.isDeclared, node.rightOperand.isLiteralLike,
      operatorFunction(name + "=", [target.type, value.type]) == nil
    {
      // A literal makes a value of the scene's own type where that stands on the left.
      let made = attempt {
        bind(node.rightOperand, as: target.type) { .cannotConvertArgument($0, to: $1) }
      }
      if made.succeeded { value = made.result }
    }
    let symbol = span(node.operator)
    if let own = operatorFunction(name + "=", [target.type, value.type]),
      let placeExpression = target.asPlace
    {
      guard checkMutable(placeExpression, .mutatingOperator, at: symbol) else {
        return ErroneousExpression(span: place)
      }
      return call(
        operator: own,
        [placeExpression, value],
        at: place,
        giving: .void
      )
    }
    let operand: any BoundExpression =
      (target as? ChainExpression).map { ChainedOperand(chain: $0) } ?? target
    let (result, fits) = attempt { apply(name, operand, value, symbol: symbol, at: place) }
    if !fits || result.isErroneous {
      return tell(compoundAssignment: name, operand, value, symbol: symbol, at: place)
    }
    guard checkMutable(target, .mutatingOperator, at: symbol) else {
      return ErroneousExpression(span: place)
    }
    guard let target = target.asPlace else {
      return erroneous(.assignToValue, at: target.span)
    }
    if let function = operatorFunction(name, [target.type, value.type]) {
      guard isOfPrelude(function.span) || hasCompoundForm(target.type) else {
        return erroneous(
          .operandMismatch(
            operator: name + "=",
            left: "\(target.type)",
            right: "\(value.type)"
          ),
          at: symbol
        )
      }
      return CompoundAssignmentExpression(
        target: target,
        value: value,
        adds: false,
        apply: { try function.apply(to: [$0, $1], $2, at: place) },
        span: place,
        settlesFirst: node.settlesFirst
      )
    }
    guard let operation = BinaryOperator(rawValue: name) else {
      return erroneous(.unsupported("the operator '\(name)='"), at: symbol)
    }
    let type = result.type
    return CompoundAssignmentExpression(
      target: target,
      value: value,
      adds: operation == .add && type != .substring,
      apply: { try operation.apply($0, $1, $2, as: type) },
      span: symbol,
      settlesFirst: node.settlesFirst
    )
  }

  /// The place that a mutating method changes; tells when it is none.
  func assignable(
    _ receiver: any BoundExpression,
    toCall name: String,
    at place: SourceSpan
  ) -> (any BoundPlace)? {
    guard checkMutable(receiver, .mutatingMember, at: nameOfCall(name, on: receiver, at: place))
    else { return nil }
    return receiver.asPlace
  }

  /// The type that a literal takes beside an assignment operator: that of a number where the scene
  /// declares the operator for one.
  private func literalType(for name: String, on target: SceneType) -> SceneType {
    for function in module.operatorFunctions[name] ?? [] where !function.isRequirement {
      let types = function.signature.parameters.map { $0.type.erasingParameters() }
      guard types.count == 2, isConvertible(target, to: types[0]) else { continue }
      if types[1].isFloatingPoint || types[1].isInteger { return types[1] }
    }
    return target.unwrapped
  }

  /// The place of a method's name in a call of it.
  func nameOfCall(
    _ name: String,
    on receiver: any BoundExpression,
    at place: SourceSpan
  ) -> SourceSpan {
    let start = receiver.span.start == place.start ? receiver.span.end : place.start
    let text = program.files[place.file].source.text.utf8
    let from =
      text.index(text.startIndex, offsetBy: start, limitedBy: text.endIndex) ?? text.endIndex
    let rest = text[from...].prefix(max(0, place.end - start))
    // Between the receiver and the name stand a dot and perhaps a line end.
    let skipped = rest.prefix { [9, 10, 13, 32, 46, 63].contains($0) }.count
    let isImplicit = receiver.span.end - receiver.span.start == name.utf8.count && skipped == 0
    let begin = isImplicit ? place.start : start + skipped
    return SourceSpan(file: place.file, start: begin, end: begin + name.utf8.count)
  }
}

extension Binder {
  /// Whether the operators of a type also assign: of one of the scene its protocols say so.
  private func hasCompoundForm(_ type: SceneType) -> Bool {
    guard case .declared(let declaration, _) = type, declaration.kind != .protocol else {
      return true
    }
    return Self.arithmetic.contains { declaration.conforms(to: $0) }
  }

  /// The protocols whose types have assigning forms of operators.
  private static let arithmetic = [
    "AdditiveArithmetic", "VectorArithmetic", "Numeric", "SignedNumeric", "BinaryInteger",
    "SignedInteger", "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint",
  ]
}

extension FunctionDeclaration {
  /// Whether an initializer makes a property wrapper of the value that it shows first.
  fileprivate var takesWrappedValue: Bool {
    signature.parameters.contains { $0.label == "wrappedValue" || $0.label == "initialValue" }
  }
}

extension Binder {
  /// How messages name the type of what something is assigned to: without its optional, unless it
  /// holds values of a protocol.
  private func nameOfAssigned(_ name: String, as type: SceneType) -> String {
    guard case .optional(let wrapped) = type, isProtocol(wrapped), name == "\(wrapped)" else {
      return name
    }
    return "\(type)"
  }
}

extension InfixOperatorExprSyntax {
  /// Whether something is computed on the way to the place on the left, and something is called on
  /// the right, which comes after that.
  fileprivate var settlesFirst: Bool {
    leftOperand.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .leftSquare || $0.tokenKind == .leftParen
    } && rightOperand.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen }
  }
}
