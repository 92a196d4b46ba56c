internal import SwiftParser
internal import SwiftSyntax

extension ExprSyntax {
  /// Whether the expression takes its type from its place: it is built of literals only.
  var isLiteralLike: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: true
    case .tupleExpr(let node):
      node.elements.count == 1 && node.elements.allSatisfy { $0.expression.isLiteralLike }
    case .prefixOperatorExpr(let node): node.expression.isLiteralLike
    case .infixOperatorExpr(let node):
      node.isArithmetic && node.leftOperand.isLiteralLike && node.rightOperand.isLiteralLike
    case .sequenceExpr(let node):
      node.elements.allSatisfy { element in
        element.isLiteralLike || element.as(BinaryOperatorExprSyntax.self)?.isArithmetic == true
      }
    case .ternaryExpr(let node):
      node.thenExpression.isLiteralLike && node.elseExpression.isLiteralLike
    case .memberAccessExpr(let node): node.base == nil
    default: false
    }
  }

  /// Whether it is built of literals and of members after a dot only, so that its place says what
  /// type it is of.
  var takesTypeOfPlace: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: true
    case .tupleExpr(let node):
      node.elements.count == 1 && node.elements.allSatisfy { $0.expression.takesTypeOfPlace }
    case .prefixOperatorExpr(let node): node.expression.takesTypeOfPlace
    case .infixOperatorExpr(let node):
      node.leftOperand.takesTypeOfPlace && node.rightOperand.takesTypeOfPlace
    case .sequenceExpr(let node):
      node.elements.allSatisfy { $0.takesTypeOfPlace || $0.is(BinaryOperatorExprSyntax.self) }
    default: isLiteralLike || startsWithDot
    }
  }

  /// Whether it is a whole value, statement, or element, and no part of another expression.
  var standsAlone: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .initializerClause:
      guard let binding = parent.parent?.as(PatternBindingSyntax.self) else { return false }
      // That of a wrapped property goes to the wrapper's initializer.
      return binding.parent?.parent?.as(VariableDeclSyntax.self)?.attributes.isEmpty != false
    case .arrayElement, .dictionaryElement: return true
    case .codeBlockItem: return parent.parent?.parent?.is(ClosureExprSyntax.self) != true
    default: return false
    }
  }

  /// Whether it chooses between two values: `condition ? first : second`.
  var isChoice: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .ternaryExpr: true
    case .sequenceExpr(let node): node.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
    case .tupleExpr(let node):
      node.elements.count == 1 && node.elements.allSatisfy(\.expression.isChoice)
    default: false
    }
  }

  /// Whether it joins what stands before and behind a plus, so that its type is that of both.
  var isJoined: Bool {
    self.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription == "+"
  }

  /// Whether it is an array literal of nothing but literals.
  var isListOfLiterals: Bool {
    guard let list = self.as(ArrayExprSyntax.self) else { return false }
    return list.elements.allSatisfy { $0.expression.isLiteralLike }
  }

  /// Whether it is an array literal of nothing but texts.
  var isListOfTexts: Bool {
    self.as(ArrayExprSyntax.self)?.elements.allSatisfy {
      $0.expression.is(StringLiteralExprSyntax.self)
    } == true
  }

  /// Whether it is a number, a list of numbers, or a range of them, of nothing but literals.
  var isMadeOfLiterals: Bool { isLiteralLike || isListOfLiterals || isRangeOfLiterals }

  /// Whether it is made of literals, or a list of what is, or a dictionary with such values.
  var isNestOfLiterals: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let node): node.elements.allSatisfy { $0.expression.isNestOfLiterals }
    case .dictionaryExpr(let node): node.values.allSatisfy(\.isNestOfLiterals)
    default: isMadeOfLiterals
    }
  }

  private var isRangeOfLiterals: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let node):
      node.elements.count == 1 && node.elements.allSatisfy { $0.expression.isRangeOfLiterals }
    case .infixOperatorExpr(let node):
      node.operator.isRangeOperator && node.leftOperand.isLiteralLike
        && node.rightOperand.isLiteralLike
    case .sequenceExpr(let node):
      node.elements.contains(where: \.isRangeOperator)
        && node.elements.allSatisfy { element in
          element.isLiteralLike || element.isRangeOperator
            || element.as(BinaryOperatorExprSyntax.self)?.isArithmetic == true
        }
    default: false
    }
  }

  /// Whether it is a range with both bounds, or with one.
  var isRange: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node): node.elements.contains(where: \.isRangeOperator)
    case .prefixOperatorExpr(let node): node.operator.formsRange
    case .postfixOperatorExpr(let node): node.operator.formsRange
    default: false
    }
  }

  /// Whether this is the operator between the bounds of a range.
  private var isRangeOperator: Bool {
    self.as(BinaryOperatorExprSyntax.self)?.operator.formsRange == true
  }

  /// Whether it is a number as written, perhaps with a minus.
  var isNumberLiteral: Bool {
    if let node = self.as(PrefixOperatorExprSyntax.self) {
      return node.operator.text == "-" && node.expression.isNumberLiteral
    }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }

  /// Whether it is a dot with a name that only numbers with fractions have: `.pi`.
  var isFractionByName: Bool {
    guard let node = self.as(MemberAccessExprSyntax.self), node.base == nil else { return false }
    return [
      "pi", "nan", "infinity", "greatestFiniteMagnitude", "leastNonzeroMagnitude", "ulpOfOne",
    ]
    .contains(node.declName.baseName.text)
  }

  /// Whether it is a whole number as written, perhaps with a minus.
  var isWholeLiteral: Bool { isNumberLiteral && !hasFraction }

  /// Whether a literal-like expression has a literal with a fraction in it.
  var hasFraction: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .floatLiteralExpr: true
    case .arrayExpr(let node): node.elements.contains { $0.expression.hasFraction }
    case .dictionaryExpr(let node): node.values.contains(where: \.hasFraction)
    case .tupleExpr(let node): node.elements.contains { $0.expression.hasFraction }
    case .prefixOperatorExpr(let node): node.expression.hasFraction
    case .infixOperatorExpr(let node):
      node.leftOperand.hasFraction || node.rightOperand.hasFraction
    case .sequenceExpr(let node): node.elements.contains { $0.hasFraction }
    case .ternaryExpr(let node): node.thenExpression.hasFraction || node.elseExpression.hasFraction
    default: false
    }
  }

  /// Whether the type depends on what the place expects, so that it must be bound for each
  /// overload anew: a literal, an implicit member, a closure.
  var isContextual: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .stringLiteralExpr, .arrayExpr,
      .dictionaryExpr, .closureExpr, .keyPathExpr, .infixOperatorExpr, .ternaryExpr,
      .tupleExpr, .ifExpr, .switchExpr, .prefixOperatorExpr:
      true
    // `value as Type` says by itself what it is.
    case .sequenceExpr(let node):
      node.elements.count != 3 || !node.elements.contains { $0.is(UnresolvedAsExprSyntax.self) }
    case .memberAccessExpr(let node):
      node.base?.isContextualBase ?? true || node.declName.baseName.text == "init"
    case .subscriptCallExpr(let node): node.calledExpression.isContextualBase
    case .functionCallExpr(let node):
      node.calledExpression.isContextualBase || node.makesValueFromPath
    case .forceUnwrapExpr(let node): node.expression.isContextualBase
    case .declReferenceExpr(let node): node.baseName.tokenKind.isOperator
    case .inOutExpr(let node): node.expression.isContextual
    default: false
    }
  }

  /// Whether the expression is `.name` or `.name(…)`.
  var isImplicitMember: Bool {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let access = called.as(MemberAccessExprSyntax.self) else { return false }
    return access.base == nil
  }

  /// Whether it is a chain that begins with a dot: `.leading`, `.init(3)`.
  var startsWithDot: Bool { isContextualBase }

  /// The name after the dot that a chain begins with: `plain` of `.plain.bold()`.
  var nameAfterDot: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      guard let base = node.base else { return node.declName.baseName.identifierText }
      return base.nameAfterDot
    case .functionCallExpr(let node): return node.calledExpression.nameAfterDot
    case .subscriptCallExpr(let node): return node.calledExpression.nameAfterDot
    case .forceUnwrapExpr(let node): return node.expression.nameAfterDot
    default: return nil
    }
  }

  private var isContextualBase: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base?.isContextualBase ?? true
    case .functionCallExpr(let node): node.calledExpression.isContextualBase
    case .subscriptCallExpr(let node): node.calledExpression.isContextualBase
    case .forceUnwrapExpr(let node): node.expression.isContextualBase
    default: false
    }
  }
}

