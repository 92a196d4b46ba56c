/// Static members and initializers of types that show only at run time: generic parameters,
/// `Self` of a protocol, and types that variables hold.
extension Binder {
  /// Binds a static member of a generic parameter.
  func bind(
    dynamicStatic name: String,
    of type: SceneType,
    at place: SourceSpan,
    labels: [String?]? = nil,
    expecting expected: SceneType = .unknown
  ) -> (any BoundExpression)? {
    guard let source = typeSource(of: type, at: place) else { return nil }
    return bind(
      member: name,
      ofTypeIn: source,
      type,
      at: place,
      labels: labels,
      expecting: expected
    )
  }

  /// Binds a static member of the type that an expression gives.
  func bind(
    member name: String,
    ofTypeIn source: any BoundExpression,
    _ type: SceneType,
    at place: SourceSpan,
    labels: [String?]? = nil,
    expecting expected: SceneType = .unknown
  ) -> (any BoundExpression)? {
    if name == "init",
      let initializer = bind(
        initializerOfTypeIn: source,
        type,
        labels: labels,
        at: place,
        expecting: expected
      )
    {
      return initializer
    }
    let found = members(name, of: type, isStatic: true)
    var result: SceneType?
    var declared: PropertyDeclaration?
    for case .property(let property) in found.declared {
      result = self.type(of: property).substituting(found.substitution)
      declared = property
      break
    }
    if result == nil,
      let method = staticMethod(labels, as: expected, among: found.declared)
    {
      let signature = method.signature.substituting(found.substitution).substituting(["Self": type])
      return DynamicStaticReference(
        source: source,
        method: method,
        span: place,
        type: signature.functionType
      )
    }
    if result == nil {
      switch name {
      case "self": return source
      case "allCases": result = .array(type)
      case "bitWidth", "radix", "exponentBitCount", "significandBitCount": result = .int
      case "isSigned": result = .bool
      default:
        switch type {
        case .parameter: result = isClosed(type, to: name) ? nil : type
        case .member: result = type
        default: break
        }
      }
    }
    guard let result else { return nil }
    return DynamicStaticExpression(
      source: source,
      name: name,
      labels: nil,
      arguments: BoundArguments(),
      property: declared,
      span: place,
      type: result
    )
  }

  /// The method that a name alone means, or with the labels that it is named by.
  private func staticMethod(
    _ labels: [String?]?,
    as expected: SceneType,
    among members: [MemberTable.Member]
  ) -> FunctionDeclaration? {
    let methods = members.compactMap { member -> FunctionDeclaration? in
      if case .method(let method) = member { method } else { nil }
    }
    if let labels { return methods.first { $0.signature.parameters.map(\.label) == labels } }
    let count = expected.functionType?.parameters.count
    return methods.first { $0.signature.parameters.count == count } ?? methods.first
  }

  /// Whether all that a generic parameter conforms to is declared by the scene.
  ///
  /// Protocols of the library that ask for a member or two count as such for all other names.
  func isClosed(_ type: SceneType, to member: String) -> Bool {
    guard case .parameter(let name) = type else { return true }
    if isForeign(type) { return false }
    return (scope.constraints(of: name) ?? []).allSatisfy { constraint in
      switch constraint {
      case .declared(let declaration, _): declaration.conformances.isEmpty
      case .named(let name, _):
        (Self.protocolsOfFewMembers.contains(name) || Self.collectionProtocols.contains(name))
          && !Self.membersOfValues.contains(member)
      default: false
      }
    }
  }

