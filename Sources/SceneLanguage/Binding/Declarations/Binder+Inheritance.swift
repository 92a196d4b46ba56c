internal import SwiftSyntax

extension Binder {
  /// Gives the fields of subclasses their places after those of their superclasses, and marks what
  /// subclasses override.
  func resolveSubclasses() {
    let fresh = module.declaredTypes[resolvedTypeCount...]
    var open = Set(fresh.filter { $0.kind == .class })
    for declaration in fresh { layOutFields(of: declaration, &open) }
    for declaration in fresh { markOverridden(by: declaration) }
    resolvedTypeCount = module.declaredTypes.count
  }

  private func layOutFields(of declaration: TypeDeclaration, _ open: inout Set<TypeDeclaration>) {
    guard open.remove(declaration) != nil, let superclass = declaration.superclass else { return }
    layOutFields(of: superclass, &open)
    declaration.superclassCount = superclass.superclassCount + 1
    // Much asks a class about all that it inherits from.
    if declaration.superclassCount > program.limits.nesting {
      declaration.superclass = nil
      declaration.superclassCount = 0
      return report(.nestedTooDeeply(limit: program.limits.nesting), at: declaration.span)
    }
    let inherited = superclass.storedProperties
    for (index, property) in declaration.storedProperties.enumerated() {
      property.storage = .field(inherited.count + index)
    }
    declaration.storedProperties = inherited + declaration.storedProperties
  }

  /// Cuts a circle of classes that inherit from one another as soon as a class closes it.
  ///
  /// Whoever follows superclasses comes to an end, then. The first of the classes tells it.
  func cutCircle(through declaration: TypeDeclaration) {
    var circle = [declaration]
    while let next = circle.last?.superclass, next !== declaration { circle.append(next) }
    guard circle.last?.superclass === declaration else { return }
    let first = module.declaredTypes.first { circle.contains($0) } ?? declaration
    first.superclass = nil
    first.superclassArguments = []
    report(.inheritsFromItself(first.name), at: first.span)
  }

  private func markOverridden(by declaration: TypeDeclaration) {
    for member in declaration.members.subscripts {
      let labels = member.function.signature.parameters.map(\.label)
      var current = declaration.superclass
      while let type = current {
        for other in type.members.subscripts
        where other.function.signature.parameters.map(\.label) == labels {
          other.function.overrides.append((declaration, member.function))
        }
        current = type.superclass
      }
    }
    guard declaration.superclass != nil else { return }
    for kind in [\MemberTable.instanceMembers, \MemberTable.staticMembers] {
      for (name, members) in declaration.members[keyPath: kind] {
        for member in members {
          let above = declaration.membersAbove(name, kind, seenBy: member)
          // One of several with the same labels is meant by what it takes.
          let exact = above.filter { $0.member.takesSame(as: member, $0.generics) }
          for (other, _) in exact.isEmpty ? above : exact {
            other.note(overriddenBy: member, of: declaration)
          }
        }
      }
    }
  }

  /// Binds `super`: the object itself, with the members that its superclass has.
  func bindSuper(at place: SourceSpan) -> any BoundExpression {
    guard let variable = function?.variable("self"),
      case .declared(let declaration, _)? = scope.selfType,
      let superclass = declaration.superclassType
    else {
      if let type = scope.selfType, mayInheritUnknownMembers(type) {
        return ErroneousExpression(span: place)
      }
      return erroneous(
        scope.selfType.map { type in
          .superWithoutSuperclass(type.plainDescription, isClass: type.isObject)
        } ?? .superOutsideClass,
        at: place
      )
    }
    if variable.type.isMetatype { return TypeExpression(named: superclass, span: place) }
    return SuperExpression(
      object: LocalExpression(variable, span: place),
      span: place,
      type: superclass
    )
  }

  /// Binds `super.init(…)`.
  func bind(
    superInitializer base: SuperExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) -> any BoundExpression {
    let candidates = initializers(of: base.type, runningOn: base, at: place)
    if candidates.isEmpty && arguments.isEmpty {
      return InheritedValuesExpression(object: base, span: place)
    }
    return call(candidates, arguments, at: place, nameSpan: place, expecting: .void)
  }

  /// The call of the superclass's initializer that Swift adds where an initializer makes none.
  func impliedSuperInitializer(
    of declaration: FunctionDeclaration,
    _ body: CodeBlockItemListSyntax
  ) -> (any BoundStatement)? {
    guard declaration.name == "init",
      case .declared(let owner, _)? = declaration.scope.selfType,
      let superclass = owner.superclassType, !body.callsInitializer,
      let variable = function?.variable("self")
    else { return nil }
    let object = SuperExpression(
      object: LocalExpression(variable, span: declaration.span),
      span: declaration.span,
      type: superclass
    )
    let candidates = initializers(of: superclass, runningOn: object, at: declaration.span)
    if candidates.isEmpty {
      return ExpressionStatement(
        expression: InheritedValuesExpression(object: object, span: declaration.span)
      )
    }
    guard
      let initializer = candidates.first(where: {
        $0.signature.parameters.allSatisfy(\.canBeLeftOut)
      })
    else { return nil }
    let arguments = BoundArguments(initializer.signature.parameters.map { _ in .omitted })
    return ExpressionStatement(expression: make(initializer, arguments, .void))
  }
}

