/// What is wrong with how a declaration is written, or with where it stands.
package enum DeclarationMistake: Sendable, Hashable {
  case functionWithoutBody
  case initializerWithoutBody
  case subscriptWithoutBody
  case requirementWithBody(isInitializer: Bool)
  case requirementWithoutAccessors
  case constantRequirement
  case requirementWithDefault(isInitializer: Bool)
  case caseOutsideEnumeration
  case onlyAtFileScope
  case onlyInType(String)
  case deinitializerOutsideClass
  case outsideType(String, String)
  case overrideOutsideClass
  case classMemberOutsideClass(String)
  case finalOutsideClass
  case requiredOutsideClass(String)
  case modifierOfOthers(String, kind: String)
  case levelInFunction(String)
  case markedOfType(String)
  case designatedInExtension(String)
  case rethrowsNothing
  case nilOfInitializer
  case mutatingOutsideType
  case mutatingInClass
  case mutatingStatic
  case convenienceInValueType(String)
  case lazyGlobal
  case lazyWithoutValue
  case accessOfRequirement(String)
  case duplicateModifier
  case severalAccessLevels
  case modifierDoesNotApply(String)
  case deinitializerInValueType(String)
  case setterLevelOfConstant(String, isProperty: Bool)
  case asyncBeforeFunction
  case wrapperOfComputed
  case wrapperOfSeveral
  case notBindable(isObject: Bool)
  case notObservable(String, name: String)
  case openOfOthers
  case inferredOpaque(String)
  case builderDisabled(String)
  case nestedPattern(String)
  /// `for let x in …`.
  case letInLoop
  /// `Row<Int>` of a type without generic parameters.
  case specializesPlain(String)
  /// A type that is no class, where one is wanted.
  case requiresClass(String, type: String)
  case computedWithValue
  case wrapperWithoutValue(String)
  case builderWithoutBlock
  case operatorOfInstance(String, place: String)
  case overrideSeenLess(String, thanType: Bool)
  case observerBeside(String, isGetter: Bool)
  case constantNotDecoded
  case nestedInProtocol(String, name: String)
  case superclassNotFirst(String)
  case superclassHidden(String)
  case genericNotUsed(String)
  case alreadyEscaping
  case autoclosureWithParameters
  case superclassNotPublic
  case publicCaseOfInternal
  case constrainedToNonProtocol(String)
  case refinesHidden(String)
  case redundantConformance(String, name: String)
  case conformanceOfModule(String, name: String, module: String)
  case overridesWithThrowing(String)
  case captureUnused(String)
  case constantUnused(String)
  case nameTwice(String)
  case keyTwice(String, kind: String, type: String)
  case directive(String)
  case prefixMissing(String)
  case operatorNotDeclared
  case prefixOfTwo(String)
  case operatorOfOthers(String, type: String)
  case wrappedOtherType(String, wrapped: String)
  case wrapperWithLazy(String)
  case wrapperArgumentMissing(String, wrapper: String, arguments: String)
}

