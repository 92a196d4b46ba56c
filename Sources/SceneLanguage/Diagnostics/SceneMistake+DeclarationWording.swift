extension SceneMistake {
  /// The message of a mistake about a declaration by itself.
  var declarationWording: String? {
    switch self {
    case .inheritsFromItself(let name):
      "'\(name)' inherits from itself"
    case .protocolRefinesItself(let name):
      "protocol '\(name)' refines itself"
    case .inheritanceFromNonProtocol(let name):
      "inheritance from non-protocol type '\(name)'"
    case .inheritanceFromFinal(let name):
      "inheritance from a final class '\(name)'"
    case .rawTypeNotSynthesized(let type, let raw):
      "'\(type)' declares raw type '\(raw)', but does not conform to RawRepresentable "
        + "and conformance could not be synthesized"
    case .rawValueMissing:
      "enum case must declare a raw value when the preceding raw value is not an integer"
    case .lazyConstant:
      "'lazy' cannot be used on a let"
    case .multipleInheritance(let first, let second):
      "multiple inheritance from classes '\(first)' and '\(second)'"
    case .containsItself(let name):
      "value type '\(name)' cannot have a stored property that recursively contains it"
    case .recursiveEnumeration(let name):
      "recursive enum '\(name)' is not marked 'indirect'"
    case .classWithoutInitializers(let name):
      "class '\(name)' has no initializers"
    case .overridesFinal:
      "instance method overrides a 'final' instance method"
    case .overrideKeywordMissing:
      "overriding declaration requires an 'override' keyword"
    case .classProtocolOfOther(let type, let name):
      "non-class type '\(type)' cannot conform to class protocol '\(name)'"
    case .overridesNoProperty:
      "property does not override any property from its superclass"
    case .requiredInitializerMissing(let labels, let type):
      "'required' initializer 'init(\(labels))' must be provided by subclass of '\(type)'"
    case .overridesNothing:
      "method does not override any method from its superclass"
    case .storedPropertyInExtension:
      "extensions must not contain stored properties"
    case .requiresConformance(let subject, let type, let name):
      "\(subject) requires that '\(type)' conform to '\(name)'"
    case .missingConformance(let type, let name):
      "type '\(type)' does not conform to protocol '\(name)'"
    case .missingRequirement(let type, let name, let requirement):
      "type '\(type)' does not conform to protocol '\(name)'; it needs '\(requirement)'"
    default:
      nil
    }
  }
}
