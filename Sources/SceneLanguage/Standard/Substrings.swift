extension Library {
  /// What only parts of texts have.
  static let substringMakings: [LibraryEntry] = [
    LibraryEntry(
      kind: .initializer,
      name: "init",
      signature: Signature(
        parameters: [.parameter(nil, .unknown, hasDefault: true)],
        result: .substring
      )
    ) { call in
      if case .absent = call.arguments[0] { return .substring(SubstringValue("")) }
      return .substring(SubstringValue((String.read(call.arguments[0]) ?? "")[...]))
    },
    .genericProperty("base", result: .string) { .string($0.receiver.textPart.part.base) },
  ]

  /// Changes that take characters off the ends of a part of a text: what is left keeps its
  /// positions, and nothing is copied.
  static let substringCuts: [LibraryEntry] = [
    cutting("popFirst", result: .optional(.character)) { part, _ in part.popFirst().sceneValue }
      .discardable,
    cutting("popLast", result: .optional(.character)) { part, _ in part.popLast().sceneValue }
      .discardable,
    cutting("removeFirst", result: .character) { part, _ in
      if part.isEmpty { throw SceneStop(.indexOutOfRange(0, count: 0)) }
      return .character(part.removeFirst())
    }.discardable,
    cutting("removeLast", result: .character) { part, _ in
      if part.isEmpty { throw SceneStop(.indexOutOfRange(0, count: 0)) }
      return .character(part.removeLast())
    }.discardable,
    cutting("removeFirst", [.parameter(nil, .int)]) { part, call in
      part.removeFirst(try call.count(0, removedFrom: part.count))
      return .void
    },
    cutting("removeLast", [.parameter(nil, .int)]) { part, call in
      part.removeLast(try call.count(0, removedFrom: part.count))
      return .void
    },
    cutting("trimPrefix", [.function("while", [.character], .bool)]) { part, call in
      part = try part.drop { try call.predicate(0, .character($0)) }
      return .void
    },
  ]

  private static func cutting(
    _ name: String,
    _ parameters: [ParameterSignature] = [],
    result: SceneType = .void,
    _ cut: @escaping @Sendable (inout Substring, LibraryCall) throws -> SceneValue
  ) -> LibraryEntry {
    .generic(name, parameters, result: result, isMutating: true) { call in
      let whole = call.receiver.textPart
      var part = whole.part
      let result = try cut(&part, call)
      call.receiver = whole.cut(part)
      return result
    }
  }
}

extension LibraryCall {
  /// Changes a part of a text, which counts its positions from where the whole begins.
  ///
  /// - Parameters:
  ///   - part: The part, which is the receiver.
  ///   - parameters: The parameters of the method.
  ///   - change: Changes a text by the arguments of a call.
  /// - Returns: What `change` returns.
  /// - Throws: What `change` throws, or that the work is more than the scene may do.
  mutating func change(
    _ part: SubstringValue,
    _ parameters: [ParameterSignature],
    _ change: (inout String, LibraryCall) throws -> SceneValue
  ) throws -> SceneValue {
    // The text around the part is copied with it.
    try evaluation.charge(seen: part.part.base.utf8.count)
    var text = String(part.part)
    for index in parameters.indices where parameters[index].isTextPlace {
      arguments[index] = arguments[index].moved(by: -part.start)
    }
    let before = text.utf8.count
    let result = try change(&text, self)
    try evaluation.charge(elements: max(text.utf8.count, before))
    receiver = .substring(part.changed(to: text))
    return result
  }
}

extension ParameterSignature {
  /// Whether it tells positions in the text that a method changes.
  fileprivate var isTextPlace: Bool {
    type == .named("String.Index") || label == nil && type == .unknown
  }
}
