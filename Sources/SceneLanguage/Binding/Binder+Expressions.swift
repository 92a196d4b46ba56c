internal import SwiftSyntax

extension Binder {
  /// Binds an expression against the type that its place expects.
  ///
  /// The result may still be of another type; ``bind(_:as:mistake:)`` also converts.
  func bind(
    _ syntax: ExprSyntax,
    expecting expected: SceneType = .unknown
  ) -> any BoundExpression {
    let shape = syntax.chainShape(limit: program.limits.nesting)
    if case .tooLong = shape {
      return erroneous(.nestedTooDeeply(limit: program.limits.nesting), at: span(syntax))
    }
    return descending(at: syntax) {
      let value = withMeaning(bindBody(syntax, expecting: expected), of: syntax)
      guard case .optional(let base) = shape, !value.isErroneous, !(value is TypeExpression),
        typeNamed(byLiteral: base) == nil
      else { return value }
      return ChainExpression(value: value, type: .optional(value.type.unwrapped))
    }
  }

  /// Binds an expression after which a chain of calls and members goes on.
  ///
  /// What is asked of a whole chain is asked at its end.
  func bind(chained syntax: ExprSyntax, expecting expected: SceneType) -> any BoundExpression {
    descending(at: syntax) { withMeaning(bindBody(syntax, expecting: expected), of: syntax) }
  }

  /// The expression, or one of which nothing more is told where its type has a part that is wrong.
  private func withMeaning(
    _ value: any BoundExpression,
    of syntax: ExprSyntax
  ) -> any BoundExpression {
    // Types go wrong only where something was told.
    guard diagnostics.count > 0, !value.isErroneous, value.type != .error,
      value.type.mentionsError, value.type.functionType == nil
    else { return value }
    return ErroneousExpression(span: span(syntax))
  }

  private func bindBody(
    _ syntax: ExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return bind(integer: node, expecting: expected)
    case .floatLiteralExpr(let node): return bind(float: node, expecting: expected)
    case .booleanLiteralExpr(let node):
      return BoolLiteral(
        value: node.literal.tokenKind == .keyword(.true),
        span: span(node)
      )
    case .stringLiteralExpr(let node): return bind(string: node, expecting: expected)
    case .nilLiteralExpr(let node):
      let none = NilLiteral(span: span(node), type: .null)
      if let made = make(expected, fromLiteral: none) { return made }
      if expected == .any { return erroneous(.nilWithoutType, at: span(node)) }
      return NilLiteral(span: span(node), type: expected.isOptional ? expected : .null)
    case .arrayExpr(let node):
      return typeAsValue(syntax, expecting: expected) ?? bind(array: node, expecting: expected)
    case .dictionaryExpr(let node):
      return typeAsValue(syntax, expecting: expected) ?? bind(dictionary: node, expecting: expected)
    case .tupleExpr(let node): return bind(tuple: node, expecting: expected)
    case .declReferenceExpr(let node): return bind(name: node, expecting: expected)
    case .memberAccessExpr(let node): return bind(member: node, expecting: expected)
    case .functionCallExpr(let node):
      let value = bind(call: node, expecting: expected)
      if case .never = value.type { note(endless: node) }
      return value
    case .subscriptCallExpr(let node): return bind(subscript: node, expecting: expected)
    case .sequenceExpr(let node): return bind(sequence: node, expecting: expected)
    case .infixOperatorExpr(let node): return bind(infix: node, expecting: expected)
    case .prefixOperatorExpr(let node): return bind(prefix: node, expecting: expected)
    case .postfixOperatorExpr(let node): return bind(postfix: node, expecting: expected)
    case .ternaryExpr(let node): return bind(ternary: node, expecting: expected)
    case .closureExpr(let node): return bind(closure: node, expecting: expected)
    case .keyPathExpr(let node): return bind(keyPath: node, expecting: expected)
    case .forceUnwrapExpr(let node): return bind(forceUnwrap: node, expecting: expected)
    case .optionalChainingExpr(let node):
      return typeAsValue(syntax, expecting: expected) ?? bind(chaining: node)
    case .asExpr(let node): return bind(cast: node)
    case .consumeExpr(let node):
      let value = bind(node.expression, expecting: expected)
      return (value as? LocalExpression).map(MovedExpression.init) ?? value
    case .copyExpr(let node): return bind(node.expression, expecting: expected)
    case .regexLiteralExpr(let node): return bind(regex: node)
    case .isExpr(let node): return bind(test: node)
    case .ifExpr(let node):
      return tellMisplaced(syntax, "if") ?? bind(ifExpression: node, expecting: expected)
    case .switchExpr(let node):
      return tellMisplaced(syntax, "switch") ?? bind(switchExpression: node, expecting: expected)
    case .inOutExpr(let node):
      if node.isOutsideArgument { return erroneous(.inOutOutsideArgument, at: span(syntax)) }
      return bind(node.expression, expecting: expected)
    case .tryExpr(let node): return bind(try: node, expecting: expected)
    case .awaitExpr(let node): return bind(await: node, expecting: expected)
    case .assignmentExpr: return erroneous(.assignToValue, at: span(syntax))
    case .superExpr: return bindSuper(at: span(syntax))
    case .genericSpecializationExpr(let node): return bind(specialization: node)
    case .typeExpr(let node):
      return TypeExpression(named: resolve(node.type), span: span(node))
    case .macroExpansionExpr(let node): return bind(macro: node, expecting: expected)
    case .packExpansionExpr(let node): return bind(expansion: node)
    case .packElementExpr(let node): return bind(element: node)
    case .missingExpr: return ErroneousExpression(span: span(syntax))
    case .discardAssignmentExpr: return erroneous(.pattern(.discardOutside), at: span(syntax))
    default:
      return erroneous(.unsupported(Binder.describe(syntax)), at: span(syntax))
    }
  }

  /// Tells of a statement that gives a value as a part of another expression.
  private func tellMisplaced(_ syntax: ExprSyntax, _ word: String) -> (any BoundExpression)? {
    guard let parent = syntax.parent,
      parent.is(LabeledExprSyntax.self) || parent.is(ArrayElementSyntax.self)
    else { return nil }
    return erroneous(.statementInExpression(word), at: span(syntax))
  }

  /// Binds an expression and converts it to a type, or tells why that cannot be.
  func bind(
    _ syntax: ExprSyntax,
    as expected: SceneType,
    mistake: (String, String) -> SceneMistake
  ) -> any BoundExpression {
    let expression = bind(syntax, expecting: expected)
    return convert(expression, to: expected, mistake: mistake)
  }

  /// The kind of an expression, for "does not support … yet".
  static func describe(_ syntax: ExprSyntax) -> String {
    let text = syntax.trimmedDescription
    let line = text.split(separator: "\n").first.map(String.init) ?? text
    return "'" + (line.count > 40 ? line.prefix(40) + "…" : line) + "'"
  }
}

extension SceneType {
  /// Whether this is a generic parameter, which a literal may take any type for.
  var isFreeParameter: Bool {
    if case .parameter = self { true } else { false }
  }
}

extension InOutExprSyntax {
  /// Whether it is certainly no argument of a call.
  fileprivate var isOutsideArgument: Bool {
    guard let parent else { return false }
    return !parent.is(LabeledExprSyntax.self)
      || parent.parent?.parent?.is(TupleExprSyntax.self) == true
  }
}