  private static let collectionProtocols: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection",
  ]

  private static let protocolsOfFewMembers: Set<String> = [
    "Comparable", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable", "Sendable",
  ]

  private static let membersOfValues: Set<String> = [
    "debugDescription", "description", "hash", "hashValue", "id", "init", "self",
  ]

  /// Whether this is a generic parameter of a type around a nested one, of which nothing is known
  /// here: types do not say what their outer types stand for.
  func isForeign(_ type: SceneType) -> Bool {
    guard case .parameter(let name) = type else { return false }
    return name != "Self" && scope.constraints(of: name) == nil
  }

  /// Binds a call of a static method or initializer of the type that an expression gives.
  func bind(
    callOf name: String,
    ofTypeIn source: any BoundExpression,
    _ type: SceneType,
    _ arguments: [CallArgument],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let substitution = ["Self": type]
    let make = { (labels: [String?], method: FunctionDeclaration?) in
      { (arguments: BoundArguments, result: SceneType) -> any BoundExpression in
        DynamicStaticExpression(
          source: source,
          name: name,
          labels: labels,
          arguments: arguments,
          method: method,
          span: place,
          type: result
        )
      }
    }
    let functions = name == "init" ? initializers(ofMember: type) : staticMethods(name, of: type)
    let inherited = name == "init" ? libraryInitializers(ofMember: type) : []
    let isOfLibrary = name == "init" && isRawInitializer(arguments, functions, of: type)
    if !functions.isEmpty || !inherited.isEmpty, !isOfLibrary {
      var candidates = functions.map { function in
        var signature = function.signature.substituting(substitution)
        if name == "init" { signature.result = function.isFailable ? .optional(type) : type }
        return Callable(
          name: name,
          signature: signature,
          make: make(function.signature.parameters.map(\.label), function)
        )
      }
      let known = candidates.map { $0.signature.parameters.map(\.label) }
      for entry in inherited {
        var signature = entry.signature
        let labels = signature.parameters.map(\.label)
        if known.contains(labels) { continue }
        signature.result = signature.result.isOptional ? .optional(type) : type
        candidates.append(Callable(name: name, signature: signature, make: make(labels, nil)))
      }
      return call(candidates, arguments, at: place, nameSpan: place, expecting: expected)
    }
    if name != "init", let value = bind(member: name, ofTypeIn: source, type, at: place),
      !(value.type == type && arguments.isEmpty)
    {
      return callValue(value, arguments, at: place, expecting: expected)
    }
    if name != "init", case .declared(let declaration, _) = type, declaration.kind != .protocol,
      !members(name, of: type).isEmpty, !takes(arguments, type)
    {
      bindForDiagnostics(arguments)
      return erroneous(.instanceMemberOnType(name, type: type.plainDescription), at: place)
    }
    let values = arguments.map {
      BoundArguments.Argument.expression($0.bound ?? bind($0.expression))
    }
    let made = mayFail(type, madeOf: arguments.map(\.label)) ? SceneType.optional(type) : type
    let result = name == "init" ? made : .unknown
    return make(arguments.map(\.label), nil)(BoundArguments(values), result)
  }

  /// Whether a call means the initializer that `RawRepresentable` requires, of which a scene's
  /// protocol has no own.
  private func isRawInitializer(
    _ arguments: [CallArgument],
    _ functions: [FunctionDeclaration],
    of type: SceneType
  ) -> Bool {
    arguments.map(\.label) == ["rawValue"] && isRawRepresentable(type)
      && !functions.contains { $0.signature.parameters.map(\.label) == ["rawValue"] }
  }

  private func isRawRepresentable(_ type: SceneType) -> Bool {
    memberOwners(of: type).contains { $0.libraryName == "RawRepresentable" }
  }

  /// Whether an initializer that a protocol of the library requires may fail.
  private func mayFail(_ type: SceneType, madeOf labels: [String?]) -> Bool {
    if labels == ["rawValue"], case .declared(let declaration, _) = type,
      declaration.kind == .protocol
    {
      return isRawRepresentable(type) && !declaration.conforms(to: "OptionSet")
    }
    guard case .parameter(let name) = type, labels.count == 1 else { return false }
    return switch labels[0] {
    case nil: isConstrained(name, to: "LosslessStringConvertible")
    case "rawValue": isConstrained(name, to: "RawRepresentable")
    case "exactly": true
    default: false
    }
  }

  /// Whether the only argument is an instance, which a method taken from its type is called with.
  private func takes(_ arguments: [CallArgument], _ type: SceneType) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil else { return false }
    let (value, succeeded) = attempt { arguments[0].bound ?? bind(arguments[0].expression) }
    return !succeeded || isConvertible(value.type, to: type)
  }

  /// Binds the making of a value of a generic parameter's type.
  func construct(
    dynamically type: SceneType,
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard let source = typeSource(of: type, at: place) else { return nil }
    if let name = parameterWithoutInit(type, at: place) {
      bindForDiagnostics(arguments)
      return erroneous(.implicitMemberNotFound("init", type: name, suggestion: nil), at: place)
    }
    return bind(callOf: "init", ofTypeIn: source, type, arguments, at: place, expecting: .unknown)
  }

  func initializers(ofMember type: SceneType) -> [FunctionDeclaration] {
    memberOwners(of: type).flatMap { owner -> [FunctionDeclaration] in
      if case .declared(let declaration) = owner { declaration.members.initializers } else { [] }
    }
  }

  /// The initializers of a class of UIKit, which the type itself is or inherits from.
  private func libraryInitializers(ofMember type: SceneType) -> [LibraryEntry] {
    switch type {
    case .named(let name, _) where library.isClass(name): library.types[name]?.initializers ?? []
    case .declared(let declaration, _):
      declaration.inheritedLibraryClass.flatMap { library.types[$0]?.initializers } ?? []
    case .parameter(let name):
      (scope.constraints(of: name) ?? []).flatMap(libraryInitializers(ofMember:))
    default: []
    }
  }

  private func staticMethods(_ name: String, of type: SceneType) -> [FunctionDeclaration] {
    members(name, of: type, isStatic: true).declared.compactMap { member in
      if case .method(let method) = member { method } else { nil }
    }
  }

  /// An expression that tells at run time what a generic parameter stands for.
  func typeSource(of type: SceneType, at place: SourceSpan) -> (any BoundExpression)? {
    if case .member(let name, let base) = type {
      return typeSource(of: base, at: place).map { MemberTypeExpression(base: $0, name: name) }
    }
    guard case .parameter(let name) = type, let function else { return nil }
    if name == "Self", let variable = function.variable("self") {
      return DynamicSelfExpression(
        object: LocalExpression(variable, span: place),
        span: place,
        type: .metatype(type)
      )
    }
    let parameters = function.code.parameters
    let metatype = parameters.first { $0.type == .metatype(type) }
    let source = metatype ?? parameters.first { $0.type == type || $0.type == .array(type) }
    return GenericTypeExpression(
      name: name,
      fallback: source.map { LocalExpression($0, span: place) },
      span: place
    )
  }

  /// Binds a method of instances as a function of the instance: `Model.size` in `map(Model.size)`.
  func curried(
    _ name: String,
    of type: SceneType,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    let found = members(name, of: type)
    for case .method(let method) in found.declared where !method.isMutating {
      let function = method.signature.substituting(found.substitution).functionType
      return CurriedMethod(
        name: name,
        labels: method.signature.parameters.map(\.label),
        span: place,
        type: .function(FunctionType([type], function))
      )
    }
    if let entry = found.entries.first(where: { $0.kind == .method && !$0.isMutating }) {
      let function = entry.signature.substituting(found.substitution).functionType
      return CurriedMethod(
        name: name,
        labels: entry.signature.parameters.map(\.label),
        span: place,
        type: .function(FunctionType([type], function))
      )
    }
    return nil
  }
}

