internal import SwiftSyntax

/// Operands of kinds that no operator takes: any value, functions, and lists of what nothing
/// compares.
extension Binder {
  /// Tells of an operand that is kept as any value, or is none: beside a number the form for numbers
  /// is meant.
  func tellAny(
    _ name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    symbol: SourceSpan
  ) -> (any BoundExpression)? {
    for (operand, other) in [(left, right), (right, left)]
    where operand.type == .void && ["+", "-", "*", "/"].contains(name) {
      guard other.type.isInteger || other.type.isFloatingPoint else { continue }
      return erroneous(.cannotConvertArgument("()", to: "\(other.type)"), at: operand.span)
    }
    let areBoth = left.type == .any && right.type == .any
    for (operand, other) in [(left, right), (right, left)] where operand.type.unwrapped == .any {
      let isEquality = name == "==" || name == "!="
      let isNumber = other.type.isInteger || other.type.isFloatingPoint
      if isEquality, areBoth {
        // The one form left compares types.
        let types = "any (~Copyable & ~Escapable).Type"
        report(.cannotConvertArgument("Any", to: types), at: left.span)
        return erroneous(.cannotConvertArgument("Any", to: types), at: right.span)
      }
      if isNumber || isEquality && other.type.isScalar {
        return erroneous(
          .cannotConvertArgument("\(operand.type)", to: "\(other.type)"),
          at: operand.span
        )
      }
    }
    guard areBoth || Set([left.type, right.type]) == [.any, .string] else { return nil }
    return erroneous(
      .operandMismatch(operator: name, left: "\(left.type)", right: "\(right.type)"),
      at: symbol
    )
  }

  /// Tells of a binding beside what its value goes with.
  ///
  /// Where a whole comparison has to be a truth value, the compiler tells of the operator.
  func tellProjection(
    _ name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    for (operand, other) in [(left, right), (right, left)] {
      guard case .named("Binding", let held) = operand.type, let value = held.first,
        isConvertible(other.type, to: value),
        !Binder.isComparison(name) || expected != .bool || isPart(operand.span)
      else { continue }
      return misfit(ofProjection: operand, as: value)
    }
    return nil
  }

  /// Whether the operation with an operand is an argument, or decides between two values.
  private func isPart(_ operand: SourceSpan) -> Bool {
    guard let list = expression(at: operand)?.parent?.as(ExprListSyntax.self) else { return false }
    return list.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
      || list.parent?.parent?.is(LabeledExprSyntax.self) == true
  }

  /// Tells of a function beside what it makes, which is not called: where the place tells the type,
  /// no form of the operator fits; else the function is to blame.
  func tellFunction(
    _ name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    symbol: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    guard !Binder.isComparison(name) else { return nil }
    for (operand, other) in [(left, right), (right, left)] {
      guard case .function(let function) = operand.type else { continue }
      if !other.type.isScalar, !other.type.isOpen, function.parameters.isEmpty,
        function.result == other.type
      {
        return erroneous(.functionNotCalled("\(other.type)"), at: operand.span)
      }
      guard function.gives(other.type, self), other.type.isScalar else { continue }
      if expected == .any || expected.isOpen && other.type == .string {
        return erroneous(.functionNotCalled("\(other.type)"), at: operand.span)
      }
      return erroneous(
        .operandMismatch(operator: name, left: "\(left.type)", right: "\(right.type)"),
        at: symbol
      )
    }
    return nil
  }

  /// What is wrong with comparing a value of the scene's type with a text or a whole number: the
  /// forms that compare any texts, or any numbers, are the nearest.
  func mistake(
    ofComparingPlain left: SceneType,
    _ right: SceneType,
    by name: String
  ) -> SceneMistake? {
    guard name == "==" || name == "!=", module.operatorFunctions[name] == nil else { return nil }
    for (own, other) in [(left, right), (right, left)] where isPlain(own, beside: other) {
      switch other {
      case .string where own == left:
        return .operatorRequires(name, owner: "StringProtocol", type: "\(own)")
      case .string:
        return .requiresConformance(
          "operator function '\(name)'",
          type: "\(own)",
          protocolName: "StringProtocol"
        )
      case .int where own == left:
        return .operatorRequires(name, owner: "BinaryInteger", type: "\(own)")
      default: continue
      }
    }
    return nil
  }

