internal import SwiftSyntax

extension Binder {
  /// Binds a name by itself.
  func bind(
    name node: DeclReferenceExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let place = span(node)
    let token = node.baseName
    if token.tokenKind.isOperator { return bind(operator: token, expecting: expected) }
    if token.text.hasPrefix("$") {
      return bind(shorthand: token.text, at: place)
    }
    let name = token.identifierText
    if token.tokenKind == .keyword(.Self) {
      guard let type = findType("Self") else { return erroneous(.selfOutsideType, at: place) }
      if let source = dynamicSelf(type, at: place) { return source }
      return TypeExpression(named: type, span: place)
    }
    if token.tokenKind == .keyword(.self) || name == "self" {
      guard let variable = function?.variable("self") else {
        return selfMethod(at: place) ?? erroneous(.selfOutsideType, at: place)
      }
      return LocalExpression(variable, span: place)
    }
    if let labels = node.argumentNames?.labels, function?.variable(name) == nil,
      let named = topLevelFunctions(name)?.first(where: { $0.signature.fits(labels) })
    {
      return reference(to: named, at: place)
    }
    if let found = bindName(name, at: place, expecting: expected) { return found }
    if name == "_" { return ErroneousExpression(span: place) }
    if name.hasPrefix("_"),
      let wrapper = function?.variable(storageName(of: String(name.dropFirst()))),
      wrapper.type.isWrapper
    {
      return LocalExpression(wrapper, span: place)
    }
    if name.hasPrefix("_"), let variable = function?.variable("self"),
      let storage = bind(
        prefixedMember: name,
        of: LocalExpression(variable, span: place),
        at: place,
        place
      )
    {
      return storage
    }
    if mayBeInherited(at: place) { return ErroneousExpression(span: place) }
    return erroneous(nameNotFound(name, at: place), at: place)
  }

  /// Whether a name that means nothing may be a member of what is not supported.
  func mayBeInherited(at place: SourceSpan) -> Bool {
    guard function?.variable("self") != nil else { return false }
    return sequence(first: scope, next: \.outer).contains {
      $0.enclosing.map { mayInheritUnknownMembers($0.selfType) } == true
    }
  }

  /// Why a name means nothing here.
  func nameNotFound(_ name: String, at place: SourceSpan) -> SceneMistake {
    // What is not declared yet may be used in its own initial value.
    if function?.declaresLater(name, than: place) == true || function?.expects(name) == true {
      return .nameUsedBeforeDeclaration(name)
    }
    if function?.variable("self") == nil, let type = scope.enclosing?.selfType,
      !members(name, of: type).isEmpty
    {
      return .instanceMemberInInitialValue(name)
    }
    if let mistake = mistake(ofNaming: name) { return mistake }
    if AppleNames.hasType(name, in: importedModules) { return .unsupported("'\(name)'") }
    if function?.variable("self") != nil, let type = scope.enclosing?.selfType,
      AppleNames.hasMember(name, of: memberOwners(of: type).compactMap(\.libraryName))
    {
      return .unsupportedMember(name, type: "\(type)")
    }
    return .nameNotFound(name, suggestion: nearestName(to: name, among: visibleNames))
  }

  /// The type of `self` where that shows only at run time: in a protocol, or a class that others
  /// inherit from.
  func dynamicSelf(_ type: SceneType, at place: SourceSpan) -> (any BoundExpression)? {
    switch type {
    case .parameter: break
    default: if !isObject(type) { return nil }
    }
    guard let variable = function?.variable("self") else { return nil }
    return DynamicSelfExpression(
      object: LocalExpression(variable, span: place),
      span: place,
      type: .metatype(type)
    )
  }

  /// The type of `self` in an extension of a protocol of the library's.
  func protocolSelf(_ type: SceneType, at place: SourceSpan) -> (any BoundExpression)? {
    guard case .named(let name, _) = type, LibraryProtocols.contains(name),
      let variable = function?.variable("self")
    else { return nil }
    return DynamicSelfExpression(
      object: LocalExpression(variable, span: place),
      span: place,
      type: .metatype(type)
    )
  }

  /// Whether a name means something without being a member.
  private func isKnownOutsideTypes(_ name: String) -> Bool {
    topLevelVariable(name) != nil || topLevelFunctions(name) != nil || findType(name) != nil
  }

