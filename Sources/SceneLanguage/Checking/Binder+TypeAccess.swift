internal import SwiftSyntax

/// What is said of a declaration that more places see than a type which it uses.
package struct SeenMore: Hashable, Sendable {
  /// What the declaration is: `property`.
  var kind: String
  /// How the type comes into it: `its parameter`.
  var use: String
  /// The type where it is not written: `'Tab'`.
  var inferred: String?
  /// The word that hides the type.
  var word: String
  /// Where the type is seen.
  var isFilePrivate: Bool
  var isGlobal: Bool
  /// The word that says how far the declaration is seen.
  var said: String?

  var wording: String {
    let type = inferred.map { " '\($0)'" } ?? ""
    let reason = "because \(use)\(type) uses \(word == "internal" ? "an" : "a") \(word) type"
    if let said { return "\(kind) cannot be declared \(said) \(reason)" }
    let must = isGlobal ? "private or fileprivate" : isFilePrivate ? "fileprivate" : "private"
    return "\(kind) must be declared \(must) \(reason)"
  }
}

extension Binder {
  /// Tells of members and functions that can be used where a type that they use cannot.
  func checkTypeAccess() {
    checkPublicTypes()
    guard module.declaredTypes.contains(where: { $0.accessWord != nil }) else { return }
    for declaration in module.declaredTypes where !isOfPrelude(declaration.span) {
      checkInheritedTypes(of: declaration)
    }
    for names in module.ofScene {
      for function in names.functions.values.joined() { checkTypes(of: function, "function") }
      for property in names.variables.values {
        check(property, property.isMutable ? "variable" : "constant")
      }
    }
    for declaration in module.declaredTypes where declaration.kind != .protocol {
      let table = declaration.members
      for members in Array(table.instanceMembers.values) + Array(table.staticMembers.values) {
        for member in members {
          switch member {
          case .method(let method): checkTypes(of: method, "method")
          case .property(let property): check(property, "property")
          case .enumerationCase: break
          }
        }
      }
      for initializer in table.initializers { checkTypes(of: initializer, "initializer") }
    }
  }

  /// Tells of a class or a protocol that is seen where what it inherits from is not.
  private func checkInheritedTypes(of declaration: TypeDeclaration) {
    let hidden = { (other: TypeDeclaration) in
      other.accessWord != nil && other.visibility < declaration.visibility
    }
    if let above = declaration.superclass, hidden(above), let word = above.accessWord {
      report(.declaration(.superclassHidden(word)), at: declaration.span)
    }
    guard declaration.kind == .protocol, !declaration.isComposition else { return }
    for case .declared(let above, _) in declaration.conformances where hidden(above) {
      report(.declaration(.refinesHidden(above.accessWord ?? "")), at: declaration.span)
    }
  }

  private func checkTypes(of function: FunctionDeclaration, _ kind: String) {
    if function.isRequirement || isOfPrelude(function.span) { return }
    let seen = function.access.visibility(in: function.scope)
    let parameters = function.signature.parameters.lazy.compactMap { $0.type.mostHidden }
    if let hidden = parameters.min(by: { $0.visibility < $1.visibility }), hidden.visibility < seen
    {
      tell(kind, "its parameter", hidden, in: function.scope, function.access, at: function.span)
    }
    guard kind != "initializer", let hidden = function.signature.result.mostHidden,
      hidden.visibility < seen
    else { return }
    tell(kind, "its result", hidden, in: function.scope, function.access, at: function.span)
  }

  private func check(_ property: PropertyDeclaration, _ kind: String) {
    guard case .resolved(let type) = property.typeState, !isOfPrelude(property.span),
      let hidden = type.mostHidden,
      hidden.visibility < property.access.visibility(in: property.scope)
    else { return }
    let inferred = property.typeSyntax == nil ? type.plainDescription : nil
    tell(
      kind,
      "its type",
      inferred: inferred,
      hidden,
      in: property.scope,
      property.access,
      at: property.span
    )
  }

  private func tell(
    _ kind: String,
    _ use: String,
    inferred: String? = nil,
    _ hidden: TypeDeclaration,
    in scope: DeclarationScope,
    _ access: AccessLevel,
    at place: SourceSpan
  ) {
    let what = SeenMore(
      kind: kind,
      use: use,
      inferred: inferred,
      word: hidden.accessWord ?? "private",
      isFilePrivate: hidden.visibility == .file,
      isGlobal: scope.selfType == nil,
      said: access.said
    )
    report(.seenMoreThanItsType(what), at: place)
  }
}

extension Binder {
  /// Where the modifiers of a declaration say that it may be used.
  func level(in modifiers: DeclModifierListSyntax) -> AccessLevel? {
    modifiers.inOrder.last { Binder.levels.contains($0.name.text) }
      .map { AccessLevel($0.name.text, in: scope) }
  }
}

extension MemberTable.Member {
  /// Whether another file than that of a scope keeps it to itself.
  func isKept(from scope: DeclarationScope) -> Bool {
    guard let own = self.scope, own.file != scope.file else { return false }
    return access.visibility(in: own) != .everywhere
  }
}

extension AccessLevel {
  /// How far something with this access is seen, inside of what may be seen less.
  func visibility(in scope: DeclarationScope) -> Visibility {
    var result = visibility
    var current: DeclarationScope? = scope
    while let scope = current {
      result = min(result, scope.defaultAccess.visibility)
      if case .declared(let declaration, _)? = scope.enclosing?.selfType {
        result = min(result, declaration.visibility)
      }
      current = scope.outer
    }
    return result
  }
}

extension TypeDeclaration {
  /// How far the type is seen.
  fileprivate var visibility: AccessLevel.Visibility { isLocal ? .type : access.visibility }
}

extension SceneType {
  /// The type of the scene in it that is seen least, where that is not seen everywhere.
  fileprivate var mostHidden: TypeDeclaration? {
    declaredParts.filter { $0.accessWord != nil }.min { $0.visibility < $1.visibility }
  }

  /// The declared types that it is, or that stand in it.
  var declaredParts: [TypeDeclaration] {
    let inner: [SceneType] =
      switch self {
      case .declared(_, let arguments), .named(_, let arguments): arguments
      case .optional(let type), .array(let type), .metatype(let type): [type]
      case .dictionary(let key, let value): [key, value]
      case .tuple(let elements): elements.map(\.type)
      case .function(let type): type.parameters + [type.result]
      default: []
      }
    var found = inner.flatMap(\.declaredParts)
    if case .declared(let declaration, _) = self { found.append(declaration) }
    return found
  }
}
