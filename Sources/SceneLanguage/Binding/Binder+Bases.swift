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
    let isChain = syntax.is(MemberAccessExprSyntax.self) || syntax.is(FunctionCallExprSyntax.self)
    return bind(
      chained: syntax,
      expecting: isChain && syntax.isContextual ? expected.unwrapped : .unknown
    )
  }

  /// What makes an array of some elements of another one.
  private static let choosing: Set<String> = [
    "dropFirst", "dropLast", "filter", "reversed", "shuffled", "sorted",
  ]
}

extension Binder {
  /// The type that is written before a dot as a literal is: `[Int]`, `[String: Int]`, `Int?`.
  private func typeNamed(byLiteral syntax: ExprSyntax) -> SceneType? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr, .optionalChainingExpr:
      isWrittenAsType(syntax) ? typeNamed(by: syntax) : nil
    default: nil
    }
  }

  /// Whether nothing stands here but names of types, and the signs that types are made of.
  private func isWrittenAsType(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return findType(name.baseName.identifierText) != nil
    case .memberAccessExpr(let member):
      guard let base = member.base else { return false }
      return !base.is(OptionalChainingExprSyntax.self) && isWrittenAsType(base)
    case .genericSpecializationExpr(let generic): return isWrittenAsType(generic.expression)
    case .optionalChainingExpr(let optional): return isWrittenAsType(optional.expression)
    case .arrayExpr(let array):
      guard array.elements.count == 1, let element = array.elements.first else { return false }
      return isWrittenAsType(element.expression)
    case .dictionaryExpr(let dictionary):
      guard case .elements(let pairs) = dictionary.content, pairs.count == 1, let pair = pairs.first
      else { return false }
      return isWrittenAsType(pair.key) && isWrittenAsType(pair.value)
    default: return false
    }
  }
}
