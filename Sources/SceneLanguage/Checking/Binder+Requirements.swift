internal import SwiftSyntax

extension Binder {
  /// Tells which types lack what the protocols of the scene require of them.
  func checkRequirements() {
    for declaration in module.declaredTypes
    where declaration.kind != .protocol && !declaration.isCutOff {
      if declaration.kind != .class,
        declaration.conformances.contains(.named("ObservableObject"))
      {
        report(
          .classProtocolOfOther(declaration.name, protocolName: "ObservableObject"),
          at: declaration.span
        )
      }
      for wanted in declaration.declaredProtocols {
        if declaration.kind != .class, wanted.conformances.contains(.any) {
          report(
            .classProtocolOfOther(declaration.name, protocolName: wanted.name),
            at: declaration.span
          )
        }
        checkRequiredInitializers(of: wanted, declaration)
        checkResultsOfSelf(of: wanted, declaration)
        if let initializer = missingInitializer(of: wanted, declaration) {
          report(
            .missingRequirement(
              type: declaration.toldName,
              protocolName: wanted.name,
              requirement: "init(\(initializer.signature.labels))"
            ),
            at: declaration.place(ofConformingTo: wanted.name)
          )
          continue
        }
        var missing = requirements(of: wanted).filter { !meets($0, declaration) }
        let hasMissing = !missing.isEmpty
        missing.removeAll { tellOtherLabels(of: $0, wanted, declaration) }
        if hasMissing, missing.isEmpty { continue }
        if missing.isEmpty {
          if lacksTypes(of: wanted, declaration) || lacksSubscript(of: wanted, declaration)
            || choosesUnfit(declaration, for: wanted)
          {
            report(
              .missingConformance(type: declaration.toldName, protocolName: wanted.name),
              at: declaration.place(ofConformingTo: wanted.name)
            )
          }
          continue
        }
        if isOfPrelude(wanted.span), wanted.name == "DeclaredStrideable" {
          // Of what the library asks for in Swift, no more is told than its name.
          report(
            .missingConformance(type: declaration.toldName, protocolName: "Strideable"),
            at: declaration.place(ofConformingTo: wanted.name)
          )
          continue
        }
        report(
          .missingRequirement(
            type: declaration.toldName,
            protocolName: wanted.name,
            requirement: missing.map(\.text).joined(separator: "' and '")
          ),
          at: declaration.place(ofConformingTo: wanted.name)
        )
      }
    }
  }

  /// Tells of initializers that subclasses need not have although a protocol asks for them.
  private func checkRequiredInitializers(
    of wanted: TypeDeclaration,
    _ declaration: TypeDeclaration
  ) {
    guard declaration.kind == .class, !declaration.isFinal else { return }
    for requirement in wanted.members.initializers where requirement.body == nil {
      let labels = requirement.signature.labels
      for initializer in declaration.members.initializers
      where initializer.signature.labels == labels && !initializer.isInExtension
        && !initializer.isRequired
      {
        report(
          .initializerNotRequired("init(\(labels))", type: declaration.nestedName),
          at: initializer.span
        )
      }
    }
  }

  /// Tells of methods that would return the class itself also in subclasses, although a protocol
  /// asks for whatever class it is.
  private func checkResultsOfSelf(of wanted: TypeDeclaration, _ declaration: TypeDeclaration) {
    guard declaration.kind == .class, !declaration.isFinal else { return }
    for requirement in requirements(of: wanted) {
      guard case .method(let required) = requirement.member,
        required.signature.result == .parameter("Self")
      else { continue }
      let table = declaration.members
      let own = requirement.isStatic ? table.staticMembers : table.instanceMembers
      for case .method(let method) in own[required.name] ?? []
      where method.signature.labels == required.signature.labels
        && method.signature.result == declaration.selfType
      {
        let name = "\(method.name)(\(method.signature.labels))"
        report(
          .resultIsNotSelf(name, type: declaration.nestedName, protocolName: wanted.name),
          at: method.span
        )
      }
    }
  }

  /// The initializer that a protocol asks for, and a struct with initializers of its own lacks.
  private func missingInitializer(
    of wanted: TypeDeclaration,
    _ declaration: TypeDeclaration
  ) -> FunctionDeclaration? {
    guard declaration.kind == .structure else { return nil }
    let own = declaration.members.initializers
    let given = declaration.allProtocols.flatMap(\.members.initializers).filter { $0.body != nil }
    let labels = Set((own + given).map(\.signature.labels))
    // What a struct without initializers of its own is made of, its properties tell; those in
    // extensions leave it that.
    let isMemberwise = own.allSatisfy(\.isInExtension)
    let names = isMemberwise ? declaration.storedProperties.map { "\($0.name):" } : []
    return wanted.members.initializers.first { initializer in
      let wants = initializer.signature.labels
      return initializer.body == nil && !labels.contains(wants)
        && (!isMemberwise
          || wants.isEmpty && declaration.storedProperties.contains { !$0.hasValueFromTheStart }
          || !wants.isEmpty
            && !wants.split(separator: ":").allSatisfy { label in
              names.contains("\(label):")
            })
    }
  }

