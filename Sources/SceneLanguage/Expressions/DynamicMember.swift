/// A property whose owner shows only when the scene runs.
struct DynamicMemberExpression: BoundExpression {
  let base: any BoundExpression
  let name: String
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try base.evaluate(in: frame)
    return try frame.evaluation.property(name, of: value, at: span)
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

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try base.evaluate(in: frame)
    let values = try arguments.evaluate(in: frame)
    return try tracing(span) {
      try frame.evaluation.call(name, labels, of: value, values, at: span)
    }
  }
}

extension Evaluation {
  /// Reads a property by its name.
  func property(_ name: String, of value: SceneValue, at span: SourceSpan) throws -> SceneValue {
    if case .tuple(let values) = value, let index = Int(name), index < values.count {
      return values[index]
    }
    for table in program.tables(of: value.type) {
      guard
        case .property(let property)? = table.instanceMembers[name]?.first(where: {
          !$0.isRequirement
        })
      else { continue }
      return try read(property, of: value, at: span)
    }
    for owner in Library.standard.owners(of: value.ownerName) {
      guard
        let entry = Library.standard.types[owner]?.members[name]?.first(where: {
          $0.kind == .property
        })
      else { continue }
      var call = LibraryCall(receiver: value, arguments: [], evaluation: self, span: span)
      return try placing(at: span) { try entry.perform(&call) }
    }
    throw SceneStop(.memberNotFound(name, type: "\(value.type)", suggestion: nil), at: span)
  }

  private func read(
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
    case .structure(let structure): field = structure.fields[index]
    case .object(let object): field = object.fields[index]
    default: field = .absent
    }
    if case .binding(let binding) = field, property.wrapper == .binding { return try binding.get() }
    return field
  }

  /// Calls a method by its name and labels.
  func call(
    _ name: String,
    _ labels: [String?],
    of value: SceneValue,
    _ arguments: [SceneValue],
    at span: SourceSpan
  ) throws -> SceneValue {
    for table in program.tables(of: value.type) {
      for case .method(let method) in table.instanceMembers[name] ?? [] {
        let parameters = method.signature.parameters
        guard !method.isRequirement, parameters.map(\.label) == labels else { continue }
        return try method.code.call(value, arguments, self, at: span)
      }
    }
    for owner in Library.standard.owners(of: value.ownerName) {
      for entry in Library.standard.types[owner]?.members[name] ?? []
      where entry.kind == .method {
        guard let sorted = entry.signature.sort(arguments, labeled: labels) else { continue }
        var call = LibraryCall(receiver: value, arguments: sorted, evaluation: self, span: span)
        return try placing(at: span) { try entry.perform(&call) }
      }
    }
    throw SceneStop(.memberNotFound(name, type: "\(value.type)", suggestion: nil), at: span)
  }
}

extension Signature {
  /// Arguments in the order of the parameters, or `nil` when the labels do not fit.
  fileprivate func sort(_ arguments: [SceneValue], labeled labels: [String?]) -> [SceneValue]? {
    var result = parameters.map { _ in SceneValue.absent }
    var next = 0
    for (argument, label) in zip(arguments, labels) {
      guard
        let index = parameters.indices.dropFirst(next).first(where: {
          parameters[$0].label == label
        })
      else { return nil }
      result[index] = argument
      next = index + 1
    }
    for (index, value) in result.enumerated() {
      if case .absent = value, !parameters[index].canBeLeftOut { return nil }
    }
    return result
  }
}

extension BoundProgram {
  /// The tables with members of values of a type, the most special first.
  func tables(of type: SceneType) -> [MemberTable] {
    guard case .declared(let declaration, _) = type else {
      let names: [String] = type.memberOwner.map { Library.standard.owners(of: $0) } ?? []
      return names.compactMap { extensions[$0] }
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
  /// The library type whose members the value has.
  fileprivate var ownerName: String {
    switch self {
    case .structure(let value):
      value.declaration.conforms(to: "Shape")
        ? "Shape"
        : value.declaration.conforms(to: "View") ? "View" : "Any"
    default: type.memberOwner ?? "Any"
    }
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
