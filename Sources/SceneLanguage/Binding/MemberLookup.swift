/// What a name after a dot can mean for values of one type.
struct FoundMembers {
  /// What the scene declares, the most special first.
  var declared: [MemberTable.Member] = []
  /// What the library has.
  var entries: [LibraryEntry] = []
  /// Finds what the receiver's generic parameters stand for; most members have none.
  fileprivate var findSubstitution: () -> [String: SceneType] = { [:] }

  /// What the receiver's generic parameters stand for.
  var substitution: [String: SceneType] { findSubstitution() }

  var isEmpty: Bool { declared.isEmpty && entries.isEmpty }

  var hasLibraryProperty: Bool { entries.contains { $0.kind == .property } }
}

extension Binder {
  /// Finds the members of a name.
  func members(_ name: String, of type: SceneType, isStatic: Bool = false) -> FoundMembers {
    var found = FoundMembers()
    visitMemberOwners(of: type) { owner in
      switch owner {
      case .declared(let declaration):
        let table = declaration.members
        found.declared += (isStatic ? table.staticMembers : table.instanceMembers)[name] ?? []
      case .library(let owner):
        if let table = program.extensions[owner] {
          found.declared += (isStatic ? table.staticMembers : table.instanceMembers)[name] ?? []
        }
        if let type = library.types[owner] {
          found.entries += (isStatic ? type.staticMembers : type.members)[name] ?? []
        }
      }
    }
    // Most names that are looked up are none of the type's: those of other types and functions.
    if found.isEmpty { return found }
    found.findSubstitution = { [self] in substitution(for: type) }
    return found
  }

  /// The name of every member, for "did you mean".
  func memberNames(of type: SceneType, isStatic: Bool = false) -> [String] {
    memberOwners(of: type).flatMap { owner -> [String] in
      switch owner {
      case .declared(let declaration): return declaration.members.names(isStatic: isStatic)
      case .library(let name):
        let entries = library.types[name].map { isStatic ? $0.staticMembers : $0.members } ?? [:]
        return (program.extensions[name]?.names(isStatic: isStatic) ?? []) + Array(entries.keys)
      }
    }
  }

  /// Where members of a type are declared.
  enum MemberOwner {
    case declared(TypeDeclaration)
    case library(String)

    var libraryName: String? { if case .library(let name) = self { name } else { nil } }
  }

  /// The declarations and library types whose members a type has, the most special first.
  func memberOwners(of type: SceneType) -> [MemberOwner] {
    var result: [MemberOwner] = []
    visitMemberOwners(of: type) { result.append($0) }
    return result
  }

  /// Visits the declarations and library types whose members a type has, the most special first.
  private func visitMemberOwners(of type: SceneType, _ visit: (MemberOwner) -> Void) {
    switch type {
    case .declared(let declaration, _):
      var seen: [TypeDeclaration] = []
      visitOwners(of: declaration, seen: &seen, visit)
      if declaration.kind == .protocol {
        for constraint in selfConstraints(for: declaration) {
          visitMemberOwners(of: constraint, visit)
        }
      }
    case .named(let name, _) where type.isFloatingPoint:
      visitLibraryOwners(of: name, visit)
      visitLibraryOwners(of: name == "Double" ? "CGFloat" : "Double", visit)
    case .named("Binding", _) where elementType(of: type) != nil:
      visitLibraryOwners(of: "Binding", visit)
      visitLibraryOwners(of: "Collection", visit)
    case .named(let name, _):
      visitLibraryOwners(of: name, visit)
    case .parameter(let name):
      for constraint in scope.constraints(of: name) ?? [] {
        visitMemberOwners(of: constraint, visit)
      }
    default:
      if let owner = type.memberOwner { visitLibraryOwners(of: owner, visit) }
    }
  }

  private func visitLibraryOwners(of type: String, _ visit: (MemberOwner) -> Void) {
    for owner in library.owners(of: type) { visit(.library(owner)) }
  }

  /// What the extension around says that `Self` conforms to.
  private func selfConstraints(for declaration: TypeDeclaration) -> [SceneType] {
    var current: DeclarationScope? = scope
    while let scope = current {
      if case .declared(declaration, _)? = scope.enclosing?.selfType {
        return scope.selfConstraints
      }
      current = scope.outer
    }
    return []
  }