  /// Whether a type has no subscript with the labels of one that a protocol requires.
  private func lacksSubscript(of wanted: TypeDeclaration, _ declaration: TypeDeclaration) -> Bool {
    let required = wanted.members.subscripts.filter(\.function.isRequirement)
    if required.isEmpty || declaration.librarySuperclass != nil { return false }
    var owners = declaration.allProtocols
    var current: TypeDeclaration? = declaration
    while let type = current {
      owners.append(type)
      current = type.superclass
    }
    let given = owners.flatMap(\.members.subscripts).filter { !$0.function.isRequirement }
    return required.contains { requirement in
      !given.contains { own in
        isSame(own.function.signature, as: requirement.function.signature)
          && (own.setterSyntax != nil || requirement.setterSyntax == nil)
      }
    }
  }

  /// Whether parameters and result are those of a requirement, as far as it tells their types.
  private func isSame(_ signature: Signature, as required: Signature) -> Bool {
    let types = zip(signature.parameters, required.parameters)
    return signature.labels == required.labels
      && types.allSatisfy { own, wanted in
        own.type == wanted.type || !wanted.type.isPlain || !own.type.isPlain
      }
      && (signature.result == required.result || !required.result.isPlain
        || !signature.result.isPlain)
  }

  /// Whether a type names no type for an associated type that nothing else tells.
  private func lacksTypes(of wanted: TypeDeclaration, _ declaration: TypeDeclaration) -> Bool {
    let protocols = declaration.allProtocols
    // What fulfils a requirement tells the types in it.
    let tells = protocols.contains { other in
      (other.members.instanceMembers.values.joined()).contains(where: \.isRequirement)
        || (other.members.staticMembers.values.joined()).contains(where: \.isRequirement)
        || !other.members.subscripts.isEmpty || !other.members.initializers.isEmpty
        || !(other === wanted) && !other.members.types.isEmpty
    }
    if tells { return false }
    return wanted.associatedTypes.contains { name in
      var current: TypeDeclaration? = declaration
      while let type = current {
        if type.members.types[name] != nil || type.genericParameters.contains(name) { return false }
        current = type.superclass
      }
      // An extension of the protocol may name it.
      return wanted.members.types[name]?.isUnknown == true
    }
  }

  /// Tells a method that would be what a protocol requires but for its labels.
  private func tellOtherLabels(
    of requirement: Requirement,
    _ wanted: TypeDeclaration,
    _ declaration: TypeDeclaration
  ) -> Bool {
    guard case .method(let required) = requirement.member, wanted.associatedTypes.isEmpty,
      !requirement.isStatic
    else { return false }
    for case .method(let method) in declaration.members.instanceMembers[required.name] ?? []
    where method.signature.parameters.map(\.type) == required.signature.parameters.map(\.type)
      && method.signature.result == required.signature.result
      && method.signature.labels != required.signature.labels
      && !method.signature.parameters.isEmpty
    {
      report(
        .otherLabels(
          method.subjectWithLabels,
          required: required.spelledName,
          protocolName: wanted.name
        ),
        at: method.span
      )
      return true
    }
    return false
  }

  /// One thing that a protocol asks for.
  private struct Requirement {
    var member: MemberTable.Member
    var isStatic: Bool
    var owner: TypeDeclaration
    var text: String
  }

