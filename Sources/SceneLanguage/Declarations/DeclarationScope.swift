/// What a declaration is written in: a file, and the types around it.
///
/// Unchecked: written while binding, by one thread, and never afterwards.
final class DeclarationScope: @unchecked Sendable {
  /// The type whose members are found by name alone.
  struct Enclosing: Sendable {
    /// The type of `self`.
    let selfType: SceneType
    /// The members that the scene declares for it.
    let table: MemberTable
  }

  let file: Int
  let enclosing: Enclosing?
  /// The generic parameters in scope, and the protocols they conform to.
  var generics: [String: [SceneType]]
  /// The generic parameters that a `where` clause says the type of.
  var fixed: [String: SceneType] = [:]
  /// What an extension says of the access to all in it.
  var defaultAccess = AccessLevel.everywhere
  /// Whether this is the inside of an extension.
  var isExtension = false
  /// Whether an extension says that all in it runs on the main actor.
  var isOnMainActor = false
  /// What a `where` clause says that `Self` conforms to.
  var selfConstraints: [SceneType] = []
  /// What it says of the types that a protocol leaves open.
  var associatedTypes: [String: AssociatedTypeConstraint] = [:]
  /// What it says of the types that generic parameters name: `Item` of `R` is under `R.Item`.
  var memberTypes: [String: SceneType] = [:]
  /// What the types conform to that generic parameters name: those of `R.Item` are under `R.Item`.
  var memberConstraints: [String: [SceneType]] = [:]
  /// The types that a function around the declaration declares before it, and the declared one.
  var localTypes: [String: SceneType] = [:]
  let outer: DeclarationScope?

  init(
    file: Int,
    enclosing: Enclosing? = nil,
    generics: [String: [SceneType]] = [:],
    outer: DeclarationScope? = nil
  ) {
    self.file = file
    self.enclosing = enclosing
    self.generics = generics
    self.outer = outer
  }

  /// What a `where` clause says of a type that a protocol leaves open.
  struct AssociatedTypeConstraint {
    var protocols: [SceneType] = []
    var type: SceneType?
  }

  /// The protocols that generic parameters, and types that they name, conform to.
  var constraints: [String: [SceneType]] {
    memberConstraints.isEmpty ? generics : generics.merging(memberConstraints) { $1 }
  }

  /// The types that are said to be the same, as a call must meet it.
  var equalities: [Signature.Equality] {
    memberTypes.isEmpty
      ? []
      : memberTypes.sorted { $0.key < $1.key }.compactMap { path, type in
        let parts = path.split(separator: ".")
        guard parts.count == 2 else { return nil }
        return .init(parameter: String(parts[0]), member: String(parts[1]), type: type)
      }
  }

  /// How much an extension asks of the types that it is for; none where it is for all of them.
  var demands: Int {
    guard isExtension else { return 0 }
    let protocols = generics.reduce(0) { $1.key == "Self" ? $0 : $0 + $1.value.count }
    let types = associatedTypes.values.reduce(0) { count, constraint in
      count + constraint.protocols.count + (constraint.type == nil ? 0 : 2)
    }
    return 2 * fixed.count + selfConstraints.count + protocols + types
  }

  /// Whether this is an extension for some types only, or of a protocol.
  var isExtensionForSome: Bool {
    guard isExtension else { return false }
    if case .declared(let owner, _)? = selfType, owner.kind == .protocol { return true }
    return !fixed.isEmpty || !selfConstraints.isEmpty || generics.values.contains { !$0.isEmpty }
  }

  /// Whether this is the inside of a function with a `where` clause.
  var hasClause: Bool {
    !isExtension && enclosing == nil
      && !(fixed.isEmpty && selfConstraints.isEmpty && associatedTypes.isEmpty
        && generics.values.allSatisfy(\.isEmpty))
  }

  /// Whether an extension around the declaration is for some types only.
  var isConstrained: Bool { !fixed.isEmpty || (outer?.isConstrained ?? false) }

  /// The types that extensions around the declaration are for, by generic parameter.
  var constrainedTypes: [String: SceneType] {
    (outer?.constrainedTypes ?? [:]).merging(fixed) { $1 }
  }

  /// What `where` clauses around the declaration say of the types that a parameter names.
  func memberTypes(of parameter: String) -> [String: SceneType] {
    let own = memberTypes.filter { $0.key.hasPrefix(parameter + ".") }
    return outer?.memberTypes(of: parameter).merging(own) { $1 } ?? own
  }

  /// What `where` clauses around the declaration say that a type conforms to which a parameter names.
  func constraints(ofMember name: String, of parameter: String) -> [SceneType] {
    let own = memberConstraints["\(parameter).\(name)"] ?? []
    let ofSelf = parameter == "Self" ? associatedTypes[name]?.protocols ?? [] : []
    return own + ofSelf + (outer?.constraints(ofMember: name, of: parameter) ?? [])
  }

  /// The nearest type around the declaration.
  var selfType: SceneType? { enclosing?.selfType ?? outer?.selfType }

  /// Whether this is in a type's declaration, or in an extension of the type.
  func isInside(_ declaration: TypeDeclaration) -> Bool {
    if case .declared(declaration, _)? = enclosing?.selfType { return true }
    return outer?.isInside(declaration) ?? false
  }

  /// A scope inside this one for a declaration with generic parameters.
  func adding(generics names: [String]) -> DeclarationScope {
    if names.isEmpty { return self }
    let generics = Dictionary(names.map { ($0, [SceneType]()) }) { first, _ in first }
    return DeclarationScope(file: file, generics: generics, outer: self)
  }

  /// The protocols that a generic parameter in scope conforms to.
  func constraints(of parameter: String) -> [SceneType]? {
    guard let own = generics[parameter] else { return outer?.constraints(of: parameter) }
    // An extension keeps what the type says of its parameters.
    guard isExtension, case .declared(let declaration, _)? = selfType else { return own }
    return own + (declaration.constraints[parameter] ?? []).filter { !own.contains($0) }
  }
}
