internal import SwiftSyntax

extension Binder {
  /// Tells what is wrong with declarations by themselves, apart from their bodies.
  func checkDeclarations() {
    checkRedeclarations()
    checkRequirements()
    checkLiteralRequirements()
    checkLibraryWrappers()
    checkProtocolTypes()
    checkTypeArguments()
    checkTypeAccess()
    checkWrappersAndBuilders()
    for (property, word) in referring {
      visiting(property.scope) { checkReference(word, to: type(of: property), at: property.span) }
    }
    for declaration in module.declaredTypes {
      checkEquality(of: declaration)
      checkWitnessAccess(in: declaration)
      switch declaration.kind {
      case .class:
        checkInitializers(of: declaration)
        checkRequiredInitializers(of: declaration)
        checkOverrides(in: declaration)
        checkLibraryOverrides(in: declaration)
        checkInitializerOverrides(in: declaration)
        checkSuperCalls(in: declaration)
        checkDelegation(of: declaration)
      case .structure:
        if declaration.contains(declaration) {
          report(.containsItself(declaration.name), at: place(ofFieldIn: declaration))
        }
      case .enumeration:
        if !declaration.isIndirect, declaration.contains(declaration) {
          report(.recursiveEnumeration(declaration.name), at: declaration.span)
        }
        checkRawCases(of: declaration)
      case .protocol: break
      }
    }
  }

  /// Tells of cases with values where every case has a raw value.
  private func checkRawCases(of declaration: TypeDeclaration) {
    let cases = declaration.cases.filter { !$0.signature.parameters.isEmpty }
    guard let raw = declaration.rawType, let place = declaration.rawTypeSpan, !cases.isEmpty else {
      return
    }
    report(.rawTypeNotSynthesized(type: declaration.name, raw: "\(raw)"), at: place)
    for enumerationCase in cases { report(.rawCaseWithValues, at: enumerationCase.span) }
  }

  /// The property through which a struct contains itself.
  private func place(ofFieldIn declaration: TypeDeclaration) -> SourceSpan {
    for property in declaration.storedProperties {
      if case .resolved(let type) = property.typeState, type.contains(declaration) {
        return property.span
      }
    }
    return declaration.span
  }

  /// Tells when a class with initializers of its own lacks those that its superclass requires.
  private func checkRequiredInitializers(of declaration: TypeDeclaration) {
    let own = declaration.members.initializers.filter { !$0.isInExtension }
    guard !isOfPrelude(declaration.span), !own.isEmpty else { return }
    let wanted = requiredInitializers(above: declaration)
    for initializer in own
    where !initializer.isRequired && wanted.contains(initializer.signature.labels) {
      let isOverride = initializer.initializerSyntax?.modifiers.has(.override) == true
      report(.overridesRequired(saysOverride: isOverride), at: initializer.span)
    }
    guard own.contains(where: { !$0.isConvenience }),
      let last = own.lazy.compactMap(\.initializerSyntax).max(by: { $0.position < $1.position })
    else { return }
    let name = declaration.superclass?.name ?? declaration.librarySuperclass ?? ""
    for labels in wanted where !own.contains(where: { $0.signature.labels == labels }) {
      report(.requiredInitializerMissing(labels, type: name), at: lineBehind(last, of: declaration))
    }
  }

  /// The labels of the initializers that every subclass has to have.
  private func requiredInitializers(above declaration: TypeDeclaration) -> [String] {
    var labels: [String] = []
    var current: TypeDeclaration? = declaration
    while let type = current {
      if let name = type.librarySuperclass, library.isArchived(name) { labels.append("coder:") }
      current = type.superclass
      labels += current?.members.initializers.filter(\.isRequired).map(\.signature.labels) ?? []
    }
    return Set(labels).sorted()
  }