  private func requirements(of wanted: TypeDeclaration) -> [Requirement] {
    var result: [(Int, Requirement)] = []
    for isStatic in [false, true] {
      let members = isStatic ? wanted.members.staticMembers : wanted.members.instanceMembers
      for member in members.values.flatMap({ $0 }) where member.isRequirement {
        guard let text = spelled(member, isStatic: isStatic) else { continue }
        result.append(
          (
            member.position,
            Requirement(member: member, isStatic: isStatic, owner: wanted, text: text)
          )
        )
      }
    }
    return result.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func meets(_ requirement: Requirement, _ declaration: TypeDeclaration) -> Bool {
    let name = requirement.member.name
    var current: TypeDeclaration? = declaration
    while let type = current {
      let table = type.members
      let own = (requirement.isStatic ? table.staticMembers : table.instanceMembers)[name] ?? []
      if own.contains(where: { fits($0, requirement, of: declaration) }) { return true }
      if type.kind == .enumeration, ["rawValue", "allCases", "hashValue"].contains(name) {
        return true
      }
      current = type.superclass
    }
    // An extension of any protocol that the type conforms to may have it for all.
    for owner in declaration.allProtocols {
      let table = owner.members
      let given = (requirement.isStatic ? table.staticMembers : table.instanceMembers)[name] ?? []
      if given.contains(where: { !$0.isRequirement && sameLabels($0, requirement.member) }) {
        return true
      }
    }
    let type = declaration.selfType
    let found = members(name, of: type, isStatic: requirement.isStatic)
    return !found.entries.isEmpty || declaration.isWrapperLike(name)
  }

  private func fits(
    _ member: MemberTable.Member,
    _ requirement: Requirement,
    of declaration: TypeDeclaration
  ) -> Bool {
    guard sameLabels(member, requirement.member),
      !tellsOther(member, requirement.member, of: declaration, for: requirement.owner)
    else { return false }
    if case .enumerationCase = member, case .property(let wanted) = requirement.member,
      type(of: wanted).isScalar
    {
      return false
    }
    if case .method(let method) = member, case .method(let wanted) = requirement.member {
      if method.isThrowing, !wanted.isThrowing { return false }
      if method.isAsynchronous, !wanted.isAsynchronous { return false }
      if method.isMutating, !wanted.isMutating, !method.isStatic { return false }
      let pairs = zip(method.signature.parameters, wanted.signature.parameters)
      if pairs.contains(where: { $0.type.isScalar && $1.type.isScalar && $0.type != $1.type }) {
        return false
      }
      let (one, two) = (method.signature.result, wanted.signature.result)
      if one.isScalar, two == .parameter("Self") || two == requirement.owner.selfType {
        return false
      }
      guard !requirement.owner.namesTypes, one.isPlain || one == .void,
        two.isPlain || two == .void
      else { return true }
      return one == two || two != .void && isConvertible(one, to: two)
    }
    guard case .property(let wanted) = requirement.member,
      case .property(let property) = member
    else { return true }
    if wanted.isMutable, !property.isSettable, property.wrapper == nil { return false }
    let (one, two) = (type(of: property), type(of: wanted))
    guard !requirement.owner.namesTypes, one.isPlain, two.isPlain else { return true }
    return one == two || isConvertible(one, to: two) && !(two.isOptional != one.isOptional)
  }

  private func sameLabels(_ one: MemberTable.Member, _ two: MemberTable.Member) -> Bool {
    switch (one, two) {
    case (.method(let one), .method(let two)):
      one.signature.parameters.map(\.label) == two.signature.parameters.map(\.label)
    case (.enumerationCase(let one), .method(let two)):
      one.signature.parameters.map(\.label) == two.signature.parameters.map(\.label)
    case (.property, .property), (.enumerationCase, .property): true
    default: false
    }
  }

  private func spelled(_ member: MemberTable.Member, isStatic: Bool) -> String? {
    let prefix = isStatic ? "static " : ""
    switch member {
    case .property(let property):
      let accessors = property.isMutable ? "{ get set }" : "{ get }"
      return "\(prefix)var \(property.name): \(type(of: property)) \(accessors)"
    case .method(let method):
      if method.isOperator { return nil }
      let parameters = method.signature.parameters.map { parameter in
        let names =
          parameter.label == parameter.name
          ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
        return "\(names): \(parameter.type)"
      }
      let result = method.signature.result == .void ? "" : " -> \(method.signature.result)"
      return "\(prefix)func \(method.name)(\(parameters.joined(separator: ", ")))\(result)"
    case .enumerationCase: return nil
    }
  }
}

extension MemberTable.Member {
  fileprivate var position: Int {
    switch self {
    case .method(let method): method.span.start
    case .property(let property): property.span.start
    case .enumerationCase(let enumerationCase): enumerationCase.span.start
    }
  }
}

extension TypeDeclaration {
  /// The protocols of the scene that the type says it conforms to, and those that they refine.
  var declaredProtocols: [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var known: Set<TypeDeclaration> = []
    func add(_ conformances: [SceneType]) {
      for case .declared(let other, _) in conformances
      where other.kind == .protocol && known.insert(other).inserted {
        result.append(other)
        add(other.conformances)
      }
    }
    add(conformances)
    return result
  }

  /// The protocols of the type and of its superclasses.
  var allProtocols: [TypeDeclaration] {
    declaredProtocols + (superclass?.allProtocols ?? [])
  }

  /// Whether the protocol leaves types open, which a conforming type chooses.
  fileprivate var namesTypes: Bool { !members.types.isEmpty || !genericParameters.isEmpty }

  /// Whether a member may come about in a way that the table does not show.
  fileprivate func isWrapperLike(_ name: String) -> Bool {
    members.subscripts.contains {
      $0.function.signature.parameters.map(\.label) == ["dynamicMember"]
    } || name == "id" && kind == .class
  }
}

extension SceneType {
  /// Whether the type is spelled out and does not hang on what a protocol leaves open.
  fileprivate var isPlain: Bool {
    switch self {
    case .named(let name, let arguments):
      !LibraryProtocols.contains(name) && arguments.allSatisfy(\.isPlain)
    case .declared(let declaration, let arguments):
      declaration.kind != .protocol && arguments.allSatisfy(\.isPlain)
    case .optional(let wrapped), .array(let wrapped): wrapped.isPlain
    case .dictionary(let key, let value): key.isPlain && value.isPlain
    default: false
    }
  }
}