/// What a generic parameter of the running function stands for.
struct GenericTypeExpression: BoundExpression {
  let name: String
  /// An argument whose type tells it where the call does not.
  let fallback: (any BoundExpression)?
  let span: SourceSpan
  var type: SceneType { .metatype(.parameter(name)) }

  func evaluate(in frame: Frame) throws -> SceneValue {
    if let known = frame.generics[name], !known.isFreeParameter {
      return .type(TypeValue(known))
    }
    guard let fallback else { return .type(TypeValue(.parameter(name))) }
    let value = try fallback.evaluate(in: frame)
    if case .array(let elements) = value, case .array = fallback.type {
      return .type(TypeValue(elements.first?.type ?? .unknown))
    }
    if case .type = value { return value }
    return .type(TypeValue(value.withoutStaticType.type))
  }
}

/// What the type that a generic parameter stands for calls a type: `S.Element`.
struct MemberTypeExpression: BoundExpression {
  let base: any BoundExpression
  let name: String
  var span: SourceSpan { base.span }
  var type: SceneType {
    guard case .metatype(let inner) = base.type else { return .metatype(.unknown) }
    return .metatype(.member(name, of: inner))
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard case .type(let value) = try base.evaluate(in: frame) else { return .null }
    return .type(TypeValue(value.type.member(name)))
  }
}

/// A method of instances, as a function from the instance to the method.
struct CurriedMethod: BoundExpression {
  let name: String
  let labels: [String?]
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) -> SceneValue {
    let (evaluation, name, labels, span) = (frame.evaluation, name, labels, span)
    return .closure(
      SceneClosure { instance in
        let receiver = instance.first ?? .null
        let method = try evaluation.method(name, labels, of: receiver, at: span)
        return .closure(
          SceneClosure { arguments in
            var receiver = receiver
            return try method.call(on: &receiver, arguments, labels, evaluation, at: span)
          }
        )
      }
    )
  }
}
