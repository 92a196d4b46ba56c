internal import SwiftSyntax

extension Binder {
  /// Binds an array of implicit members before a dot: in `[.a, .b].contains(x)` the argument tells
  /// what they are members of, in `[.b, .a].sorted()` what the place expects.
  ///
  /// So do both for numbers that are not to be of `Int`: `[1, 2].map(half)`, `[9, 32].contains(byte)`,
  /// and a function of several arguments for the parts of tuples: `[("A", .blue)].map(Tag.init)`.
  func bind(
    implicitElements syntax: ExprSyntax,
    with arguments: [CallArgument],
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    if let found = bind(charactersOrTexts: syntax, with: arguments) { return found }
    if let found = bind(rangeOfNumbers: syntax, with: arguments) { return found }
    guard let array = syntax.as(ArrayExprSyntax.self), !array.elements.isEmpty else { return nil }
    let isOfTuples = array.elements.contains(where: \.expression.hasImplicitPart)
    guard
      array.elements.allSatisfy({ element in
        isOfTuples
          ? element.expression.is(TupleExprSyntax.self)
          : element.expression.startsWithDot || element.expression.isNumberLiteral
      })
    else { return nil }
    let isOfNumbers = array.elements.contains(where: \.expression.isNumberLiteral)
    var elements: [SceneType] = []
    if let element = elementType(of: expected.unwrapped) { elements.append(element) }
    if isOfNumbers, arguments.contains(where: \.expression.hasFraction) { elements.append(.double) }
    for argument in arguments
    where !argument.expression.isContextual || isOfTuples && argument.expression.namesInitializer {
      let type = attempt { argument.bound ?? bind(argument.expression) }.result.type.unwrapped
      // A function is called with each of them, or with the parts of each.
      let passed = type.functionType?.parameters ?? [type]
      elements.append(isOfTuples && passed.count > 1 ? .tuple(of: passed) : passed.first ?? type)
    }
    elements.append(expected.unwrapped)
    if !isOfNumbers, let type = elementType(wantedBy: arguments, making: elements[0]) {
      elements.append(type)
    }
    if isOfNumbers {
      elements = elements.filter {
        $0.isFloatingPoint || $0.isInteger && $0 != .int || isMadeOfLiterals($0)
      }
    }
    for element in elements where !element.isOpen && !element.isFreeParameter {
      let trial = attempt {
        bind(syntax, as: .array(element)) { .cannotConvertValue($0, to: $1) }
      }
      if trial.succeeded { return trial.result }
    }
    return nil
  }

  /// Binds a list or a range of short texts before a dot, which the argument makes characters: in
  /// `["a", "e"].contains(letter)` and `("a"..."f").contains(letter)`.
  private func bind(
    charactersOrTexts syntax: ExprSyntax,
    with arguments: [CallArgument]
  ) -> (any BoundExpression)? {
    guard let list = syntax.charactersOrTexts, let argument = arguments.first,
      !argument.isClosure, !argument.expression.isContextual,
      !argument.expression.is(StringLiteralExprSyntax.self)
    else { return nil }
    let type = attempt { argument.bound ?? bind(argument.expression) }.result.type.unwrapped
    let letters: [SceneType] = [.character, .named("UnicodeScalar")]
    guard let letter = letters.first(where: { type == $0 || elementType(of: type) == $0 }),
      type != .string, type != .substring
    else { return nil }
    let wanted: SceneType =
      switch list {
      case .list: .array(letter)
      case .range(let isClosed): .named(isClosed ? "ClosedRange" : "Range", [letter])
      }
    return attempt(syntax, as: wanted)
  }

  /// Binds a range of whole numbers in parentheses that says whether another number is in it, and so
  /// is a range of such numbers: `(0...1).contains(fraction)`.
  private func bind(
    rangeOfNumbers syntax: ExprSyntax,
    with arguments: [CallArgument]
  ) -> (any BoundExpression)? {
    guard syntax.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "contains",
      let (name, bounds) = syntax.rangeInParentheses, bounds.allSatisfy(\.isNumberLiteral),
      arguments.count == 1, let argument = arguments.first, argument.label == nil,
      !argument.isClosure, !argument.expression.startsWithDot, literalTries < 2,
      !argument.expression.isMadeOfLiterals || argument.expression.hasFraction
    else { return nil }
    literalTries += 1
    defer { literalTries -= 1 }
    let type = attempt { argument.bound ?? bind(argument.expression) }.result.type
    guard type.isFloatingPoint || type.isInteger && type != .int || isMadeOfLiterals(type) else {
      return nil
    }
    return attempt(syntax, as: .named(name, [type]))
  }