  /// The start of the line behind the last initializer, where another one would stand.
  private func lineBehind(
    _ last: InitializerDeclSyntax,
    of declaration: TypeDeclaration
  ) -> SourceSpan {
    let file = declaration.span.file
    let end = visiting(DeclarationScope(file: file)) { span(last) }.end
    let text = program.files[file].source.text.utf8
    let rest = text.dropFirst(end)
    let start = rest.firstIndex(of: UInt8(ascii: "\n")).map { text.index(after: $0) }
    let place = start.map { text.distance(from: text.startIndex, to: $0) } ?? end
    return SourceSpan(file: file, start: place, end: place)
  }

  private func checkInitializers(of declaration: TypeDeclaration) {
    // What can be decoded is made by that.
    guard declaration.lacksInitializers, !declaration.conforms(to: "Decodable"),
      declaration.storedProperties.dropFirst(declaration.superclass?.storedProperties.count ?? 0)
        .contains(where: { !$0.hasValueFromTheStart })
    else { return }
    report(.classWithoutInitializers(declaration.nestedName), at: declaration.span)
  }
}

extension FunctionDeclaration {
  /// Whether subclasses have to have this initializer too.
  var isRequired: Bool { initializerSyntax?.modifiers.has(.required) == true }

  /// Whether it is an operator that stands behind its operand.
  var isPostfixOperator: Bool {
    body?.parent?.parent?.as(FunctionDeclSyntax.self)?.modifiers.has(.postfix) == true
  }

  /// The declaration that an initializer's body stands in.
  var initializerSyntax: InitializerDeclSyntax? {
    body?.parent?.parent?.as(InitializerDeclSyntax.self)
  }
}

extension TypeDeclaration {
  /// Whether it is a class of which nothing can make objects: it says nowhere what some of its
  /// properties hold at first.
  var lacksInitializers: Bool {
    guard kind == .class, members.initializers.isEmpty else { return false }
    // The initializers of a superclass leave out what only the class has.
    let inherited = ownOrInheritedInitializers.isEmpty ? 0 : superclass?.storedProperties.count ?? 0
    return storedProperties.dropFirst(inherited).contains { !$0.hasValueFromTheStart }
  }

  /// Whether every superclass is one of the scene, whose members are all known.
  var hasKnownSuperclasses: Bool {
    var current: TypeDeclaration? = self
    while let type = current {
      let isLibrary = type.conformances.contains { conformance in
        if case .named(let name, _) = conformance { return !LibraryProtocols.contains(name) }
        return false
      }
      if isLibrary || type.namesWhatIsUnknown { return false }
      current = type.superclass
    }
    return true
  }

  /// Whether members may come from what is not supported, of which a mistake is told already.
  var mayInheritUnknownMembers: Bool {
    var current: TypeDeclaration? = self
    while let type = current {
      if type.namesWhatIsUnknown { return true }
      current = type.superclass
    }
    return false
  }

  /// Whether a value of this type holds a value of another by value, at any depth.
  func contains(_ other: TypeDeclaration) -> Bool {
    var seen: Set<TypeDeclaration> = []
    return parts.contains { $0.contains(other, &seen) }
  }

  /// The types of what a value holds.
  fileprivate var parts: [SceneType] {
    switch kind {
    case .structure:
      storedProperties.compactMap { property in
        guard property.wrapper == nil, !property.isLazy,
          case .resolved(let type) = property.typeState
        else { return nil }
        return type
      }
    case .enumeration: cases.filter { !$0.isIndirect }.flatMap(\.signature.parameters).map(\.type)
    case .class, .protocol: []
    }
  }
}

extension SceneType {
  fileprivate func contains(_ declaration: TypeDeclaration) -> Bool {
    var seen: Set<TypeDeclaration> = []
    return contains(declaration, &seen)
  }

  fileprivate func contains(_ other: TypeDeclaration, _ seen: inout Set<TypeDeclaration>) -> Bool {
    switch self {
    case .declared(let declaration, _):
      if declaration === other { return true }
      guard seen.insert(declaration).inserted, !declaration.isIndirect else { return false }
      return declaration.parts.contains { $0.contains(other, &seen) }
    case .optional(let wrapped): return wrapped.contains(other, &seen)
    case .tuple(let elements): return elements.contains { $0.type.contains(other, &seen) }
    default: return false
    }
  }
}
