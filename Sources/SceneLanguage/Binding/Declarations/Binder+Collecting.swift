internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

extension Binder {
  /// Takes in what a file declares at its top level, without looking into bodies.
  func collect(_ items: CodeBlockItemListSyntax) {
    for item in items.inOrder {
      switch item.item {
      case .decl(let declaration):
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
          if case .statements(let inner)? = conditional.activeClause?.elements { collect(inner) }
        } else if let expansion = declaration.as(MacroExpansionDeclSyntax.self) {
          collect(
            macro: expansion.macroName,
            expansion.arguments,
            expansion.trailingClosure,
            expansion.additionalTrailingClosures,
            at: expansion
          )
        } else {
          collect(declaration)
        }
      case .expr(let expression):
        if let expansion = expression.as(MacroExpansionExprSyntax.self) {
          collect(
            macro: expansion.macroName,
            expansion.arguments,
            expansion.trailingClosure,
            expansion.additionalTrailingClosures,
            at: expansion
          )
        } else {
          pending.looseItems.append((scope.file, .code(item)))
        }
      case .stmt:
        pending.looseItems.append((scope.file, .code(item)))
      }
    }
  }

  private func collect(
    macro name: TokenSyntax,
    _ arguments: LabeledExprListSyntax,
    _ body: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax,
    at node: some SyntaxProtocol
  ) {
    // What stands behind the parentheses may stand between them: `#Preview(body: { … })`.
    let written = arguments.inOrder.compactMap { argument in
      argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text ?? "", $0) }
    }
    let trailing = body.map { [(written.isEmpty ? "" : "timeline", $0)] } ?? []
    let closures = written + trailing + others.inOrder.map { ($0.label.text, $0.closure) }
    guard name.text == "Preview", let body = closures.first?.1 else {
      if node.hasError || tellDirective(name, arguments) { return }
      report(.unsupported("the macro '#\(name.text)'"), at: span(node))
      return
    }
    var title: String?
    if let first = arguments.first, first.label == nil {
      title = first.expression.as(StringLiteralExprSyntax.self)?.value
    }
    pending.previews.append(
      PendingPreview(
        file: scope.file,
        name: title,
        arguments: arguments,
        body: body,
        others: Array(closures.dropFirst()),
        span: span(node),
        view: viewOfPreview(body.statements, at: span(node))
      )
    )
  }

  /// Takes in one declaration, of the top level or of a type.
  func collect(_ declaration: DeclSyntax) {
    checkForm(of: declaration)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      collect(import: node)
    case .structDecl(let node):
      collect(
        type: node.name,
        node.modifiers,
        .structure,
        node.attributes,
        node.genericParameterClause,
        node.inheritanceClause,
        node.memberBlock,
        whereClause: node.genericWhereClause
      )
    case .classDecl(let node):
      collect(
        type: node.name,
        node.modifiers,
        .class,
        node.attributes,
        node.genericParameterClause,
        node.inheritanceClause,
        node.memberBlock,
        whereClause: node.genericWhereClause
      )
    case .actorDecl(let node):
      collect(
        type: node.name,
        node.modifiers,
        .class,
        node.attributes,
        node.genericParameterClause,
        node.inheritanceClause,
        node.memberBlock,
        whereClause: node.genericWhereClause
      )
    case .enumDecl(let node):
      collect(
        type: node.name,
        node.modifiers,
        .enumeration,
        node.attributes,
        node.genericParameterClause,
        node.inheritanceClause,
        node.memberBlock,
        whereClause: node.genericWhereClause
      )
    case .protocolDecl(let node):
      collect(
        type: node.name,
        node.modifiers,
        .protocol,
        node.attributes,
        nil,
        node.inheritanceClause,
        node.memberBlock,
        whereClause: node.genericWhereClause,
        primaryTypes: node.primaryAssociatedTypeClause
      )
    case .extensionDecl(let node):
      extensions.append((scope, node))
    case .typeAliasDecl(let node):
      collect(alias: node)
    case .functionDecl(let node):
      collect(function: node)
    case .initializerDecl(let node):
      collect(initializer: node)
    case .subscriptDecl(let node):
      collect(subscript: node)
    case .variableDecl(let node):
      collect(variable: node)
    case .enumCaseDecl(let node):
      collect(cases: node)
    case .associatedTypeDecl(let node):
      // Every view is a `View` here, whatever type of view it is.
      let isView = node.inheritanceClause?.inheritedTypes.contains {
        $0.type.trimmedDescription == "View"
      }
      scope.enclosing?.table.types[node.name.text] =
        isView == true ? .view : .member(node.name.text, of: .parameter("Self"))
      if node.initializer == nil, case .declared(let owner, _)? = scope.enclosing?.selfType {
        owner.associatedTypes.append(node.name.text)
        if let clause = node.inheritanceClause, isView != true {
          pending.headers.append(
            PendingDeclarations.Header(scope: scope) { [self] in
              owner.constraints[node.name.text] = clause.inheritedTypes.map { resolve($0.type) }
            }
          )
        }
      }
    case .operatorDecl(let node):
      collect(operator: node)
    case .precedenceGroupDecl(let node):
      collect(precedenceGroup: node)
    case .ifConfigDecl(let node):
      if case .decls(let inner)? = node.activeClause?.elements { collect(inner) }
    case .deinitializerDecl(let node):
      guard let body = node.body, case .declared(let owner, _)? = scope.enclosing?.selfType else {
        break
      }
      let declaration = FunctionDeclaration(
        name: "deinit",
        span: span(node.deinitKeyword),
        scope: scope,
        signature: Signature(parameters: [], result: .void),
        parameterSyntax: [],
        body: body.statements
      )
      owner.deinitializer = declaration
      program.noticesEndings = true
      pending.functions.append(declaration)
    case .missingDecl, .poundSourceLocation:
      break
    case .macroExpansionDecl(let node)
    where importedModules.contains("SwiftData")
      && ["Index", "Unique"].contains(node.macroName.text):
      // They say how a store keeps its models, which a picture does not show.
      break
    case .macroExpansionDecl(let node):
      if tellDirective(node.macroName, node.arguments) { break }
      report(.unsupported("the macro '#\(node.macroName.text)'"), at: span(node))
    default:
      // What the parser could make nothing of is told as a syntax error already.
      if declaration.hasError { return }
      report(.unsupported("this declaration"), at: span(declaration))
    }
  }

  func collect(_ members: MemberBlockItemListSyntax) {
    for member in members.inOrder { collect(member.decl) }
  }

  private func collect(
    type nameToken: TokenSyntax,
    _ modifiers: DeclModifierListSyntax,
    _ kind: TypeDeclaration.Kind,
    _ attributes: AttributeListSyntax,
    _ generics: GenericParameterClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?,
    _ block: MemberBlockSyntax,
    whereClause: GenericWhereClauseSyntax?,
    primaryTypes: PrimaryAssociatedTypeClauseSyntax? = nil
  ) {
    let name = nameToken.identifierText
    var outer = isInPrelude ? "Swift" : "main"
    if case .declared(let type, _)? = scope.enclosing?.selfType { outer = type.qualifiedName }
    let declaration = TypeDeclaration(
      name: name,
      inside: outer,
      kind: kind,
      span: span(nameToken)
    )
    for modifier in modifiers.inOrder {
      switch modifier.name.text {
      case "indirect": declaration.isIndirect = true
      case "final": declaration.isFinal = true
      case let word where Binder.levels.contains(word):
        declaration.access = AccessLevel(word, in: scope)
        if declaration.access.visibility != .everywhere { declaration.accessWord = word }
      default: break
      }
    }
    noteAvailability(of: declaration, attributes)
    declaration.isActor = block.parent?.is(ActorDeclSyntax.self) == true
    let attributeNames = attributes.inOrder.compactMap { self.name(of: $0) }
    declaration.isOnMainActor = attributeNames.contains("MainActor")
    declaration.isMain = attributeNames.contains("main")
    noteObservation(of: declaration, attributes)
    if declaration.isOnMainActor { module.usesMainActor = true }
    checkParts(of: declaration, attributes: attributeNames)
    checkAttributes(attributes)
    declaration.isLocal = function != nil
    declaration.genericParameters = generics?.parameters.map(\.name.text) ?? []
    declaration.ownParameterCount = declaration.genericParameters.count
    if kind != .protocol, case .declared(let outer, _)? = scope.enclosing?.selfType {
      declaration.outer = outer
      declaration.genericParameters += outer.genericParameters
    }
    declaration.primaryTypes = primaryTypes?.primaryAssociatedTypes.map(\.name.text) ?? []
    if let enclosing = scope.enclosing {
      if case .declared(let outer, _) = enclosing.selfType, outer.kind == .protocol,
        !scope.isExtension
      {
        report(.declaration(.nestedInProtocol(name, name: outer.name)), at: declaration.span)
      }
      enclosing.table.types[name] = .declared(declaration, [])
    } else if function != nil {
      function?.declareType(name, .declared(declaration, []))
    } else if isTaken(name, in: \.types) {
      report(.redeclaration(name), at: span(nameToken))
    } else {
      declare(declaration.access) { $0.types[name] = .declared(declaration, []) }
    }
    module.declaredTypes.append(declaration)
    let inner = DeclarationScope(
      file: scope.file,
      enclosing: DeclarationScope.Enclosing(
        selfType: declaration.selfType,
        table: declaration.members
      ),
      generics: Dictionary(declaration.ownParameters.map { ($0, []) }) { first, _ in first },
      outer: scope
    )
    // In a protocol `Self` is the type that conforms, and not the protocol.
    if kind == .protocol { inner.generics["Self"] = [declaration.selfType] }
    pending.inheritances.append(
      PendingDeclarations.Header(scope: inner) { [self] in
        resolveInheritance(inheritance, of: declaration)
        if kind == .class, attributeNames.contains("Model"),
          let protocolType = module.library.types["PersistentModel"]
        {
          declaration.conformances.append(protocolType)
        }
      }
    )
    pending.headers.append(
      PendingDeclarations.Header(scope: inner) { [self] in
        resolveConstraints(generics, whereClause)
        if kind == .protocol {
          // `protocol Row where Self: Hashable` refines what its clause names.
          declaration.conformances += scope.selfConstraints.filter {
            !declaration.conformances.contains($0)
          }
        }
        declaration.constraints = scope.generics
        if let around = declaration.outer?.constraints {
          declaration.constraints.merge(around) { own, _ in own }
        }
        declaration.equalities = scope.equalities
      }
    )
    within(inner, function) {
      collect(block.members)
      if kind == .structure || kind == .class,
        let keys = synthesizedCodingKeys(for: block.members, inheritance)
      {
        collect(keys)
      }
    }
  }

  private func collect(alias node: TypeAliasDeclSyntax) {
    let name = node.name.identifierText
    let type = node.initializer.value
    let parameters = node.genericParameterClause?.parameters.map(\.name.text) ?? []
    if !parameters.isEmpty { genericAliases[name] = parameters }
    if let composition = type.as(CompositionTypeSyntax.self) {
      compositionAliases[name, default: []].append(composition)
    }
    let access = level(in: node.modifiers) ?? .everywhere
    // Until every type is declared the alias stands for nothing; headers are resolved in order.
    let resolve = { [self] in
      let target = within(scope.adding(generics: parameters), function) { self.resolve(type) }
      // What names something that may still come is asked again.
      if target.mentionsError, diagnostics.attemptDepth > 0 { return }
      if let enclosing = scope.enclosing {
        enclosing.table.types[name] = target
      } else if let function {
        function.declareType(name, target)
      } else {
        declare(access) { $0.types[name] = target }
      }
    }
    if function != nil && scope.enclosing == nil {
      resolve()
    } else {
      aliases.append(PendingDeclarations.Header(scope: scope, resolve: resolve))
    }
  }

  private func collect(operator node: OperatorDeclSyntax) {
    let alone = SourceFileSyntax(
      statements: [CodeBlockItemSyntax(item: .decl(DeclSyntax(node.detached)))])
    try? operators.addSourceFile(alone)
  }
}
