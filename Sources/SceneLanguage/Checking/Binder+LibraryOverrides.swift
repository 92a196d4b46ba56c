internal import SwiftSyntax

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
    if isPlainValue(type.unwrapped), isPlainValue(other.unwrapped),
      type.unwrapped != other.unwrapped, !(type.isInteger && other.isInteger)
    {
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
      if method.isOverride, let place = optionalReplaced(by: method, in: same.signature) {
        return report(
          .overridesOptional(isInitializer: false, type: "\(types[place])"),
          at: span(method.parameterSyntax[place].firstName)
        )
      }
      if method.isOverride, above.count == 1,
        own.result == .void && isPlainValue(same.signature.result)
          || own.result != .void && !own.result.isOpen && same.signature.result == .void
      {
        return report(.overridesNothing, at: method.span)
      }
      if !method.isOverride, same.signature.parameters.map(\.type) == types,
        same.signature.result == own.result
      {
        report(.overrideKeywordMissing, at: method.span)
      }
      return
    }
    guard method.isOverride else { return }
    if let other = above.first(where: { mayTake(types, in: $0.signature) }) {
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

  /// Whether a method above takes values of some types; of events and touches the library knows none.
  private func mayTake(_ types: [SceneType], in signature: Signature) -> Bool {
    let others = signature.parameters.map(\.type)
    return types.count == others.count && !types.isEmpty
      && zip(types, others).allSatisfy { $0 == $1 || $1.unwrapped == .any }
  }

  /// Whether values of a type are no objects, and of no other type.
  private func isPlainValue(_ type: SceneType) -> Bool {
    if type.isScalar { return true }
    guard case .named(let name, let arguments) = type else { return false }
    return arguments.isEmpty && Self.plainValues.contains(name)
  }

  private static let plainValues: Set = [
    "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets",
  ]

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
