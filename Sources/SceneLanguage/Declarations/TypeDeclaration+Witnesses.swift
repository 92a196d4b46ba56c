/// What fulfils a requirement of a protocol: a member of the type, one that it inherits, or one that
/// an extension adds to a protocol of the scene.
extension TypeDeclaration {
  /// A method with a body, by its name and labels.
  func method(
    _ name: String,
    labels: [String?],
    isStatic: Bool = false
  ) -> FunctionDeclaration? {
    witness(name, isStatic: isStatic) { $0.method(fitting: labels) }
  }

  /// A method that a class above declares, by its name and labels.
  func inheritedMethod(
    _ name: String,
    labels: [String?],
    isStatic: Bool = false
  ) -> FunctionDeclaration? {
    superclass?.witness(name, isStatic: isStatic, inProtocols: false) { $0.method(fitting: labels) }
  }

  /// A method that a class above declares, by its name, its labels, and the types it takes.
  func inheritedMethod(
    _ name: String,
    like signature: Signature,
    isStatic: Bool
  ) -> FunctionDeclaration? {
    let labels = signature.parameters.map(\.label)
    let types = signature.parameters.map(\.type)
    return superclass?.witness(name, isStatic: isStatic, inProtocols: false) { member in
      member.method(fitting: labels).flatMap {
        $0.signature.parameters.map(\.type) == types ? $0 : nil
      }
    }
  }

  /// A method that a class above declares, by its name and the types it takes.
  func inheritedMethod(
    _ name: String,
    taking types: [SceneType],
    isStatic: Bool
  ) -> FunctionDeclaration? {
    superclass?.witness(name, isStatic: isStatic, inProtocols: false) { member in
      guard case .method(let method) = member, !method.isRequirement,
        method.signature.parameters.map(\.type) == types
      else { return nil }
      return method
    }
  }

  /// A property that has a value, by its name.
  func property(_ name: String, isStatic: Bool = false) -> PropertyDeclaration? {
    witness(name, isStatic: isStatic) { $0.propertyWithValue }
  }

  /// A property that a class above declares, by its name.
  func inheritedProperty(_ name: String, isStatic: Bool = false) -> PropertyDeclaration? {
    superclass?.witness(name, isStatic: isStatic, inProtocols: false) { $0.propertyWithValue }
  }

  private func witness<Witness>(
    _ name: String,
    isStatic: Bool,
    inProtocols: Bool = true,
    _ find: (MemberTable.Member) -> Witness?
  ) -> Witness? {
    let all = isStatic ? members.staticMembers : members.instanceMembers
    for member in all[name] ?? [] {
      if let found = find(member) { return found }
    }
    if let found = superclass?.witness(
      name,
      isStatic: isStatic,
      inProtocols: inProtocols,
      find
    ) {
      return found
    }
    for case .declared(let conformed, _) in conformances where inProtocols && conformed !== self {
      if let found = conformed.witness(name, isStatic: isStatic, find) { return found }
    }
    return nil
  }
}

extension MemberTable.Member {
  /// The property that it is, where that is more than a requirement.
  fileprivate var propertyWithValue: PropertyDeclaration? {
    guard case .property(let property) = self, !isRequirement else { return nil }
    return property
  }

  /// The method with a body that it is, where it has these labels.
  fileprivate func method(fitting labels: [String?]) -> FunctionDeclaration? {
    guard case .method(let method) = self, !method.isRequirement, method.signature.fits(labels)
    else { return nil }
    return method
  }
}
