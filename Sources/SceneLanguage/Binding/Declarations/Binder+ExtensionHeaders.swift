internal import SwiftSyntax

extension Binder {
  /// Opens extensions, which may name what others declare, in whatever order they stand.
  func openExtensions() {
    var waiting = extensions
    extensions = []
    waiting = inAnyOrder(waiting) { scope, node in
      within(scope, nil) {
        guard isHeaderKnown(of: node) else { return false }
        open(node)
        return true
      }
    }
    if !waiting.isEmpty { aliases = resolveAliases(in: nil) }
    for (scope, node) in waiting { within(scope, nil) { open(node) } }
  }

  /// Whether all types are known that an extension names before its members.
  private func isHeaderKnown(of node: ExtensionDeclSyntax) -> Bool {
    let inherited = node.inheritanceClause?.inheritedTypes.inOrder.map(\.type) ?? []
    // Names alone are known from the beginning.
    let areNames = ([node.extendedType] + inherited).allSatisfy { type in
      type.as(IdentifierTypeSyntax.self).map { $0.genericArgumentClause == nil } ?? false
    }
    if areNames, node.genericWhereClause == nil { return true }
    return attempt {
      let type = resolve(node.extendedType)
      for type in inherited { _ = resolve(type) }
      if type != .error { _ = constraints(of: node, extending: type) }
    }.succeeded
  }

  /// The scope in which an extension says what it asks for of a type's parameters.
  private func constraints(
    of node: ExtensionDeclSyntax,
    extending type: SceneType
  ) -> DeclarationScope {
    var generics = genericsInside(type)
    if let constraint = type.selfConstraint { generics["Self"] = [constraint] }
    // What a protocol leaves open is named alone on both sides: `Iterator == Array<Item>.Iterator`.
    var enclosing: DeclarationScope.Enclosing?
    if case .declared(let declaration, _) = type, declaration.kind == .protocol {
      enclosing = .init(selfType: type, table: declaration.members)
    }
    let constraints = DeclarationScope(
      file: scope.file,
      enclosing: enclosing,
      generics: generics,
      outer: scope
    )
    constraints.fixed = writtenArguments(of: type).filter { !$0.value.isOpen }
    // `extension Box<Int>.Part` says what the parameters around the part stand for.
    if let member = node.extendedType.as(MemberTypeSyntax.self) {
      let around = writtenArguments(of: resolve(member.baseType)).filter { !$0.value.isOpen }
      constraints.fixed.merge(around) { own, _ in own }
      constraints.generics.merge(around.mapValues { _ in [] }) { own, _ in own }
    }
    within(constraints, nil) {
      checkSubjects(of: node.genericWhereClause, parameters: generics.keys.sorted())
      resolveConstraints(nil, node.genericWhereClause)
    }
    return constraints
  }

  private func open(_ node: ExtensionDeclSyntax) {
    let type = resolve(node.extendedType)
    let table: MemberTable
    var made: [SceneType] = []
    switch type {
    case .declared(let declaration, _):
      table = declaration.members
      pending.inheritances.append(
        PendingDeclarations.Header(scope: scope) { [self] in
          let count = declaration.conformances.count
          resolveInheritance(node.inheritanceClause, of: declaration)
          for conformance in declaration.conformances.dropFirst(count) {
            declaration.extensionPlaces[conformance] = span(node.extensionKeyword)
          }
        }
      )
    case .error:
      return
    default:
      guard let owner = type.memberOwner else {
        report(.unsupported("an extension of '\(type)'"), at: span(node.extendedType))
        return
      }
      if program.extensions[owner] == nil { program.extensions[owner] = MemberTable() }
      table = program.extensions[owner] ?? MemberTable()
      for inherited in node.inheritanceClause?.inheritedTypes.inOrder ?? [] {
        let wanted = resolve(inherited.type)
        if case .named(let name, []) = wanted, type.isScalar, library.conforms(owner, to: name),
          !isInPrelude
        {
          report(
            .declaration(.conformanceOfModule("\(type)", name: name, module: "Swift")),
            at: span(inherited.type),
            severity: .warning
          )
        }
        program.conformances[owner, default: []].append(wanted)
        made.append(wanted)
      }
    }
    let constraints = constraints(of: node, extending: type)
    if node.inheritanceClause != nil {
      let demands = ConformanceDemands(protocols: constraints.generics, types: constraints.fixed)
      if case .declared(let declaration, _) = type {
        declaration.extensionDemands[span(node.extensionKeyword)] = demands
      } else if !demands.isEmpty, let owner = type.memberOwner {
        for case .declared(let wanted, _) in made {
          program.conformanceDemands[owner, default: [:]][wanted] = demands
        }
      }
    }
    let selfType = selfType(inExtensionOf: type).substituting(constraints.fixed)
    let inner = DeclarationScope(
      file: scope.file,
      enclosing: DeclarationScope.Enclosing(selfType: selfType, table: table),
      generics: constraints.generics,
      outer: scope
    )
    inner.fixed = constraints.fixed
    inner.isExtension = true
    inner.isOnMainActor = node.attributes.inOrder.contains { name(of: $0) == "MainActor" }
    if inner.isOnMainActor { module.usesMainActor = true }
    // What is `private` in a file is seen in all of it.
    if node.modifiers.isPrivate {
      inner.defaultAccess = AccessLevel("fileprivate", in: scope)
    }
    inner.selfConstraints = constraints.selfConstraints
    inner.associatedTypes = constraints.associatedTypes
    within(inner, nil) { collect(node.memberBlock.members) }
  }

