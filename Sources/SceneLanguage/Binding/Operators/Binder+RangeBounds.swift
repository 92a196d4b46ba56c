internal import SwiftSyntax

/// The bounds of a range: two values of one type that has an order.
extension Binder {
  func bind(
    range node: InfixOperatorExprSyntax,
    isClosed: Bool,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let wanted = expected.rangeBound
    let name = isClosed ? "..." : "..<"
    let operands = bindOperands(node, name, expecting: wanted)
    let bounds = [made(operands.left, for: wanted), made(operands.right, for: wanted)]
    if bounds.contains(where: \.isErroneous) { return ErroneousExpression(span: place) }
    let type = joined(bounds[0].type, bounds[1].type)
    let isUnwanted = wanted.isScalar && !bounds.allSatisfy { isBound($0.type, where: wanted) }
    if isUnwanted || bounds.contains(where: { $0 is NilLiteral }) || type.isOptional
      || type.isOpen && !bounds.allSatisfy(\.type.isOpen)
    {
      return tellOptionals(name, bounds[0], bounds[1], at: place, expecting: expected)
        ?? tell(bounds: bounds, name, of: wanted, symbol: node.operator, at: place)
    }
    if lacksOrder(type) {
      return erroneous(
        .operatorRequires(name, owner: "Comparable", type: "\(type)"),
        at: span(node.operator)
      )
    }
    return RangeExpression(
      lower: bounds[0],
      upper: bounds[1],
      isClosed: isClosed,
      span: place,
      type: .named(isClosed ? "ClosedRange" : "Range", [type])
    )
  }

  /// Tells that bounds are of two types.
  ///
  /// What the place wants says which of them is wrong, and so does the other one where this has no
  /// order. Two types that both have an order are in conflict, but where a range is gone through:
  /// there it is of whole numbers.
  private func tell(
    bounds: [any BoundExpression],
    _ name: String,
    of wanted: SceneType,
    symbol: ExprSyntax,
    at place: SourceSpan
  ) -> any BoundExpression {
    let misfits = bounds.filter { $0 is NilLiteral || !fits($0, wanted) }
    if !wanted.isOpen, !wanted.isFreeParameter, !misfits.isEmpty {
      for bound in misfits { tell(bound: bound, of: wanted) }
      return ErroneousExpression(span: place)
    }
    let types = bounds.map(\.type)
    let ordered = bounds.filter { !($0 is NilLiteral) && isOrdered($0.type) }
    if ordered.count == 1, let other = bounds.first(where: { $0.span != ordered[0].span }) {
      return tell(bound: other, of: ordered[0].type)
    }
    guard ordered.count == 2 else {
      return erroneous(
        .operandMismatch(operator: name, left: "\(types[0])", right: "\(types[1])"),
        at: span(symbol)
      )
    }
    let whole = types.filter(\.isInteger)
    if whole.count == 1, isGoneThrough(at: place),
      let other = bounds.first(where: { !$0.type.isInteger })
    {
      return tell(bound: other, of: whole[0])
    }
    // The compiler names the type of a number that is written down last.
    let isWritten =
      bounds[0] is IntLiteral || bounds[0] is DoubleLiteral
      || bounds[0] is StringLiteral && !(bounds[1] is DoubleLiteral)
    let (first, second) = isWritten ? (types[1], types[0]) : (types[0], types[1])
    return erroneous(.conflictingArguments("Self", "\(first)", "\(second)"), at: span(symbol))
  }

  @discardableResult
  private func tell(bound: any BoundExpression, of wanted: SceneType) -> any BoundExpression {
    bound is NilLiteral
      ? erroneous(.nilNotCompatible(wanted.spelledByName), at: bound.span)
      : convert(told: bound, to: wanted)
  }

  /// Whether a bound is of a type, or a number that is written down and would be of it by itself.
  private func fits(_ bound: any BoundExpression, _ wanted: SceneType) -> Bool {
    if isBound(bound.type, where: wanted) { return true }
    return switch expression(at: bound.span)?.kind {
    case .integerLiteralExpr: wanted.isInteger || wanted.isFloatingPoint
    case .floatLiteralExpr: wanted.isFloatingPoint
    default: false
    }
  }

  /// Whether a bound's type is the wanted one, of the same precision.
  private func isBound(_ type: SceneType, where wanted: SceneType) -> Bool {
    isConvertible(type, to: wanted) && !isOther(type, than: wanted)
  }

  /// Whether a type is known not to be `Comparable`.
  private func lacksOrder(_ type: SceneType) -> Bool {
    switch type {
    case .bool, .array: !isOrdered(type)
    case .declared(let declaration, _):
      declaration.kind != .protocol && !declaration.conforms(to: "Comparable")
        && !mayInheritUnknownMembers(type)
    default: false
    }
  }

  func isOrdered(_ type: SceneType) -> Bool {
    BinaryOperator.result(of: "<", type, type, self) != nil
  }

  /// Whether a range is a loop's sequence, what an array is made of, or asked by a method.
  private func isGoneThrough(at place: SourceSpan) -> Bool {
    guard var node = expression(at: place).map(Syntax.init) else { return false }
    while let parent = node.parent {
      if parent.is(ForStmtSyntax.self) { return true }
      if let member = parent.as(MemberAccessExprSyntax.self) {
        return member.parent?.is(FunctionCallExprSyntax.self) == true
      }
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.trimmedDescription == "Array"
      }
      guard
        parent.is(LabeledExprSyntax.self) || parent.is(LabeledExprListSyntax.self)
          || parent.is(TupleExprSyntax.self)
      else { return false }
      node = parent
    }
    return false
  }
}

extension SceneType {
  /// The type of the bounds where a range is wanted.
  var rangeBound: SceneType {
    guard case .named(_, let arguments) = unwrapped, let bound = arguments.first else {
      return .unknown
    }
    return bound
  }
}
