extension SceneMistake {
  /// The message of a mistake about a declaration by itself.
  var declarationWording: String? {
    switch self {
    case .inheritsFromItself(let name):
      "'\(name)' inherits from itself"
    case .duplicateInheritance(let name):
      "duplicate inheritance from '\(name)'"
    case .protocolRefinesItself(let name):
      "protocol '\(name)' refines itself"
    case .inheritanceFromNonProtocol(let name, let byClass):
      "inheritance from non-protocol\(byClass ? ", non-class" : "") type '\(name)'"
    case .inheritanceFromFinal(let name):
      "inheritance from a final class '\(name)'"
    case .rawTypeNotSynthesized(let type, let raw):
      "'\(type)' declares raw type '\(raw)', but does not conform to RawRepresentable "
        + "and conformance could not be synthesized"
    case .hiddenWitness(let witness): witness.wording
    case .rawValueWithoutType:
      "enum case cannot have a raw value if the enum does not have a raw type"
    case .rawValueMissing:
      "enum case must declare a raw value when the preceding raw value is not an integer"
    case .staticWithoutValue(let word):
      "'static \(word)' declaration requires an initializer expression "
        + "or an explicitly stated getter"
    case .computedConstant:
      "'let' declarations cannot be computed properties"
    case .setterWithoutGetter:
      "variable with a setter must also have a getter"
    case .computedWithoutType:
      "computed property must have an explicit type"
    case .initializerOverridesNothing(let labels):
      labels.map {
        "declaration 'init(\($0))' has different argument labels from any potential overrides"
      }
        ?? "initializer does not override a designated initializer from its superclass"
    case .overridesWithStored(let name):
      "cannot override with a stored property '\(name)'"
    case .overridesMutable(let name):
      "cannot override mutable property with read-only property '\(name)'"
    case .overridesOtherType(let name, let type, let above):
      "property '\(name)' with type '\(type)' cannot override a property with type '\(above)'"
    case .rawCaseWithValues:
      "enum with raw type cannot have cases with arguments"
    case .storedPropertyInEnumeration:
      "enums must not contain stored properties"
    case .missingConformanceOfArgument(let type, let name):
      "type '\(type)' does not conform to protocol '\(name)'"
    case .otherLabels(let own, let required, let name):
      "\(own) has different argument labels from those required by protocol "
        + "'\(name)' ('\(required)')"
    case .protocolWithoutAny(let name):
      "use of protocol '\(name)' as a type must be written 'any \(name)'; "
        + "this will be an error in a future Swift language mode"
    case .seenMoreThanItsType(let what):
      what.wording
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
    case .overridesFinal(let isProperty):
      isProperty
        ? "property overrides a 'final' property"
        : "instance method overrides a 'final' instance method"
    case .overridesStatic:
      "cannot override static method"
    case .overridesOtherInitializer(let own, let other):
      "argument labels for initializer 'init(\(own))' do not match "
        + "those of overridden initializer 'init(\(other))'"
    case .overridesOtherLabels(let own, let other):
      "argument labels for method '\(own)' do not match those of overridden method '\(other)'"
    case .overridesRequired(let saysOverride):
      saysOverride
        ? "use the 'required' modifier to override a required initializer"
        : "'required' modifier must be present on all overrides of a required initializer"
    case .chainsFromConvenience(let type):
      "convenience initializer for '\(type)' must delegate (with 'self.init') "
        + "rather than chaining to a superclass initializer (with 'super.init')"
    case .superNotDesignated(let type):
      "must call a designated initializer of the superclass '\(type)'"
    case .delegatesWithoutConvenience(let type):
      "designated initializer for '\(type)' cannot delegate (with 'self.init'); "
        + "did you mean this to be a convenience initializer?"
    case .overrideKeywordMissing:
      "overriding declaration requires an 'override' keyword"
    case .classProtocolOfOther(let type, let name):
      "non-class type '\(type)' cannot conform to class protocol '\(name)'"
    case .overridesNoProperty:
      "property does not override any property from its superclass"
    case .requiredInitializerMissing(let labels, let type):
      "'required' initializer 'init(\(labels))' must be provided by subclass of '\(type)'"
    case .initializerNotRequired(let initializer, let type):
      "initializer requirement '\(initializer)' can only be satisfied by a 'required' initializer "
        + "in non-final class '\(type)'"
    case .overridesOptional(let isInitializer, let type):
      "cannot override \(isInitializer ? "initializer" : "instance method") parameter of type "
        + "'\(type)?' with non-optional type '\(type)'"
    case .overridesNothing:
      "method does not override any method from its superclass"
    case .declaration(let mistake):
      mistake.wording
    case .availability(let found, let name):
      found.wording(of: name)
    case .isolation(let mistake):
      mistake.wording
    case .storedPropertyInExtension:
      "extensions must not contain stored properties"
    case .requiresConformance(let subject, let type, let name):
      "\(subject) requires that '\(type)\(type.hasSuffix("')") ? "" : "'") conform to '\(name)'"
    case .requiresInheritance(let subject, let type, let name):
      "\(subject) requires that '\(type)' inherit from '\(name)'"
    case .requiresEquivalence(let subject, let type, let other):
      "\(subject) requires the types '\(type)\(type.hasSuffix(")") ? "" : "'") and '\(other)\(other.hasSuffix(")") ? "" : "'") "
        + "be equivalent"
    case .weakNotOptional(let type):
      "'weak' variable should have optional type '\(type)'"
    case .refersToValue(let word, let type):
      "'\(word)' may only be applied to class and class-bound protocol types, not '\(type)'"
    case .refersToProtocol(let word, let type):
      "'\(word)' must not be applied to non-class-bound '\(type)'; "
        + "consider adding a protocol conformance that has a class bound"
    case .missingConformance(let type, let name):
      "type '\(type)' does not conform to protocol '\(name)'"
    case .missingRequirement(let type, let name, let requirement):
      "type '\(type)' does not conform to protocol '\(name)'; it needs '\(requirement)'"
    default:
      nil
    }
  }
}
