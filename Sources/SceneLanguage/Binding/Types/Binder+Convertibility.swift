extension Binder {
  /// Whether a value of one type can stand where another is expected.
  func isConvertible(_ type: SceneType, to expected: SceneType) -> Bool {
    if type == expected || type.isOpen || expected.isOpen || type == .never { return true }
    switch (type, expected) {
    case (_, .parameter(let name)) where isAnother(type, than: name): return false
    case (_, .parameter(let name)):
      return (scope.constraints(of: name) ?? []).allSatisfy { conforms(type, to: $0) }
    case (.parameter, _) where isForeign(type): return true
    case (_, .named("Any", _)): return true
    case (.null, .optional): return true
    case (.optional(let wrapped), .optional(let other)): return isConvertible(wrapped, to: other)
    case (_, .optional(let wrapped)): return isConvertible(type, to: wrapped)
    case (.array(let element), .array(let other)): return isConvertible(element, to: other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return isConvertible(key, to: otherKey) && isConvertible(value, to: otherValue)
    case (.tuple(let elements), .tuple(let others)):
      return elements.count == others.count
        && zip(elements, others).allSatisfy { element, other in
          isConvertible(element.type, to: other.type)
            && (element.label == nil || other.label == nil || element.label == other.label)
        }
    case (.function(let function), .function(let other)):
      return function.parameters.count == other.parameters.count
        && zip(function.parameters, other.parameters).allSatisfy { !$0.isOtherScalar(than: $1) }
        && (other.result == .void || isConvertible(function.result, to: other.result))
    case (.metatype(let type), .metatype(let other)):
      return type.mentionsParameters || other.mentionsParameters || isConvertible(type, to: other)
    case (.declared(let declaration, let arguments), .declared(let other, let others)):
      if declaration === other,
        zip(arguments, others).contains(where: { $0.isOtherScalar(than: $1) })
      {
        return false
      }
      return declaration.conforms(to: other)
    case (.named(let name, let arguments), .named(let other, let others))
    where name == other && (arguments.isEmpty || others.isEmpty):
      return true
    case (.named(let name, let arguments), .named(let other, let others))
    where name == other && arguments.count == others.count:
      // What the library's controls do with one kind of fraction they do with all.
      return zip(arguments, others).allSatisfy {
        isConvertible($0, to: $1) || isAnyFraction($0) && $1.isFloatingPoint
      }
    case (.named("KeyPath", let arguments), .named("KeyPath", let others)):
      // `PartialKeyPath` and `AnyKeyPath` say less.
      return zip(arguments, others).allSatisfy { isConvertible($0, to: $1) }
    default:
      if type.isFloatingPoint && expected.isFloatingPoint { return true }
      // Calls of the library take parts of texts; every other place is checked for them.
      if isPart(type, where: expected) { return true }
      return (isProtocol(expected) || expected.isObject) && conforms(type, to: expected)
        || isClass(expected) && inherits(type, from: expected)
    }
  }

  /// Whether a value only seems to fit its place: calls of the library take parts of texts for texts,
  /// and numbers of every precision, and all other places do not.
  func isOther(_ type: SceneType, than expected: SceneType) -> Bool {
    switch (type, expected) {
    case (_, .optional(let wrapped)): isOther(type.unwrapped, than: wrapped)
    case (.array(let element), .array(let other)): isOther(element, than: other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      isOther(key, than: otherKey) || isOther(value, than: otherValue)
    default: type.isOtherPrecision(than: expected) || isPart(type, where: expected)
    }
  }

  /// Whether this is a part of a text, or what may be one, where a text is wanted.
  func isPart(_ type: SceneType, where expected: SceneType) -> Bool {
    let type = type.unwrapped
    return expected.unwrapped == .string && type != .string && isText(type)
  }

  /// Whether a type is certainly not the one that a generic parameter around stands for.
  private func isAnother(_ type: SceneType, than parameter: String) -> Bool {
    // The library's own Swift says less of its types than the compiler asks for.
    if isInPrelude { return false }
    guard isCertain(parameter) else { return false }
    switch type {
    case .null: return !isConstrained(parameter, to: "ExpressibleByNilLiteral")
    case .optional, .metatype, .any: return true
    case .parameter(let other): return other != "Self" && genericsInScope.contains(other)
    case .declared(let declaration, _): return declaration.kind != .protocol
    case .array, .dictionary, .tuple, .function: return !mayTakeLiterals(parameter)
    default: return type.isScalar && !mayTakeLiterals(parameter)
    }
  }

  /// Whether nothing here says what a generic parameter around stands for.
  private func isCertain(_ parameter: String) -> Bool {
    parameter != "Self" && !decidedParameters.contains(parameter)
      && genericsInScope.contains(parameter) && scope.constrainedTypes[parameter] == nil
  }

  /// Whether a type is a generic parameter that stands for a number with fractions.
  private func isAnyFraction(_ type: SceneType) -> Bool {
    guard case .parameter(let name) = type else { return false }
    return isConstrained(name, to: "BinaryFloatingPoint")
  }

  /// Whether a type is a generic parameter around of which nothing here says what it stands for.
  func isGeneric(_ type: SceneType) -> Bool {
    if case .parameter(let name) = type { !isInPrelude && isCertain(name) } else { false }
  }

  /// Whether a value is of what a generic parameter around calls a type, which is then certainly
  /// not the type that is expected.
  func isAbstract(_ type: SceneType, beside expected: SceneType) -> Bool {
    guard case .member(_, let base) = type.unwrapped, !isInPrelude else { return false }
    let expected = expected.unwrapped
    switch base {
    case .parameter(let name) where isCertain(name):
      return !expected.isOpen && expected != .any && !isProtocol(expected)
        && !expected.mentionsParameters
    case .member: return isAbstract(base, beside: expected)
    default: return false
    }
  }

  /// Whether a literal certainly makes no value of a generic parameter around.
  func isClosed(toLiterals parameter: String) -> Bool {
    !isInPrelude && isCertain(parameter) && !mayTakeLiterals(parameter)
  }

  /// Whether literals may stand for values of a generic parameter.
  private func mayTakeLiterals(_ parameter: String) -> Bool {
    (scope.constraints(of: parameter) ?? []).contains { constraint in
      switch constraint {
      case .declared(let declaration, _): !declaration.conformances.isEmpty
      case .named(let name, _): !SceneType.protocolsOfValues.contains(name)
      default: true
      }
    }
  }

  /// Whether values of a type are certainly objects.
  func isObject(_ type: SceneType) -> Bool { type.isObject || isClass(type) }

  private func isClass(_ type: SceneType) -> Bool {
    if case .named(let name, _) = type { library.isClass(name) } else { false }
  }

  /// Whether a type is a class that inherits from a library class.
  func inherits(_ type: SceneType, from expected: SceneType) -> Bool {
    guard case .named(let name, _) = expected else { return false }
    switch type {
    case .named(let own, _): return library.conforms(own, to: name)
    case .declared(let declaration, _): return declaration.conforms(to: name)
    case .parameter(let parameter):
      return (scope.constraints(of: parameter) ?? []).contains { inherits($0, from: expected) }
    default: return false
    }
  }

  /// Whether values of many types fit, so that the type tells nothing about the value.
  func isProtocol(_ type: SceneType) -> Bool {
    switch type {
    case .named(let name, _): LibraryProtocols.contains(name)
    case .declared(let declaration, _): declaration.kind == .protocol
    default: false
    }
  }

  /// Whether a type conforms to a protocol.
  ///
  /// Conformances of the library's types that no picture depends on are taken for granted.
  func conforms(_ type: SceneType, to constraint: SceneType) -> Bool {
    if type.isOpen || constraint.isOpen || type == constraint { return true }
    guard case .named(let name, _) = constraint else {
      guard case .declared(let wanted, _) = constraint else { return true }
      if wanted.isComposition, !type.isDeclared {
        return wanted.conformances.allSatisfy { conforms(type, to: $0) }
      }
      switch type {
      case .declared(let declaration, _):
        return declaration.conforms(to: wanted)
          || declaration.inheritedLibraryClass.map { conforms(library: $0, to: wanted) } == true
      case .parameter(let parameter):
        return (scope.constraints(of: parameter) ?? []).contains { conforms($0, to: constraint) }
      case .never: return true
      default: return type.memberOwner.map { conforms(library: $0, to: wanted) } ?? false
      }
    }
    if name == "Error" { return mayBeError(type) }
    if type.isInteger || type.isFloatingPoint || type == .bool,
      ["Sequence", "Collection"].contains(name)
    {
      return isMade(type, toBe: name)
    }
    guard Binder.strictProtocols.contains(name) else { return true }
    switch type {
    case .never: return true
    case .declared(let declaration, _): return declaration.conforms(to: name)
    case .named(let own, _): return library.conforms(own, to: name)
    case .optional(let wrapped): return name == "View" && conforms(wrapped, to: constraint)
    case .parameter(let parameter):
      return (scope.constraints(of: parameter) ?? []).contains { conforms($0, to: constraint) }
    default: return false
    }
  }

  /// Whether a value may be thrown: of the library's types only plain values are known not to be,
  /// unless the scene makes them errors.
  func mayBeError(_ type: SceneType) -> Bool {
    switch type {
    case .declared(let declaration, _):
      declaration.kind == .protocol || isOfPrelude(declaration.span)
        || declaration.conforms(to: "Error")
    case .optional, .array, .dictionary, .tuple, .function: isMade(type, toBe: "Error")
    default:
      StandardConformances.conforms(type.memberOwner ?? "", to: "Error") ?? true
        || isMade(type, toBe: "Error")
    }
  }

  /// Whether extensions of the scene make a type of the library, or one that it inherits from,
  /// conform to a protocol of the scene.
  private func conforms(library type: String, to wanted: TypeDeclaration) -> Bool {
    conformancesMade(ofLibraryType: type).contains { conformance in
      guard case .declared(let other, _) = conformance else { return false }
      return other === wanted || other.conforms(to: wanted)
    }
  }

  /// The protocols that extensions of the scene let a type of the library, or one that it inherits
  /// from, conform to.
  func conformancesMade(ofLibraryType type: String) -> [SceneType] {
    if program.conformances.isEmpty { return [] }
    return library.owners(of: type).flatMap { program.conformances[$0] ?? [] }
  }

  /// The protocols whose conformances are checked.
  private static let strictProtocols = NameSet(
    LibraryProtocols.styles.union(SceneType.keyProtocols).union([
      "View", "Shape", "InsettableShape", "ShapeStyle", "Layout", "Gesture",
      "StringProtocol",
    ])
  )
}

extension SceneType {
  /// Whether both are plain values, and not the same.
  fileprivate func isOtherScalar(than other: SceneType) -> Bool {
    isScalar && other.isScalar && self != other
      && (!(isFloatingPoint && other.isFloatingPoint) || isOtherPrecision(than: other))
  }

  /// Whether both are numbers with fractions, of which one is `Float` or `Decimal`, and the other not.
  func isOtherPrecision(than other: SceneType) -> Bool {
    isFloatingPoint && other.isFloatingPoint && self != other
      && [self, other].contains { $0 == .float || $0 == .decimal }
  }
}
