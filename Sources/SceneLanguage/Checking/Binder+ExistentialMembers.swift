internal import SwiftSyntax

extension Binder {
  /// The mistake of calling a method that takes `Self`, or a type that the protocol leaves open, on
  /// a value of which only the protocol is known: `let p: any P`.
  ///
  /// What is hidden behind `some` is of the same type in the binder, so this looks for the word in
  /// what declares the value. Nothing is said where that is not found.
  func mistake(
    ofCalling name: String,
    among found: FoundMembers,
    on base: any BoundExpression
  )
    -> SceneMistake?
  {
    guard case .declared(let declaration, _) = base.type, declaration.kind == .protocol,
      !isInPrelude, found.entries.isEmpty, !found.declared.isEmpty, isExistential(base)
    else { return nil }
    let areClosed = found.declared.allSatisfy { member in
      guard case .method(let method) = member else { return false }
      return method.parameterSyntax.contains { $0.type.names(openTypes(of: declaration)) }
    }
    return areClosed ? .memberOfExistential(name, protocolName: declaration.name) : nil
  }

  /// Whether two values of which only the protocol is known are compared, as no operator does.
  func comparesExistentials(
    _ name: String,
    _ left: any BoundExpression,
    _ right: any BoundExpression
  ) -> Bool {
    guard name == "==" || name == "!=", left.type == right.type, !isInPrelude,
      module.operatorFunctions["=="] == nil, module.operatorFunctions["!="] == nil
    else { return false }
    let isProtocol =
      switch left.type {
      case .declared(let declaration, _): declaration.kind == .protocol
      case .named(let name, _): LibraryProtocols.contains(name)
      default: false
      }
    return isProtocol && isExistential(left) && isExistential(right)
  }

  /// `Self`, and what a protocol leaves open with those that it inherits from.
  private func openTypes(of declaration: TypeDeclaration) -> Set<String> {
    let all = [declaration] + declaration.declaredProtocols
    return Set(all.flatMap(\.associatedTypes)).union(["Self"])
  }

  /// Whether what declares a value says `any`.
  func isExistential(_ value: any BoundExpression) -> Bool {
    switch value {
    // What most views are made by comes first: every case before it is a question to the runtime.
    case is EntryCallExpression: false
    case let value as LocalExpression: value.variable.mayHoldAny
    case let value as GlobalExpression: value.property.typeSyntax?.saysAny == true
    case let value as FieldExpression: value.property.typeSyntax?.saysAny == true
    case let value as ComputedPropertyExpression: value.property.typeSyntax?.saysAny == true
    case let value as SubscriptExpression: isExistential(value.base)
    case let value as ForceUnwrapExpression: isExistential(value.value)
    case let value as ChainLink: isExistential(value.value)
    case let value as FunctionCallExpression:
      value.code.declaration?.resultSyntax?.saysAny == true
    default: false
    }
  }
}

extension LocalVariable {
  /// Whether what declares it says `any`.
  fileprivate var mayHoldAny: Bool { holdsAny || origin?.mayHoldAny == true }
}

extension TypeSyntax {
  /// Whether it names a protocol behind `any`, and nothing that the protocol leaves open; before
  /// Swift 6 `View` by itself means `any View`.
  var saysAny: Bool {
    if isAnyView { return true }
    var before = TokenKind.endOfFile
    var says = false
    for token in tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .leftAngle, case .identifier = before, says { return false }
      if token.tokenKind == .keyword(.any) { says = true }
      before = token.tokenKind
    }
    return says
  }

  /// Whether it is made of one of the types with these names, apart from the types of functions.
  fileprivate func names(_ types: Set<String>) -> Bool {
    if self.is(FunctionTypeSyntax.self) { return false }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.names(types)
    }
    return tokens(viewMode: .sourceAccurate).contains { token in
      types.contains(token.text)
    }
  }
}