  private func selfType(inExtensionOf type: SceneType) -> SceneType {
    switch type {
    case .declared(let declaration, _): declaration.selfType
    case .named("Array", _), .array: .array(.parameter("Element"))
    case .named("Dictionary", []), .dictionary(.unknown, .unknown):
      .dictionary(.parameter("Key"), .parameter("Value"))
    case .named(let name, []) where SceneType.elementOwners.contains(name):
      .named(name, [.parameter("Element")])
    case .named(let name, []) where SceneType.boundOwners.contains(name):
      .named(name, [.parameter("Bound")])
    case .named("Binding", []): .binding(.parameter("Value"))
    case .named("Task", []): .named("Task", [.parameter("Success"), .parameter("Failure")])
    case .named("Optional", _), .optional: .optional(.parameter("Wrapped"))
    case .named("KeyPath", []): .named("KeyPath", [.parameter("Root"), .parameter("Value")])
    case .named(let name, []) where SceneType.keyedContainers.contains(name):
      .named(name, [.parameter("Key")])
    default: type
    }
  }

  /// What an extended type says of its parameters: `[Int]` is an array whose `Element` is `Int`.
  private func writtenArguments(of type: SceneType) -> [String: SceneType] {
    switch type {
    case .declared(let declaration, let arguments): declaration.generics(arguments)
    case .array(let element): ["Element": element]
    case .dictionary(let key, let value): ["Key": key, "Value": value]
    case .optional(let wrapped): ["Wrapped": wrapped]
    default: [:]
    }
  }

  private func genericsInside(_ type: SceneType) -> [String: [SceneType]] {
    switch type {
    case .declared(let declaration, _):
      Dictionary(declaration.genericParameters.map { ($0, []) }) { first, _ in first }
    case .named("Array", _), .array: ["Element": []]
    case .named("Dictionary", _), .dictionary: ["Key": [.named("Hashable")], "Value": []]
    case .named("Set", _): ["Element": [.named("Hashable")]]
    case .named(let name, _) where SceneType.elementOwners.contains(name): ["Element": []]
    case .named(let name, _) where SceneType.boundOwners.contains(name):
      ["Bound": [.named("Comparable")]]
    case .named("Binding", []): ["Value": []]
    case .named("Task", []): ["Success": [], "Failure": []]
    case .named("Optional", _), .optional: ["Wrapped": []]
    case .named("KeyPath", []): ["Root": [], "Value": []]
    case .named(let name, []) where SceneType.keyedContainers.contains(name):
      ["Key": [.named("CodingKey")]]
    // The library's own extensions mean the view by `Label`, whatever the parameter's name is.
    case .named(let name, []) where !isInPrelude: ViewParameters.of(name)
    default: [:]
    }
  }

  /// Tells of names that are almost those of the parameters of an extended type.
  ///
  /// Others may be those of types that a protocol leaves open.
  private func checkSubjects(of clause: GenericWhereClauseSyntax?, parameters: [String]) {
    for requirement in clause?.requirements.inOrder ?? [] {
      guard let type = requirement.subject?.as(IdentifierTypeSyntax.self),
        findType(type.name.text) == nil,
        let near = nearestName(to: type.name.text, among: parameters)
      else { continue }
      report(.typeNotFound(type.name.text, suggestion: near), at: span(type))
    }
  }
}
