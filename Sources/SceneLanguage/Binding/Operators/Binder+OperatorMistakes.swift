internal import SwiftOperators
internal import SwiftSyntax

extension Binder {
  /// Tells that an operator does not go with its operands.
  ///
  /// Like the compiler it looks for the one form of the operator that all but one operand fit, and
  /// tells of that operand; where several forms are as near, it tells of the operator.
  func tell(
    operator name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    symbol: SourceSpan,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    if let told = tellProjection(name, left, right, expecting: expected)
      ?? tellAny(name, left, right, symbol: symbol)
      ?? tellFunction(name, left, right, symbol: symbol, expecting: expected)
      ?? tellLists(name, left, right, symbol: symbol)
      ?? tellOptionals(inClosure: name, left, right, symbol: symbol)
      ?? tellOptionals(name, left, right, at: place, expecting: expected)
      ?? tellOrderedTruth(name, left, right)
    {
      return told
    }
    for (operand, other) in [(right, left), (left, right)]
    where operand is NilLiteral && !other.type.isOptional && !other.type.isOpen
      && BinaryOperator.result(of: name, other.type, other.type, self) != nil
    {
      return erroneous(.nilNotCompatible(other.type.spelledByName), at: operand.span)
    }
    if !(left.type.isOptional && right.type.isOptional), !Binder.comparisons.contains(name) {
      for (operand, other) in [(left, right), (right, left)] {
        guard case .optional(let wrapped) = operand.type else { continue }
        if isStranger(wrapped, beside: other, by: name) {
          return erroneous(
            .cannotConvertArgument("\(operand.type)", to: "\(other.type)"),
            at: operand.span
          )
        }
        // A chain cannot be forced as a whole without parentheses.
        let names = optionalNames(of: operand) ?? ("\(operand.type)", "\(wrapped)")
        return erroneous(
          isNeverForced(operand)
            ? .cannotConvertArgument("\(operand.type)", to: "\(wrapped)")
            : .optionalNotUnwrapped(names.optional, wrapped: names.wrapped),
          at: operand.span
        )
      }
    }
    if operators.infixOperator(named: name) == nil {
      return erroneous(.nameNotFound(name, suggestion: nil), at: symbol)
    }
    let isComparison = Binder.isComparison(name)
    if isComparison, let (operand, other) = unlike(left, right, by: name) {
      return erroneous(
        .cannotConvertArgument("\(operand.type)", to: "\(other)"),
        at: operand.span
      )
    }
    if name == "+",
      Set([left.type, right.type]) == [.string, .character]
        || left.type == .character && right is StringLiteral
    {
      let character = left.type == .character ? left : right
      return erroneous(.cannotConvertArgument("Character", to: "String"), at: character.span)
    }
    if name == "+", left.type == .named("Text"), case .named = right.type {
      return convert(told: right, to: left.type)
    }
    if name == "+", right.type == .named("Text"), left.type == .view {
      return convert(told: left, to: right.type)
    }
    if name == "+", case .array = left.type,
      elementType(of: right.type) == nil || right.type.isText,
      !right.type.isOpen, !(right is NilLiteral), right.type.isDeclared || right.type.isText
    {
      return erroneous(
        .operandMismatch(operator: name, left: "\(left.type)", right: "\(right.type)"),
        at: symbol
      )
    }
    if isComparison, let (operand, wanted) = textBesideNumber(left, right, by: name) {
      return convert(told: operand, to: wanted)
    }
    if isComparison, let owner = lackingOrder(left, right, by: name) {
      return erroneous(.operatorRequires(name, owner: owner, type: "\(left.type)"), at: symbol)
    }
    if name == "%", left.type.isFloatingPoint, right.type.isFloatingPoint {
      return erroneous(.remainderOfFractions, at: symbol)
    }
    if lacksArithmetic(left.type), right.type == .int, !isComparison,
      let operation = BinaryOperator(rawValue: name)
    {
      // The compiler goes on with the form for the number that stands there.
      report(.cannotConvertArgument("\(left.type)", to: "Int"), at: left.span)
      return BinaryExpression(
        operation: operation,
        left: left,
        right: right,
        symbol: symbol,
        span: place,
        type: .int
      )
    }
    for (operand, other) in [(right, left), (left, right)]
    where operand is DoubleLiteral && isWholeAtMost(other.type) && !lacksOperator(name, other.type)
    {
      return erroneous(
        .cannotConvertArgument("\(operand.type)", to: "\(other.type)"),
        at: operand.span
      )
    }
    if let (operand, wanted, isLeft) = stranger(to: name, left, right) {
      return !Self.hasForms(name, of: wanted, onTheRight: isLeft)
        ? convert(told: operand, to: wanted)
        : erroneous(
          .operandMismatch(operator: name, left: "\(left.type)", right: "\(right.type)"),
          at: symbol
        )
    }
    if let (operand, wanted) = misfit(of: name, left, right, expecting: expected) {
      if case .array = wanted, operand.type.isScalar {
        return erroneous(
          .cannotConvertArgument("\(operand.type)", to: wanted.spelledByName),
          at: operand.span
        )
      }
      return convert(told: operand, to: wanted)
    }
    if let mistake = mistake(ofComparingPlain: left.type, right.type, by: name) {
      return erroneous(mistake, at: symbol)
    }
    // A literal that nothing takes as the other operand is of its own type again.
    let types = [left, right].map { ($0 as? GenericLiteral)?.literal.type ?? $0.type }
    return erroneous(
      .operandMismatch(operator: name, left: "\(types[0])", right: "\(types[1])"),
      at: symbol
    )
  }

