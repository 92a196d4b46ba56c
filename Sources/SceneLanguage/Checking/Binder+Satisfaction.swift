extension Binder {
  /// Whether a type conforms to a protocol that generic code asks for.
  ///
  /// Of library types only what a scene is likely to get wrong is known; the rest is granted.
  func satisfies(_ type: SceneType, _ constraint: SceneType) -> Bool {
    if type.isOpen || constraint.isOpen || type == constraint || type == .never { return true }
    // Of `Tree.leaf` nothing tells what the tree holds.
    if isForeign(type) { return true }
    guard case .named(let name, _) = constraint else {
      // What a builder gathers is known as a view, whatever else it is.
      if type == .view { return true }
      if case .declared(let wanted, _) = constraint, wanted.kind == .protocol,
        case .optional = type
      {
        return wanted.genericParameters.isEmpty && conforms(type, to: constraint)
      }
      return conforms(type, to: constraint)
    }
    return isKnown(type, toBe: name, constraint) || isMade(type, toBe: name)
  }

  /// Whether extensions of the scene make a type of the library, or one that it inherits from,
  /// conform to a protocol of the library.
  func isMade(_ type: SceneType, toBe name: String) -> Bool {
    guard let owner = type.memberOwner else { return false }
    return conformancesMade(ofLibraryType: owner).contains { conformance in
      switch conformance {
      case .named(let made, _): LibraryProtocols.implies(made, name)
      case .declared(let other, _): other.conforms(to: name)
      default: false
      }
    }
  }

  /// Whether a type fulfils what a declaration asks of a generic parameter.
  func fulfils(_ type: SceneType, _ constraint: SceneType) -> Bool {
    // Of all protocols `AnyObject` is the one whose values are known as any.
    constraint == .any ? mayBeObject(type) : satisfies(type, constraint)
  }

  private func mayBeObject(_ type: SceneType) -> Bool {
    switch type {
    case .declared(let declaration, _):
      declaration.kind == .class || declaration.kind == .protocol || isOfPrelude(declaration.span)
    case .named(let name, _):
      // A number of Foundation's own class is known as a `Double`.
      library.isClass(name) || !StandardConformances.knowsType(name) || type == .double
    case .array, .dictionary, .optional, .tuple, .function: false
    default: true
    }
  }

  /// Whether a type conforms to a protocol of the library by what both are.
  private func isKnown(_ type: SceneType, toBe name: String, _ constraint: SceneType) -> Bool {
    switch name {
    case "Hashable", "Equatable": return isEquatable(type, hashable: name == "Hashable")
    case "Comparable": return isComparable(type)
    case "Identifiable": return isIdentifiable(type)
    case "Encodable", "Decodable", "Codable": return isCoded(type, as: name)
    case "Error": return mayBeError(type)
    case "ObservableObject":
      guard case .declared(let declaration, _) = type else { return !type.isScalar }
      return declaration.conforms(to: name)
    case "View", "ContainerValueKey", "EnvironmentKey", "LayoutValueKey", "PreferenceKey",
      "TransactionKey":
      return conforms(type, to: constraint)
    default: return isStandard(type, toBe: name)
    }
  }

  /// Whether a type conforms to a protocol of the standard library; of other protocols, and of types
  /// whose conformances are not all known, nothing is said.
  private func isStandard(_ type: SceneType, toBe name: String) -> Bool {
    guard StandardConformances.knowsProtocol(name), !isInPrelude else { return true }
    switch type {
    case .tuple, .function, .metatype: return false
    case .array, .dictionary, .optional, .null, .named:
      return standardConformance(of: type.memberOwner ?? "", to: name) ?? true
    case .declared(let declaration, _):
      if isOfPrelude(declaration.span) {
        return StandardConformances.conforms(declaration.name, to: name) ?? true
      }
      return declaration.conforms(to: name) || declaration.inheritedLibraryClass != nil
        || name == "RawRepresentable" && declaration.rawType != nil
        || StandardConformances.implied(name).contains { declaration.conforms(to: $0) }
    case .parameter(let parameter):
      guard genericsInScope.contains(parameter), scope.constrainedTypes[parameter] == nil,
        let constraints = scope.constraints(of: parameter)
      else { return true }
      return constraints.contains { constraint in
        switch constraint {
        case .named(let other, _): StandardConformances.implies(other, name)
        case .declared(let declaration, _): declaration.conforms(to: name)
        default: true
        }
      }
    default: return true
    }
  }

  /// Whether a type of the library conforms to a protocol of the standard library; `nil` where that is
  /// not known.
  private func standardConformance(of type: String, to name: String) -> Bool? {
    if let known = StandardConformances.conforms(type, to: name) { return known }
    // A composition is known by one of its protocols; errors are no more than what they are.
    if type == "Error", StandardConformances.knowsProtocol(name) {
      return LibraryProtocols.implies(type, name)
    }
    // What has elements is no number, and no text unless it says so.
    guard Self.protocolsOfScalars.contains(name), library.conforms(type, to: "Sequence") else {
      return nil
    }
    return library.conforms(type, to: name)
  }

  private static let protocolsOfScalars: NameSet = [
    "Numeric", "SignedNumeric", "AdditiveArithmetic", "BinaryInteger", "SignedInteger",
    "UnsignedInteger", "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint",
    "StringProtocol",
  ]

  /// Whether values of a type can be compared by `==`, and hashed.
  func isEquatable(_ type: SceneType, hashable: Bool = false) -> Bool {
    let name = hashable ? "Hashable" : "Equatable"
    switch type {
    case .optional(let wrapped), .array(let wrapped):
      return isEquatable(wrapped, hashable: hashable)
    case .dictionary(_, let value): return isEquatable(value, hashable: hashable)
    // Those that `==` compares it knows itself.
    case .tuple, .function, .metatype: return false
    // The library's own Swift says less of its types than Apple's frameworks do.
    case .declared(let declaration, _) where isOfPrelude(declaration.span): return true
    case .declared(let declaration, _):
      switch declaration.kind {
      // Values that `some` hides are of one type, which is what the protocol says of it.
      case .protocol:
        return declaration.conforms(to: name)
          || !hashable
            && (declaration.conforms(to: "Hashable") || declaration.conforms(to: "Comparable"))
      case .enumeration where declaration.cases.allSatisfy(\.signature.parameters.isEmpty):
        return true
      default: break
      }
      return declaration.conforms(to: name) || !hashable && declaration.conforms(to: "OptionSet")
        || declaration.conforms(to: "Comparable") && !hashable
        || !hashable && operatorFunction("==", [type, type]) != nil
    case .parameter(let parameter):
      return (scope.constraints(of: parameter) ?? []).contains { constraint in
        switch constraint {
        case .named(let other, _):
          StandardConformances.implies(other, name)
        case .declared(let declaration, _): declaration.conforms(to: name)
        default: false
        }
      }
    default: return type.memberOwner.flatMap { standardConformance(of: $0, to: name) } ?? true
    }
  }

  /// Whether nothing is said of a generic parameter of the function or type around.
  func isBare(_ parameter: String) -> Bool {
    genericsInScope.contains(parameter) && scope.constraints(of: parameter)?.isEmpty == true
      && scope.constrainedTypes[parameter] == nil
  }

  /// Whether a generic parameter around can be compared for equality at most.
  func isUnordered(_ type: SceneType) -> Bool {
    conforms(type, atMostTo: ["Equatable", "Hashable"])
  }

  /// Whether nothing that a generic parameter around conforms to has arithmetic.
  func lacksArithmetic(_ type: SceneType) -> Bool {
    conforms(type, atMostTo: Self.protocolsWithoutArithmetic)
  }

  /// Whether nothing that a generic parameter around conforms to has an arithmetic operator.
  func lacksOperator(_ name: String, _ type: SceneType) -> Bool {
    if lacksArithmetic(type) { return true }
    let sums = Self.protocolsWithoutArithmetic.union(["AdditiveArithmetic"])
    let products = sums.union(["Numeric", "SignedNumeric"])
    switch name {
    case "*": return conforms(type, atMostTo: sums)
    case "/", "%": return conforms(type, atMostTo: products)
    default: return false
    }
  }

  /// Whether nothing that a generic parameter around conforms to can be a number with a fraction
  /// that is written down.
  func isWholeAtMost(_ type: SceneType) -> Bool {
    let protocols: Set<String> = [
      "AdditiveArithmetic", "BinaryInteger", "FixedWidthInteger", "Numeric", "SignedInteger",
      "SignedNumeric", "UnsignedInteger",
    ]
    return conforms(type, atMostTo: Self.protocolsWithoutArithmetic.union(protocols))
  }

  /// Whether a type is a generic parameter around of which nothing is asked but some protocols.
  private func conforms(_ type: SceneType, atMostTo protocols: Set<String>) -> Bool {
    guard case .parameter(let name) = type, genericsInScope.contains(name),
      scope.constrainedTypes[name] == nil
    else { return false }
    return scope.constraints(of: name)?.allSatisfy { constraint in
      protocols.contains { constraint == .named($0) }
    } == true
  }

  private static let protocolsWithoutArithmetic: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "Sendable", "View",
  ]

  private func isComparable(_ type: SceneType) -> Bool {
    switch type {
    case .optional, .tuple, .array, .dictionary, .function, .metatype: return false
    case .declared(let declaration, _):
      return declaration.conforms(to: "Comparable")
    case .parameter: return !isUnordered(type)
    default:
      return type.memberOwner.flatMap { standardConformance(of: $0, to: "Comparable") } ?? true
    }
  }

  /// Whether values of a type can be written as text, or read: of the library's types they can.
  private func isCoded(_ type: SceneType, as name: String) -> Bool {
    switch type {
    case .declared(let declaration, _):
      declaration.kind == .protocol || isOfPrelude(declaration.span)
        || declaration.conforms(to: name)
        || (name == "Codable"
          ? declaration.conforms(to: "Encodable") && declaration.conforms(to: "Decodable")
          : declaration.conforms(to: "Codable"))
    case .array(let element), .optional(let element), .dictionary(_, let element):
      isCoded(element, as: name)
    case .tuple, .function: false
    default: type.memberOwner.flatMap { standardConformance(of: $0, to: name) } ?? true
    }
  }

  private func isIdentifiable(_ type: SceneType) -> Bool {
    switch type {
    case .declared(let declaration, _):
      return declaration.conforms(to: "Identifiable")
    // Views of the numbers of a range need no identity; that those of a list do is told there.
    case .named where type.isInteger: return true
    case .named(let name, _):
      return standardConformance(of: name, to: "Identifiable") ?? (name != "Color")
    case .tuple, .array, .dictionary, .function, .optional: return false
    default: return true
    }
  }
}
