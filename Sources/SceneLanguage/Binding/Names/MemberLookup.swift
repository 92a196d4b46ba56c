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

  /// Whether a method among them changes what it is called on.
  var changesReceiver: Bool {
    entries.contains(where: \.isMutating)
      || declared.contains { member in
        if case .method(let method) = member { method.isMutating } else { false }
      }
  }

  var isEmpty: Bool { declared.isEmpty && entries.isEmpty }

  // Most names have one owner, whose list is kept as it is.
  fileprivate mutating func add(_ members: [MemberTable.Member]) {
    if declared.isEmpty { declared = members } else { declared += members }
  }

  fileprivate mutating func add(_ members: [LibraryEntry]) {
    if entries.isEmpty { entries = members } else { entries += members }
  }

  /// Whether an extension has what fulfils a requirement for all types.
  func hasDefault(of requirement: FunctionDeclaration) -> Bool {
    declared.contains { member in
      guard case .method(let method) = member, !method.isRequirement else { return false }
      return method.signature.labels == requirement.signature.labels
        && method.signature.parameters.map(\.type) == requirement.signature.parameters.map(\.type)
    }
  }

  var hasLibraryProperty: Bool { entries.contains { $0.kind == .property } }
}

extension Binder {
  /// Finds the members of a name.
  func members(_ name: String, of type: SceneType, isStatic: Bool = false) -> FoundMembers {
    var found = FoundMembers()
    let hash = NameHash(name)
    let extensions = program.extensions
    for owner in memberOwners(of: type) {
      switch owner {
      case .declared(let declaration):
        let table = declaration.members
        if let own = (isStatic ? table.staticMembers : table.instanceMembers)[name, hash] {
          found.add(own)
        }
      case .library(let owner, let members):
        if !extensions.isEmpty, let table = extensions[owner],
          let own = (isStatic ? table.staticMembers : table.instanceMembers)[name, hash]
        {
          let entries = isStatic ? nil : members?.table.members[name, hash]
          let isNamesake = entries?.contains { $0.kind == .property } ?? false
          found.add(isNamesake ? leavingOutProperty(own) : own)
        }
        // What all gestures have is for those of which nobody knows what values they have.
        if !found.entries.isEmpty, owner == "Gesture" { continue }
        if let table = members?.table,
          let entries = (isStatic ? table.staticMembers : table.members)[name, hash]
        {
          found.add(entries)
        }
      }
    }
    // Most names that are looked up are none of the type's: those of other types and functions.
    if found.isEmpty { return found }
    found.findSubstitution = { [self] in substitution(for: type) }
    leaveOutKept(&found.declared, evenAll: !found.entries.isEmpty)
    if found.declared.count > 1 { found.declared = applicable(found.declared, to: type) }
    return found
  }

  /// Leaves out what other files keep to themselves, where something else is meant.
  private func leaveOutKept(_ members: inout [MemberTable.Member], evenAll: Bool) {
    guard program.firstPreludeFile > 1, members.contains(where: { $0.isKept(from: scope) }) else {
      return
    }
    let seen = members.filter { !$0.isKept(from: scope) }
    if evenAll || !seen.isEmpty { members = seen }
  }

  /// The members without the property whose body this is, where the extended type of the library
  /// has one of its name: a body that read its own property would never end, and Foundation's type
  /// may be another there, as `NSDecimalNumber` is.
  private func leavingOutProperty(_ members: [MemberTable.Member]) -> [MemberTable.Member] {
    var scope = function
    while let around = scope, around.property == nil { scope = around.outer }
    guard let property = scope?.property else { return members }
    return members.filter { if case .property(let own) = $0 { own !== property } else { true } }
  }

  /// The name of every member, for "did you mean".
  func memberNames(of type: SceneType, isStatic: Bool = false) -> [String] {
    memberOwners(of: type).flatMap { owner -> [String] in
      switch owner {
      case .declared(let declaration): return declaration.members.names(isStatic: isStatic)
      case .library(let name, let members):
        let entries = members.map { isStatic ? $0.table.staticMembers : $0.table.members } ?? [:]
        return (program.extensions[name]?.names(isStatic: isStatic) ?? []) + Array(entries.keys)
      }
    }
  }