/// `super`: the object, seen as one of its superclass.
struct SuperExpression: BoundExpression {
  let object: LocalExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue { try object.evaluate(in: frame) }
}

extension TypeDeclaration {
  /// The initializers of the class, and those of its superclass: all when it declares none by which
  /// it would make itself, the convenient ones when it overrides all others.
  var ownOrInheritedInitializers: [FunctionDeclaration] {
    var result: [FunctionDeclaration] = []
    var current: TypeDeclaration? = self
    while let type = current {
      result += type.members.initializers.filter { initializer in
        let labels = initializer.signature.parameters.map(\.label)
        return !result.contains { $0.signature.parameters.map(\.label) == labels }
          || initializer.scope.selfType == selfType
      }
      if !type.members.initializers.allSatisfy(\.leavesOthers), !type.overridesDesignated { break }
      current = type.superclass
    }
    return result
  }

  /// Whether it has an initializer of its own for each by which its superclass makes itself.
  private var overridesDesignated: Bool {
    guard let superclass else { return false }
    let own = members.initializers.map { $0.signature.parameters.map(\.label) }
    let designated = superclass.ownOrInheritedInitializers.filter { !$0.isConvenience }
    return !designated.isEmpty
      && designated.allSatisfy { own.contains($0.signature.parameters.map(\.label)) }
  }

  /// The initializer that stands in place of another one for objects of this class.
  func initializer(overriding other: FunctionDeclaration) -> FunctionDeclaration {
    let parameters = other.signature.parameters
    var current: TypeDeclaration? = self
    while let type = current, type.selfType != other.scope.selfType {
      let fitting = type.members.initializers.filter {
        $0.signature.parameters.map(\.label) == parameters.map(\.label)
      }
      let exact = fitting.first { $0.signature.parameters.map(\.type) == parameters.map(\.type) }
      if let found = exact ?? fitting.first { return found }
      current = type.superclass
    }
    return other
  }
}

extension FunctionDeclaration {
  /// Whether a class that declares this initializer still has those of its superclass.
  var leavesOthers: Bool { isConvenience || signature.parameters.map(\.label) == ["coder"] }
}

extension TypeDeclaration {
  /// The members of its superclasses under a name that one of its own sees, with what the generic
  /// parameters of their classes stand for.
  fileprivate func membersAbove(
    _ name: String,
    _ kind: KeyPath<MemberTable, NameTable<[MemberTable.Member]>>,
    seenBy member: MemberTable.Member
  ) -> [(member: MemberTable.Member, generics: [String: SceneType])] {
    var result: [(member: MemberTable.Member, generics: [String: SceneType])] = []
    var generics: [String: SceneType] = [:]
    var current = self
    while let type = current.superclass {
      let arguments = current.superclassArguments.map { $0.substituting(generics) }
      generics = type.generics(arguments)
      for other in type.members[keyPath: kind][name] ?? []
      where member.scope.map(other.inaccessibleLevel(from:)) == .some(nil) {
        result.append((other, generics))
      }
      current = type
    }
    return result
  }
}

extension MemberTable.Member {
  /// Whether both are methods with the same labels that take the same types.
  fileprivate func takesSame(
    as other: MemberTable.Member,
    _ generics: [String: SceneType]
  ) -> Bool {
    guard case .method(let method) = self, case .method(let other) = other else { return false }
    let (above, below) = (method.signature.substituting(generics).parameters, other.signature)
    return above.map(\.label) == below.parameters.map(\.label)
      && above.map(\.type) == below.parameters.map(\.type)
  }

  /// Notes that a subclass's member stands in place of this one, when it does.
  fileprivate func note(overriddenBy other: MemberTable.Member, of owner: TypeDeclaration) {
    switch (self, other) {
    case (.property(let property), .property): property.isOverridden = true
    case (.method(let method), .method(let other))
    where method.signature.parameters.map(\.label) == other.signature.parameters.map(\.label)
      && !method.signature.isClearlyOther(than: other.signature):
      method.overrides.append((owner, other))
    default: break
    }
  }
}

extension FunctionDeclaration {
  /// What stands in place of this method of a class for objects of a subclass.
  func override(in declaration: TypeDeclaration) -> FunctionDeclaration {
    if overrides.isEmpty { return self }
    var current: TypeDeclaration? = declaration
    while let type = current {
      if let found = overrides.first(where: { $0.owner === type }) { return found.function }
      current = type.superclass
    }
    return self
  }
}

extension CodeBlockItemListSyntax {
  /// Whether `self.init` or `super.init` is called somewhere in it.
  fileprivate var callsInitializer: Bool { callsInitializer(of: nil) }

  /// Whether another initializer of the same value is called in the body.
  var callsInitializerOfSelf: Bool { callsInitializer(of: .keyword(.self)) }

  private func callsInitializer(of base: TokenKind?) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.tokenKind == .keyword(.`init`),
        let period = token.previousToken(viewMode: .sourceAccurate), period.tokenKind == .period
      else { return false }
      return base == nil || period.previousToken(viewMode: .sourceAccurate)?.tokenKind == base
    }
  }
}
