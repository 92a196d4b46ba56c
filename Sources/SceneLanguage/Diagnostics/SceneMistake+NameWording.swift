extension SceneMistake {
  /// The message of a mistake about a name.
  var nameWording: String? {
    switch self {
    case .nameNotFound(let name, _) where name.first == "$" && Int(name.dropFirst()) != nil:
      "anonymous closure argument not contained in a closure"
    case .anonymousArgumentBesideNames(let suggestion):
      "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
        + SceneMistake.question(suggestion)
    case .nameNotFound(let name, let suggestion):
      "cannot find '\(name)' in scope" + SceneMistake.question(suggestion)
    case .typeNotFound(let name, let suggestion):
      "cannot find type '\(name)' in scope" + SceneMistake.question(suggestion)
    case .memberNotFound(let name, let type, let suggestion):
      "value of type '\(type)\(type.hasSuffix("')") ? "" : "'") has no member '\(name)'"
        + SceneMistake.question(suggestion)
    case .projectionRequired(let projection):
      "referencing subscript 'subscript(dynamicMember:)' requires wrapper '\(projection)'"
    case .operatorRequires(let name, let owner, let type):
      "referencing operator function '\(name)' on '\(owner)' requires that '\(type)' conform to "
        + "'\(owner)'"
    case .dynamicMemberNotFound(let name, let type, let root):
      "value of type '\(type)' has no dynamic member '\(name)' "
        + "using key path from root type '\(root)'"
    case .tupleMemberNotFound(let name, let type, let suggestion):
      "value of tuple type '\(type)' has no member '\(name)'" + SceneMistake.question(suggestion)
    case .implicitMemberNotFound(let name, let type, let suggestion):
      "type '\(type)' has no member '\(name)'" + SceneMistake.question(suggestion)
    case .constraintIsNoProtocol:
      "a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class"
    case .notAMemberType(let name, let type):
      "'\(name)' is not a member type of \(type)"
    case .implicitMemberWithoutType(let name):
      "cannot infer contextual base in reference to member '\(name)'"
    case .implicitMemberWithoutContext(let name, let suggestion):
      "reference to member '\(name)' cannot be resolved without a contextual type"
        + SceneMistake.question(suggestion)
    case .nameUsedBeforeDeclaration(let name):
      "use of local variable '\(name)' before its declaration"
    case .instanceMemberInInitialValue(let name):
      "cannot use instance member '\(name)' within property initializer; "
        + "property initializers run before 'self' is available"
    case .initializerInaccessible(let name, let level):
      "'\(name)' initializer is inaccessible due to '\(level)' protection level"
    case .inaccessible(let name, let level):
      "'\(name)' is inaccessible due to '\(level)' protection level"
    case .redeclarationOfSynthesized(let name):
      "invalid redeclaration of synthesized property '\(name)'"
    case .redeclaration(let name):
      "invalid redeclaration of '\(name)'"
    case .instanceMemberOnType(let name, let type):
      "instance member '\(name)' cannot be used on type '\(type)'"
    case .instanceMemberOnNamedType(let name, let type):
      "instance member '\(name)' cannot be used on type '\(type)'; "
        + "did you mean to use a value of this type instead?"
    case .memberOfOuterType(let name, let type, let inner):
      "instance member '\(name)' of type '\(type)' "
        + "cannot be used on instance of nested type '\(inner)'"
    case .memberOfExistential(let name, let type):
      "member '\(name)' cannot be used on value of type 'any \(type)'; "
        + "consider using a generic constraint instead"
    case .caseAsInstanceMember(let name):
      "enum case '\(name)' cannot be used as an instance member"
    case .methodHidesFunction(let name, let function, let module):
      "use of '\(name)' refers to instance method rather than global function '\(function)' "
        + "in module '\(module)'"
    case .staticMemberOnInstance(let name, let type):
      "static member '\(name)' cannot be used on instance of type '\(type)'"
    case .propertyWithoutSelf(let name):
      "reference to property '\(name)' in closure requires explicit use of 'self' "
        + "to make capture semantics explicit"
    case .unwrappedWithoutSelf:
      "implicit use of 'self' in closure; use 'self.' to make capture semantics explicit"
    case .methodWithoutSelf(let name):
      "call to method '\(name)' in closure requires explicit use of 'self' "
        + "to make capture semantics explicit"
    case .circularReference(let name):
      "circular reference; the type of '\(name)' depends on itself"
    case .caseNotFound(let name, let type, let suggestion):
      "type '\(type)' has no member '\(name)'" + SceneMistake.question(suggestion)
    case .selfOutsideType:
      "cannot find 'self' in scope; did you mean to use it in a type or extension context?"
    case .selfIsMethod(let type):
      "'self' refers to the method '\(type).self', which may be unexpected"
    case .superOutsideClass:
      "'super' cannot be used outside of a class computed property, method, initializer, "
        + "deinitializer, or subscript"
    case .superWithoutSuperclass(let name, let isClass):
      isClass
        ? "'super' cannot be used in class '\(name)' because it has no superclass"
        : "'super' cannot be used in non-class type '\(name)'"
    case .symbolNotFound(let name, let suggestion):
      "no glyph is known for the system symbol '\(name)'; "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "a placeholder is shown")
    case .assetNotFound(let kind, let name, let suggestion):
      "no \(kind) named '\(name)' is in the asset catalogs; "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "a placeholder is shown")
    default:
      nil
    }
  }
}
