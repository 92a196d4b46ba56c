extension Binder {
  /// Whether a type conforms to a protocol that generic code asks for.
  ///
  /// Of library types only what a scene is likely to get wrong is known; the rest is granted.
  func satisfies(_ type: SceneType, _ constraint: SceneType) -> Bool {
    if type.isOpen || constraint.isOpen || type == constraint || type == .never { return true }
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
    default:
      if case .declared(let declaration, _) = type, name == "CustomStringConvertible",
        declaration.kind == .structure || declaration.kind == .enumeration
      {
        return declaration.conforms(to: name)
      }
      if case .declared(let declaration, _) = type, LibraryProtocols.contains(name),
        ["Numeric", "FloatingPoint", "BinaryInteger", "BinaryFloatingPoint", "StringProtocol"]
          .contains(name)
      {
        return declaration.conforms(to: name)
      }
      return isNumber(type, as: name)
    }
  }

  private static let numberProtocols: NameSet = [
    "Numeric", "SignedNumeric", "AdditiveArithmetic", "BinaryInteger", "SignedInteger",
    "UnsignedInteger", "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint",
  ]

  /// Whether a plain value conforms to a protocol of numbers; of other values and protocols nothing
  /// is said.
  private func isNumber(_ type: SceneType, as name: String) -> Bool {
    guard type.isInteger || type.isFloatingPoint || type == .string || type == .bool else {
      switch type {
      case .array, .dictionary, .optional, .tuple, .function, .metatype:
        return !Binder.numberProtocols.contains(name) && name != "StringProtocol"
      case .character:
        return !Binder.numberProtocols.contains(name)
          && !["StringProtocol", "Sequence", "Collection", "BidirectionalCollection"].contains(name)
      case .named(let own, _) where library.conforms(own, to: "Sequence"):
        return !Binder.numberProtocols.contains(name)
          && (name != "StringProtocol" || library.conforms(own, to: name))
      default: return true
      }
    }
    switch name {
    case "Numeric", "SignedNumeric", "AdditiveArithmetic":
      return type.isInteger || type.isFloatingPoint
    case "BinaryInteger", "SignedInteger", "FixedWidthInteger": return type.isInteger
    case "FloatingPoint", "BinaryFloatingPoint": return type.isFloatingPoint
    case "StringProtocol", "Sequence", "Collection", "BidirectionalCollection":
      return type == .string
    default: return true
    }
  }

  /// Whether values of a type can be compared by `==`, and hashed.
  func isEquatable(_ type: SceneType, hashable: Bool = false) -> Bool {
    let name = hashable ? "Hashable" : "Equatable"
    switch type {
    case .optional(let wrapped), .array(let wrapped):
      return isEquatable(wrapped, hashable: hashable)
    case .dictionary(_, let value): return isEquatable(value, hashable: hashable)
    case .tuple(let elements):
      return !hashable && elements.count < 7
        && elements.allSatisfy { isEquatable($0.type, hashable: hashable) }
    case .function: return false
    case .metatype: return !hashable
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
      return declaration.conforms(to: name) || declaration.conforms(to: "OptionSet")
        || declaration.conforms(to: "Comparable") && !hashable
        || !hashable && operatorFunction("==", [type, type]) != nil
    case .parameter(let parameter):
      return (scope.constraints(of: parameter) ?? []).contains { constraint in
        switch constraint {
        case .named(let other, _):
          LibraryProtocols.implies(other, name)
            || equatableProtocols.contains(other)
        case .declared(let declaration, _): declaration.conforms(to: name)
        default: false
        }
      }
    default: return true
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

  private var equatableProtocols: Set<String> {
    [
      "Numeric", "BinaryInteger", "FloatingPoint", "BinaryFloatingPoint", "StringProtocol",
      "SignedNumeric", "AdditiveArithmetic", "VectorArithmetic",
    ]
  }

  private func isComparable(_ type: SceneType) -> Bool {
    switch type {
    case .optional, .tuple, .array, .dictionary, .function, .metatype, .named("Bool", _):
      return false
    case .declared(let declaration, _):
      return declaration.conforms(to: "Comparable")
    case .parameter: return !isUnordered(type)
    default: return true
    }
  }

  /// Whether values of a type can be written as text, or read: of the library's types they can.
  private func isCoded(_ type: SceneType, as name: String) -> Bool {
    switch type {
    case .declared(let declaration, _):
      declaration.kind == .protocol || isOfPrelude(declaration.span)
        || declaration.conforms(to: name)
        || name != "Codable" && declaration.conforms(to: "Codable")
    case .array(let element), .optional(let element), .dictionary(_, let element):
      isCoded(element, as: name)
    case .tuple, .function: false
    default: true
    }
  }

  private func isIdentifiable(_ type: SceneType) -> Bool {
    switch type {
    case .declared(let declaration, _):
      return declaration.conforms(to: "Identifiable")
    case .named(let name, _):
      return ![
        "Double", "CGFloat", "Float", "String", "Bool", "Character", "Color", "CGPoint",
        "CGSize", "CGRect",
      ].contains(name)
    case .tuple, .array, .dictionary, .function, .optional: return false
    default: return true
    }
  }
}
