internal import SwiftSyntax

extension Binder {
  /// Binds `left operator right`.
  func bind(
    infix node: InfixOperatorExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let place = span(node)
    switch node.operator.as(ExprSyntaxEnum.self) {
    case .assignmentExpr:
      return bind(assignment: node, at: place)
    case .binaryOperatorExpr(let symbol):
      let name = symbol.operator.text
      if let call = bind(
        ownOperator: name,
        [node.leftOperand, node.rightOperand],
        symbol,
        place,
        expected
      ) {
        return call
      }
      if name.hasSuffix("="), !Binder.comparisons.contains(name) {
        return bind(compoundAssignment: node, String(name.dropLast()), at: place)
      }
      return bind(binary: node, name, symbol: symbol, at: place, expecting: expected)
    default:
      return erroneous(.unsupported(Binder.describe(ExprSyntax(node))), at: place)
    }
  }

  /// The comparisons that end with an equals sign, as assignments do.
  static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  /// Whether an operator compares its operands.
  static func isComparison(_ name: String) -> Bool {
    comparisons.contains(name) || name == "<" || name == ">"
  }

  private func bind(
    binary node: InfixOperatorExprSyntax,
    _ name: String,
    symbol: BinaryOperatorExprSyntax,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    switch name {
    case "&&", "||":
      if let own = bind(ownBesideLibrary: node, name, symbol: symbol, at: place)
        ?? bind(ownLogical: node, name, symbol: symbol, at: place, expecting: expected)
      {
        return own
      }
      let left = bind(node.leftOperand, as: .bool) { [node] in
        .operandNotBool($0, $1, isLiteral: node.leftOperand.isLiteralLike)
      }
      let right = bind(node.rightOperand, as: .bool) { [node] in
        .operandNotBool($0, $1, isLiteral: node.rightOperand.isLiteralLike)
      }
      return LogicalExpression(isAnd: name == "&&", left: left, right: right, span: place)
    case "??":
      return bind(own: node, name, at: place, expecting: expected)
        ?? bind(ownBesideLibrary: node, name, symbol: symbol, at: place)
        ?? bind(coalescing: node, at: place, expecting: expected)
    case "..<", "...":
      return bind(ownBesideLibrary: node, name, symbol: symbol, at: place)
        ?? bind(range: node, isClosed: name == "...", at: place, expecting: expected)
    default:
      break
    }
    if let own = bind(own: node, name, at: place, expecting: expected) { return own }
    var operands = bindOperands(node, name, expecting: expected)
    if !isApplicable(name, operands.left.type, operands.right.type, expecting: expected),
      let others = bindOverloads(node, name, beside: operands, expecting: expected)
    {
      operands = others
    }
    if let told = tellFraction(in: node, operands, by: name, symbol: span(symbol)) { return told }
    if let told = tellKinds(of: operands, in: node, by: name, symbol: symbol, expected) {
      return told
    }
    return apply(
      name,
      operands.left,
      operands.right,
      symbol: span(symbol),
      at: place,
      expecting: expected
    )
  }

  /// Binds an operator of which the library has but one form, where the scene declares it for these
  /// operands: `&&` of values that are no truths.
  private func bind(
    ownBesideLibrary node: InfixOperatorExprSyntax,
    _ name: String,
    symbol: BinaryOperatorExprSyntax,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard let declared = module.operatorFunctions[name] else { return nil }
    let functions = declared.filter(\.signature.generics.isEmpty)
    if let own = bind(node, by: functions, at: place) { return own }
    let operands = attempt { bindOperands(node, name, expecting: .unknown) }
    guard operands.succeeded else { return nil }
    let (left, right) = operands.result
    guard operatorFunction(name, [left.type, right.type]) != nil, left.type != .bool else {
      return nil
    }
    return apply(name, left, right, symbol: span(symbol), at: place)
  }

