extension SceneType {
  /// Whether this is the type of a range of whole numbers, with one bound or two.
  var isRangeOfIntegers: Bool {
    guard case .named(let name, let bounds) = self, name.contains("Range") else { return false }
    return bounds.first?.isInteger == true
  }

  /// What this type calls a type, as `Item` in `Shelf.Item`; open where only the run tells it.
  func member(_ name: String) -> SceneType {
    switch self {
    case .parameter, .member: .member(name, of: self)
    case .declared(let declaration, let arguments) where declaration.kind == .protocol:
      zip(declaration.primaryTypes, arguments).first { $0.0 == name }?.1 ?? .unknown
    case .declared(let declaration, let arguments):
      declaration.type(named: name)?.substituting(declaration.generics(arguments))
        // The elements of a set of options are such sets.
        ?? (name == "Element" && declaration.conforms(to: "OptionSet") ? self : .unknown)
    case .array(let element):
      switch name {
      case "Element": element
      case "Index": .int
      case "SubSequence": .named("ArraySlice", [element])
      default: .unknown
      }
    case .dictionary(let key, let value):
      switch name {
      case "Key": key
      case "Value": value
      case "Element": .pair(key, value)
      case "Keys": .array(key)
      case "Values": .array(value)
      default: .unknown
      }
    case .optional(let wrapped) where name == "Wrapped": wrapped
    case .named where isText && name == "Element": .character
    case .named where isText && name == "SubSequence": .substring
    case .named where isText && name == "Index": .named("String.Index")
    case .named(let owner, let arguments)
    where name == "Element" && SceneType.elementOwners.contains(owner)
      || ["Bound", "Element"].contains(name) && SceneType.boundOwners.contains(owner):
      arguments.first ?? .unknown
    default: .unknown
    }
  }
}

extension SceneType {
  /// The generic parameter that this is, or that it names a type of: `S` of `S.Element`.
  var rootParameter: String? {
    switch self {
    case .parameter(let name): name
    case .member(_, let base): base.rootParameter
    default: nil
    }
  }
}

extension TypeDeclaration {
  /// The type that it calls by a name, itself, through what it inherits, or by what fulfils the
  /// requirements of its protocols; `nil` where none of these tells.
  func type(named name: String) -> SceneType? {
    if let own = members.types[name], !own.isOpen { return own }
    if name == "RawValue", let rawType { return rawType }
    if genericParameters.contains(name) { return .parameter(name) }
    if let superclass, let inherited = superclass.type(named: name) {
      return inherited.substituting(superclass.generics(superclassArguments))
    }
    let protocols = allProtocols.filter { $0.members.types[name] != nil }
    return protocols.lazy.compactMap { $0.members.types[name] }.first { !$0.isOpen }
      ?? protocols.lazy.compactMap { self.type(named: name, askedBy: $0) }.first
      ?? type(namedByLibrary: name)
  }

  /// The type that fulfils what the library's protocols ask for.
  private func type(namedByLibrary name: String) -> SceneType? {
    if name == "Element", conforms(to: "Collection") { return subscriptedType }
    if name == "_Label", conforms(to: "TextFieldStyle") { return .view }
    guard case .resolved(let type)? = property(whoseTypeIs: name)?.typeState else { return nil }
    return type
  }

  /// The property whose type a protocol of the library calls by a name: `ID` is that of `id`, `Value`
  /// that of a key's `defaultValue`.
  func property(whoseTypeIs name: String) -> PropertyDeclaration? {
    switch name {
    case "ID" where conforms(to: "Identifiable"): property("id")
    case "Index" where conforms(to: "Collection"): property("startIndex")
    case "Value" where SceneType.keyProtocols.contains(where: conforms(to:)):
      property("defaultValue", isStatic: true)
    default: nil
    }
  }

  /// The type of what stands at one place of a collection.
  var subscriptedType: SceneType? {
    let signatures = members.subscripts.map(\.function.signature).filter { signature in
      guard signature.parameters.count == 1, signature.parameters[0].label == nil else {
        return false
      }
      let isRange =
        if case .named(let place, _) = signature.parameters[0].type { place.contains("Range") } else
        { false }
      return !isRange
    }
    // Beside places a collection may take keys.
    guard signatures.count > 1, let place = type(named: "Index"), !place.isOpen else {
      return signatures.first?.result
    }
    return (signatures.first { $0.parameters[0].type == place } ?? signatures.first)?.result
  }

  /// The type that stands, in what fulfils a protocol's requirements, where these name another.
  private func type(named name: String, askedBy wanted: TypeDeclaration) -> SceneType? {
    let pattern = SceneType.member(name, of: .parameter("Self"))
    for case .method(let requirement) in wanted.members.instanceMembers.values.joined()
    where requirement.isRequirement {
      let labels = requirement.signature.parameters.map(\.label)
      guard let witness = method(requirement.name, labels: labels) else { continue }
      let types = requirement.signature.parameters.map(\.type) + [requirement.signature.result]
      let others = witness.signature.parameters.map(\.type) + [witness.signature.result]
      for (type, other) in zip(types, others) {
        if let found = other.part(at: pattern, in: type), !found.isOpen { return found }
      }
    }
    for case .property(let requirement) in wanted.members.instanceMembers.values.joined() {
      guard case .resolved(let type) = requirement.typeState,
        case .property(let witness)? = members.instanceMembers[requirement.name]?.first,
        case .resolved(let other) = witness.typeState
      else { continue }
      if let found = other.part(at: pattern, in: type), !found.isOpen { return found }
    }
    return nil
  }
}

extension SceneType {
  /// What stands in this type where `pattern` stands in a type of the same shape.
  fileprivate func part(at pattern: SceneType, in whole: SceneType) -> SceneType? {
    if whole == pattern { return self }
    switch (whole, self) {
    case (.optional(let inner), .optional(let own)), (.array(let inner), .array(let own)):
      return own.part(at: pattern, in: inner)
    case (.declared(let type, let inner), .declared(let other, let own)) where type === other:
      return zip(inner, own).lazy.compactMap { $1.part(at: pattern, in: $0) }.first
    case (.named(let type, let inner), .named(let other, let own)) where type == other:
      return zip(inner, own).lazy.compactMap { $1.part(at: pattern, in: $0) }.first
    case (.dictionary(let key, let value), .dictionary(let ownKey, let ownValue)):
      return ownKey.part(at: pattern, in: key) ?? ownValue.part(at: pattern, in: value)
    case (.tuple(let elements), .tuple(let others)):
      return zip(elements, others).lazy.compactMap { $1.type.part(at: pattern, in: $0.type) }.first
    case (.function(let function), .function(let own)):
      let types = function.parameters + [function.result]
      let others = own.parameters + [own.result]
      return zip(types, others).lazy.compactMap { $1.part(at: pattern, in: $0) }.first
    default: return nil
    }
  }
}
