internal import SwiftParser
internal import SwiftSyntax

extension Binder {
  /// Takes in a function or method.
  func collect(function node: FunctionDeclSyntax) {
    // A call among the members declares nothing.
    if node.funcKeyword.presence == .missing, node.body == nil { return }
    let declaration = makeFunction(
      name: node.name.identifierText,
      nameSpan: span(node.name),
      generics: node.genericParameterClause,
      whereClause: node.genericWhereClause,
      node.signature,
      body: node.body?.statements,
      attributes: node.attributes
    )
    checkAttributes(node.attributes)
    declaration.isStatic = node.modifiers.isOfType
    declaration.isMutating = node.modifiers.has(.mutating)
    declaration.isConsuming = node.modifiers.has(.consuming)
    if scope.enclosing == nil, function == nil,
      let word = node.modifiers.inOrder.first(where: { $0.name.text == "override" })
    {
      report(.declaration(.overrideOutsideClass), at: span(word))
    }
    declaration.isOverride = node.modifiers.has(.override)
    declaration.isFinal = node.modifiers.has(.final) || node.modifiers.has(.static)
    declaration.isNonisolated = node.modifiers.has(.nonisolated)
    declaration.isInExtension = scope.isExtension
    if !declaration.isOperator, let level = level(in: node.modifiers) { declaration.access = level }
    let isOperator = node.name.tokenKind.isOperator
    if isOperator {
      module.operatorFunctions[declaration.name, default: []].append(declaration)
    } else if let enclosing = scope.enclosing {
      enclosing.table.add(
        .method(declaration),
        named: declaration.name,
        isStatic: declaration.isStatic
      )
    } else {
      declare(declaration.access) {
        $0.functions[declaration.name, default: []].append(declaration)
      }
    }
    pending.functions.append(declaration)
  }

  /// Takes in an initializer.
  func collect(initializer node: InitializerDeclSyntax) {
    guard let enclosing = scope.enclosing else { return }
    let declaration = makeFunction(
      name: "init",
      nameSpan: span(node.initKeyword),
      generics: node.genericParameterClause,
      whereClause: node.genericWhereClause,
      node.signature,
      body: node.body?.statements,
      attributes: node.attributes
    )
    declaration.isFailable = node.optionalMark != nil
    declaration.isConvenience = node.modifiers.has(.convenience)
    declaration.isNonisolated = node.modifiers.has(.nonisolated)
    declaration.isInExtension = scope.isExtension
    if let level = level(in: node.modifiers) { declaration.access = level }
    declaration.isMutating = true
    let result = enclosing.selfType
    let failable = declaration.isFailable
    pending.headers.append(
      PendingDeclarations.Header(scope: declaration.scope) {
        declaration.signature.result = failable ? .optional(result) : result
      }
    )
    enclosing.table.initializers.append(declaration)
    pending.functions.append(declaration)
  }

  /// Takes in a subscript.
  func collect(subscript node: SubscriptDeclSyntax) {
    guard let enclosing = scope.enclosing else { return }
    let accessors = accessorBodies(of: node.accessorBlock)
    let declaration = makeFunction(
      name: "subscript",
      nameSpan: span(node.subscriptKeyword),
      generics: node.genericParameterClause,
      whereClause: node.genericWhereClause,
      parameters: node.parameterClause,
      returns: node.returnClause.type,
      body: accessors.getter,
      attributes: node.attributes
    )
    declaration.isStatic = node.modifiers.isOfType
    declaration.isMutating = accessors.isMutating
    let effects = accessors.getter?.accessor?.effectSpecifiers
    declaration.isThrowing = effects?.throwsClause != nil
    declaration.isAsynchronous = effects?.asyncSpecifier != nil
    // The parameters of a subscript have labels only where they are written.
    pending.headers.append(
      PendingDeclarations.Header(scope: declaration.scope) {
        for (index, parameter) in declaration.parameterSyntax.enumerated()
        where parameter.secondName == nil {
          declaration.signature.parameters[index].label = nil
        }
      }
    )
    let subscriptDeclaration = SubscriptDeclaration(
      function: declaration,
      setterSyntax: accessors.setter
    )
    enclosing.table.subscripts.append(subscriptDeclaration)
    pending.subscripts.append(subscriptDeclaration)
  }