  /// Whether what an optional holds would not go with the other operand either: one that tells, as
  /// numbers that are written down do not, which form of the operator is meant.
  private func isStranger(
    _ wrapped: SceneType,
    beside other: any BoundExpression,
    by name: String
  ) -> Bool {
    wrapped.isScalar && other.type.isScalar
      && ["+", "-", "*", "/", "<", ">", "<=", ">="].contains(name)
      && !(other is IntLiteral) && !(other is DoubleLiteral)
      && BinaryOperator.result(of: name, wrapped, other.type, self) == nil
      && BinaryOperator.result(of: name, other.type, other.type, self) != nil
  }

  /// Tells that a compound assignment does not go with its operands: what is changed says which
  /// form is meant.
  func tell(
    compoundAssignment name: String,
    _ target: any BoundExpression,
    _ value: any BoundExpression,
    symbol: SourceSpan,
    at place: SourceSpan
  ) -> any BoundExpression {
    if target.type.isOpen || value.type.isOpen { return ErroneousExpression(span: place) }
    if let told = tellProjection(name, target, value, expecting: .unknown) { return told }
    if BinaryOperator.result(of: name, target.type, target.type, self) == target.type,
      target.type.isScalar, !value.type.isOptional || value.type == .null
    {
      return convert(told: value, to: target.type)
    }
    if name == "+", case .array(let element) = target.type,
      let mistake = mistake(ofAdding: value.type, toListOf: element)
    {
      return erroneous(mistake, at: symbol)
    }
    if name == "+", case .array = target.type, elementType(of: value.type) == nil {
      return erroneous(
        .cannotConvertArgument("\(value.type)", to: target.type.spelledByName),
        at: value.span
      )
    }
    if target.type.isOptional || value.type.isOptional {
      return tell(operator: name, target, value, symbol: symbol, at: place, expecting: .unknown)
    }
    return erroneous(
      .operandMismatch(operator: name + "=", left: "\(target.type)", right: "\(value.type)"),
      at: symbol
    )
  }

  /// What is wrong with adding a single value to a list.
  private func mistake(ofAdding type: SceneType, toListOf element: SceneType) -> SceneMistake? {
    switch type {
    case .string:
      return .requiresEquivalence(
        "operator function '+='",
        "\(element)",
        "String.Element' (aka 'Character')"
      )
    case .declared(let declaration, _) where declaration.kind != .protocol:
      guard !conforms(type, to: .named("Sequence")) || elementType(of: type) == nil else {
        return nil
      }
      return .requiresConformance(
        "operator function '+='",
        type: "\(type)",
        protocolName: "Sequence"
      )
    default: return nil
    }
  }

  /// The protocol that two values of a type of the scene's lack, where they are all that a closure
  /// compares: the closure's type tells the form of the operator that is meant.
  private func lackingOrder(
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    by name: String
  ) -> String? {
    guard left.type == right.type, left.type.isDeclared, !left.type.isProtocolOfScene else {
      return nil
    }
    // A value that is made where it stands is looked at before the forms of the operator.
    let isMade = [left, right].contains {
      let arguments =
        ($0 as? MemberwiseExpression)?.arguments ?? ($0 as? InitializerCallExpression)?.arguments
      return arguments?.arguments.isEmpty == false
    }
    guard isMade || function?.literal?.statements.count == 1 else { return nil }
    return switch name {
    case "==", "!=": "Equatable"
    case "<", ">", "<=", ">=": "Comparable"
    default: nil
    }
  }