  /// Binds a name to what it means here, from the inside out; `nil` when it means nothing.
  func bindName(
    _ name: String,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    if let variable = function?.variable(name) { return reference(to: variable, at: place) }
    if let member = bindImplicitMember(name, at: place, expecting: expected) { return member }
    if let property = topLevelVariable(name) {
      return reference(to: property, base: nil, at: place)
    }
    if let functions = topLevelFunctions(name),
      let first = closest(functions.map { ($0, $0.signature) }, to: expected) ?? functions.first
    {
      return reference(to: first, at: place)
    }
    if let type = findType(name) {
      noteUse(of: type, at: place)
      return TypeExpression(named: type, span: place)
    }
    if let entries = library.functions[name] {
      return entryReference(entries, receiver: nil, at: place, expecting: expected)
    }
    return nil
  }

  private func reference(
    to declaration: FunctionDeclaration,
    at place: SourceSpan
  ) -> any BoundExpression {
    FunctionReference(
      code: declaration.code,
      receiver: nil,
      span: place,
      type: declaration.signature.functionType(declaration.traits)
    )
  }

  /// The function among several that can stand where a function type is expected: one that takes
  /// the very types that are passed, or else the first that fits; `nil` where none does.
  func closest<Function>(
    _ functions: [(function: Function, signature: Signature)],
    to expected: SceneType
  ) -> Function? {
    guard let wanted = expected.functionType else { return functions.first?.function }
    let fitting = functions.filter { fits($0.signature, wanted) }
    let exact = fitting.filter { candidate in
      let taken = candidate.signature.parameters.map(\.type)
      return wanted.passed(to: taken.count) == taken
    }
    return (exact.first { $0.signature.result == wanted.result } ?? exact.first ?? fitting.first)?
      .function
  }

  private func fits(_ signature: Signature, _ wanted: FunctionType) -> Bool {
    let parameters = signature.parameters
    let passed = wanted.passed(to: parameters.count)
    return parameters.count == passed.count
      && zip(passed, parameters).allSatisfy { isConvertible($0, to: $1.type.erasingParameters()) }
      && (wanted.result == .void
        || isConvertible(signature.result.erasingParameters(), to: wanted.result))
  }

  /// The type that a `where` clause tells of `self`: `Image` in `func framed() where Self == Image`.
  var toldTypeOfSelf: SceneType? {
    guard let variable = function?.variable("self"), !variable.type.isMetatype else { return nil }
    return scope.constrainedTypes["Self"]
  }

  /// Binds a name to a member of the types around, as if `self.` stood before it.
  func bindImplicitMember(
    _ name: String,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    var current: DeclarationScope? = scope
    var isInnermost = true
    let fixed = scope.isConstrained ? scope.constrainedTypes : [:]
    while let scope = current {
      if let enclosing = scope.enclosing {
        let told = isInnermost ? toldTypeOfSelf : nil
        let type = told ?? enclosing.selfType.substituting(fixed)
        if isInnermost, let variable = function?.variable("self"),
          !members(name, of: type).isEmpty || isSynthesized(name, of: type),
          !variable.type.isMetatype || members(name, of: type, isStatic: true).isEmpty
        {
          let base = LocalExpression(variable, span: place)
          if case .metatype = variable.type {
            return erroneous(.instanceMemberOnType(name, type: type.plainDescription), at: place)
          }
          let isUnwrapped = isUnwrappedByItself(name, of: type)
          checkExplicitSelf(
            { isUnwrapped ? .unwrappedWithoutSelf : .propertyWithoutSelf($0) },
            name,
            at: place
          )
          return bind(
            memberNamed: name,
            of: base,
            type: type,
            at: place,
            nameSpan: place,
            expecting: expected
          )
        }
        let named = members(name, of: type, isStatic: true)
        if isInnermost, type.selfConstraint != nil, let variable = function?.variable("self"),
          variable.type.isMetatype, !named.isEmpty || !isKnownOutsideTypes(name),
          let member = bind(
            member: name,
            ofTypeIn: LocalExpression(variable, span: place),
            .parameter("Self"),
            at: place
          )
        {
          return member
        }
        let statics = named.declared
        if isInnermost, named.isEmpty, isLent(name, to: type),
          let variable = function?.variable("self"), !variable.type.isMetatype
        {
          let base = LocalExpression(variable, span: place)
          return bind(
            memberNamed: name,
            of: base,
            type: base.type,
            at: place,
            nameSpan: place,
            expecting: expected
          )
        }
        if isInnermost, namesEntry(name, .staticProperty, among: named, of: type) {
          return bind(
            staticMember: name,
            of: type,
            at: place,
            nameSpan: place,
            expecting: expected
          )
        }
        if case .property(let property)? = statics.first, property.isOverridden,
          let variable = function?.variable("self"), variable.type.isMetatype,
          let member = bind(
            member: name,
            ofTypeIn: LocalExpression(variable, span: place),
            type,
            at: place
          )
        {
          return member
        }
        if !statics.isEmpty || name == "allCases" && type.listsItsCases {
          if isInnermost, let mistake = staticNameOnInstance(name, statics, of: type) {
            return erroneous(mistake, at: place)
          }
          return bind(
            staticMember: name,
            of: type,
            at: place,
            nameSpan: place,
            expecting: expected
          )
        }
        isInnermost = false
      }
      current = scope.outer
    }
    return nil
  }