  /// Whether this is a type that neither is a text or a number nor stands for one.
  func isPlain(_ type: SceneType, beside other: SceneType) -> Bool {
    switch type {
    case .declared(let declaration, _):
      (declaration.kind == .structure || declaration.kind == .enumeration)
        && (declaration.rawType == nil || declaration.rawType != other)
    case .named(let name, let arguments):
      arguments.isEmpty && !type.isScalar && library.types[name] != nil && !isText(type)
        && !Binder.madeOfTexts.contains(name)
    default: false
    }
  }

  /// The library's types that literals of texts make.
  private static let madeOfTexts: NameSet = [
    "Any", "AnyHashable", "AttributedString", "Character", "LocalizedStringKey",
    "LocalizedStringResource", "StaticString", "Substring",
  ]

  /// The protocol that two values of a generic parameter lack, where a choice or a closure is made of
  /// what compares them: only a comparison by itself is told of as one that has no form.
  private func conformanceLacking(
    in node: InfixOperatorExprSyntax,
    _ operands: (left: any BoundExpression, right: any BoundExpression),
    by name: String
  ) -> String? {
    let type = operands.left.type
    guard Binder.isComparison(name), case .parameter = type, type == operands.right.type,
      isUnordered(type),
      node.parent?.is(TernaryExprSyntax.self) == true
        || node.parent?.is(ExprSyntax.self) != true && function?.literal?.statements.count == 1
    else { return nil }
    return switch name {
    case "==", "!=": isEquatable(type) ? nil : "Equatable"
    case "<", ">", "<=", ">=": "Comparable"
    default: nil
    }
  }

  /// Tells operands of which something is known by what kind of types they have.
  func tellKinds(
    of operands: (left: any BoundExpression, right: any BoundExpression),
    in node: InfixOperatorExprSyntax,
    by name: String,
    symbol: BinaryOperatorExprSyntax,
    _ expected: SceneType
  ) -> (any BoundExpression)? {
    if let told = tellTypes(of: operands, in: node, by: name) { return told }
    if comparesExistentials(name, operands.left, operands.right) {
      let name = "\(operands.left.type)"
      let type = name.hasPrefix("any ") ? name : "any " + name
      return erroneous(
        .operandMismatch(operator: symbol.operator.text, left: type, right: type),
        at: span(symbol)
      )
    }
    if let lacking = conformanceLacking(in: node, operands, by: name) {
      return erroneous(
        .operatorRequires(name, owner: lacking, type: "\(operands.left.type)"),
        at: span(symbol)
      )
    }
    return number(besideGeneric: operands, in: node, by: name).map { number, generic in
      // What the place wants tells which operand is wrong; else the operator has no form for both.
      if expected.unwrapped == generic.type {
        return erroneous(
          .cannotConvertArgument("\(number.type)", to: "\(generic.type)"),
          at: anchor(of: number.span)
        )
      }
      if expected.isOpen {
        return erroneous(
          .operandMismatch(
            operator: name,
            left: "\(operands.left.type)",
            right: "\(operands.right.type)"
          ),
          at: span(symbol)
        )
      }
      return erroneous(
        .cannotConvertArgument("\(generic.type)", to: "\(number.type)"),
        at: anchor(of: generic.span)
      )
    }
  }

  /// Tells of names of types, without `.self` or parentheses behind them, that are compared or
  /// added to numbers.
  private func tellTypes(
    of operands: (left: any BoundExpression, right: any BoundExpression),
    in node: InfixOperatorExprSyntax,
    by name: String
  ) -> (any BoundExpression)? {
    // Most operators stand between values.
    guard operands.left is TypeExpression || operands.right is TypeExpression else { return nil }
    let sides = [
      (type: operands.left, syntax: node.leftOperand, other: operands.right),
      (type: operands.right, syntax: node.rightOperand, other: operands.left),
    ].filter { $0.type is TypeExpression && $0.syntax.is(DeclReferenceExprSyntax.self) }
    if sides.isEmpty { return nil }
    for (type, _, other) in sides {
      let isOperand = !Binder.isComparison(name) && other.type.isScalar
      report(
        isOperand ? .cannotConvertArgument("\(type.type)", to: "\(other.type)") : .typeAsValue,
        at: type.span
      )
    }
    return ErroneousExpression(span: span(node))
  }

  /// Whether a generic parameter conforms to a protocol of the scene, which may have operators.
  func isOfScene(_ type: SceneType) -> Bool {
    guard case .parameter(let name) = type else { return false }
    return scope.constraints(of: name)?.contains(where: \.isDeclared) == true
  }