  private func visitOwners(
    of declaration: TypeDeclaration,
    seen: inout [TypeDeclaration],
    _ visit: (MemberOwner) -> Void
  ) {
    if seen.contains(where: { $0 === declaration }) { return }
    seen.append(declaration)
    visit(.declared(declaration))
    if let superclass = declaration.superclass { visitOwners(of: superclass, seen: &seen, visit) }
    for conformance in declaration.conformances {
      switch conformance {
      case .declared(let other, _): visitOwners(of: other, seen: &seen, visit)
      case .named(let name, _): visitLibraryOwners(of: name, visit)
      default: break
      }
    }
  }

  /// What the generic parameters of a type's members stand for.
  func substitution(for type: SceneType) -> [String: SceneType] {
    var found = genericArguments(of: type)
    if found["Self"] == nil { found["Self"] = type }
    return found
  }

  private func genericArguments(of type: SceneType) -> [String: SceneType] {
    switch type {
    case .declared(let declaration, let arguments):
      var found = Dictionary(zip(declaration.genericParameters, arguments)) { first, _ in first }
      if declaration.conforms(to: "Sequence") { found["Element"] = elementType(of: type) }
      if let superclass = declaration.superclass {
        let inherited = SceneType.declared(superclass, declaration.superclassArguments)
          .substituting(found)
        found.merge(genericArguments(of: inherited)) { own, _ in own }
      }
      return found
    case .dictionary(let key, let value):
      return [
        "Key": key, "Value": value,
        "Element": .tuple([.init(label: "key", type: key), .init(label: "value", type: value)]),
      ]
    case .optional(let wrapped):
      return ["Wrapped": wrapped]
    case .named("Binding", let arguments):
      var found = ["Value": arguments.first ?? .unknown]
      if let element = elementType(of: type) { found["Element"] = element }
      return found
    default:
      guard let element = elementType(of: type) else { return [:] }
      let index: SceneType = type == .string ? .named("String.Index") : .int
      return ["Element": element, "Bound": element, "Index": index]
    }
  }

  /// The library's types and protocols whose generic argument is what a loop over them gets.
  private static let sequenceNames: Set<String> = [
    "Range", "ClosedRange", "Set", "ArraySlice", "PartialRangeFrom", "Sequence", "UnfoldSequence",
    "PartialRangeUpTo", "PartialRangeThrough", "Collection", "LazySequence",
    "BidirectionalCollection", "IteratorProtocol", "MutableCollection", "RandomAccessCollection",
  ]

  /// The type of what a loop over a value gets, or `nil` when there is no looping over it.
  func elementType(of type: SceneType) -> SceneType? {
    switch type {
    case .array(let element): return element
    case .declared(let declaration, let arguments): return elementType(of: declaration, arguments)
    case .dictionary(let key, let value):
      return .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
    case .named(let name, let arguments) where Binder.sequenceNames.contains(name):
      return arguments.first ?? .unknown
    case .named("Binding", let arguments):
      // A binding to an array is the collection of the bindings to its elements.
      guard case .array(let element)? = arguments.first else { return nil }
      return .binding(element)
    case .named("String", _): return .character
    case .named(let name, _): return library.types[name]?.element
    case .unknown, .error: return .unknown
    case .parameter(let name):
      let constraints = scope.constraints(of: name) ?? []
      let isSequence = constraints.contains {
        if case .named(let name, _) = $0 {
          return name == "Sequence" || LibraryProtocols.refines(name, "Sequence")
        }
        return false
      }
      return isSequence ? .unknown : nil
    default: return nil
    }
  }
  /// The type of what the iterator of a declared sequence gives.
  private func elementType(
    of declaration: TypeDeclaration,
    _ arguments: [SceneType]
  ) -> SceneType? {
    guard declaration.conforms(to: "Sequence") || declaration.conforms(to: "IteratorProtocol")
    else {
      return nil
    }
    let substitution =
      Dictionary(zip(declaration.genericParameters, arguments)) { first, _ in first }
    if let element = declaration.members.types["Element"], !element.isOpen {
      return element.substituting(substitution)
    }
    if let next = declaration.method("next", labels: []) {
      return next.signature.result.unwrapped.substituting(substitution)
    }
    guard let make = declaration.method("makeIterator", labels: []) else { return .unknown }
    let iterator = make.signature.result.substituting(substitution)
    return iterator == declaration.selfType ? .unknown : elementType(of: iterator) ?? .unknown
  }
}