extension ExprSyntax {
  /// Whether `nil` stands in a branch of it: `isOn ? 1 : nil`.
  var branchesToNil: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .ternaryExpr(let node):
      [node.thenExpression, node.elseExpression].contains {
        $0.is(NilLiteralExprSyntax.self) || $0.branchesToNil
      }
    case .tupleExpr(let node):
      node.elements.count == 1 && node.elements.allSatisfy { $0.expression.branchesToNil }
    case .sequenceExpr(let node):
      node.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
        && node.elements.contains { $0.is(NilLiteralExprSyntax.self) }
    default: false
    }
  }

  /// What stands before the last dot, bracket, or parenthesis.
  private var chainBase: ExprSyntax? {
    switch kind {
    case .memberAccessExpr: self.as(MemberAccessExprSyntax.self)?.base
    case .functionCallExpr: self.as(FunctionCallExprSyntax.self)?.calledExpression
    case .subscriptCallExpr: self.as(SubscriptCallExprSyntax.self)?.calledExpression
    case .forceUnwrapExpr: self.as(ForceUnwrapExprSyntax.self)?.expression
    case .optionalChainingExpr: self.as(OptionalChainingExprSyntax.self)?.expression
    default: nil
    }
  }

  /// What the binder asks of a chain of calls and members at its end.
  enum ChainShape {
    /// No chain, one without `?`, or one of which more follows.
    case plain
    /// What the first `?` stands behind, with the `?`.
    case optional(base: ExprSyntax)
    /// More calls and members than can be followed.
    case tooLong
  }

  /// The chain that ends here, of which `limit` calls can be followed.
  func chainShape(limit: Int) -> ChainShape {
    guard var current = chainBase else { return .plain }
    if let parent = parent?.as(ExprSyntax.self), parent.chainBase?.id == id { return .plain }
    var first = kind == .optionalChainingExpr ? self : nil
    for _ in 1..<max(limit * 2 - 1, 1) {
      if current.kind == .optionalChainingExpr { first = current }
      guard let base = current.chainBase else { return first.map(ChainShape.optional) ?? .plain }
      current = base
    }
    return .tooLong
  }
}

