internal import SwiftOperators
internal import SwiftSyntax

extension Binder {
  func bind(
    prefix node: PrefixOperatorExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let place = span(node)
    let name = node.operator.text
    let expected = expected == .any ? .unknown : expected
    switch name {
    case "-", "+":
      if name == "-", let literal = bind(negative: node.expression, expecting: expected, at: place)
      {
        return literal
      }
      var operand = bind(node.expression, expecting: expected)
      if operand.isErroneous { return operand }
      if operand is StringLiteral || operand is InterpolatedString {
        operand = made(operand, for: expected)
      }
      if let literal = operand as? DoubleLiteral {
        return DoubleLiteral(
          value: name == "-" ? -literal.value : literal.value,
          span: place,
          type: literal.type
        )
      }
      if let declared = operatorFunction(name, [operand.type]) {
        return call(operator: declared, [operand], at: place)
      }
      let type = operand.type
      let isUnsigned =
        name == "-" && (type.isInteger || isGeneric(type) && !isOfScene(type))
        && !satisfies(type, .named("SignedNumeric"))
      guard
        !isUnsigned,
        type.isFloatingPoint || type.isInteger || type.isOpen || type == .named("Angle")
          || type.isFreeParameter && !lacksArithmetic(type)
      else {
        if case .optional(let wrapped) = type, wrapped.isInteger || wrapped.isFloatingPoint {
          return erroneous(
            .optionalNotUnwrapped("\(type)", wrapped: "\(wrapped)"),
            at: operand.span
          )
        }
        return erroneous(.unaryMismatch(operator: name, operand: "\(type)"), at: place)
      }
      return name == "-" ? NegationExpression(operand: operand, span: place, type: type) : operand
    case "!":
      if module.operatorFunctions[name] != nil {
        let own = attempt { bind(node.expression, expecting: expected) }
        if own.succeeded, let declared = operatorFunction(name, [own.result.type]) {
          return call(operator: declared, [own.result], at: place)
        }
      }
      let isMember =
        node.expression.is(MemberAccessExprSyntax.self)
        || node.expression.is(FunctionCallExprSyntax.self)
      let isChained =
        isMember
        && node.expression.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .postfixQuestionMark
        }
      if isChained,
        case .optional(.named("Bool", _)) = attempt({ bind(node.expression) }).result.type
      {
        return erroneous(.negationOfNumber("Bool?"), at: anchor(of: span(node.expression)))
      }
      let operand = bind(node.expression, as: .bool) { type, _ in
        ["Int", "Double", "CGFloat"].contains(type) && !node.expression.isLiteral
          || type.hasSuffix("?")
          ? .negationOfNumber(type) : .cannotConvertArgument(type, to: "Bool")
      }
      return operand.isErroneous ? operand : NotExpression(operand: operand, span: place)
    case "...", "..<":
      return bind(
        partialRange: node.expression,
        name,
        isUpTo: true,
        at: place,
        expecting: expected
      )
    case "~":
      let operand = bind(node.expression, expecting: expected)
      if operand.isErroneous { return operand }
      if operatorFunction(name, [operand.type]) != nil { fallthrough }
      guard operand.type.isOpen || isWhole(operand.type) else {
        return erroneous(.unaryMismatch(operator: name, operand: "\(operand.type)"), at: place)
      }
      return ComplementExpression(operand: operand, span: place, type: operand.type)
    default:
      if let call = bind(ownOperator: name, [node.expression], node.operator, place, expected) {
        return call
      }
      let operand = bind(node.expression)
      if let declared = operatorFunction(name, [operand.type]) {
        return call(operator: declared, [operand], at: place)
      }
      return operand.isErroneous
        ? operand : erroneous(.operatorNotFound(name, suggestion: nil), at: span(node.operator))
    }
  }

  func bind(
    postfix node: PostfixOperatorExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let place = span(node)
    if node.operator.text == "..." {
      return bind(
        partialRange: node.expression,
        "...",
        isUpTo: false,
        at: place,
        expecting: expected
      )
    }
    if let call = bind(
      ownOperator: node.operator.text,
      [node.expression],
      node.operator,
      place,
      expected
    ) {
      return call
    }
    let name = node.operator.text
    if operators.infixOperator(named: name) != nil {
      return erroneous(.operatorNotPostfix(name), at: span(node.operator))
    }
    let suggestion = name == "++" || name == "--" ? "\(name.dropLast())= 1" : nil
    return erroneous(.operatorNotFound(name, suggestion: suggestion), at: span(node.operator))
  }

  private func bind(
    partialRange syntax: ExprSyntax,
    _ name: String,
    isUpTo: Bool,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let hint = expected.rangeBound
    let bound = made(bind(syntax, expecting: hint), for: hint)
    if bound.isErroneous { return bound }
    let type =
      isUpTo
      ? (name == "..<" ? "PartialRangeUpTo" : "PartialRangeThrough")
      : "PartialRangeFrom"
    return PartialRangeExpression(
      bound: bound,
      span: place,
      type: .named(type, [bound.type])
    )
  }

  func convertNumber(
    _ expression: any BoundExpression,
    to type: SceneType
  ) -> any BoundExpression {
    expression.type.isUnknown && type.isFloatingPoint
      ? FloatingPointExpression(value: expression, type: type) : expression
  }

  func bind(
    ternary node: TernaryExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let place = span(node)
    // A view that may be missing is a view.
    if expected == .view,
      node.thenExpression.is(NilLiteralExprSyntax.self)
        || node.elseExpression.is(NilLiteralExprSyntax.self)
    {
      return bind(ternary: node, expecting: .optional(.view))
    }
    let condition = bind(node.condition, as: .bool) { type, _ in .conditionNotBool(type) }
    var first = made(bind(node.thenExpression, expecting: expected), for: expected)
    let hint = expected.isOpen || expected.isFreeParameter ? first.type : expected
    let before = diagnostics.count
    var second = made(bind(node.elseExpression, expecting: hint), for: hint)
    // Beside a value of its own type, a dot means a member of that and not of any style.
    if second.isErroneous, !first.isErroneous, node.elseExpression.startsWithDot,
      !node.thenExpression.startsWithDot, case .named(let name, _) = expected,
      LibraryProtocols.isOpaque(name)
    {
      diagnostics.removeAll(after: before)
      second = bind(node.elseExpression, expecting: first.type)
    }
    first = made(first, for: second.type)
    if expected.isOpen, first.type.isInteger, second.type.isFloatingPoint,
      node.thenExpression.isLiteralLike
    {
      first = bind(node.thenExpression, expecting: second.type)
    }
    // A text that is written out is the letter that stands beside it.
    if expected.isOpen || expected.isFreeParameter, first.type == .string,
      second.type == .character || second.type == .substring,
      node.thenExpression.is(StringLiteralExprSyntax.self)
    {
      first = bind(node.thenExpression, expecting: second.type)
    }
    if condition.isErroneous || first.isErroneous || second.isErroneous {
      return ErroneousExpression(span: place)
    }
    // A literal may take the type of the other branch.
    let mayChange = [node.thenExpression, node.elseExpression].contains { branch in
      branch.isLiteralLike || branch.is(StringLiteralExprSyntax.self)
    }
    let isFixed = first.type.isScalar && second.type.isScalar || !mayChange
    // What a protocol such as `ShapeStyle` names is one type in a call, that of both branches.
    var isOneType = expected.isUnknown || expected == .view && !givesAnyView
    if case .named(let name, _) = expected, LibraryProtocols.isOpaque(name) {
      isOneType = !node.thenExpression.startsWithDot && !node.elseExpression.startsWithDot
    }
    if isFixed, isOneType, let (one, other) = namesOfUnlikeViews(first, second) {
      return erroneous(.mismatchingBranches(one, other), at: anchor(of: first.span))
    }
    if isFixed, isOneType, isUnlike(first.type, second.type) {
      return erroneous(
        .mismatchingBranches("\(first.type)", "\(second.type)"),
        at: anchor(of: first.span)
      )
    }
    let type =
      expected.unwrapped.isOpen || expected.unwrapped.isFreeParameter
      ? joined(first.type, second.type) : commonType(first.type, second.type, expected)
    return TernaryExpression(
      condition: condition,
      first: wrap(first, in: type),
      second: wrap(second, in: type),
      span: place,
      type: type
    )
  }

  /// Tells that the branches of a choice are of two types, where that alone is wrong with it.
  ///
  /// To the compiler the whole is of the second branch's type: where only the first does not fit,
  /// nothing is told of the whole.
  ///
  /// - Parameters:
  ///   - syntax: The choice, which is bound once more without what its place expects.
  ///   - whole: Where the one mistake stands that was told of the whole, if any was.
  func tellMismatchingBranches(of syntax: ExprSyntax, after whole: Int?) {
    let before = diagnostics.count
    _ = bind(syntax)
    let told = diagnostics.entries[before...].filter { $0.severity == .error }
    diagnostics.removeAll(after: before)
    guard told.count == 1, case .mismatchingBranches(_, let second) = told[0].mistake else {
      return
    }
    if let whole, before == whole + 1 {
      switch diagnostics.entries[whole].mistake {
      case .cannotConvertArgument(let type, _), .cannotAssignValue(let type, _):
        if type != second { diagnostics.removeAll(after: whole) }
      default: break
      }
    }
    report(told[0].mistake, at: told[0].span)
  }

  private func commonType(
    _ first: SceneType,
    _ second: SceneType,
    _ expected: SceneType
  ) -> SceneType {
    if isConvertible(first, to: expected) && isConvertible(second, to: expected) {
      return first == second ? first : expected
    }
    if isConvertible(first, to: expected) { return second }
    if isConvertible(second, to: expected) { return first }
    let both = joined(first, second)
    return both.isOpen ? second : both
  }
}

