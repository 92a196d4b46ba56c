internal import SwiftSyntax

extension BodyFlow {
  /// Follows an expression in the order in which it is evaluated.
  func expression(_ syntax: ExprSyntax, label: String? = nil) {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): reference(node)
    case .memberAccessExpr(let node): member(node)
    case .functionCallExpr(let node): call(node)
    case .sequenceExpr(let node): sequence(node)
    case .closureExpr(let node): closure(node)
    case .ifExpr(let node): follow(node, label: label)
    case .switchExpr(let node): follow(node, label: label)
    case .tryExpr(let node):
      expression(node.expression)
      if node.questionOrExclamationMark == nil { mayThrow() }
    case .inOutExpr(let node):
      if let name = node.expression.as(DeclReferenceExprSyntax.self) {
        use(
          name.baseName.identifierText,
          at: name.positionAfterSkippingLeadingTrivia,
          byReference: true
        )
      } else {
        expression(node.expression)
      }
    case .keyPathExpr, .macroExpansionExpr, .typeExpr: break
    default: children(of: Syntax(syntax))
    }
  }

  private func children(of syntax: Syntax) {
    for child in syntax.children(viewMode: .sourceAccurate) {
      if let inner = child.as(ExprSyntax.self) {
        expression(inner)
      } else if !child.is(TypeSyntax.self), !child.is(TokenSyntax.self) {
        children(of: child)
      }
    }
  }

  private func reference(_ node: DeclReferenceExprSyntax, isCalled: Bool = false) {
    let place = node.positionAfterSkippingLeadingTrivia
    if node.baseName.tokenKind == .keyword(.self) { return useSelf(at: place) }
    use(node.baseName.identifierText, at: place, isCalled: isCalled)
  }

  /// A use of a name.
  func use(
    _ name: String,
    at place: AbsolutePosition,
    byReference: Bool = false,
    isCalled: Bool = false
  ) {
    if let variable = variable(name) {
      use(variable, at: place, byReference: byReference)
    } else if !scopes.contains(where: { $0[name] != nil }) {
      useMember(name, isCalled: isCalled, at: place)
    }
  }

  /// A change of a name's value by an operator that also reads it.
  private func change(_ node: DeclReferenceExprSyntax, at place: AbsolutePosition) {
    let name = node.baseName.identifierText
    if let variable = variable(name) {
      use(variable, at: place, byReference: true)
    } else if !scopes.contains(where: { $0[name] != nil }), member(name) != nil {
      useSelf(at: node.positionAfterSkippingLeadingTrivia)
    }
  }

  private func member(_ node: MemberAccessExprSyntax, isCalled: Bool = false) {
    guard let base = node.base else { return }
    let name = node.declName.baseName.identifierText
    let place = node.declName.positionAfterSkippingLeadingTrivia
    if base.is(SuperExprSyntax.self) { return useMember(name, isCalled: isCalled, at: place) }
    guard base.isSelf else { return expression(base) }
    let start = rules?.isClass == true ? place : base.positionAfterSkippingLeadingTrivia
    if let property = properties[name] {
      use(property, at: start)
    } else {
      useMember(name, isCalled: isCalled, at: start)
    }
  }

  private func call(_ node: FunctionCallExprSyntax) {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let isInitializer = member?.declName.baseName.tokenKind == .keyword(.`init`)
    if let member, !isInitializer {
      self.member(member, isCalled: true)
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      reference(name, isCalled: true)
    } else if !isInitializer {
      expression(node.calledExpression)
    }
    for argument in node.arguments.inOrder { expression(argument.expression) }
    if let closure = node.trailingClosure { self.closure(closure) }
    for closure in node.additionalTrailingClosures.inOrder { self.closure(closure.closure) }
    if isInitializer, let member, let base = member.base {
      if base.is(SuperExprSyntax.self) { checkSuper(at: member.declName) }
      if base.isSelf { fillProperties() }
    }
    if isEndless(node) { state.isReachable = false }
  }

  /// Before a superclass is initialized, a class must have filled its own properties.
  private func checkSuper(at name: DeclReferenceExprSyntax) {
    let missing = properties.values.filter { state.unset.contains($0) }.min()
    if state.isReachable, let missing {
      tell(
        .propertyMissingAtSuper(variables[missing].name),
        name.positionAfterSkippingLeadingTrivia,
        .error
      )
    }
    callsSuper = true
    fillProperties()
  }

  private func closure(_ node: ClosureExprSyntax) {
    let (before, outerTargets, outerCatching) = (state, targets, catching)
    let captures = node.signature?.capture?.items.inOrder ?? []
    let own = captures.first { $0.initializer == nil && $0.name.tokenKind == .keyword(.self) }
    if let own { useSelf(at: own.name.positionAfterSkippingLeadingTrivia) }
    closures.append(
      Closure(
        start: node.positionAfterSkippingLeadingTrivia,
        firstVariable: variables.count,
        listsSelf: own != nil
      )
    )
    catching = nil
    targets = []
    scopes.append([:])
    for item in captures {
      if let value = item.initializer?.value { expression(value) }
      declareFilled(item.name.identifierText)
    }
    switch node.signature?.parameterClause {
    case .simpleInput(let list): for name in list { declareFilled(name.name.identifierText) }
    case .parameterClause(let clause):
      for parameter in clause.parameters.inOrder {
        declareFilled((parameter.secondName ?? parameter.firstName).identifierText)
      }
    case nil: break
    }
    block(node.statements)
    scopes.removeLast()
    closures.removeLast()
    (targets, catching) = (outerTargets, outerCatching)
    // The closure may run later or never.
    state = before
  }

  private func sequence(_ node: SequenceExprSyntax) {
    let elements = node.elements.inOrder
    guard elements.count > 2 else { return children(of: Syntax(node)) }
    if elements[1].is(AssignmentExprSyntax.self) {
      for element in elements[2...] { expression(element) }
      return assign(to: elements[0], at: elements[1].positionAfterSkippingLeadingTrivia)
    }
    if let symbol = elements[1].as(BinaryOperatorExprSyntax.self),
      symbol.operator.text.hasSuffix("="), !Binder.comparisons.contains(symbol.operator.text)
    {
      for element in elements[2...] { expression(element) }
      let place = symbol.positionAfterSkippingLeadingTrivia
      if let name = elements[0].as(DeclReferenceExprSyntax.self) {
        return change(name, at: place)
      }
      if let member = elements[0].as(MemberAccessExprSyntax.self), member.base?.isSelf == true,
        let property = properties[member.declName.baseName.identifierText]
      {
        return use(property, at: place, byReference: true)
      }
      return expression(elements[0])
    }
    children(of: Syntax(node))
  }

  /// Where an assignment is told that uses all of `self`: before another initializer has run, that
  /// is read first.
  private func placeOfUse(_ place: AbsolutePosition, of target: ExprSyntax) -> AbsolutePosition {
    rules?.delegates == true ? target.positionAfterSkippingLeadingTrivia : place
  }

  /// Gives a variable its value by its name: that of a wrapper without a first value is a use of all
  /// of `self`.
  private func assignNamed(_ variable: Int, at place: AbsolutePosition) {
    if variables[variable].isStoredElsewhere, state.unset.contains(variable) {
      useSelf(at: place, as: .stored)
    } else {
      assign(variable, at: place)
    }
  }

  private func assign(to target: ExprSyntax, at place: AbsolutePosition) {
    switch target.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      if node.baseName.tokenKind == .keyword(.self) { return fillProperties() }
      let name = node.baseName.identifierText
      if let variable = variable(name) {
        assignNamed(variable, at: place)
      } else if name.hasPrefix("_"), let property = properties[String(name.dropFirst())] {
        assign(property, at: place)
      } else if !scopes.contains(where: { $0[name] != nil }) {
        useMember(name, isCalled: false, at: placeOfUse(place, of: target))
      }
    case .memberAccessExpr(let node):
      guard let base = node.base else { return }
      let name = node.declName.baseName.identifierText
      if base.isSelf {
        if let property = properties[name] {
          assignNamed(property, at: place)
        } else if name.hasPrefix("_"), let property = properties[String(name.dropFirst())] {
          assign(property, at: place)
        } else {
          useMember(name, isCalled: false, at: placeOfUse(place, of: target))
        }
      } else if base.as(DeclReferenceExprSyntax.self).map({
        variable($0.baseName.identifierText) != nil && node.declName.baseName.text.isNumber
      }) != true {
        expression(base)
      }
    case .tupleExpr(let node):
      for element in node.elements.inOrder {
        assign(to: element.expression, at: place)
      }
    case .discardAssignmentExpr: break
    default: expression(target)
    }
  }
}

extension String {
  fileprivate var isNumber: Bool { Int(self) != nil }
}

extension ExprSyntax {
  /// Whether this is `self`.
  fileprivate var isSelf: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