  /// Binds a list or a range of literals before a dot and the name of a method that is a function of
  /// their type here: in `letters.filter(("a"..."f").contains)` the letters say what it is a range of.
  func bind(
    literals syntax: ExprSyntax,
    of name: String,
    asFunction expected: SceneType
  ) -> (any BoundExpression)? {
    guard name == "contains", let function = expected.functionType,
      function.parameters.count == 1, let element = function.parameters.first, !element.isOpen,
      !element.mentionsParameters, element != .int, element != .string
    else { return nil }
    if let (name, bounds) = syntax.rangeInParentheses,
      bounds.allSatisfy({ $0.isNumberLiteral || $0.isLiteral })
    {
      return attempt(syntax, as: .named(name, [element]))
    }
    guard let list = syntax.as(ArrayExprSyntax.self), !list.elements.isEmpty,
      list.elements.allSatisfy({ $0.expression.isNumberLiteral || $0.expression.isLiteral })
    else { return nil }
    return attempt(syntax, as: .array(element))
  }

  /// An expression as a type, where it can be of it.
  private func attempt(_ syntax: ExprSyntax, as type: SceneType) -> (any BoundExpression)? {
    let trial = attempt { bind(syntax, as: type) { .cannotConvertValue($0, to: $1) } }
    return trial.succeeded ? trial.result : nil
  }

  /// What a closure takes its argument for: `Color` in `[.red].map { Dot(color: $0) }`.
  private func elementType(
    wantedBy arguments: [CallArgument],
    making result: SceneType
  ) -> SceneType? {
    guard let closure = arguments.first(where: \.isClosure)?.expression else { return nil }
    let trial = attempt {
      bind(closure, expecting: .function(FunctionType([.unknown], result)))
    }
    return (trial.result as? ClosureExpression)?.code.parameters.first?.wantedType
  }
}

/// How texts stand together that may be characters.
private enum CharactersOrTexts {
  case list
  case range(isClosed: Bool)
}

extension ExprSyntax {
  /// Whether this is a list or a range of texts as they stand.
  fileprivate var charactersOrTexts: CharactersOrTexts? {
    switch self.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let node):
      let isOfTexts = node.elements.allSatisfy { $0.expression.is(StringLiteralExprSyntax.self) }
      return isOfTexts && !node.elements.isEmpty ? .list : nil
    case .tupleExpr(let node):
      return node.elements.count == 1 ? node.elements.first?.expression.charactersOrTexts : nil
    case .sequenceExpr(let node):
      let parts = Array(node.elements)
      guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
        [parts[0], parts[2]].allSatisfy({ $0.is(StringLiteralExprSyntax.self) })
      else { return nil }
      return ["...": .range(isClosed: true), "..<": .range(isClosed: false)][sign]
    default: return nil
    }
  }

  /// The type and the bounds of a range that is written in parentheses.
  fileprivate var rangeInParentheses: (name: String, bounds: [ExprSyntax])? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    else { return nil }
    if let range = inner.as(PostfixOperatorExprSyntax.self), range.operator.text == "..." {
      return ("PartialRangeFrom", [range.expression])
    }
    if let range = inner.as(PrefixOperatorExprSyntax.self) {
      let names = ["...": "PartialRangeThrough", "..<": "PartialRangeUpTo"]
      return names[range.operator.text].map { ($0, [range.expression]) }
    }
    let parts = inner.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self) else {
      return nil
    }
    let names = ["...": "ClosedRange", "..<": "Range"]
    return names[sign.operator.text].map { ($0, [parts[0], parts[2]]) }
  }

  /// Whether it is an initializer as a function: `Tag.init`.
  fileprivate var namesInitializer: Bool {
    let member = self.as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.text == "init" && member?.base != nil
  }

  /// Whether it is a tuple with an implicit member in it: `("A", .blue)`.
  fileprivate var hasImplicitPart: Bool {
    self.as(TupleExprSyntax.self)?.elements.contains(where: \.expression.startsWithDot) == true
  }
}