  /// Why a static member cannot be named without its type here: `self` is a value.
  func staticNameOnInstance(
    _ name: String,
    _ statics: [MemberTable.Member],
    of type: SceneType
  ) -> SceneMistake? {
    guard let function, !function.bindsDefaults, let variable = function.variable("self"),
      !variable.type.isMetatype, variable.type == type || type.isEnumeration
    else { return nil }
    if case .enumerationCase? = statics.first { return .caseAsInstanceMember(name) }
    return .staticMemberOnInstance(name, type: type.plainDescription)
  }

  /// Reads a property that a scene declares.
  func reference(
    to property: PropertyDeclaration,
    base: (any BoundExpression)?,
    at place: SourceSpan,
    substitution: [String: SceneType] = [:]
  ) -> any BoundExpression {
    if let base, !checkIsolation(of: property, on: base, at: place) {
      return ErroneousExpression(span: place)
    }
    checkUse(of: property, at: place)
    let type = type(of: property).substituting(substitution)
    let isNamed = base is SuperExpression || base is TypeExpression
    if property.isOverridden, let base, !isNamed, !isInObserver(of: property),
      !isInitialized(property, of: base)
    {
      return DynamicMemberExpression(base: base, name: property.name, span: place, type: type)
    }
    if case .declared = property.wrapper {
      return reference(toWrapped: property, base: base, at: place, substitution)
    }
    if property.isLazy || property.hasMutatingGetter, let base {
      noteChange(of: base)
      if !assigns, !base.type.isObject {
        let name = place.lastPart(named: property.name)
        guard checkMutable(base, .mutatingGetter, at: name) else {
          return ErroneousExpression(span: place)
        }
      }
    }
    switch property.storage {
    case .field(let index):
      guard let base else { return erroneous(.selfOutsideType, at: place) }
      var field = FieldExpression(
        base: base,
        property: property,
        index: index,
        span: place,
        type: type
      )
      field.isObserved =
        !isInitialized(property, of: base)
        && !(isInObserver(of: property) && (base as? LocalExpression)?.variable.name == "self")
      return field
    case .global(let index):
      var global = GlobalExpression(property: property, index: index, span: place, type: type)
      global.isObserved = !isInObserver(of: property)
      return global
    case .computed:
      return ComputedPropertyExpression(
        base: base,
        property: property,
        span: place,
        type: type,
        element: property.scope.isExtension ? substitution["Element"] : nil
      )
    case .requirement:
      guard let base else { return erroneous(.selfOutsideType, at: place) }
      return DynamicMemberExpression(base: base, name: property.name, span: place, type: type)
    }
  }

  /// Whether an observer of the property is being bound, where it is used without observers.
  private func isInObserver(of property: PropertyDeclaration) -> Bool {
    guard let code = function?.code else { return false }
    return code === property.willSet?.code || code === property.didSet?.code
  }

  /// Whether an initializer gives a field of its own type a value: neither subclasses nor observers
  /// see that.
  private func isInitialized(_ property: PropertyDeclaration, of base: any BoundExpression) -> Bool
  {
    guard case .field = property.storage, function?.code.name == "init",
      (base as? LocalExpression)?.variable.name == "self"
    else { return false }
    return property.scope.selfType == scope.selfType
  }

  /// Every name that means something here, for "did you mean".
  var visibleNames: [String] {
    var names = function?.names ?? []
    var current: DeclarationScope? = scope
    while let scope = current {
      if let enclosing = scope.enclosing {
        names += enclosing.table.names(isStatic: false) + enclosing.table.names(isStatic: true)
      }
      current = scope.outer
    }
    return names + module.names(in: scope.file) + typeNames + library.functions.names
  }
}

extension SceneType {
  /// Whether this is a property wrapper of the scene.
  fileprivate var isWrapper: Bool {
    guard case .declared(let declaration, _) = self else { return false }
    return declaration.members.instanceMembers["wrappedValue"] != nil
  }
}