extension Binder {
  /// Binds an operator before its operand that stands as a function: `map(-)`.
  private func bind(
    prefixOperator name: String,
    of type: SceneType,
    at place: SourceSpan
  ) -> any BoundExpression {
    let code = FunctionCode(name: name)
    let inner = FunctionScope(code: code, outer: nil)
    let operand = LocalExpression(inner.declareOutermost("$0", type: type), span: place)
    code.parameters = [operand.variable]
    let result: any BoundExpression
    if let own = operatorFunction(name, [type]) {
      result = call(operator: own, [operand], at: place)
    } else if name == "-", type.isInteger || type.isFloatingPoint || type.isOpen {
      result = NegationExpression(operand: operand, span: place, type: type)
    } else if name == "!", type == .bool {
      result = NotExpression(operand: operand, span: place)
    } else {
      return erroneous(.unsupported("the operator '\(name)' as a function"), at: place)
    }
    code.statements = [ReturnStatement(value: result)]
    return ClosureExpression(
      code: code,
      span: place,
      type: .function(FunctionType([type], result.type))
    )
  }

  /// Binds an operator that stands as a function: `reduce(0, +)`.
  func bind(operator token: TokenSyntax, expecting expected: SceneType) -> any BoundExpression {
    let place = span(token)
    let name = token.text
    var wanted = expected.functionType?.parameters ?? [.unknown, .unknown]
    var pair: SceneType?
    if wanted.count == 1, case .tuple(let elements) = wanted[0], elements.count == 2 {
      pair = wanted[0]
      wanted = elements.map(\.type)
    }
    if wanted.count == 1 { return bind(prefixOperator: name, of: wanted[0], at: place) }
    if wanted.count == 2, let target = wanted[0].inoutValue, name.hasSuffix("=") {
      return bind(assigningOperator: String(name.dropLast()), target, wanted[1], at: place)
    }
    let code = FunctionCode(name: name)
    let inner = FunctionScope(code: code, outer: nil)
    let operands: [any BoundExpression]
    if let pair {
      let whole = inner.declareOutermost("$0", type: pair)
      code.parameters = [whole]
      operands = wanted.indices.map {
        TupleElementExpression(
          base: LocalExpression(whole, span: place),
          index: $0,
          span: place,
          type: wanted[$0]
        )
      }
    } else {
      code.parameters = wanted.indices.map {
        inner.declareOutermost("$\($0)", type: wanted[$0])
      }
      operands = code.parameters.map { LocalExpression($0, span: place) }
    }
    guard operands.count == 2 else {
      return erroneous(.unsupported("the operator '\(name)' as a function"), at: place)
    }
    let result = within(scope, inner) {
      requiredOperator(name, operands, at: place)
        ?? apply(
          name,
          operands[0],
          operands[1],
          symbol: place,
          at: place
        )
    }
    if result.isErroneous { return result }
    code.statements = [ReturnStatement(value: result)]
    return ClosureExpression(
      code: code,
      span: place,
      type: .function(FunctionType(pair.map { [$0] } ?? wanted, result.type))
    )
  }
}
