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
    at span: SourceSpan
  ) throws -> SceneValue {
    switch self {
    case .declared(let method):
      return try method.code.call(on: &receiver, arguments, evaluation, at: span)
    case .entry(let entry):
      let sorted = entry.signature.sort(arguments, labeled: labels) ?? arguments
      var call = LibraryCall(
        receiver: receiver,
        arguments: sorted,
        evaluation: evaluation,
        span: span
      )
      if isMutating { receiver = .absent }
      defer { if isMutating { receiver = call.receiver } }
      return try placing(at: span) { try entry.perform(&call) }
    }
  }
}

extension Evaluation {
  /// Finds a method by its name and labels: that of the scene before that of the library.
  func method(
    _ name: String,
    _ labels: [String?],
    of value: SceneValue,
    at span: SourceSpan
  ) throws -> DynamicMethod {
    for table in program.tables(of: value.type) {
      for case .method(let method) in table.instanceMembers[name] ?? []
      where !method.isRequirement && method.signature.parameters.map(\.label) == labels {
        return .declared(method)
      }
    }
    let blank = labels.map { _ in SceneValue.void }
    for owner in Library.standard.owners(of: value.ownerName) {
      for entry in Library.standard.types[owner]?.members[name] ?? []
      where entry.kind == .method && entry.signature.sort(blank, labeled: labels) != nil {
        return .entry(entry)
      }
    }
    throw SceneStop(.memberNotFound(name, type: "\(value.type)", suggestion: nil), at: span)
  }
}

extension Signature {
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
