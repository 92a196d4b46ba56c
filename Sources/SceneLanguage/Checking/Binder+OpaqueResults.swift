internal import SwiftSyntax

extension Binder {
  /// Tells when a function that hides the type of its result returns values of several types.
  ///
  /// - Parameters:
  ///   - function: The function, whose body is bound.
  ///   - type: What its declaration says that it returns.
  ///   - count: The number of mistakes before the body was bound.
  ///   - place: Where it is told.
  func checkOpaqueResults(
    in function: FunctionScope,
    type: TypeSyntax?,
    after count: Int,
    at place: SourceSpan
  ) {
    guard let opaque = type?.as(SomeOrAnyTypeSyntax.self),
      opaque.someOrAnySpecifier.tokenKind == .keyword(.some), function.builder == nil,
      !diagnostics.hasErrors(after: count), let first = function.foundResults.first,
      function.foundResults.dropFirst().contains(where: { isUnlike($0, first) })
    else { return }
    report(.returnsDiffer(opaque.trimmedDescription), at: place)
  }

  /// Tells a member whose type nothing says but a value of a type that another declaration hides.
  ///
  /// `let icon = Image("a").padding()` is one. What stands at the top level may be such a value.
  func tellOpaqueValue(_ value: any BoundExpression, _ syntax: ExprSyntax) {
    guard scope.enclosing != nil, let name = opaqueName(of: value),
      let variable = syntax.parent?.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    else { return }
    report(.declaration(.inferredOpaque(name)), at: span(variable.bindingSpecifier))
  }

  /// What a call or property that hides the type of its value says of it: `some View`.
  private func opaqueName(of value: any BoundExpression) -> String? {
    let result: TypeSyntax?
    switch value {
    case is EntryCallExpression: return isOpaqueModifier(value) ? "some View" : nil
    // What the library declares in Swift may say less of a type than Apple's declaration does.
    case let call as FunctionCallExpression:
      guard let called = call.code.declaration, !isOfPrelude(called.span) else { return nil }
      result = called.resultSyntax
    case let property as ComputedPropertyExpression where !isOfPrelude(property.property.span):
      result = property.property.typeSyntax
    default: return nil
    }
    guard let opaque = result?.as(SomeOrAnyTypeSyntax.self),
      opaque.someOrAnySpecifier.tokenKind == .keyword(.some)
    else { return nil }
    return opaque.trimmedDescription
  }

  /// The type of a result: one that is only known as a view is named after what it is made of, since
  /// other views, and others of what changes them, are of other types.
  func opaqueResult(of value: any BoundExpression) -> SceneType {
    guard value.type == .view, let name = nameOfView(value) else { return value.type }
    return .named(name)
  }

  private func nameOfView(_ value: any BoundExpression) -> String? {
    if value.type != .view { return isCertain(value.type) ? "\(value.type)" : nil }
    guard let call = value as? EntryCallExpression else { return nil }
    if call.entry.kind == .initializer { return "\(call.entry.name)()" }
    guard call.entry.kind == .method, let base = call.receiver.flatMap({ nameOfView($0) }) else {
      return nil
    }
    return "\(base).\(call.entry.name)"
  }

  /// Whether two types are certainly not the same, and have none in common but a protocol.
  ///
  /// Nothing is said of views that modifiers have made: what is known of them is only that they
  /// are views.
  func isUnlike(_ first: SceneType, _ second: SceneType) -> Bool {
    if case .named(let one, _) = first, case .named(let two, _) = second, one == two {
      return false
    }
    if first.isOtherPrecision(than: second) { return true }
    return isCertain(first) && isCertain(second) && !isConvertible(first, to: second)
      && !isConvertible(second, to: first)
  }

  /// Whether every value of the type is of this very type.
  private func isCertain(_ type: SceneType) -> Bool {
    switch type {
    case .named(let name, _): !LibraryProtocols.contains(name) && !library.isClass(name)
    case .declared(let declaration, _):
      declaration.kind == .structure || declaration.kind == .enumeration
    default: false
    }
  }
}

extension CodeBlockItemListSyntax {
  /// What the function says that it returns, of which this is the body.
  var resultType: TypeSyntax? {
    parent?.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
  }

  /// Whether tokens that belong nowhere stand before it: the compiler takes it for no body then.
  var standsBehindStrayTokens: Bool {
    guard let owner = parent?.parent else { return false }
    if let initializer = owner.as(InitializerDeclSyntax.self) {
      return initializer.signature.isOpen
    }
    guard let function = owner.as(FunctionDeclSyntax.self) else { return false }
    return parent?.as(CodeBlockSyntax.self)?.unexpectedBeforeLeftBrace != nil
      || function.signature.isOpen || function.name.presence == .missing
  }

  /// The brace before the body.
  var openingBrace: TokenSyntax? {
    parent?.as(CodeBlockSyntax.self)?.leftBrace ?? parent?.as(AccessorBlockSyntax.self)?.leftBrace
  }
}

extension FunctionSignatureSyntax {
  /// Whether nothing closes or nothing opens its parameters, so that what follows is no body.
  fileprivate var isOpen: Bool {
    hasError
      && (parameterClause.rightParen.presence == .missing
        || parameterClause.leftParen.presence == .missing)
  }
}
