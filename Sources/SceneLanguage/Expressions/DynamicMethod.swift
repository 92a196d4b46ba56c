/// A method found by its name and labels when the scene runs.
enum DynamicMethod {
  case declared(FunctionDeclaration)
  case entry(LibraryEntry)

  var isMutating: Bool {
    switch self {
    case .declared(let method): method.isMutating
    case .entry(let entry): entry.isMutating
    }
  }

  func call(
    on receiver: inout SceneValue,
    _ arguments: [SceneValue],
    _ labels: [String?],
    _ evaluation: Evaluation,
    _ generics: [String: SceneType] = [:],
    at span: SourceSpan
  ) throws -> SceneValue {
    switch self {
    case .declared(let method):
      return try method.code.call(
        on: &receiver,
        arguments,
        evaluation,
        at: span,
        generics: generics
      )
    case .entry(let entry):
      let sorted = entry.signature.sort(arguments, labeled: labels) ?? arguments
      var call = LibraryCall(
        receiver: receiver,
        arguments: sorted,
        evaluation: evaluation,
        span: span
      )
      guard isMutating else { return try placing(at: span) { try entry.perform(&call) } }
      let storage = receiver.storage
      receiver = .absent
      defer { receiver = call.receiver }
      return try placing(at: span) {
        let result = try entry.perform(&call)
        try evaluation.chargeCopy(of: call.receiver, from: storage)
        return result
      }
    }
  }
}

extension Evaluation {
  /// Finds a method by its name and labels: that of the scene before that of the library.
  func method(
    _ name: String,
    _ labels: [String?],
    of value: SceneValue,
    keptAs optional: SceneType? = nil,
    numberedAs number: String? = nil,
    witnessing witnessed: TypeDeclaration? = nil,
    named: FunctionDeclaration? = nil,
    taking arguments: [SceneValue]? = nil,
    at span: SourceSpan
  ) throws -> DynamicMethod {
    if let named, named.isOverridden, case .object(let object) = value {
      return .declared(named.override(in: object.declaration))
    }
    let type = optional ?? value.withoutStaticType.type
    let tables = program.tables(of: type, witnessing: witnessed, name, labels)
    for table in tables {
      let fitting = (table.instanceMembers[name] ?? []).compactMap { member in
        if case .method(let method) = member, method.mayStand(for: named, labels) {
          method
        } else {
          nil
        }
      }
      guard let first = fitting.first else { continue }
      guard fitting.count > 1, let arguments else { return .declared(first) }
      // Overloads are told apart by what they take.
      return .declared(fitting.first { $0.signature.takes(arguments) } ?? first)
    }
    let blank = labels.map { _ in SceneValue.void }
    for owner in Library.standard.owners(of: number ?? value.ownerName) {
      for entry in Library.standard.types[owner]?.members[name] ?? []
      where entry.kind == .method && entry.signature.sort(blank, labeled: labels) != nil {
        return .entry(entry)
      }
    }
    throw SceneStop(.memberNotFound(name, type: "\(value.type)", suggestion: nil), at: span)
  }
}

extension SceneValue {
  /// Which whole number it is where generic code keeps it, which the value does not tell.
  func numberType(keptAs type: SceneType, in frame: Frame) -> String? {
    guard case .parameter = type, wholeNumber != nil,
      case .named(let name, _) = frame.concrete(type)
    else { return nil }
    return name
  }
}

extension FunctionDeclaration {
  /// Whether it may be what a call means that names another method, or only labels.
  func mayStand(for named: FunctionDeclaration?, _ labels: [String?]) -> Bool {
    if isRequirement || !signature.fits(labels) { return false }
    guard let named, named !== self else { return true }
    return !signature.isClearlyOther(than: named.signature)
  }
}

extension BoundProgram {
  /// The tables in which what a protocol requires is looked for.
  ///
  /// A class fulfils a requirement where it says that it conforms. What a subclass adds later is no
  /// part of that, unless it overrides, or the library asks: what has a default there is optional,
  /// and asked for by name.
  fileprivate func tables(
    of type: SceneType,
    witnessing witnessed: TypeDeclaration?,
    _ name: String,
    _ labels: [String?]
  ) -> [MemberTable] {
    let all = tables(of: type)
    guard let witnessed, !isOfPrelude(witnessed.span), case .declared(var declaration, _) = type,
      declaration.kind == .class
    else { return all }
    while let superclass = declaration.superclass, superclass.conforms(to: witnessed) {
      declaration = superclass
    }
    let conforming = tables(of: .declared(declaration, []))
    for table in conforming {
      for case .method(let method) in table.instanceMembers[name] ?? []
      where !method.isRequirement && method.signature.fits(labels) {
        if case .declared(let owner, _)? = method.scope.selfType, owner.kind == .protocol {
          return conforming
        }
        return all
      }
    }
    return all
  }
}

extension Signature {
  /// Whether a call with these labels can mean it.
  func fits(_ labels: [String?]) -> Bool {
    parameters.count == labels.count && zip(parameters, labels).allSatisfy { $0.label == $1 }
  }

  /// Whether values are of the types of the parameters.
  func takes(_ values: [SceneValue]) -> Bool {
    zip(parameters, values).allSatisfy { parameter, value in
      if case .absent = value { return parameter.canBeLeftOut }
      return parameter.isVariadic || value.isInstance(of: parameter.type)
    }
  }

  /// Arguments in the order of the parameters, or `nil` when the labels do not fit.
  func sort(_ arguments: [SceneValue], labeled labels: [String?]) -> [SceneValue]? {
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