  /// Binds both sides so that each literal takes the type of the other side.
  func bindOperands(
    _ node: InfixOperatorExprSyntax,
    _ name: String,
    expecting expected: SceneType
  ) -> (left: any BoundExpression, right: any BoundExpression) {
    let isComparison = Binder.isComparison(name)
    var hint: SceneType = isComparison || expected == .string ? .unknown : expected.unwrapped
    if isComparison, case .bool = hint { hint = .unknown }
    if hint == .any { hint = .unknown }
    let (leftSyntax, rightSyntax) = (node.leftOperand, node.rightOperand)
    if name == "~=" { return bindOperands(matching: leftSyntax, rightSyntax) }
    if leftSyntax.isLiteralLike && !rightSyntax.isLiteralLike {
      let right = bind(rightSyntax, expecting: hint)
      if right.isErroneous || right.type == .error, leftSyntax.isContextual {
        // What it names is used, whatever it means.
        _ = attempt { bind(leftSyntax) }
        return (right, right)
      }
      let left = bind(
        leftSyntax,
        expecting: literalType(of: leftSyntax, name, beside: right.type, hint, isShift: false)
      )
      return (made(left, for: right.type), right)
    }
    if hint.isOpen, leftSyntax.isListOfLiterals || name == "+" && leftSyntax.isListOfTexts,
      !rightSyntax.is(ArrayExprSyntax.self)
    {
      // Its elements take the type of those of the other list: `[0] + lengths`.
      let right = bind(rightSyntax)
      let isList = if case .array = right.type { true } else { false }
      if name == "+", let lists = widened(leftSyntax, beside: right) {
        return (lists.literal, lists.list)
      }
      return (bind(leftSyntax, expecting: isList ? right.type : hint), right)
    }
    if leftSyntax.isLiteralLike && rightSyntax.isLiteralLike && !hint.isFloatingPoint,
      leftSyntax.hasFraction || rightSyntax.hasFraction
    {
      return (bind(leftSyntax, expecting: .double), bind(rightSyntax, expecting: .double))
    }
    let left = bind(
      leftSyntax,
      expecting: leftSyntax.isJoined && expected != .any ? expected : hint
    )
    if let right = member(ofUnknown: left.type, rightSyntax, hint) { return (left, right) }
    if left.isErroneous || left.type == .error, rightSyntax.isContextual {
      _ = attempt { bind(rightSyntax) }
      return (left, left)
    }
    if name == "+", hint.isOpen, let lists = widened(rightSyntax, beside: left) {
      return (lists.list, lists.literal)
    }
    let right = bind(
      rightSyntax,
      expecting: literalType(
        of: rightSyntax,
        name,
        beside: left.type,
        hint,
        isShift: left.type.isInteger && ["<<", ">>", "&<<", "&>>"].contains(name)
      )
    )
    if case .declared = right.type { return (made(left, for: right.type), right) }
    if left is StringLiteral { return (made(left, for: right.type), right) }
    if left.type.isUnknown, hint.isOpen, rightSyntax.isLiteralLike, right.type == .int {
      // The literal takes the type that the other side shows only while the scene runs.
      return (left, AscribedExpression(value: right, type: .unknown))
    }
    return (left, fraction(made(right, for: left.type), beside: left.type, name))
  }

  /// A whole number as one with a fraction where the scene's operator wants that.
  private func fraction(
    _ literal: any BoundExpression,
    beside type: SceneType,
    _ name: String
  ) -> any BoundExpression {
    guard let number = literal as? IntLiteral,
      operatorFunction(name, [type, number.type]) == nil,
      operatorFunction(name, [type, .cgFloat]) != nil,
      BinaryOperator.result(of: name, type, number.type, self) == nil
    else { return literal }
    return DoubleLiteral(value: Double(number.value), span: number.span, type: .cgFloat)
  }

  /// A literal beside a value of a scene's type that can be made of literals.
  func made(_ literal: any BoundExpression, for type: SceneType) -> any BoundExpression {
    switch type.unwrapped {
    case .declared(let declaration, _) where declaration.kind != .protocol: break
    case .named where literal is StringLiteral: break
    default: return literal
    }
    if literal.isErroneous || literal.type == type { return literal }
    return make(type.unwrapped, fromLiteral: literal) ?? literal
  }

  /// The type that a literal takes beside an operand of a known type.
  private func literalType(
    of syntax: ExprSyntax,
    _ name: String,
    beside type: SceneType,
    _ hint: SceneType,
    isShift: Bool
  ) -> SceneType {
    if type.isOpen { return hint }
    // A literal beside a part of a text is a text.
    if type == .substring { return .string }
    // A shift takes any whole number as its distance.
    if isShift { return .int }
    if syntax.is(NilLiteralExprSyntax.self) { return type.isOptional ? type : .optional(type) }
    if type.isOptional, syntax.namesOptionalCase { return type }
    if let number = numberType(for: name, beside: type.unwrapped) { return number }
    if !Binder.isComparison(name), type == .named("DispatchTime") {
      return syntax.is(MemberAccessExprSyntax.self) || syntax.is(FunctionCallExprSyntax.self)
        ? .named("DispatchTimeInterval") : .double
    }
    return type.unwrapped
  }

