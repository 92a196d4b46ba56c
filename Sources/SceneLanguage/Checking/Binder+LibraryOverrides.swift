extension Binder {
  /// Tells of members that stand in place of a library class's and may not, or do not say so, and of
  /// those that say so without one.
  ///
  /// The library has fewer members than Apple's classes: that one overrides nothing is told only
  /// where a member is there that it was meant for.
  func checkLibraryOverrides(in declaration: TypeDeclaration) {
    guard let above = declaration.inheritedLibraryClass, !isOfPrelude(declaration.span) else {
      return
    }
    let classes = library.owners(of: above).filter(library.isClass)
    for (name, members) in declaration.members.instanceMembers {
      for member in members {
        let entries = classes.flatMap { library.types[$0]?.members[name] ?? [] }
        switch member {
        case .property(let property) where declaration.inheritedProperty(name) == nil:
          check(property, replacing: entries.first { $0.kind == .property }, of: classes)
        case .method(let method)
        where !method.isInExtension
          && declaration.inheritedMethod(name, labels: method.signature.parameters.map(\.label))
            == nil:
          check(method, replacing: entries.filter { $0.kind == .method }, of: classes)
        default: break
        }
      }
    }
  }

  private func check(
    _ property: PropertyDeclaration,
    replacing above: LibraryEntry?,
    of classes: [String]
  ) {
    guard let above else {
      guard property.isOverride, isMeant(property.name, for: .property, labels: [], of: classes)
      else { return }
      return report(.overridesNoProperty, at: property.span)
    }
    let (type, other) = (type(of: property), above.signature.result)
    let isObserved = property.willSet != nil || property.didSet != nil
    if type.isScalar, other.isScalar, type != other, !(type.isInteger && other.isInteger) {
      return report(
        .overridesOtherType(property.name, type: "\(type)", above: "\(other)"),
        at: property.span
      )
    }
    // Whether an object may stand for an optional one depends on what Apple's class lets be changed.
    if other == .optional(type) { return }
    if property.initialSyntax != nil, !isObserved {
      return report(.overridesWithStored(property.name), at: property.span)
    }
    if !property.isOverride { report(.overrideKeywordMissing, at: property.span) }
  }

  private func check(
    _ method: FunctionDeclaration,
    replacing above: [LibraryEntry],
    of classes: [String]
  ) {
    let own = method.signature
    let (labels, types) = (own.parameters.map(\.label), own.parameters.map(\.type))
    if let same = above.first(where: { $0.signature.fits(labels) }) {
      if !method.isOverride, same.signature.parameters.map(\.type) == types,
        same.signature.result == own.result
      {
        report(.overrideKeywordMissing, at: method.span)
      }
      return
    }
    guard method.isOverride else { return }
    if let other = above.first(where: { $0.signature.parameters.map(\.type) == types }) {
      report(
        .overridesOtherLabels(
          own.spelled(named: method.name),
          other: other.signature.spelled(named: method.name)
        ),
        at: method.span
      )
    } else if above.contains(where: { own.parameters.count < $0.signature.parameters.count })
      || !above.isEmpty && above.allSatisfy(\.signature.parameters.isEmpty)
      || isMeant(method.name, for: .method, labels: labels, of: classes)
    {
      report(.overridesNothing, at: method.span)
    }
  }

  /// Whether a name that no class has is a misspelt one of theirs.
  private func isMeant(
    _ name: String,
    for kind: LibraryEntry.Kind,
    labels: [String?],
    of classes: [String]
  ) -> Bool {
    if AppleNames.hasMember(name, of: classes) { return false }
    return classes.contains { owner in
      let entries = library.types[owner].map(\.members) ?? [:]
      return nearestName(to: name, among: entries.keys).flatMap { entries[$0] }?.contains {
        $0.kind == kind && $0.signature.fits(labels)
      } == true
    }
  }
}
