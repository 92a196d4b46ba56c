internal import SwiftOperators
internal import SwiftSyntax

extension Binder {
  /// Binds a pattern against the type of the values it gets.
  ///
  /// A bare name declares a variable where `declares` says so, as in `for name in`.
  func bind(
    pattern syntax: PatternSyntax,
    of type: SceneType,
    isMutable: Bool,
    declares: Bool
  ) -> any BoundPattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .wildcardPattern:
      return WildcardPattern()
    case .identifierPattern(let node):
      return declare(node.identifier, type: type, isMutable: isMutable)
    case .tuplePattern(let node):
      var types: [SceneType] = []
      if case .tuple(let elements) = type { types = elements.map(\.type) }
      if node.elements.count == 1, let only = node.elements.first {
        return bind(pattern: only.pattern, of: type, isMutable: isMutable, declares: declares)
      }
      if types.isEmpty, type.isScalar || type.isDeclared {
        report(.tuplePatternOfOther("\(type)"), at: span(node))
      }
      if !types.isEmpty, types.count != node.elements.count {
        report(
          .patternMismatch(
            "(\(node.elements.map { _ in "_" }.joined(separator: ", ")))",
            type: "\(type)"
          ),
          at: span(node)
        )
      }
      return TuplePattern(
        elements: node.elements.enumerated().map { index, element in
          bind(
            pattern: element.pattern,
            of: index < types.count ? types[index] : .unknown,
            isMutable: isMutable,
            declares: declares
          )
        }
      )
    case .valueBindingPattern(let node):
      let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
      return bind(pattern: node.pattern, of: type, isMutable: isMutable, declares: true)
    case .expressionPattern(let node):
      let names = PatternNames(declares: declares, areMutable: isMutable)
      return bind(expressionPattern: node.expression, of: type, names)
    case .isTypePattern(let node):
      return TypePattern(
        target: castTarget(resolve(node.type), of: type, at: span(syntax)),
        inner: nil
      )
    default:
      report(.unsupported("this pattern"), at: span(syntax))
      return WildcardPattern()
    }
  }

  private func declare(
    _ name: TokenSyntax,
    type: SceneType,
    isMutable: Bool
  ) -> any BoundPattern {
    guard let function else { return WildcardPattern() }
    // `case .a(let x), .b(let x)` declares one variable.
    if sharesPatternNames, let shared = function.innermostVariable(name.identifierText) {
      if shared.type.isOpen { shared.type = type }
      if shared.type.isScalar, type.isScalar, shared.type != type {
        report(.boundToOtherType("\(type)", expected: "\(shared.type)"), at: span(name))
      }
      return VariablePattern(variable: shared)
    }
    let variable = function.declare(
      name.identifierText,
      type: type,
      isMutable: isMutable,
      span: span(name)
    )
    variable.introduction = .matched
    function.watched.append(variable)
    return VariablePattern(variable: variable)
  }

  private func bind(
    expressionPattern syntax: ExprSyntax,
    of type: SceneType,
    _ names: PatternNames
  ) -> any BoundPattern {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node):
      return bind(
        pattern: node.pattern,
        of: type,
        isMutable: names.areMutable,
        declares: names.declares
      )
    case .discardAssignmentExpr:
      return WildcardPattern()
    case .declReferenceExpr(let node) where names.declares:
      return declare(node.baseName, type: type, isMutable: names.areMutable)
    case .optionalChainingExpr(let node):
      if type.isScalar || type.isDeclared {
        let condition = Syntax(node).matchingCondition?.caseKeyword
        report(
          .pattern(.optionalOfOther("\(type)")),
          at: span(condition ?? node.questionMark)
        )
      }
      return OptionalPattern(
        wrapped: bind(expressionPattern: node.expression, of: type.unwrapped, names)
      )
    case .tupleExpr(let node) where node.elements.count == 1 && node.elements.first?.label == nil:
      guard let only = node.elements.first else { break }
      return bind(expressionPattern: only.expression, of: type, names)
    case .tupleExpr(let node) where node.elements.count > 1:
      var types: [SceneType] = []
      if case .tuple(let elements) = type { types = elements.map(\.type) }
      checkLength(of: node, against: type)
      return TuplePattern(
        elements: node.elements.enumerated().map { index, element in
          bind(
            expressionPattern: element.expression,
            of: index < types.count ? types[index] : .unknown,
            names
          )
        }
      )
    case .asExpr(let node):
      let target = resolve(node.type)
      if let bridge = errorBridge(to: target) {
        let inner = bind(expressionPattern: node.expression, of: target, names)
        return ErrorObjectPattern(bridge: bridge, inner: inner, span: span(syntax))
      }
      return TypePattern(
        target: castTarget(target, of: type, at: span(syntax)),
        inner: bind(expressionPattern: node.expression, of: target, names)
      )
    case .sequenceExpr(let node):
      if let folded = try? operators.foldSingle(node), folded.is(AsExprSyntax.self) {
        let oldOffset = offset
        defer { offset = oldOffset }
        offset += node.position.utf8Offset
        return bind(expressionPattern: folded, of: type, names)
      }
    case .functionCallExpr(let node):
      if let found = bind(casePattern: node, of: type, names) { return found }
      let declaresNames =
        names.declares || node.arguments.contains { $0.expression.is(PatternExprSyntax.self) }
      if type.functionType != nil || type.isDeclared && declaresNames,
        let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.base == nil
      {
        let named = bindValue(of: node.calledExpression, against: type)
        for argument in node.arguments {
          _ = bind(expressionPattern: argument.expression, of: .error, names)
        }
        return ExpressionPattern(expression: named)
      }
      if type.isOpen, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.base == nil
      {
        return NamedCasePattern(
          name: member.declName.baseName.identifierText,
          elements: node.arguments.map {
            bind(expressionPattern: $0.expression, of: .unknown, names)
          }
        )
      }
    case .memberAccessExpr(let node):
      let name = node.declName.baseName.identifierText
      if case .optional = type, node.base == nil, name == "none" {
        return ExpressionPattern(expression: NilLiteral(span: span(node), type: type))
      }
      if case .optional = type, node.base == nil, name == "some" {
        return OptionalPattern(wrapped: WildcardPattern())
      }
      if let (found, wrapped) = enumerationCase(node, of: type) {
        let pattern = CasePattern(enumerationCase: found, elements: [])
        return wrapped ? OptionalPattern(wrapped: pattern) : pattern
      }
      if let (found, wrapped) = libraryCase(node, of: type), let parts = found.parts {
        let pattern = LibraryCasePattern(parts: parts, elements: [])
        return wrapped ? OptionalPattern(wrapped: pattern) : pattern
      }
      if type.isOpen, node.base == nil { return NamedCasePattern(name: name, elements: []) }
      if node.base == nil, type.isScalar, members(name, of: type, isStatic: true).isEmpty {
        report(
          name == "some" || name == "none"
            ? .implicitMemberNotFound(name, type: "\(type)", suggestion: nil)
            : .implicitMemberWithoutContext(name),
          at: span(node.declName)
        )
        return WildcardPattern()
      }
    default: break
    }
    return ExpressionPattern(expression: bindValue(of: syntax, against: type))
  }

  private func bindValue(of syntax: ExprSyntax, against type: SceneType) -> any BoundExpression {
    if let own = bind(ownMatchOf: syntax, against: type) { return own }
    let hint = type.unwrapped.isOpen ? .unknown : rangeHint(syntax, type)
    let value = made(bind(syntax, expecting: hint), for: type)
    if value.isErroneous || type.isOpen { return value }
    if value is TypeExpression, syntax.is(DeclReferenceExprSyntax.self) {
      return erroneous(.pattern(.typeWithoutIs), at: value.span)
    }
    switch value.type {
    case .named(let name, _) where name.contains("Range"): return value
    case .named(RegexValue.sceneName, _) where isText(type.unwrapped): return value
    case .null:
      if type.isScalar || type.isDeclared {
        report(.pattern(.neverAbsent("\(type)")), at: value.span, severity: .warning)
      }
      return value
    default:
      if isConvertible(value.type, to: type) || isConvertible(type.unwrapped, to: value.type) {
        return value
      }
      return erroneous(
        .patternMismatch("\(value.type)", type: "\(type)"),
        at: anchor(of: value.span)
      )
    }
  }

  /// A value that the scene's own `~=` compares with the subject.
  private func bind(
    ownMatchOf syntax: ExprSyntax,
    against type: SceneType
  ) -> (any BoundExpression)? {
    for function in module.operatorFunctions["~="] ?? [] where !function.isRequirement {
      let types = function.signature.parameters.map { $0.type.erasingParameters() }
      guard types.count == 2, isConvertible(type, to: types[1]) else { continue }
      let trial = attempt {
        bind(syntax, as: types[0]) { .cannotConvertValue($0, to: $1) }
      }
      guard trial.succeeded, !trial.result.isErroneous else { continue }
      let (value, code, place) = (trial.result, function.code, function.span)
      return OwnMatchExpression(value: value, code: code, span: place)
    }
    return nil
  }

  private func rangeHint(_ syntax: ExprSyntax, _ type: SceneType) -> SceneType {
    let bound = type.unwrapped
    if syntax.isRange { return .named("Range", [bound]) }
    return syntax.is(NilLiteralExprSyntax.self) ? type : bound
  }

  /// `.name(pattern, …)`.
  private func bind(
    casePattern node: FunctionCallExprSyntax,
    of type: SceneType,
    _ names: PatternNames
  ) -> (any BoundPattern)? {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    if type.isOptional || type.isScalar, member.base == nil, name == "some",
      let argument = node.arguments.first
    {
      // A value that is no optional becomes one.
      let wrapped = type.unwrapped
      return OptionalPattern(
        wrapped: bind(
          expressionPattern: argument.expression,
          of: wrapped,
          names
        )
      )
    }
    let make: ([any BoundPattern]) -> any BoundPattern
    let (parameters, isWrapped): ([ParameterSignature], Bool)
    if let (found, wrapped) = enumerationCase(member, of: type) {
      let signature = found.signature.substituting(substitution(for: type.unwrapped))
      (parameters, isWrapped) = (signature.parameters, wrapped)
      make = { CasePattern(enumerationCase: found, elements: $0) }
    } else if let (found, wrapped) = libraryCase(member, of: type), let parts = found.parts {
      (parameters, isWrapped) = (found.signature.parameters, wrapped)
      make = { LibraryCasePattern(parts: parts, elements: $0) }
    } else {
      return nil
    }
    let values = SceneType.tuple(
      parameters.map { SceneType.TupleElement(label: $0.label, type: $0.type) }
    )
    if parameters.isEmpty, !node.arguments.isEmpty {
      report(.pattern(.valuesOfPlainCase(name)), at: span(member.declName))
    } else if node.arguments.count != parameters.count, node.arguments.count != 1 {
      tellLength(of: node, member, parameters)
    } else if parameters.count > 1, let only = node.arguments.first, node.arguments.count == 1,
      !only.expression.is(DiscardAssignmentExprSyntax.self)
    {
      report(
        .caseMatchedAsTuple(
          name,
          count: parameters.count,
          isTakenApart: only.expression.is(TupleExprSyntax.self)
        ),
        at: span(only),
        severity: .warning
      )
    }
    let takesAll = parameters.count > 1 && node.arguments.count == 1
    if node.arguments.count == parameters.count {
      for (argument, parameter) in zip(node.arguments, parameters) {
        guard let label = argument.label, let wanted = parameter.label, label.text != wanted else {
          continue
        }
        report(.patternLabel(label.text, wanted: wanted), at: span(label))
      }
    }
    let elements = node.arguments.enumerated().map { index, argument in
      bind(
        expressionPattern: argument.expression,
        of: takesAll ? values : index < parameters.count ? parameters[index].type : .unknown,
        names
      )
    }
    let pattern = make(elements)
    return isWrapped ? OptionalPattern(wrapped: pattern) : pattern
  }

  /// Tells that a pattern has more or fewer parts than a case has values: in a condition at the name,
  /// in a `switch` at the parts.
  private func tellLength(
    of node: FunctionCallExprSyntax,
    _ member: MemberAccessExprSyntax,
    _ parameters: [ParameterSignature]
  ) {
    let isInCondition = Syntax(node).matchingCondition != nil
    let type =
      parameters.count == 1 && (isInCondition || parameters[0].label == nil)
      ? parameters[0].type
      : SceneType.tuple(
        parameters.map { .init(label: isInCondition ? nil : $0.label, type: $0.type) }
      )
    if isInCondition {
      report(.tupleLength("\(type)"), at: span(member.declName))
    } else {
      let place = node.leftParen.map { span($0) } ?? span(member.declName)
      report(
        parameters.count == 1 && parameters[0].label == nil
          ? .tuplePatternOfSingle("\(type)") : .tupleLength("\(type)"),
        at: place
      )
    }
  }

  /// The case of an enumeration of the library that a pattern names, and whether the subject is an
  /// optional of that.
  private func libraryCase(
    _ node: MemberAccessExprSyntax,
    of type: SceneType
  ) -> (LibraryEntry, Bool)? {
    guard case .named(let owner, _) = named(by: node, of: type)?.unwrapped else { return nil }
    let entries = library.types[owner]?.staticMembers[node.declName.baseName.identifierText]
    guard let found = entries?.first(where: { $0.parts != nil }) else { return nil }
    return (found, node.base == nil && type.isOptional)
  }

  /// The type before the dot of a case; that of the subject where nothing stands there.
  private func named(by node: MemberAccessExprSyntax, of type: SceneType) -> SceneType? {
    guard let base = node.base else { return type }
    return (attempt { bind(base) }.result as? TypeExpression)?.named
  }

  /// The case that a pattern names, and whether the subject is an optional of its enumeration.
  private func enumerationCase(
    _ node: MemberAccessExprSyntax,
    of type: SceneType
  ) -> (EnumerationCase, Bool)? {
    guard case .declared(let declaration, _) = named(by: node, of: type)?.unwrapped,
      declaration.kind == .enumeration
    else { return nil }
    let name = node.declName.baseName.identifierText
    guard let found = declaration.cases.first(where: { $0.name == name }) else { return nil }
    return (found, node.base == nil && type.isOptional)
  }
}

extension Syntax {
  /// The `if case` or the like in whose pattern it stands.
  var matchingCondition: MatchingPatternConditionSyntax? {
    var current = parent
    while let node = current {
      if let condition = node.as(MatchingPatternConditionSyntax.self) { return condition }
      if node.is(SwitchCaseItemSyntax.self) || node.is(CodeBlockItemSyntax.self) { return nil }
      current = node.parent
    }
    return nil
  }
}
