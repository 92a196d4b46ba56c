internal import SwiftSyntax

extension Binder {
  /// Tells when a view lacks its body, and the like.
  func checkLibraryRequirements() {
    for declaration in module.declaredTypes
    where declaration.kind != .protocol && !declaration.isCutOff {
      if declaration.conformances.isEmpty, declaration.superclass == nil { continue }
      if let misfit = bodyThatIsNoView(of: declaration) {
        report(misfit, at: declaration.place(ofConformingTo: "View"))
        continue
      }
      // A view that has its body is whole, as most types are.
      if declaration.conformances == [.view], declaration.superclass == nil,
        let bodies = declaration.members.instanceMembers["body"],
        !bodies.contains(where: \.isMethod)
      {
        continue
      }
      guard declaration.conformsToLibrary else { continue }
      let missing = Binder.libraryRequirements.first {
        declaration.conforms(to: $0.protocolName) && !declaration.hasByItself($0.member)
          && (!meets($0, declaration)
            || $0.protocolName == "PreferenceKey" && beginsWithOther(declaration))
      }
      guard let missing else { continue }
      if let near = nearMethod(to: missing, declaration) {
        report(
          .otherLabels(
            near.subjectWithLabels,
            required: "\(missing.member)(\(missing.labels ?? ""))",
            protocolName: missing.protocolName
          ),
          at: near.span
        )
        continue
      }
      report(
        .missingRequirement(
          type: declaration.toldName,
          protocolName: missing.protocolName,
          requirement: missing.text
        ),
        at: declaration.place(ofConformingTo: missing.protocolName)
      )
    }
  }

  /// What is wrong with a view whose body is a text, a number, or the like.
  private func bodyThatIsNoView(of declaration: TypeDeclaration) -> SceneMistake? {
    guard declaration.conforms(to: "View"),
      case .property(let body)? = declaration.members.instanceMembers["body"]?.first,
      body.typeSyntax.map({ syntax in visiting(body.scope) { isNoView(syntax) } })
        ?? (body.initialSyntax != nil && type(of: body).isScalar)
    else { return nil }
    return .missingRequirement(
      type: declaration.toldName,
      protocolName: "View",
      requirement: "var body: some View"
    )
  }

  /// Whether a type that is written down is certainly no view: the protocol is none itself.
  private func isNoView(_ syntax: TypeSyntax) -> Bool {
    if syntax.isAnyView { return true }
    if syntax.as(SomeOrAnyTypeSyntax.self)?.constraint.isView == true { return false }
    let type = resolve(syntax)
    return type.isScalar || type == .error
  }

  /// The method that would be what a protocol requires, with other labels.
  ///
  /// Where a protocol's associated types depend on what the method gives, nothing says that it is
  /// meant.
  private func nearMethod(
    to requirement: LibraryRequirement,
    _ declaration: TypeDeclaration
  ) -> FunctionDeclaration? {
    guard ["Layout", "Shape"].contains(requirement.protocolName), let labels = requirement.labels
    else { return nil }
    let own = declaration.members.instanceMembers[requirement.member] ?? []
    let methods = own.compactMap { member -> FunctionDeclaration? in
      if case .method(let method) = member { method } else { nil }
    }
    let count = labels.count { $0 == ":" }
    return methods.first {
      $0.signature.parameters.count == count && $0.signature.labels != labels
    }
  }

  /// Whether a method takes and gives what a requirement says, as far as that is settled.
  private func agrees(_ method: FunctionDeclaration, with requirement: LibraryRequirement) -> Bool {
    let signature = method.signature
    for (parameter, wanted) in zip(signature.parameters, requirement.types) {
      if let wanted, isSettled(parameter.type), parameter.type != wanted { return false }
    }
    switch requirement.result {
    case .view?:
      guard let syntax = method.resultSyntax, !syntax.isAnyView else { return false }
      return signature.result != .void && !signature.result.isScalar
    case let result?: return signature.result == result || !isSettled(signature.result)
    case nil: break
    }
    let isPlain = isSettled(signature.result) && signature.result.isDefinite
    switch requirement.member {
    // What an iterator gives is missing in the end.
    case "next": return !isPlain
    case "makeIterator":
      guard case .declared(let iterator, _) = signature.result else { return !isPlain }
      return iterator.kind == .protocol || iterator.conforms(to: "IteratorProtocol")
    default: break
    }
    guard requirement.member == "reduce", signature.parameters.count == 2 else { return true }
    return isSettled(signature.parameters[1].type)
      ? signature.parameters[1].type.functionType != nil : true
  }

