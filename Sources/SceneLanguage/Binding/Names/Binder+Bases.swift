internal import SwiftSyntax

extension Binder {
  /// Binds what stands before a dot.
  ///
  /// A chain that begins with a dot, `.easeIn.delay(1)`, begins with a member of the type that its
  /// place expects.
  func bind(
    base syntax: ExprSyntax,
    of member: String = "",
    expecting expected: SceneType = .unknown
  ) -> any BoundExpression {
    if let type = typeNamed(byLiteral: syntax) {
      return TypeExpression(named: type, span: span(syntax))
    }
    if Binder.choosing.contains(member), let list = syntax.as(ArrayExprSyntax.self),
      case .array = expected.unwrapped, let first = list.elements.first?.expression,
      first.isImplicitMember
    {
      // What is sorted or filtered has the type of the result: `[.one, .two].reversed()`.
      return bind(syntax, expecting: expected.unwrapped)
    }
    if Binder.choosing.contains(member), syntax.is(FunctionCallExprSyntax.self),
      case .array(.tuple(let parts)) = expected.unwrapped,
      parts.contains(where: { $0.label != nil })
    {
      // Only the result says what its parts are called: `.map { ($0, $1) }.sorted { $0.key < $1.key }`.
      return bind(chained: syntax, expecting: expected.unwrapped)
    }
    let isChain =
      syntax.is(MemberAccessExprSyntax.self) || syntax.is(FunctionCallExprSyntax.self)
      || syntax.startsWithDot
    let count = diagnostics.count
    let base = bind(
      chained: syntax,
      expecting: isChain && syntax.isContextual ? expected.unwrapped : .unknown
    )
    guard member == "joined", syntax.isMapped, !diagnostics.hasErrors(after: count),
      let element = elementType(of: base.type), cannotBeJoined(element),
      members(member, of: base.type).declared.isEmpty
    else { return base }
    // That texts were to be joined says what the closure or the key path should give.
    diagnostics.removeAll(after: count)
    return bind(chained: syntax, expecting: .array(.string))
  }

  /// What makes an array of some elements of another one.
  private static let choosing: Set<String> = [
    "dropFirst", "dropLast", "filter", "reversed", "shuffled", "sorted",
  ]
}

extension ExprSyntax {
  /// Whether it calls a method that maps a sequence.
  fileprivate var isMapped: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return ["map", "compactMap", "flatMap"].contains(method.declName.baseName.text)
  }
}
