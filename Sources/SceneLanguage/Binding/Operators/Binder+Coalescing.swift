internal import SwiftSyntax

/// `??`.
extension Binder {
  func bind(
    coalescing node: InfixOperatorExprSyntax,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let hint: SceneType = expected.isOpen ? .unknown : .optional(expected.unwrapped)
    let optional = bind(optional: node.leftOperand, or: node.rightOperand, expecting: hint)
    // In a chain whose last member is there where its links are, a literal tells the type of what
    // is kept as `Any`.
    let isFree = expected == .any && isFreeChain(optional, node.leftOperand)
    let wanted = isFree && node.rightOperand.isLiteralLike ? .any : optional.type.unwrapped
    if !optional.isErroneous, !optional.type.isOptional, !optional.type.isOpen,
      optional.type != .null, !optional.type.isFreeParameter
    {
      report(
        .coalescingNonOptional("\(optional.type)"),
        at: span(node.operator),
        severity: .warning
      )
    }
    let isUnknown = wanted == .null || wanted.isUnknown
    let mayBeNil = !isUnknown && !wanted.isOpen && node.rightOperand.branchesToNil
    var fallback =
      member(ofUnknown: wanted, node.rightOperand, expected)
      ?? bind(
        node.rightOperand,
        expecting: isUnknown ? expected : mayBeNil ? .optional(wanted) : wanted
      )
    if optional.isErroneous || fallback.isErroneous { return ErroneousExpression(span: place) }
    if fallback is NilLiteral, !isUnknown, !expected.isOpen, !expected.isOptional,
      expected != .any, expected == wanted
    {
      return erroneous(.nilNotCompatible("\(wanted)"), at: fallback.span)
    }
    if !isUnknown, !isConvertible(fallback.type, to: wanted) {
      fallback = make(wanted, fromLiteral: fallback) ?? fallback
    }
    let type: SceneType
    if isConvertible(fallback.type, to: wanted) {
      type = wanted.isOpen ? fallback.type : wanted
    } else if case .optional(let other) = fallback.type, isConvertible(other, to: wanted) {
      type = fallback.type
    } else if wanted == .null || isConvertible(wanted, to: fallback.type) {
      type = fallback.type
    } else if fallback.type == .null {
      type = optional.type
    } else if expected == .any {
      // Both are kept as what they are.
      type = .any
    } else if let told = misfit(optional, fallback, expecting: expected) {
      return told
    } else {
      return erroneous(
        .operandMismatch(operator: "??", left: "\(optional.type)", right: "\(fallback.type)"),
        at: span(node.operator)
      )
    }
    return CoalescingExpression(
      optional: optional,
      fallback: convertNumber(fallback, to: type),
      span: place,
      type: type
    )
  }

  /// Tells the side of `??` that is not of the type which the place expects, where the other is.
  private func misfit(
    _ optional: any BoundExpression,
    _ fallback: any BoundExpression,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    guard expected.isDefinite, !expected.isOptional else { return nil }
    if optional.type == .optional(expected) {
      return erroneous(
        .cannotConvertArgument("\(fallback.type)", to: "\(expected)"),
        at: fallback.span
      )
    }
    guard fallback.type == expected else { return nil }
    return erroneous(
      .cannotConvertArgument("\(optional.type)", to: "\(expected)?"),
      at: optional.span
    )
  }

  /// Whether an optional is made by a chain, or by a closure, of a value that is none.
  private func isFreeChain(_ optional: any BoundExpression, _ syntax: ExprSyntax) -> Bool {
    if let chain = optional as? ChainExpression { return !chain.value.type.isOptional }
    guard let call = syntax.as(FunctionCallExprSyntax.self), call.trailingClosure != nil,
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return false }
    return name == "map" || name == "flatMap"
  }

  /// Binds texts that are written out before `??`, as in `["n": "\n"][name] ?? name`, as the letters
  /// that stand in for them; `nil` where no letters do.
  private func letters(
    _ optional: ExprSyntax,
    or fallback: ExprSyntax,
    insteadOf alone: any BoundExpression,
    expecting hint: SceneType
  ) -> (any BoundExpression)? {
    guard hint.isUnknown, alone.type == .optional(.string), !fallback.isContextual,
      optional.is(SubscriptCallExprSyntax.self),
      attempt({ bind(fallback) }).result.type == .character
    else { return nil }
    let beside = attempt { bind(optional, expecting: .optional(.character)) }
    return beside.succeeded ? beside.result : nil
  }

  /// Binds what may be missing before `??`: where it does not tell its type, what stands in for it
  /// does.
  private func bind(
    optional: ExprSyntax,
    or fallback: ExprSyntax,
    expecting hint: SceneType
  ) -> any BoundExpression {
    let alone = attempt { bind(optional, expecting: hint) }
    if alone.succeeded {
      return letters(optional, or: fallback, insteadOf: alone.result, expecting: hint)
        ?? alone.result
    }
    let other = attempt { bind(fallback) }
    if other.succeeded, other.result.type.isDeclared {
      let beside = attempt { bind(optional, expecting: .optional(other.result.type)) }
      if beside.succeeded { return beside.result }
    }
    return bind(optional, expecting: hint)
  }
}
