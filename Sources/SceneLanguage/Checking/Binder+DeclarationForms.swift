internal import SwiftSyntax

extension Binder {
  /// Tells when a declaration lacks a part, has one too many, or stands where it must not.
  func checkForm(of declaration: DeclSyntax) {
    checkModifiers(of: declaration)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      checkForm(of: node)
    case .initializerDecl(let node):
      if !isInType { tell(.onlyInType("initializers"), at: node.signature) }
      checkWords(node.modifiers, ofInitializerAt: node.initKeyword)
      checkParts(of: node.body, node.signature, isInitializer: true, at: node.initKeyword)
    case .subscriptDecl(let node):
      if !isInType { tell(.onlyInType("'subscript' functions"), at: node.subscriptKeyword) }
      if node.accessorBlock == nil, !node.hasError,
        let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
      {
        report(.declaration(.subscriptWithoutBody), at: span(at: next.placeBefore))
      }
    case .deinitializerDecl(let node):
      if kindAround == .structure || kindAround == .enumeration, !node.isInNoncopyableType,
        let type = scope.enclosing?.selfType
      {
        let word = kindAround == .structure ? "struct" : "enum"
        tell(.deinitializerInValueType("\(word) '\(type)'"), at: node.deinitKeyword)
      } else if kindAround != .class, !node.isInNoncopyableType {
        tell(.deinitializerOutsideClass, at: node.deinitKeyword)
      } else if kindAround == .enumeration {
        report(.unsupported("'deinit' of types that are not copied"), at: span(node.deinitKeyword))
      }
    case .variableDecl(let node):
      checkForm(of: node)
    case .enumCaseDecl(let node):
      if kindAround != .enumeration || scope.isExtension {
        tell(.caseOutsideEnumeration, at: node.caseKeyword)
      }
    case .importDecl(let node):
      if isInType || function != nil { tell(.onlyAtFileScope, at: node.importKeyword) }
    case .extensionDecl(let node):
      if isInType || function != nil { tell(.onlyAtFileScope, at: node.extensionKeyword) }
    case .structDecl(let node):
      checkModifiers(node.modifiers, forbidden: ["final", "indirect", "override"])
    case .enumDecl(let node):
      checkModifiers(node.modifiers, forbidden: ["final", "override"])
    case .classDecl(let node):
      checkModifiers(node.modifiers, forbidden: ["indirect"])
    default: break
    }
  }

  private func checkForm(of node: FunctionDeclSyntax) {
    if !node.attributes.contains(where: { name(of: $0)?.hasPrefix("_") == true }) {
      checkParts(of: node.body, node.signature, isInitializer: false, at: node.name)
    }
    checkModifiers(node.modifiers, forbidden: ["indirect"])
    checkOperator(node)
    checkGenericParameters(of: node)
    if let word = node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier,
      word.tokenKind == .keyword(.rethrows), !node.takesThrowing, !isRequirement,
      node.signature.effectSpecifiers?.asyncSpecifier == nil, !isInPrelude
    {
      tell(.rethrowsNothing, at: word)
    }
    for modifier in node.modifiers.inOrder {
      switch modifier.name.text {
      case "async": tell(.asyncBeforeFunction, at: modifier)
      case "override" where kindAround != nil && kindAround != .class:
        tell(.overrideOutsideClass, at: modifier)
      case "class" where isInValueType:
        tell(.classMemberOutsideClass("method"), at: node.funcKeyword)
      case "final" where isInValueType: tell(.finalOutsideClass, at: modifier)
      case "mutating" where !isInType: tell(.mutatingOutsideType, at: modifier)
      case "mutating" where node.modifiers.has(.static):
        tell(.mutatingStatic, at: modifier)
      case let word where Binder.levels.contains(word) && isRequirement:
        tell(.accessOfRequirement(word), at: modifier)
      case "mutating" where kindAround == .class: tell(.mutatingInClass, at: modifier)
      default: break
      }
    }
  }

  /// Tells of generic parameters that no call could tell: neither parameters nor the result are of
  /// their types.
  private func checkGenericParameters(of node: FunctionDeclSyntax) {
    guard let clause = node.genericParameterClause, !isInPrelude, !node.hasError else { return }
    var used: Set<String> = []
    let parts = [Syntax(node.signature), node.genericWhereClause.map { Syntax($0) }]
    for token in parts.compactMap(\.self).flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
      used.insert(token.text)
    }
    for parameter in clause.parameters.inOrder where !used.contains(parameter.name.text) {
      tell(.genericNotUsed(parameter.name.text), at: parameter.name)
    }
  }

  /// Whether what is declared belongs to a structure or an enumeration.
  private var isInValueType: Bool { kindAround == .structure || kindAround == .enumeration }

  private var isRequirement: Bool { kindAround == .protocol && !scope.isExtension }

  /// Tells of words before an initializer that do not belong there.
  private func checkWords(
    _ modifiers: DeclModifierListSyntax,
    ofInitializerAt keyword: TokenSyntax
  ) {
    if kindAround == .class, scope.isExtension, !modifiers.has(.convenience),
      let type = scope.enclosing?.selfType
    {
      tell(.designatedInExtension(type.plainDescription), at: keyword)
    }
    for modifier in modifiers.inOrder {
      switch (modifier.name.text, kindAround) {
      case ("convenience", .structure): tell(.convenienceInValueType("structs"), at: keyword)
      case ("convenience", .enumeration): tell(.convenienceInValueType("enums"), at: keyword)
      case ("required", .structure), ("required", .enumeration):
        if let type = scope.enclosing?.selfType {
          tell(.requiredOutsideClass(type.plainDescription), at: keyword)
        }
      default: break
      }
    }
  }

  /// Tells of `lazy` where there is nothing to wait for, or where it waits anyway.
  private func checkLaziness(of node: VariableDeclSyntax, at modifier: DeclModifierSyntax) {
    if !isInType && function == nil
      || node.modifiers.isOfType
    {
      tell(.lazyGlobal, at: modifier)
    } else if node.bindings.count == 1, let binding = node.bindings.first,
      binding.initializer == nil, binding.accessorBlock == nil, !node.hasError
    {
      tell(.lazyWithoutValue, at: modifier)
    }
  }

  private func checkForm(of node: VariableDeclSyntax) {
    checkModifiers(node.modifiers, forbidden: ["indirect"])
    for modifier in node.modifiers.inOrder {
      switch modifier.name.text {
      case "lazy": checkLaziness(of: node, at: modifier)
      case "class" where isInValueType:
        tell(.classMemberOutsideClass("property"), at: node.bindingSpecifier)
      case "final" where isInValueType: tell(.finalOutsideClass, at: modifier)
      case let word where Binder.levels.contains(word) && isRequirement:
        tell(.accessOfRequirement(word), at: modifier)
      default: break
      }
      if modifier.name.text == "override", kindAround != nil, kindAround != .class {
        tell(.overrideOutsideClass, at: modifier)
      }
      // `nonisolated(unsafe)` says nothing of who may change it.
      if modifier.detail != nil, modifier.name.text != "nonisolated",
        node.bindingSpecifier.tokenKind == .keyword(.let)
      {
        tell(
          .setterLevelOfConstant(modifier.trimmedDescription, isProperty: isInType),
          at: modifier
        )
      }
    }
    let computed = node.bindings.inOrder.first { $0.accessorBlock?.computes == true }
    if let value = computed?.initializer?.value { tell(.computedWithValue, at: value) }
    if let value = node.bindings.first?.initializer?.value,
      wrapper(in: node.attributes) == .focus
    {
      report(.argumentWithoutParameters, at: span(value))
    }
    if let attribute = node.attributes.inOrder.first(where: { wrapper(in: [$0]) != nil }) {
      if computed != nil, node.bindings.count == 1 { tell(.wrapperOfComputed, at: attribute) }
      if node.bindings.count > 1 { tell(.wrapperOfSeveral, at: attribute) }
    }
    guard kindAround == .protocol, !scope.isExtension else { return }
    for binding in node.bindings.inOrder where !binding.hasError {
      if node.bindingSpecifier.tokenKind == .keyword(.let), binding.accessorBlock == nil {
        tell(.constantRequirement, at: binding.pattern)
      } else if let block = binding.accessorBlock,
        node.bindingSpecifier.tokenKind == .keyword(.let)
      {
        report(.computedConstant, at: span(block))
      } else if binding.accessorBlock == nil {
        tell(.requirementWithoutAccessors, at: binding.pattern)
      }
    }
  }

  /// Tells a function without a body, and a requirement with one.
  private func checkParts(
    of body: CodeBlockSyntax?,
    _ signature: FunctionSignatureSyntax,
    isInitializer: Bool,
    at name: TokenSyntax
  ) {
    for parameter in signature.parameterClause.parameters
    where parameter.secondName?.text == parameter.firstName.text {
      let mistake = DeclarationMistake.nameTwice(parameter.firstName.identifierText)
      report(.declaration(mistake), at: span(parameter.firstName), severity: .warning)
    }
    guard kindAround == .protocol, !scope.isExtension else {
      // What follows a dot, or takes values, was meant as a call, and not as a declaration.
      let previous = name.previousToken(viewMode: .sourceAccurate)?.tokenKind
      let isCall =
        signature.parent?.as(FunctionDeclSyntax.self)?.funcKeyword.presence == .missing
        && (previous == .period || !signature.parameterClause.parameters.isEmpty)
      if body == nil, !name.text.isEmpty, !isCall {
        tell(isInitializer ? .initializerWithoutBody : .functionWithoutBody, at: name)
      }
      return
    }
    if let body { tell(.requirementWithBody(isInitializer: isInitializer), at: body.leftBrace) }
    let parameters = signature.parameterClause.parameters
    if parameters.contains(where: { $0.defaultValue != nil }),
      let start = signature.parent?.firstToken(viewMode: .sourceAccurate)
    {
      tell(.requirementWithDefault(isInitializer: isInitializer), at: start)
    }
  }

  /// Tells a modifier that stands twice, or that means nothing here.
  private func checkModifiers(_ modifiers: DeclModifierListSyntax, forbidden: Set<String>) {
    var seen: Set<String> = []
    var hasLevel = false
    for modifier in modifiers.inOrder {
      let word = modifier.name.text
      if !seen.insert(modifier.trimmedDescription).inserted {
        tell(.duplicateModifier, at: modifier)
      } else if Binder.levels.contains(word), modifier.detail == nil {
        if hasLevel { tell(.severalAccessLevels, at: modifier) }
        hasLevel = true
      } else if forbidden.contains(word) {
        tell(.modifierDoesNotApply(word), at: modifier)
      }
    }
  }

  /// The words that say where something may be used.
  static let levels: Set = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]

  private func span(at position: AbsolutePosition) -> SourceSpan {
    let start = position.utf8Offset + offset
    return SourceSpan(file: scope.file, start: start, end: start)
  }

  /// Whether the declaration stands in a type, or in an extension of one.
  private var isInType: Bool { scope.enclosing != nil }

  /// What kind of type of the scene the declaration stands in.
  private var kindAround: TypeDeclaration.Kind? {
    guard case .declared(let declaration, _)? = scope.enclosing?.selfType else { return nil }
    return declaration.kind
  }
}

extension AccessorBlockSyntax {
  /// Whether it gives the value, and does not only observe it.
  var computes: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    }
  }
}

extension DeinitializerDeclSyntax {
  /// Whether the type around it says that its values are not copied.
  fileprivate var isInNoncopyableType: Bool {
    let group = parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
    return group?.inheritanceClause?.inheritedTypes.contains {
      $0.type.is(SuppressedTypeSyntax.self)
    } == true
  }
}

extension FunctionDeclSyntax {
  /// Whether a parameter may be a function that throws.
  fileprivate var takesThrowing: Bool {
    signature.parameterClause.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.throws) || token.tokenKind == .keyword(.rethrows)
    } || genericParameterClause != nil
  }
}
