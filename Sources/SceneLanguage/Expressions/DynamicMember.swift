/// A property whose owner shows only when the scene runs.
struct DynamicMemberExpression: BoundPlace {
  let base: any BoundExpression
  let name: String
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try base.evaluate(in: frame)
    return try frame.evaluation.property(
      name,
      of: value.withoutStaticType,
      keptAs: value.optionalType(keptAs: base.type, in: frame),
      numberedAs: value.numberType(keptAs: base.type, in: frame),
      at: span
    )
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    let evaluation = frame.evaluation
    if let object = try base.owner(in: frame), case .object = object {
      var receiver = object
      return try evaluation.modify(name, of: &receiver, at: span, change)
    }
    guard let place = base.asPlace else { throw SceneStop(.assignToValue, at: span) }
    try place.modify(in: frame) { try evaluation.modify(name, of: &$0, at: span, change) }
  }
}

/// A method whose owner shows only when the scene runs.
struct DynamicCallExpression: BoundExpression {
  let base: any BoundExpression
  let name: String
  let labels: [String?]
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType
  /// The protocol that requires the method.
  var witnessed: TypeDeclaration?
  /// The method that the call names: what stands in place of it takes the same, and gets its
  /// defaults.
  var named: FunctionDeclaration?

  func evaluate(in frame: Frame) throws -> SceneValue {
    let kept = try base.evaluate(in: frame)
    let value = kept.withoutStaticType
    var values = arguments.boxing(try arguments.evaluate(in: frame))
    let evaluation = frame.evaluation
    let result = try tracing(span) {
      let method = try evaluation.method(
        name,
        labels,
        of: value,
        keptAs: kept.optionalType(keptAs: base.type, in: frame),
        numberedAs: value.numberType(keptAs: base.type, in: frame),
        witnessing: witnessed,
        named: named,
        taking: values,
        at: span
      )
      if let named, !named.isRequirement, case .declared(let found) = method, found !== named {
        try named.code.fillIn(&values, evaluation)
      }
      let generics = arguments.generics(in: frame, for: values)
      guard method.isMutating, let place = base.asPlace else {
        var value = value
        return try method.call(on: &value, values, labels, evaluation, generics, at: span)
      }
      var result = SceneValue.void
      try place.modify(in: frame) {
        result = try method.call(on: &$0, values, labels, evaluation, generics, at: span)
      }
      return result
    }
    try arguments.writeBack(boxed: values, in: frame)
    if case .double = result, case .parameter = base.type, frame.concrete(base.type) == .float {
      return result.shortened
    }
    return result
  }
}

extension Evaluation {
  /// Reads a property by its name.
  func property(
    _ name: String,
    of value: SceneValue,
    keptAs optional: SceneType? = nil,
    numberedAs number: String? = nil,
    at span: SourceSpan
  ) throws -> SceneValue {
    if case .tuple(let values) = value, let index = Int(name), index < values.count {
      return values[index]
    }
    for table in program.tables(of: optional ?? value.type) {
      guard
        case .property(let property)? = table.instanceMembers[name]?.first(where: {
          !$0.isRequirement
        })
      else { continue }
      return try read(property, of: value, at: span)
    }
    if case .tuple(let values) = value, values.count == 2 {
      // A tuple whose type is not known keeps no labels; those of the standard library are known.
      if name == "key" || name == "offset" { return values[0] }
      if name == "value" || name == "element" { return values[1] }
    }
    if case .enumeration(let enumeration) = value, name == "rawValue" {
      return try enumeration.rawValue(in: Frame(slotCount: 0, evaluation: self))
    }
    for owner in Library.standard.owners(of: number ?? value.ownerName) {
      guard
        let entry = Library.standard.types[owner]?.members[name]?.first(where: {
          $0.kind == .property
        })
      else { continue }
      var call = LibraryCall(receiver: value, arguments: [], evaluation: self, span: span)
      return try placing(at: span) { try entry.perform(&call) }
    }
    if name == "description" || name == "debugDescription" {
      return .string(name == "description" ? try text(of: value) : try debugText(of: value))
    }
    if name == "hashValue" { return .int(value.stableHash) }
    // An object that says nothing else is its own identity.
    if name == "id", case .object(let object) = value {
      return ObjectIdentity(of: object).sceneValue
    }
    throw SceneStop(.memberNotFound(name, type: "\(value.type)", suggestion: nil), at: span)
  }