extension DeclNameArgumentsSyntax {
  /// The labels that tell functions of one name apart: `move(by:)`.
  var labels: [String?] { arguments.map { $0.name.text == "_" ? nil : $0.name.text } }
}

extension InfixOperatorExprSyntax {
  /// Whether the result has the type of the operands.
  var isArithmetic: Bool { self.operator.as(BinaryOperatorExprSyntax.self)?.isArithmetic == true }
}

extension BinaryOperatorExprSyntax {
  var isArithmetic: Bool { ["+", "-", "*", "/", "%"].contains(self.operator.text) }
}

extension StringSegmentSyntax {
  /// The text between interpolations, escapes resolved.
  func unescaped(delimiters: String, isMultiline: Bool) -> String {
    let text = content.text
    if !isMultiline, !text.utf8.contains(UInt8(ascii: "\\")) { return text }
    // The parser resolves escapes only for whole literals, so the segment is made one.
    let quote = isMultiline ? StringLiteralExprSyntax.multilineQuote : .stringQuoteToken()
    let literal = StringLiteralExprSyntax(
      openingPounds: delimiters.isEmpty ? nil : .rawStringPoundDelimiter(delimiters),
      openingQuote: quote,
      segments: [.stringSegment(self)],
      closingQuote: quote,
      closingPounds: delimiters.isEmpty ? nil : .rawStringPoundDelimiter(delimiters)
    )
    return literal.representedLiteralValue ?? content.text
  }
}

extension StringLiteralExprSyntax {
  fileprivate static var multilineQuote: TokenSyntax { .multilineStringQuoteToken() }
}

extension ExprSyntax {
  /// Whether this is a number, a text, or a truth as it stands.
  var isLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(StringLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether this is `Name(\.path)`: the place tells what the path begins at.
  fileprivate var makesValueFromPath: Bool {
    calledExpression.is(DeclReferenceExprSyntax.self)
      && arguments.contains {
        guard let path = $0.expression.as(KeyPathExprSyntax.self) else { return false }
        return path.root == nil
      }
  }
}

extension TokenSyntax {
  /// Whether the operator makes a range of its operands.
  fileprivate var formsRange: Bool { text == "..." || text == "..<" }
}

extension DictionaryExprSyntax {
  /// What stands behind the colons.
  fileprivate var values: [ExprSyntax] {
    guard case .elements(let pairs) = content else { return [] }
    return pairs.map(\.value)
  }
}