  /// The declarations and library types whose members a type has, the most special first.
  func memberOwners(of type: SceneType) -> [MemberOwner] {
    switch type {
    case .declared(let declaration, _):
      let owners = owners(of: declaration)
      guard declaration.kind == .protocol else { return owners }
      return owners + selfConstraints(for: declaration).flatMap { memberOwners(of: $0) }
    case .named(let name, _) where type.isFloatingPoint && type != .float && type != .decimal:
      return libraryOwners(of: name)
        + libraryOwners(of: name == "Double" ? "CGFloat" : "Double")
    case .named("Binding", _) where elementType(of: type) != nil:
      return libraryOwners(of: "Binding") + libraryOwners(of: "Collection")
    case .named("RangeReplaceableCollection", _), .named("MutableCollection", _):
      // Of the collections that change arrays know what extensions of the protocols call.
      return libraryOwners(of: type.memberOwner ?? "Array") + libraryOwners(of: "Array")
    case .named(let name, _):
      return libraryOwners(of: name)
    case .optional(let wrapped):
      let owners = libraryOwners(of: "Optional")
      // What may be missing is a view where it is one.
      guard !wrapped.isOpen, conforms(wrapped, to: .view) else { return owners }
      return owners + libraryOwners(of: "View")
    case .parameter(let name):
      return (scope.constraints(of: name) ?? []).flatMap { memberOwners(of: $0) }
    case .member(let name, let base):
      return constraints(ofMember: name, of: base).flatMap { memberOwners(of: $0) }
    default:
      return type.memberOwner.map { libraryOwners(of: $0) } ?? []
    }
  }

  /// A type of the library with what it inherits, and the scene's protocols that extensions of the
  /// scene make any of these conform to.
  private func libraryOwners(of type: String) -> [MemberOwner] {
    var owners = library.memberOwners(of: type)
    if program.conformances.isEmpty { return owners }
    var seen: [TypeDeclaration] = []
    for owner in library.owners(of: type) {
      for case .declared(let other, _) in program.conformances[owner] ?? [] {
        addOwners(of: other, seen: &seen, to: &owners)
      }
    }
    return owners
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

  private func owners(of declaration: TypeDeclaration) -> [MemberOwner] {
    if program.conformances.isEmpty, let owners = declaration.plainOwners { return owners }
    var seen: [TypeDeclaration] = []
    var owners: [MemberOwner] = []
    addOwners(of: declaration, seen: &seen, to: &owners)
    // What other declarations of the scene inherit may still change.
    if seen.count == 1, program.conformances.isEmpty { declaration.plainOwners = owners }
    return owners
  }

  private func addOwners(
    of declaration: TypeDeclaration,
    seen: inout [TypeDeclaration],
    to owners: inout [MemberOwner]
  ) {
    if seen.contains(where: { $0 === declaration }) { return }
    seen.append(declaration)
    owners.append(.declared(declaration))
    // What extensions of the protocol add, of which no enumeration says that it conforms to it.
    if declaration.kind == .enumeration, declaration.rawType != nil {
      owners.append(.library("RawRepresentable", nil))
    }
    if let superclass = declaration.superclass {
      addOwners(of: superclass, seen: &seen, to: &owners)
    }
    for conformance in declaration.conformances {
      switch conformance {
      case .declared(let other, _): addOwners(of: other, seen: &seen, to: &owners)
      case .named(let name, _):
        // What several conformances lead to is found once.
        let known = Set(owners.compactMap(\.libraryName))
        owners += libraryOwners(of: name).filter { owner in
          owner.libraryName.map { !known.contains($0) } ?? true
        }
      default: break
      }
    }
  }

  /// What the generic parameters of a type's members stand for.
  func substitution(for type: SceneType) -> [String: SceneType] {
    var found = genericArguments(of: type)
    if found["Self"] == nil { found["Self"] = type }
    if case .parameter(let name) = type {
      found.merge(scope.memberTypes(of: name)) { own, _ in own }
    }
    return found
  }

  /// What the extension that is being bound says of the parameters around a nested type.
  func outerTypes(of declaration: TypeDeclaration) -> [String: SceneType] {
    if declaration.outerParameters.isEmpty || !scope.isConstrained { return [:] }
    return scope.constrainedTypes.filter { declaration.outerParameters.contains($0.key) }
  }

  private func genericArguments(of type: SceneType) -> [String: SceneType] {
    switch type {
    case .declared(let declaration, let arguments):
      var found = declaration.generics(arguments)
      found.merge(outerTypes(of: declaration)) { own, around in own.isOpen ? around : own }
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
        "Element": .pair(key, value),
      ]
    case .optional(let wrapped):
      return ["Wrapped": wrapped]
    case .named(RegexValue.sceneName, let arguments),
      .named(RegexMatchValue.sceneName, let arguments):
      return ["Output": arguments.first ?? .unknown]
    case .named("Task", let arguments):
      return ["Success": arguments.first ?? .unknown, "Failure": arguments.last ?? .unknown]
    case .named("KeyPath", let arguments) where arguments.count == 2:
      return ["Root": arguments[0], "Value": arguments[1]]
    case .named("KeyedDecodingContainer", let arguments),
      .named("KeyedEncodingContainer", let arguments):
      return ["Key": arguments.first ?? .unknown]
    case .named("Binding", let arguments):
      var found = ["Value": arguments.first ?? .unknown]
      if let element = elementType(of: type) { found["Element"] = element }
      return found
    default:
      guard let element = elementType(of: type) else { return [:] }
      let index: SceneType = isText(type) ? .named("String.Index") : .int
      return ["Element": element, "Bound": element, "Index": index]
    }
  }