  /// Takes in the cases of an enumeration.
  func collect(cases node: EnumCaseDeclSyntax) {
    guard case .declared(let owner, _)? = scope.enclosing?.selfType else { return }
    for element in node.elements.inOrder {
      let newCase = EnumerationCase(
        name: element.name.identifierText,
        index: owner.cases.count,
        owner: owner,
        span: span(element.name)
      )
      noteAvailability(of: newCase, node.attributes)
      newCase.isIndirect = node.modifiers.has(.indirect)
      owner.cases.append(newCase)
      owner.members.add(.enumerationCase(newCase), named: newCase.name, isStatic: true)
      pending.headers.append(
        PendingDeclarations.Header(scope: scope) { [self] in
          let parameters = element.parameterClause?.parameters.map { parameter in
            let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text }
            return ParameterSignature(
              label: label,
              name: label ?? "_",
              type: resolve(parameter.type),
              hasDefault: parameter.defaultValue != nil,
              keys: parameter.type.translatedPlaces
            )
          }
          newCase.signature = Signature(parameters: parameters ?? [], result: owner.selfType)
          pendingPayloads.append((newCase, element, scope))
        }
      )
      if let rawValue = element.rawValue {
        rawValues.append((newCase, rawValue.value, scope))
      }
    }
  }

  private func makeFunction(
    name: String,
    nameSpan: SourceSpan,
    generics: GenericParameterClauseSyntax?,
    whereClause: GenericWhereClauseSyntax?,
    _ signature: FunctionSignatureSyntax,
    body: CodeBlockItemListSyntax?,
    attributes: AttributeListSyntax
  ) -> FunctionDeclaration {
    let declaration = makeFunction(
      name: name,
      nameSpan: nameSpan,
      generics: generics,
      whereClause: whereClause,
      parameters: signature.parameterClause,
      returns: signature.returnClause?.type,
      body: body,
      attributes: attributes
    )
    let throwing = signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text
    declaration.isThrowing = throwing == "throws"
    declaration.isRethrowing = throwing == "rethrows"
    declaration.isAsynchronous = signature.effectSpecifiers?.asyncSpecifier != nil
    declaration.thrownType = signature.effectSpecifiers?.throwsClause?.type
    return declaration
  }

  func makeFunction(
    name: String,
    nameSpan: SourceSpan,
    generics: GenericParameterClauseSyntax?,
    whereClause: GenericWhereClauseSyntax?,
    parameters: FunctionParameterClauseSyntax,
    returns: TypeSyntax?,
    body: CodeBlockItemListSyntax?,
    attributes: AttributeListSyntax
  ) -> FunctionDeclaration {
    let names = generics?.parameters.map(\.name.text) ?? []
    let inner =
      whereClause == nil
      ? scope.adding(generics: names)
      : DeclarationScope(
        file: scope.file,
        generics: Dictionary(names.map { ($0, []) }) { first, _ in first },
        outer: scope
      )
    let declaration = FunctionDeclaration(
      name: name,
      span: nameSpan,
      scope: inner,
      signature: Signature(generics: names, parameters: [], result: .unknown),
      parameterSyntax: Array(parameters.parameters),
      resultSyntax: returns,
      body: body
    )
    let attributeNames = attributes.inOrder.compactMap { self.name(of: $0) }
    noteAvailability(of: declaration, attributes)
    declaration.isDiscardable = attributeNames.contains("discardableResult")
    declaration.isIsolated = attributeNames.contains { $0.hasSuffix("Actor") }
    if isInPrelude { declaration.unsupported = attributes.unsupported }
    declaration.isOnMainActor = attributeNames.contains("MainActor")
    if declaration.isOnMainActor { module.usesMainActor = true }
    let resolve = { [self] in
      // What a clause says of the parameters of the type around holds for this function only.
      for name in whereClause == nil ? [] : genericsInScope where scope.generics[name] == nil {
        scope.generics[name] = scope.outer?.constraints(of: name) ?? []
      }
      resolveConstraints(generics, whereClause)
      declaration.signature.constraints = scope.constraints
      declaration.signature.equalities = scope.equalities
      declaration.signature.parameters = parameters.parameters.map {
        parameter in keepingSelf(in: parameter.type) { signature(of: parameter) }
      }
      declaration.signature.result = returns.map { self.resolve(result: $0) } ?? .void
      declaration.builder = builderKind(in: attributes)
    }
    pending.headers.append(PendingDeclarations.Header(scope: inner, resolve: resolve))
    if !names.isEmpty {
      pending.inferences.append(
        PendingDeclarations.Header(scope: inner) { [self] in inferRequirements(of: declaration) }
      )
    }
    return declaration
  }

  /// The type that a function returns: `Self` of a class is the class of the object.
  private func resolve(result syntax: TypeSyntax) -> SceneType {
    if let owner = scope.selfType, isObject(owner) {
      switch syntax.trimmedDescription {
      case "Self": return .parameter("Self")
      case "Self?", "Self!": return .optional(.parameter("Self"))
      default: break
      }
    }
    return resolve(syntax)
  }

  /// Resolves what is passed as a function of `Self`, which is the type of what a method of an
  /// extension is called on: of `Circle()` in `func apply(_ change: (Self) -> some View)`.
  private func keepingSelf(
    in type: TypeSyntax,
    _ resolve: () -> ParameterSignature
  ) -> ParameterSignature {
    guard let owner = scope.selfType, isPlainProtocol(owner), type.takesSelf else {
      return resolve()
    }
    scope.generics["Self"] = [owner]
    defer { scope.generics["Self"] = nil }
    return resolve()
  }

  /// Whether it is a protocol of the library whose extensions see `Self` as the protocol.
  func isPlainProtocol(_ type: SceneType) -> Bool {
    guard case .named(let name, _) = type, type.selfConstraint == nil else { return false }
    return LibraryProtocols.contains(name)
  }

  private func signature(of parameter: FunctionParameterSyntax) -> ParameterSignature {
    let label = parameter.firstName.text == "_" ? nil : parameter.firstName.identifierText
    let name = (parameter.secondName ?? parameter.firstName).identifierText
    var result = ParameterSignature(label: label, name: name, type: resolve(parameter.type))
    result.hasDefault = parameter.defaultValue != nil
    result.isPack = parameter.type.is(PackExpansionTypeSyntax.self)
    result.isVariadic = parameter.ellipsis != nil || result.isPack
    if result.isPack { result.type = .any }
    result.keys = parameter.type.translatedPlaces
    result.type = result.type.inoutValue ?? result.type
    if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
      result.isInout = attributed.has(.inout)
      for case .attribute(let attribute) in attributed.attributes {
        switch attribute.attributeName.trimmedDescription {
        case "autoclosure":
          result.isAutoclosure = true
          if result.type.functionType?.parameters.isEmpty == false {
            report(.declaration(.autoclosureWithParameters), at: span(attribute.attributeName))
          }
        case "escaping":
          result.isEscaping = true
          if case .optional(.function) = result.type {
            report(.declaration(.alreadyEscaping), at: span(attribute.attributeName))
          }
        default: break
        }
      }
    }
    if case .optional(.function) = result.type { result.isEscaping = true }
    if let function = parameter.type.closureType {
      result.refusesErrors = function.effectSpecifiers?.throwsClause == nil
      result.refusesWaiting = function.effectSpecifiers?.asyncSpecifier == nil
    }
    if let builder = builderKind(in: parameter.attributes),
      case .function(var type) = result.type
    {
      type.builder = builder
      result.type = .function(type)
    }
    return result
  }
}

