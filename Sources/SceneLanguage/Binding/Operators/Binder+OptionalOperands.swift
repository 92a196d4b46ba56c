internal import SwiftSyntax

/// Operands of which both may be missing, or bounds of a range.
///
/// The compiler tells of the operator where it has all its forms to choose from, and of each operand
/// where something leaves it one form only. No document says where that is: what stands here was
/// found by compiling.
extension Binder {
  /// Tells of each optional operand that it must be unwrapped; `nil` where the operator is told.
  func tellOptionals(
    _ name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    let isRange = name == "..<" || name == "..."
    if left is NilLiteral || right is NilLiteral { return nil }
    let optionals = [left, right].filter(\.type.isOptional)
    guard left.type.unwrapped == right.type.unwrapped,
      optionals.count == 2 || isRange && optionals.count == 1,
      name != "==", name != "!=", name != "??", !optionals.contains(where: isNeverForced),
      isRange ? isOrdered(left.type.unwrapped) : hasForm(name, of: left.type.unwrapped)
    else { return nil }
    let isClear =
      isRange
      || optionals.contains {
        isFoundByArguments($0, expecting: Binder.isComparison(name) ? .unknown : expected)
      } || isPartOfMore(at: place)
    guard isClear else { return nil }
    for operand in optionals {
      let wrapped = operand.type.unwrapped
      let names = optionalNames(of: operand) ?? ("\(operand.type)", "\(wrapped)")
      report(.optionalNotUnwrapped(names.optional, wrapped: names.wrapped), at: operand.span)
    }
    return ErroneousExpression(span: place)
  }

  private func hasForm(_ name: String, of type: SceneType) -> Bool {
    BinaryOperator.result(of: name, type, type, self) != nil
  }

  /// Whether an operand comes from a call, or from a subscript, whose forms the arguments choose
  /// among.
  private func isFoundByArguments(
    _ operand: any BoundExpression,
    expecting expected: SceneType
  ) -> Bool {
    guard let syntax = expression(at: operand.span) else { return false }
    if syntax.is(SubscriptCallExprSyntax.self) { return true }
    guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return expected.isUnknown && findType(name.baseName.text) != nil
    }
    return (operand as? EntryCallExpression)?.receiver != nil
      && (!call.arguments.isEmpty || call.trailingClosure != nil)
  }

  /// Whether the operation is a part of a text or of a choice, or of a closure that does more with it
  /// than to give it back.
  private func isPartOfMore(at place: SourceSpan) -> Bool {
    guard let operation = expression(at: place) else { return false }
    var node = Syntax(operation)
    var isWhole = true
    while let parent = node.parent {
      if parent.is(ExpressionSegmentSyntax.self) || parent.is(UnresolvedTernaryExprSyntax.self) {
        return true
      }
      if let closure = parent.as(ClosureExprSyntax.self) {
        return closure.isPassed && (!isWhole || closure.signature?.returnClause != nil)
      }
      if parent.is(CodeBlockSyntax.self) || parent.is(MemberBlockSyntax.self) { return false }
      let isAround =
        parent.is(CodeBlockItemSyntax.self) || parent.is(CodeBlockItemListSyntax.self)
        || parent.is(ReturnStmtSyntax.self)
      isWhole = isWhole && isAround
      node = parent
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// Whether it is an argument of a call.
  fileprivate var isPassed: Bool {
    parent?.is(FunctionCallExprSyntax.self) == true
      || parent?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
  }
}