  /// Changes a property that is known by its name only.
  func modify(
    _ name: String,
    of receiver: inout SceneValue,
    at span: SourceSpan,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    for table in program.tables(of: receiver.type) {
      for case .property(let property) in table.instanceMembers[name] ?? [] {
        switch (property.storage, receiver) {
        case (.field(let index), _) where property.isObserved:
          let old = try read(property, of: receiver, at: span)
          var new = old
          try change(&new)
          return try property.change(&receiver, index, from: old, to: new, self)
        case (.field(let index), .structure(var structure)):
          receiver = .absent
          defer { receiver = .structure(structure) }
          return try modify(property, &structure.fields[index], at: span, change)
        case (.field(let index), .object(let object)):
          return try modify(property, &object.fields[index], at: span, change)
        case (.computed, _):
          guard let setter = property.setter else { continue }
          var value = try read(property, of: receiver, at: span)
          try change(&value)
          _ = try setter.call(on: &receiver, [value], self, at: span)
          return
        default: continue
        }
      }
    }
    throw SceneStop(.assignToGetOnly(name), at: span)
  }

  /// Changes what the field of a property holds, or what the wrapper in it shows.
  private func modify(
    _ property: PropertyDeclaration,
    _ field: inout SceneValue,
    at span: SourceSpan,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    guard case .declared = property.wrapper, property.innerWrappers.isEmpty else {
      return try change(&field)
    }
    try modify("wrappedValue", of: &field, at: span, change)
  }

  func read(
    _ property: PropertyDeclaration,
    of value: SceneValue,
    at span: SourceSpan
  ) throws -> SceneValue {
    guard case .field(let index) = property.storage else {
      guard let getter = property.getter else { throw SceneStop.alreadyTold }
      return try getter.call(value, [], self, at: span)
    }
    let field: SceneValue
    switch value {
    case .structure(let structure): field = structure.fields[index].strengthened
    case .object(let object): field = object.fields[index].strengthened
    default: field = .absent
    }
    if case .binding(let binding) = field, property.wrapper == .binding { return try binding.get() }
    guard case .declared = property.wrapper else { return field }
    return try property.innerWrappers.reduce(
      self.property("wrappedValue", of: field, at: span)
    ) { value, _ in try self.property("wrappedValue", of: value, at: span) }
  }
}

extension BoundProgram {
  /// The tables with members of values of a type, the most special first.
  func tables(of type: SceneType) -> [MemberTable] {
    guard case .declared(let declaration, _) = type else {
      let names: [String] = type.memberOwner.map { Library.standard.owners(of: $0) } ?? []
      return names.flatMap { name in
        (extensions[name].map { [$0] } ?? [])
          + (conformances[name] ?? []).filter(\.isDeclared).flatMap { self.tables(of: $0) }
      }
    }
    var tables = [declaration.members]
    if let superclass = declaration.superclass {
      tables += self.tables(of: .declared(superclass, []))
    }
    for conformance in declaration.conformances where conformance != type {
      tables += self.tables(of: conformance)
    }
    return tables
  }
}

extension SceneValue {
  /// The type of an optional that holds something and so does not show that it is one.
  func optionalType(keptAs type: SceneType, in frame: Frame) -> SceneType? {
    let type = if case .existential(let typed) = self { typed.type } else { frame.concrete(type) }
    return type.isOptional ? type : nil
  }

  /// The library type whose members the value has.
  var ownerName: String {
    if case .declared(let declaration, _) = type,
      let name = [
        "Shape", "View", "ViewModifier", "Error", "Collection", "Sequence", "OptionSet",
      ].first(
        where: declaration.conforms(to:)
      )
    {
      return name
    }
    return type.memberOwner ?? "Any"
  }
}

extension MemberTable.Member {
  /// Whether it only names what a protocol requires.
  var isRequirement: Bool {
    switch self {
    case .property(let property):
      if case .requirement = property.storage { true } else { false }
    case .method(let method): method.isRequirement
    case .enumerationCase: false
    }
  }
}