  /// The number that an operator which a protocol of the scene requires takes beside what conforms
  /// to it: the `Double` of `static func * (value: Self, factor: Double) -> Self`.
  func requiredNumber(for name: String, beside type: SceneType) -> SceneType? {
    guard isOfScene(type), let functions = module.operatorFunctions[name] else { return nil }
    let own = SceneType.parameter("Self")
    let others = functions.filter(\.isRequirement).compactMap { function -> SceneType? in
      let types = function.signature.parameters.map(\.type)
      guard types.count == 2, types.contains(own) else { return nil }
      return types.first { $0 != own } ?? own
    }
    guard let number = others.first, others.allSatisfy({ $0 == number }),
      number.isInteger || number.isFloatingPoint
    else { return nil }
    return number
  }

  /// A number whose type is certain, beside a generic parameter around for which it does not stand.
  private func number(
    besideGeneric operands: (left: any BoundExpression, right: any BoundExpression),
    in node: InfixOperatorExprSyntax,
    by name: String
  ) -> (number: any BoundExpression, generic: any BoundExpression)? {
    guard isGeneric(operands.left.type) || isGeneric(operands.right.type),
      ["+", "-", "*", "/", "%"].contains(name)
    else { return nil }
    for (generic, number, syntax) in [
      (operands.left, operands.right, node.rightOperand),
      (operands.right, operands.left, node.leftOperand),
    ]
    where isGeneric(generic.type) && !isOfScene(generic.type)
      && !lacksOperator(name, generic.type)
    {
      guard number.type.isInteger || number.type.isFloatingPoint, !syntax.isLiteralLike,
        operatorFunction(name, [operands.left.type, operands.right.type]) == nil
      else { continue }
      return (number, generic)
    }
    return nil
  }

  /// Tells a whole number that is compared with a number with fractions: with a `CGFloat` the form
  /// for any two whole numbers is the nearest, with a `Double` the choice around tells one.
  func tellFraction(
    in node: InfixOperatorExprSyntax,
    _ operands: (left: any BoundExpression, right: any BoundExpression),
    by name: String,
    symbol: SourceSpan
  ) -> (any BoundExpression)? {
    let (left, right) = operands
    guard Binder.isComparison(name), left.type == .int || right.type == .int,
      !(left is IntLiteral), !(right is IntLiteral),
      !isApplicable(name, left.type, right.type, expecting: .bool)
    else { return nil }
    let fraction = left.type == .int ? right : left
    switch fraction.type {
    case .cgFloat where left.type == .int:
      return erroneous(
        .requiresConformance(
          "operator function '\(name)'",
          type: "CGFloat",
          protocolName: "BinaryInteger"
        ),
        at: symbol
      )
    case .cgFloat:
      return erroneous(
        .operatorRequires(name, owner: "BinaryInteger", type: "CGFloat"),
        at: symbol
      )
    case .double
    where node.parent?.is(TernaryExprSyntax.self) == true || isInClosure || node.isDropped:
      return erroneous(.cannotConvertArgument("Double", to: "Int"), at: fraction.span)
    default: return nil
    }
  }

  /// The text that a closure of one expression compares with a number, and the number's type: what
  /// the closure is passed tells which form of the operator is meant.
  func textBesideNumber(
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    by name: String
  ) -> (operand: any BoundExpression, wanted: SceneType)? {
    guard isInClosure, !["<", "=="].contains(name) else { return nil }
    for (text, number) in [(left, right), (right, left)]
    where text.type == .string && number.type.isInteger {
      return (text, number.type)
    }
    return nil
  }

  /// Whether a closure or the body of a view is around, whose statements are checked together.
  private var isInClosure: Bool { function?.literal != nil || function?.builder != nil }

  /// Tells of two lists that could be compared if their elements could.
  func tellLists(
    _ name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    symbol: SourceSpan
  ) -> (any BoundExpression)? {
    guard name == "==" || name == "!=", case .array(.declared(let element, _)) = left.type,
      left.type == right.type
    else { return nil }
    return erroneous(
      .requiresConformance(
        "operator function '\(name)'",
        type: element.name,
        protocolName: "Equatable"
      ),
      at: symbol
    )
  }
}

extension InfixOperatorExprSyntax {
  /// Whether `_ =` drops what it gives.
  fileprivate var isDropped: Bool {
    parent?.as(InfixOperatorExprSyntax.self)?.leftOperand.is(DiscardAssignmentExprSyntax.self)
      == true
  }
}