extension DeclarationMistake {
  /// The message, as the Swift compiler words it.
  var wording: String {
    switch self {
    case .functionWithoutBody: "expected '{' in body of function declaration"
    case .initializerWithoutBody: "initializer requires a body"
    case .subscriptWithoutBody:
      "expected '{' in subscript to specify getter and setter implementation"
    case .requirementWithBody(let isInitializer):
      "protocol \(isInitializer ? "initializers" : "methods") must not have bodies"
    case .requirementWithoutAccessors:
      "property in protocol must have explicit { get } or { get set } specifier"
    case .constantRequirement:
      "protocols cannot require properties to be immutable; "
        + "declare read-only properties by using 'var' with a '{ get }' specifier"
    case .requirementWithDefault(let isInitializer):
      "default argument not permitted in a protocol \(isInitializer ? "initializer" : "method")"
    case .caseOutsideEnumeration: "enum 'case' is not allowed outside of an enum"
    case .onlyAtFileScope: "declaration is only valid at file scope"
    case .onlyInType(let kind): "\(kind) may only be declared within a type"
    case .deinitializerOutsideClass:
      "deinitializers may only be declared within a class, actor, or noncopyable type"
    case .outsideType(let word, let kind): "\(word) \(kind) may only be declared on a type"
    case .overrideOutsideClass: "'override' can only be specified on class members"
    case .classMemberOutsideClass(let kind):
      "class \(kind == "method" ? "methods" : "properties") are only allowed within classes; "
        + "use 'static' to declare a static \(kind)"
    case .finalOutsideClass: "only classes and class members may be marked with 'final'"
    case .requiredOutsideClass(let type): "'required' initializer in non-class type '\(type)'"
    case .designatedInExtension(let type):
      "designated initializer cannot be declared in an extension of '\(type)'; "
        + "did you mean this to be a convenience initializer?"
    case .nilOfInitializer: "only a failable initializer can return 'nil'"
    case .rethrowsNothing: "'rethrows' function must take a throwing function argument"
    case .modifierOfOthers(let word, let kind):
      "'\(word)' may only be used on '\(kind)' declarations"
    case .levelInFunction(let word):
      "attribute '\(word)' can only be used in a non-local scope"
    case .markedOfType(let word): "declaration cannot be marked '\(word)'"
    case .mutatingOutsideType: "'mutating' is only valid on methods"
    case .mutatingInClass: "'mutating' is not valid on instance methods in classes"
    case .mutatingStatic: "static functions must not be declared mutating"
    case .convenienceInValueType(let kinds):
      "initializers in \(kinds) are not marked with 'convenience'"
    case .lazyGlobal: "'lazy' cannot be used on an already-lazy global"
    case .lazyWithoutValue: "lazy properties must have an initializer"
    case .accessOfRequirement(let word): "'\(word)' modifier cannot be used in protocols"
    case .duplicateModifier: "duplicate modifier"
    case .severalAccessLevels: "multiple incompatible access-level modifiers specified"
    case .modifierDoesNotApply(let word):
      "'\(word)' modifier cannot be applied to this declaration"
    case .deinitializerInValueType(let type):
      "deinitializer cannot be declared in \(type) that conforms to 'Copyable'"
    case .setterLevelOfConstant(let word, let isProperty):
      "'\(word)' modifier cannot be applied to "
        + (isProperty ? "read-only properties" : "constants")
    case .asyncBeforeFunction: "'async' must be written after the parameter list of a function"
    case .wrapperOfComputed: "property wrapper cannot be applied to a computed property"
    case .wrapperOfSeveral: "property wrapper can only apply to a single variable"
    case .notBindable(let isObject):
      "'init(wrappedValue:)' is unavailable: "
        + (isObject
          ? "@Bindable only works with Observable types. "
            + "For ObservableObject types, use @ObservedObject instead."
          : "The wrapped value must be an object that conforms to Observable")
    case .notObservable(let kind, let name):
      "'@Observable' cannot be applied to \(kind) type '\(name)' (from macro 'Observable')"
    case .inferredOpaque(let type):
      "property definition has inferred type '\(type)', involving the 'some' return type of "
        + "another declaration"
    case .openOfOthers:
      "only classes and overridable class members can be declared 'open'; use 'public'"
    case .builderDisabled(let name):
      "application of result builder '\(name)' disabled by explicit 'return' statement"
    case .nestedPattern(let word):
      "'\(word)' cannot appear nested inside another 'var' or 'let' pattern"
    case .letInLoop: "'let' pattern cannot appear nested in an already immutable context"
    case .wrapperWithoutValue(let type):
      "property wrapper type '\(type)' does not contain a non-static property named 'wrappedValue'"
    case .operatorOfInstance(let name, let place):
      "operator '\(name)' declared in \(place) must be 'static'"
    case .overrideSeenLess(let kind, let isOfType):
      "overriding \(kind) must be as accessible as "
        + (isOfType ? "its enclosing type" : "the declaration it overrides")
    case .observerBeside(let word, let isGetter):
      "'\(word)' cannot be provided together with a \(isGetter ? "getter" : "setter")"
    case .builderWithoutBlock:
      "result builder must provide at least one static 'buildBlock' method, or both "
        + "'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'"
    case .constantNotDecoded:
      "immutable property will not be decoded because it is declared with an initial value "
        + "which cannot be overwritten"
    case .nestedInProtocol(let type, let name):
      "type '\(type)' cannot be nested in protocol '\(name)'"
    case .superclassNotFirst(let name):
      "superclass '\(name)' must appear first in the inheritance clause"
    case .constrainedToNonProtocol(let name):
      "type 'Self' constrained to non-protocol, non-class type '\(name)'"
    case .genericNotUsed(let name):
      "generic parameter '\(name)' is not used in function signature"
    case .alreadyEscaping: "closure is already escaping in optional type argument"
    case .autoclosureWithParameters: "argument type of '@autoclosure' parameter must be '()'"
    case .superclassNotPublic:
      "class cannot be declared public because its superclass is internal"
    case .publicCaseOfInternal: "enum case in a public enum uses an internal type"
    case .superclassHidden(let word):
      "class must be declared private or fileprivate because its superclass is \(word)"
    case .refinesHidden(let word):
      "protocol must be declared private or fileprivate because it refines a \(word) protocol"
    case .redundantConformance(let type, let name):
      "redundant conformance of '\(type)' to protocol '\(name)'"
    case .conformanceOfModule(let type, let name, let module):
      "conformance of '\(type)' to protocol '\(name)' was already stated in the type's module "
        + "'\(module)'"
    case .overridesWithThrowing(let kind):
      "cannot override non-throwing \(kind) with throwing \(kind)"
    case .captureUnused(let name): "capture '\(name)' was never used"
    case .constantUnused(let name):
      "immutable value '\(name)' was never used; consider removing it"
    case .nameTwice(let name):
      "extraneous duplicate parameter name; '\(name)' already has an argument label"
    case .keyTwice(let key, let kind, let type):
      "dictionary literal of type '\(type)' has duplicate entries for \(kind) literal key '\(key)'"
    case .directive(let text): text
    case .operatorNotDeclared: "operator implementation without matching operator declaration"
    case .prefixMissing(let word): "\(word) unary operator missing '\(word)' modifier"
    case .prefixOfTwo(let word): "'\(word)' requires a function with one argument"
    case .operatorOfOthers(let name, let type):
      "member operator '\(name)' must have at least one argument of type '\(type)'"
    case .wrappedOtherType(let type, let wrapped):
      "property type '\(type)' does not match 'wrappedValue' type '\(wrapped)'"
    case .wrapperWithLazy(let name): "property '\(name)' with a wrapper cannot also be lazy"
    case .wrapperArgumentMissing(let parameter, let wrapper, let arguments):
      "missing argument for parameter \(parameter) in property wrapper initializer; "
        + "add \(arguments) arguments in '@\(wrapper)(...)'"
    case .specializesPlain(let name): "cannot specialize non-generic type '\(name)'"
    case .requiresClass(let subject, let type):
      "\(subject) requires that '\(type)' be a class type"
    case .computedWithValue: "variable with getter/setter cannot have an initial value"
    }
  }
}
