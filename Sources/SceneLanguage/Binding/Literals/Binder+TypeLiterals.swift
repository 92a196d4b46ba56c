internal import SwiftSyntax

extension Binder {
  /// The type that is written before a dot as a literal is: `[Int]`, `[String: Int]`, `Int?`.
  func typeNamed(byLiteral syntax: ExprSyntax) -> SceneType? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr, .optionalChainingExpr:
      isWrittenAsType(syntax) ? typeNamed(by: syntax) : nil
    default: nil
    }
  }

  /// Tells of `[Int]`, `[String: Int]`, and `[Int]?` where a value stands; `nil` for other literals.
  ///
  /// Where a value of some type is wanted, the type is one that cannot be converted to that.
  func typeAsValue(
    _ syntax: ExprSyntax,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    var parent = syntax.parent
    while let list = parent?.parent, list.kind == .labeledExprList, list.parent?.kind == .tupleExpr
    {
      parent = list.parent?.parent
    }
    switch parent?.kind {
    // What stands before a call or a dot makes a value.
    case .functionCallExpr, .memberAccessExpr, .optionalChainingExpr: return nil
    default:
      return typeNamed(byLiteral: syntax).map { type in
        expected.isDefinite
          ? TypeExpression(named: type, span: span(syntax))
          : erroneous(.typeAsValue, at: span(syntax))
      }
    }
  }

  /// Whether nothing stands here but names of types, and the signs that types are made of.
  private func isWrittenAsType(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return findType(name.baseName.identifierText) != nil
    case .typeExpr: return true
    case .sequenceExpr(let sequence):
      return sequence.elements.contains { $0.is(ArrowExprSyntax.self) }
    case .tupleExpr(let tuple):
      // Nothing in parentheses is the one value of its type.
      return !tuple.elements.isEmpty
        && tuple.elements.allSatisfy { isWrittenAsType($0.expression) }
    case .memberAccessExpr(let member):
      guard let base = member.base, member.declName.baseName.tokenKind != .keyword(.self) else {
        return false
      }
      return isModule(base)
        ? libraryType(member.declName.baseName.identifierText) != nil
        : !base.is(OptionalChainingExprSyntax.self) && isWrittenAsType(base)
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

  /// `[Int]()`: the element type of an array literal that names a type.
  func typeOfLiteral(_ node: ArrayExprSyntax) -> SceneType? {
    guard let element = node.elements.first else { return nil }
    return typeNamed(by: element.expression)
  }

  func typeOfLiteral(_ node: DictionaryExprSyntax) -> SceneType? {
    guard case .elements(let elements) = node.content, let pair = elements.first,
      let key = typeNamed(by: pair.key), let value = typeNamed(by: pair.value)
    else { return nil }
    return .dictionary(key, value)
  }

  /// The type that an expression names, where it names one: `[Int]`, `(A) -> B`, `Card.Size`.
  func typeNamed(by syntax: ExprSyntax) -> SceneType? {
    if let optional = syntax.as(OptionalChainingExprSyntax.self) {
      return typeNamed(by: optional.expression).map { .optional($0) }
    }
    if let array = syntax.as(ArrayExprSyntax.self) {
      return typeOfLiteral(array).map { .array($0) }
    }
    if let dictionary = syntax.as(DictionaryExprSyntax.self) { return typeOfLiteral(dictionary) }
    if let type = syntax.as(TypeExprSyntax.self) { return resolve(type.type) }
    if let sequence = syntax.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let arrow = sequence.elements.dropFirst().first?.as(ArrowExprSyntax.self),
      let parameters = sequence.elements.first?.as(TupleExprSyntax.self),
      let result = sequence.elements.last.flatMap({ typeNamed(by: $0) })
    {
      let types = parameters.elements.compactMap { typeNamed(by: $0.expression) }
      let traits = FunctionTraits(arrow.effectSpecifiers)
      return .function(FunctionType(types, result, traits: traits))
    }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return typeNamed(by: only.expression)
    }
    if let tuple = syntax.as(TupleExprSyntax.self) {
      var elements: [SceneType.TupleElement] = []
      for element in tuple.elements.inOrder {
        guard let type = typeNamed(by: element.expression) else { return nil }
        elements.append(SceneType.TupleElement(label: element.label?.text, type: type))
      }
      return .tuple(elements)
    }
    guard
      syntax.is(DeclReferenceExprSyntax.self) || syntax.is(MemberAccessExprSyntax.self)
        || syntax.is(GenericSpecializationExprSyntax.self)
    else { return nil }
    if let type = typeOfParameter(syntax) { return type }
    let (result, succeeded) = attempt { bind(syntax) }
    guard succeeded else { return nil }
    if let own = result as? DynamicSelfExpression, case .metatype(let type) = own.type {
      return type
    }
    return (result as? TypeExpression)?.named
  }

  /// What a generic parameter calls a type: `S.Element`, which shows itself when the code runs.
  private func typeOfParameter(_ syntax: ExprSyntax) -> SceneType? {
    guard let member = syntax.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName,
      case .parameter? = findType(base.identifierText),
      // What protocols require of the type itself is a value.
      members(
        member.declName.baseName.identifierText,
        of: .parameter(base.identifierText),
        isStatic: true
      ).isEmpty
    else { return nil }
    let written = MemberTypeSyntax(
      baseType: IdentifierTypeSyntax(name: base.detached),
      name: member.declName.baseName.detached
    )
    let (type, succeeded) = attempt { resolve(TypeSyntax(written)) }
    return succeeded && type != .error ? type : nil
  }
}