  /// The library's types and protocols whose generic argument is what a loop over them gets.
  private static let sequenceNames: NameSet = [
    "Range", "ClosedRange", "Set", "ArraySlice", "PartialRangeFrom", "Sequence", "UnfoldSequence",
    "PartialRangeUpTo", "PartialRangeThrough", "Collection", "LazySequence",
    "BidirectionalCollection", "IteratorProtocol", "MutableCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "LazySequenceProtocol", "AsyncSequence",
  ]

  /// The type of what a loop over a value gets, or `nil` when there is no looping over it.
  func elementType(of type: SceneType) -> SceneType? {
    switch type {
    case .array(let element): return element
    case .declared(let declaration, let arguments): return elementType(of: declaration, arguments)
    case .dictionary(let key, let value):
      return .pair(key, value)
    case .named(let name, let arguments) where Binder.sequenceNames.contains(name):
      return arguments.first ?? .unknown
    case .named("Binding", let arguments):
      // A binding to an array is the collection of the bindings to its elements.
      guard case .array(let element)? = arguments.first else { return nil }
      return .binding(element)
    case .named where type.isText: return .character
    case .named(let name, _): return library.types[name]?.element
    case .unknown, .error, .member: return .unknown
    case .parameter(let name):
      let constraints = scope.constraints(of: name) ?? []
      let elements = constraints.compactMap { constraint -> SceneType? in
        guard case .named(let name, let arguments) = constraint,
          LibraryProtocols.implies(name, "Sequence")
        else { return nil }
        return name == "StringProtocol" ? .character : arguments.first ?? .unknown
      }
      return elements.first { !$0.isOpen }
        ?? elements.first.map { _ in .member("Element", of: type) }
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
    let substitution = declaration.generics(arguments)
    if let element = declaration.members.types["Element"], !element.isOpen {
      return element.substituting(substitution)
    }
    if let next = declaration.method("next", labels: []) {
      return next.signature.result.unwrapped.substituting(substitution)
    }
    guard let make = declaration.iteratorMethod else {
      return declaration.subscriptedType?.substituting(substitution) ?? .unknown
    }
    let iterator = make.signature.result.substituting(substitution)
    if iterator == declaration.selfType { return .unknown }
    // An iterator inside of the sequence speaks of what the sequence is of.
    return elementType(of: iterator)?.substituting(substitution) ?? .unknown
  }
}