extension TokenSyntax {
  /// The name without the backticks that make a keyword a name.
  var identifierText: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension TokenKind {
  /// Whether this names an operator.
  var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}

extension TypeSyntax {
  /// The type of a closure, without attributes, parentheses, and question marks around it.
  fileprivate var closureType: FunctionTypeSyntax? {
    switch self.as(TypeSyntaxEnum.self) {
    case .functionType(let type): type
    case .attributedType(let type): type.baseType.closureType
    case .optionalType(let type): type.wrappedType.closureType
    case .tupleType(let type) where type.elements.count == 1: type.elements.first?.type.closureType
    default: nil
    }
  }
}

extension AttributeListSyntax {
  /// What `@_unsupported("…")` says that the library's own Swift leaves out.
  fileprivate var unsupported: String? {
    for case .attribute(let attribute) in inOrder
    where attribute.attributeName.trimmedDescription == "_unsupported" {
      guard case .argumentList(let arguments)? = attribute.arguments else { continue }
      return arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    return nil
  }
}

extension TypeSyntax {
  /// Whether it is the type of a function to which `Self` is passed.
  fileprivate var takesSelf: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .attributedType(let type): type.baseType.takesSelf
    case .optionalType(let type): type.wrappedType.takesSelf
    case .tupleType(let type):
      type.elements.count == 1 && type.elements.allSatisfy(\.type.takesSelf)
    case .functionType(let type):
      type.parameters.contains { $0.type.trimmedDescription == "Self" }
    default: false
    }
  }
}