  /// Whether a property is of a type, as far as its own is settled.
  private func gives(_ property: PropertyDeclaration, _ result: SceneType) -> Bool {
    let type = type(of: property)
    return !isSettled(type) || !type.isDefinite || type == result
  }

  /// Whether a type is what it is, whatever the type around stands for.
  private func isSettled(_ type: SceneType) -> Bool {
    !type.isOpen && !type.mentionsParameters && !type.mentionsError
  }

  /// Whether the values that a preference key begins with are of another type than those that it
  /// joins.
  private func beginsWithOther(_ declaration: TypeDeclaration) -> Bool {
    let members = declaration.members.staticMembers
    guard case .property(let first)? = members["defaultValue"]?.first,
      case .method(let reduce)? = members["reduce"]?.first,
      let joined = reduce.signature.parameters.first?.type
    else { return false }
    let type = type(of: first)
    return type.isScalar && joined.isScalar && type != joined
      && Set([type, joined]) != [.double, .cgFloat]
  }

  private func meets(_ requirement: LibraryRequirement, _ declaration: TypeDeclaration) -> Bool {
    let type = declaration.selfType
    if requirement.member == "subscript" {
      let owners = [declaration] + declaration.allProtocols
      return owners.contains { !$0.members.subscripts.isEmpty } || declaration.superclass != nil
    }
    if requirement.member == "<" {
      guard let order = operatorFunction("<", [type, type]) else { return false }
      return !isSettled(order.signature.result) || order.signature.result == .bool
    }
    return members(requirement.member, of: type, isStatic: requirement.isStatic).declared.contains {
      guard isMeant($0, for: type) else { return false }
      return switch $0 {
      case .method(let method):
        !method.isRequirement && method.signature.labels == requirement.labels
          && (requirement.protocolName != "ViewModifier" || !method.takesOpaque)
          && (method.signature.parameters.contains(where: \.isInout)
            || !requirement.text.contains("inout") && requirement.protocolName != "Layout")
          && agrees(method, with: requirement)
      case .property(let property):
        !$0.isRequirement && requirement.labels == nil && property.name == requirement.member
          && (requirement.result.map { gives(property, $0) } ?? true)
      case .enumerationCase: false
      }
    }
  }
}

extension TypeDeclaration {
  /// Whether it is a preference key whose values may be `nil`, as far as anyone can tell.
  private var startsWithNil: Bool {
    guard conforms(to: "PreferenceKey"), let reduce = members.staticMembers["reduce"]?.first,
      case .method(let method) = reduce, let value = method.signature.parameters.first
    else { return false }
    return value.type.isOptional || value.type.isOpen || value.type.mentionsParameters
  }

  /// Whether a requirement is fulfilled without being written.
  fileprivate func hasByItself(_ member: String) -> Bool {
    switch member {
    case "body": conforms(to: "Shape") || isRepresentable
    case "defaultValue": startsWithNil
    case "id": kind == .class
    case "<": kind == .enumeration
    case "makeIterator":
      ["IteratorProtocol", "Collection", "AsyncSequence"].contains(where: conforms(to:))
    case "makeAsyncIterator": conforms(to: "IteratorProtocol")
    case "index": conforms(to: "RandomAccessCollection")
    case "allCases":
      kind == .enumeration && cases.allSatisfy(\.signature.parameters.isEmpty)
    default: librarySuperclass != nil
    }
  }
}

extension FunctionDeclaration {
  /// Whether one of its parameters is written `some View`, and not by the name of one type.
  fileprivate var takesOpaque: Bool {
    let parameters = body?.parent?.parent?.as(FunctionDeclSyntax.self)?.signature.parameterClause
      .parameters
    return parameters?.contains { parameter in
      parameter.type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
    } == true
  }
}

extension TypeSyntax {
  /// Whether it stands for views of any types: the protocol's name alone, or behind `any`.
  var isAnyView: Bool {
    guard let node = self.as(SomeOrAnyTypeSyntax.self) else { return isView }
    return node.constraint.isView && node.someOrAnySpecifier.tokenKind == .keyword(.any)
  }

  /// Whether it is the protocol's name alone.
  fileprivate var isView: Bool { self.as(IdentifierTypeSyntax.self)?.name.text == "View" }
}