  /// The type of a plain number that multiplies an angle, moves a moment, or changes a priority.
  func numberType(for name: String, beside type: SceneType) -> SceneType? {
    if Binder.isComparison(name) { return nil }
    return switch type {
    case .named("Angle", _): ["*", "/"].contains(name) ? .double : nil
    case .named("Date", _): .double
    case .named("UILayoutPriority", _): .float
    case .parameter: requiredNumber(for: name, beside: type)
    default: nil
    }
  }

  /// Applies an operator to bound operands, or tells that they do not fit.
  func apply(
    _ name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    symbol: SourceSpan,
    at place: SourceSpan,
    expecting expected: SceneType = .unknown
  ) -> any BoundExpression {
    if left.isErroneous || right.isErroneous || left.type == .error || right.type == .error {
      return ErroneousExpression(span: place)
    }
    let types = [left.type, right.type]
    if let declared = operatorFunction(name, types),
      !wraps(types, in: declared) && !isGeneral(declared, for: types)
        || BinaryOperator.result(of: name, left.type, right.type, self) == nil
    {
      return call(operator: declared, [left, right], at: place)
    }
    guard let result = BinaryOperator.result(of: name, left.type, right.type, self) else {
      if name == "==" || name == "!=", warnOfNil(left, right, symbol: symbol, name) {
        return BoolLiteral(value: name == "!=", span: place)
      }
      if let first = unwrappedImplicitly(left) {
        return apply(name, first, right, symbol: symbol, at: place, expecting: expected)
      }
      if let second = unwrappedImplicitly(right) {
        return apply(name, left, second, symbol: symbol, at: place, expecting: expected)
      }
      return tell(operator: name, left, right, symbol: symbol, at: place, expecting: expected)
    }
    if name == "===" || name == "!==" {
      let values = [left, right].filter(\.type.isValue)
      for value in values { report(.argumentIsNoObject("\(value.type)"), at: value.span) }
      if !values.isEmpty { return ErroneousExpression(span: place) }
    }
    guard let operation = BinaryOperator(rawValue: name) else {
      return erroneous(.unsupported("the operator '\(name)'"), at: symbol)
    }
    if name == "==" || name == "!=" { warnOfNil(left, right, symbol: symbol, name) }
    // Of a text and a part of one `+` makes what its place wants.
    let isWhole = result == .substring && expected.unwrapped == .string && types.contains(.string)
    return BinaryExpression(
      operation: operation,
      left: left,
      right: right,
      symbol: symbol,
      span: place,
      type: isWhole ? .string : result
    )
  }

  /// Warns of a comparison with `nil` of what is never `nil`.
  ///
  /// - Returns: Whether it is one.
  @discardableResult private func warnOfNil(
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    symbol: SourceSpan,
    _ name: String
  ) -> Bool {
    for (value, other) in [(left, right), (right, left)]
    where other.type == .null || other is NilLiteral {
      guard value.type.isDefinite || isGeneric(value.type), !value.type.isOptional,
        value.type != .void
      else { continue }
      report(
        .comparisonWithNil("\(value.type)", result: name == "!="),
        at: symbol,
        severity: .warning
      )
      return true
    }
    return false
  }
}

extension SceneMistake {
  /// What is told of an operand that should be true or false: of whole numbers and optionals the
  /// same as of a condition.
  fileprivate static func operandNotBool(
    _ type: String,
    _ wanted: String,
    isLiteral: Bool
  ) -> SceneMistake {
    type.hasSuffix("?") || isNumber(type) && !isLiteral
      ? .conditionNotBool(type) : .cannotConvertArgument(type, to: wanted)
  }
}

extension SceneType {
  /// Whether it is certainly no class, and nothing that may hold an object.
  fileprivate var isValue: Bool {
    switch self {
    case .declared(let declaration, _):
      declaration.kind == .structure || declaration.kind == .enumeration
    case .optional(let type): type.isValue
    case .tuple: true
    default: isScalar
    }
  }
}
