internal import SwiftSyntax

extension Binder {
  /// The type that a type's syntax names.
  func resolve(_ syntax: TypeSyntax) -> SceneType {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      let found = resolveName(type)
      guard !found.isMade(ofMoreThan: SceneType.mostInOne) else {
        report(.tooComplex, at: span(type))
        return .error
      }
      noteProtocol(found, named: type)
      noteUse(of: found, at: span(type.name))
      noteArguments(of: found, named: type)
      return found
    case .optionalType(let type):
      return .optional(resolve(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      return .optional(resolve(type.wrappedType))
    case .arrayType(let type):
      return .array(resolve(type.element))
    case .dictionaryType(let type):
      let found = SceneType.dictionary(resolve(type.key), resolve(type.value))
      noteArguments(of: found, named: type)
      return found
    case .tupleType(let type):
      return resolveTuple(type)
    case .functionType(let type):
      // How many parameters a pack stands for shows only where it is called.
      if type.parameters.contains(where: { $0.type.is(PackExpansionTypeSyntax.self) }) {
        return .unknown
      }
      let parameters = type.parameters.map { resolve($0.type) }
      let result = resolve(type.returnClause.type)
      return .function(
        FunctionType(parameters, result, traits: FunctionTraits(type.effectSpecifiers))
      )
    case .someOrAnyType(let type):
      let constraint = resolve(type.constraint)
      if type.someOrAnySpecifier.tokenKind == .keyword(.some), isNoConstraint(constraint) {
        report(.constraintIsNoProtocol, at: span(type))
        return .error
      }
      return constraint
    case .attributedType(let type):
      return resolveAttributed(type)
    case .memberType(let type):
      return resolveMember(type)
    case .metatypeType(let type):
      return .metatype(resolve(type.baseType))
    case .compositionType(let type):
      return composition(of: type.elements.map { resolve($0.type) })
    // Who may copy a value shows in no scene.
    case .suppressedType:
      return .any
    case .packExpansionType, .packElementType:
      return .unknown
    case .missingType:
      return .error
    default:
      report(.unsupported("the type '\(syntax.trimmedDescription)'"), at: span(syntax))
      return .error
    }
  }

  /// `A & B`: a protocol that refines those that the scene declares.
  private func composition(of types: [SceneType]) -> SceneType {
    let parts = types.compactMap { type -> TypeDeclaration? in
      if case .declared(let declaration, _) = type { declaration } else { nil }
    }
    guard types.count > 1, let first = parts.first else {
      // Of protocols of the library the one counts whose members a value of any type shows.
      return types.first { !$0.isComparedOnly } ?? types.first ?? .any
    }
    let name = types.map(\.nameInComposition).joined(separator: " & ")
    if let known = compositions[name] { return known.selfType }
    let joined = TypeDeclaration(name: name, kind: .protocol, span: first.span)
    joined.conformances = types
    joined.isComposition = true
    compositions[name] = joined
    return joined.selfType
  }

  private func resolveTuple(_ type: TupleTypeSyntax) -> SceneType {
    if type.elements.count == 1, let only = type.elements.first { return resolve(only.type) }
    if type.elements.contains(where: { $0.type.is(PackExpansionTypeSyntax.self) }) {
      return .unknown
    }
    return .tuple(
      type.elements.map { element in
        let label = element.firstName?.text
        return SceneType.TupleElement(
          label: label == "_" ? nil : label,
          type: resolve(element.type)
        )
      }
    )
  }

  private func resolveAttributed(_ type: AttributedTypeSyntax) -> SceneType {
    let base = resolve(type.baseType)
    if type.has(.inout) { return .inout(base) }
    guard case .function(var functionType) = base else { return base }
    for attribute in type.attributes.inOrder {
      if let kind = builderKind(of: attribute) { functionType.builder = kind }
    }
    return .function(functionType)
  }

  private func resolveName(_ node: IdentifierTypeSyntax) -> SceneType {
    let name = node.name.identifierText
    let arguments = node.genericArgumentClause.map { self.genericArguments(in: $0) } ?? []
    guard let found = typeNamed(name, at: span(node.name)) else { return .error }
    if let type = aliased(name, arguments, found) { return type }
    if !checkCount(of: arguments, for: found, at: span(node.name)) { return .error }
    if !arguments.isEmpty { return SceneType.applying(arguments, to: found) }
    let type = inPlace(found)
    return checkArguments(of: type, named: node) ? SceneType.applying([], to: type) : .error
  }

  /// What the name of a type with parameters of its own means for these; `nil` for other names.
  func aliased(_ name: String, _ arguments: [SceneType], _ found: SceneType) -> SceneType? {
    guard let parameters = genericAliases[name] else { return nil }
    let known = Dictionary(zip(parameters, arguments)) { first, _ in first }
    return found.substituting(known).erasingParameters(except: genericsInScope)
  }

  /// Tells when a generic type is named with more types than it has parameters, or with fewer.
  func checkCount(of arguments: [SceneType], for type: SceneType, at place: SourceSpan) -> Bool {
    let (name, count): (String, Int)
    switch type {
    case .declared(let declaration, _) where declaration.kind != .protocol:
      (name, count) = (declaration.name, declaration.ownParameterCount)
    case .named("Array", _): (name, count) = ("Array", 1)
    case .named("Optional", _): (name, count) = ("Optional", 1)
    case .named("Dictionary", _): (name, count) = ("Dictionary", 2)
    default: return true
    }
    if arguments.isEmpty || arguments.count == count { return true }
    if count == 0 {
      report(.declaration(.specializesPlain(name)), at: place)
      return false
    }
    report(.otherCountOfTypes(name, given: arguments.count, expected: count), at: place)
    return false
  }

  /// The types in angle brackets.
  func genericArguments(in clause: GenericArgumentClauseSyntax) -> [SceneType] {
    clause.arguments.map { argument in
      if case .type(let type) = argument.argument { resolve(type) } else { .unknown }
    }
  }

  /// Whether nothing but values of this very type would be hidden: a structure or an enumeration.
  private func isNoConstraint(_ type: SceneType) -> Bool {
    switch type {
    case .declared(let declaration, _):
      declaration.kind == .structure || declaration.kind == .enumeration
    case .named(let name, _):
      type.isScalar
        || library.conforms(name, to: "View") && !LibraryProtocols.contains(name)
          && !library.isClass(name)
    case .array, .dictionary, .optional: true
    default: false
    }
  }

  private func resolveMember(_ type: MemberTypeSyntax) -> SceneType {
    let name = type.name.identifierText
    if let base = type.baseType.as(IdentifierTypeSyntax.self), base.name.text == "Self" {
      return typeNamed(name, at: span(type.name)) ?? .error
    }
    if let base = type.baseType.as(IdentifierTypeSyntax.self),
      Binder.builtInModules.contains(base.name.text)
    {
      // A type around that has the same name is another one.
      let arguments = type.genericArgumentClause.map { self.genericArguments(in: $0) } ?? []
      let found = libraryType(name) ?? typeNamed(name, at: span(type.name))
      return found.map { SceneType.applying(arguments, to: $0) } ?? .error
    }
    let base = resolve(type.baseType)
    if base == .error { return base }
    if case .parameter(let parameter) = base, scope.constraints(of: parameter)?.isEmpty == true,
      !Syntax(type).isConstrained(byName: parameter), !isOfPrelude(span(type))
    {
      report(.notAMemberType(name, of: "type '\(parameter)'"), at: span(type.name))
      return .error
    }
    if base.isOpen { return base.member(name) }
    if let found = memberType(name, of: base) {
      let arguments = type.genericArgumentClause.map { self.genericArguments(in: $0) } ?? []
      return arguments.isEmpty ? found : SceneType.applying(arguments, to: found)
    }
    if case .parameter(let parameter) = base {
      if let said = scope.memberTypes(of: parameter)["\(parameter).\(name)"], !said.isUnknown {
        return said
      }
      // The elements of a set of options are such sets.
      if name == "Element", scope.constraints(of: parameter)?.contains(.named("OptionSet")) == true
      {
        return base
      }
      let known = associatedTypes(name, of: base)
      return known.first { !$0.isOpen } ?? .member(name, of: base)
    }
    report(.notAMemberType(name, of: kindAndName(of: base)), at: span(type.name))
    return .error
  }

  /// A type as messages about its members name it: with its kind, and its module before it.
  private func kindAndName(of type: SceneType) -> String {
    let name = type.qualifiedRuntimeName
    switch type {
    case .declared(let declaration, let arguments):
      let isGeneric = !arguments.isEmpty || !declaration.genericParameters.isEmpty
      return "\(isGeneric ? "generic " : "")\(declaration.kind.word) '\(name)'"
    case .array, .dictionary: return "generic struct '\(name)'"
    case .optional: return "generic enum '\(name)'"
    case .named(let own, _) where type.isScalar && !own.hasPrefix("CG"): return "struct '\(name)'"
    default: return "type '\(type)'"
    }
  }

  /// Finds a type by its name, from the inside out, and tells when there is none.
  func typeNamed(_ name: String, at span: SourceSpan) -> SceneType? {
    if let found = findType(name) { return found }
    if AppleNames.hasType(name, in: importedModules) {
      report(.unsupported("'\(name)'"), at: span)
      return nil
    }
    report(
      .typeNotFound(name, suggestion: nearestName(to: name, among: typeNames)),
      at: span
    )
    return nil
  }

  /// Finds a type by its name, from the inside out.
  func findType(_ name: String) -> SceneType? {
    if let type = function?.type(name) { return type }
    var scope: DeclarationScope? = scope
    while let current = scope {
      if current.generics[name] != nil { return current.fixed[name] ?? .parameter(name) }
      if let enclosing = current.enclosing {
        if name == "Self" { return enclosing.selfType }
        if let type = current.associatedTypes[name]?.type { return type }
        if let type = enclosing.table.types[name] { return inPlace(type) }
        if let type = associatedType(name, of: enclosing.selfType) { return type }
        if let type = memberType(name, of: enclosing.selfType) { return type }
        if let type = constrainedType(name, in: current) { return type }
      }
      if let type = current.localTypes[name] { return type }
      scope = current.outer
    }
    return sceneType(name) ?? libraryType(name)
  }

  /// The type that a name means behind the name of a module: `Foundation.Calendar`.
  func libraryType(_ name: String) -> SceneType? {
    if let type = module.library.types[name] { return type }
    switch name {
    case "Void": return .void
    case "Never": return .never
    case "Any", "AnyObject": return .any
    case "AnyClass": return .metatype(.any)
    case "Array", "Optional", "Dictionary": return .named(name)
    default: break
    }
    if let type = library.types[name] { return type.alias ?? .named(name) }
    return LibraryProtocols.contains(name) ? .named(name) : nil
  }

  /// Every type name that can be used, for "did you mean".
  var typeNames: [String] {
    // What begins with an underscore is for the part of the library that is written in Swift.
    module.typeNames(in: scope.file) + library.types.keys.filter { !$0.hasPrefix("_") }
      + LibraryProtocols.names
  }
}

extension Binder {
  /// A type of the scene as its name alone means it here: inside of itself it is the type around,
  /// and inside of the types around it, it is that of theirs.
  func inPlace(_ type: SceneType) -> SceneType {
    if case .named(let name, []) = type, Binder.genericNames.contains(name) {
      var current: DeclarationScope? = scope
      while let around = current {
        // An extension of it that says nothing of its arguments.
        if let own = around.enclosing?.selfType, own.memberOwner == name { return own }
        current = around.outer
      }
      return type
    }
    guard case .declared(let declaration, let arguments) = type, arguments.isEmpty,
      !declaration.genericParameters.isEmpty
    else { return type }
    if scope.isInside(declaration) {
      return declaration.selfType.substituting(scope.constrainedTypes)
    }
    var around = declaration.outer
    while let outer = around, !outer.genericParameters.isEmpty {
      if scope.isInside(outer) {
        let open = declaration.genericParameters.count - outer.genericParameters.count
        return .declared(
          declaration,
          Array(repeating: .unknown, count: open)
            + outer.genericParameters.map { scope.constrainedTypes[$0] ?? .parameter($0) }
        )
      }
      around = outer.outer
    }
    return type
  }
}

extension TypeDeclaration {
  /// The type with the arguments that are written behind its name, and those of the types around it
  /// as another form of it tells them.
  fileprivate func type(of own: [SceneType], inside known: [SceneType]) -> SceneType {
    let parameters = genericParameters.indices.map { index -> SceneType in
      if index < ownParameterCount { return index < own.count ? own[index] : .unknown }
      return index < known.count ? known[index] : .unknown
    }
    return .declared(self, parameters.isEmpty ? own : parameters)
  }
}

extension SceneType {
  /// A generic type with its arguments: `Array` of one argument is an array.
  static func applying(_ arguments: [SceneType], to type: SceneType) -> SceneType {
    switch type {
    case .named("Array", _): .array(arguments.first ?? .unknown)
    case .named("Optional", _): .optional(arguments.first ?? .unknown)
    // What is lazy, or made of a state, is known here by what a loop over it gets.
    case .named("LazySequence", _) where !arguments.isEmpty:
      .named("LazySequence", [arguments[0].member("Element")])
    case .named("UnfoldSequence", _): .named("UnfoldSequence", Array(arguments.prefix(1)))
    case .named("Dictionary", _):
      .dictionary(arguments.first ?? .unknown, arguments.dropFirst().first ?? .unknown)
    case .named(let name, _) where !arguments.isEmpty: .named(name, arguments)
    case .declared(let declaration, let old) where !arguments.isEmpty || old.isEmpty:
      declaration.type(of: arguments, inside: old)
    default: type
    }
  }
}

extension Syntax {
  /// Whether a declaration around it says something of a generic parameter.
  ///
  /// Another name for a type is resolved before it is known what the parameters conform to, in an
  /// extension even those that the type itself declares.
  fileprivate func isConstrained(byName parameter: String) -> Bool {
    var current: Syntax? = self
    var isAlias = false
    while let node = current {
      isAlias = isAlias || node.is(TypeAliasDeclSyntax.self)
      if isAlias, node.is(ExtensionDeclSyntax.self) { return true }
      let clauseOfParameters =
        node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      if clauseOfParameters?.parameters.contains(where: {
        $0.name.text == parameter && $0.inheritedType != nil
      }) == true {
        return true
      }
      let clause =
        node.as(GenericWhereClauseSyntax.self)
        ?? node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
        ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause
      if clause?.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == parameter }) == true
      {
        return true
      }
      current = node.parent
    }
    return false
  }
}