  /// The operand of a comparison that can be compared with nothing like the other one: an optional
  /// for another type, or a collection beside a single value.
  private func unlike(
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    by name: String
  ) -> (operand: any BoundExpression, other: SceneType)? {
    for (operand, other) in [(left, right), (right, left)] where other.type.isScalar {
      switch operand.type {
      case .optional(let wrapped)
      where (name == "==" || name == "!=") && wrapped.isDefinite && !other.type.isOptional:
        return (operand, other.type)
      case .array, .dictionary:
        if name != "==", name != "!=" { return (operand, other.type) }
      default: break
      }
    }
    return nil
  }

  /// The operand beside a number of which arithmetic has no form at all, and the number's type.
  private func stranger(
    to name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression
  ) -> (operand: any BoundExpression, wanted: SceneType, isLeft: Bool)? {
    guard ["+", "-", "*", "/"].contains(name) else { return nil }
    for (operand, number, isLeft) in [(left, right, true), (right, left, false)]
    where number.type.isInteger || number.type.isFloatingPoint {
      switch operand.type {
      case .bool, .dictionary, .tuple: return (operand, number.type, isLeft)
      case .string, .character, .array:
        if name != "+" { return (operand, number.type, isLeft) }
      case .declared(let declaration, _)
      where declaration.kind == .structure || declaration.kind == .enumeration:
        // A type of the scene may have forms of its own.
        return module.operatorFunctions[name] == nil ? (operand, number.type, isLeft) : nil
      default: continue
      }
    }
    return nil
  }

  /// Whether an operator also takes a number of a type with something that is no number: durations
  /// are multiplied by whole numbers, and dates and measurements go with fractions.
  private static func hasForms(
    _ name: String,
    of number: SceneType,
    onTheRight isRight: Bool
  ) -> Bool {
    switch number {
    case .int: isRight && (name == "*" || name == "/")
    case .double: isRight || name == "*" || name == "/"
    default: false
    }
  }

  /// Tells of an operand; of one that is an operator's result at its sign.
  func convert(
    told operand: any BoundExpression,
    to wanted: SceneType
  ) -> any BoundExpression {
    if case .function(let function) = operand.type, function.gives(wanted, self) {
      return erroneous(.functionNotCalled("\(wanted)"), at: operand.span)
    }
    return erroneous(
      .cannotConvertArgument("\(operand.type)", to: "\(wanted)"),
      at: (operand as? BinaryExpression)?.symbol ?? operand.span
    )
  }

  /// The operand that keeps the one form of an operator from fitting, and the type it should have.
  private func misfit(
    of name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    expecting expected: SceneType
  ) -> (operand: any BoundExpression, wanted: SceneType)? {
    // A case stands for its raw value where only that would do.
    for (operand, other) in [(left, right), (right, left)] {
      if let raw = operand.type.rawType, raw == other.type,
        BinaryOperator.result(of: name, raw, raw, self) != nil
      {
        return (operand, raw)
      }
    }
    if Binder.comparisons.contains(name) || left.type.isOptional || right.type.isOptional {
      return nil
    }
    let wanted = expected.unwrapped
    if let told = fractionMisfit(of: name, left, right, expecting: wanted) { return told }
    let fits = { (operand: any BoundExpression) in operand.type == wanted }
    // A fraction of the frame's kind beside a whole number: no operand is more wrong than the other.
    if expected == .cgFloat,
      left.type == .cgFloat && right.type == .int
        || left.type == .int && right.type == .cgFloat
    {
      return nil
    }
    if fits(left) != fits(right), !isGeneric(fits(left) ? right.type : left.type),
      BinaryOperator.result(of: name, wanted, wanted, self) == wanted
    {
      return (fits(left) ? right : left, wanted)
    }
    // Some operators have forms for whole numbers only.
    guard BinaryOperator.result(of: name, .double, .double, self) == nil,
      left.type.isInteger != right.type.isInteger
    else { return nil }
    return left.type.isInteger ? (right, left.type) : (left, right.type)
  }

  /// A whole number beside a `Double` where a `CGFloat` is expected: the one becomes the other, so
  /// that the compiler keeps the form for the `Double` that stands there.
  private func fractionMisfit(
    of name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    expecting wanted: SceneType
  ) -> (operand: any BoundExpression, wanted: SceneType)? {
    guard wanted == .cgFloat, left.type.isInteger != right.type.isInteger,
      BinaryOperator.result(of: name, wanted, wanted, self) == wanted
    else { return nil }
    let (whole, fraction) = left.type.isInteger ? (left, right) : (right, left)
    guard fraction.type == .double else { return nil }
    return (whole, fraction is DoubleLiteral ? wanted : fraction.type)
  }
}
