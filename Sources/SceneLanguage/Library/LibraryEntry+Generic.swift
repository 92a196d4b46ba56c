extension LibraryEntry {
  /// A method whose signature has generic parameters, so that Swift cannot write it for us.
  static func generic(
    _ name: String,
    generics: [String] = [],
    _ parameters: [ParameterSignature] = [],
    result: SceneType,
    isMutating: Bool = false,
    perform: @escaping @Sendable (inout LibraryCall) throws -> SceneValue
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(generics: generics, parameters: parameters, result: result),
      isMutating: isMutating,
      perform: perform
    )
  }

  /// A property whose type has generic parameters.
  static func genericProperty(
    _ name: String,
    result: SceneType,
    get: @escaping @Sendable (inout LibraryCall) throws -> SceneValue
  ) -> LibraryEntry {
    LibraryEntry(
      kind: .property,
      name: name,
      signature: Signature(parameters: [], result: result),
      perform: get
    )
  }
}

extension ParameterSignature {
  /// A parameter of a generic method.
  static func parameter(
    _ label: String?,
    _ type: SceneType,
    hasDefault: Bool = false
  ) -> ParameterSignature {
    ParameterSignature(label: label, name: label ?? "_", type: type, hasDefault: hasDefault)
  }

  /// A parameter that the function changes.
  static func changeable(_ type: SceneType) -> ParameterSignature {
    ParameterSignature(label: nil, name: "_", type: type, isInout: true)
  }

  /// A parameter that is a function.
  static func function(
    _ label: String?,
    _ parameters: [SceneType],
    _ result: SceneType
  ) -> ParameterSignature {
    parameter(label, .function(FunctionType(parameters, result)))
  }
}

extension SceneType {
  static let element = SceneType.parameter("Element")
  static let slice = SceneType.named("ArraySlice", [.element])
  static let result = SceneType.parameter("T")
}

extension LibraryCall {
  /// The elements of the receiver, counted as work.
  func elements() throws -> [SceneValue] {
    try evaluation.elements(of: receiver)
  }

  /// The elements of an argument, counted as work.
  func elements(ofArgument index: Int) throws -> [SceneValue] {
    try evaluation.elements(of: arguments[index])
  }

  /// Calls the function in an argument, counted as work.
  func function(_ index: Int, _ values: SceneValue...) throws -> SceneValue {
    try evaluation.step(at: span)
    return try arguments[index].call(values)
  }

  /// Asks the predicate in an argument.
  func predicate(_ index: Int, _ values: SceneValue...) throws -> Bool {
    try evaluation.step(at: span)
    guard case .bool(let answer) = try arguments[index].call(values) else {
      throw SceneStop(.conditionNotBool("_"))
    }
    return answer
  }

  /// Some of the receiver's elements that follow one another, at their positions.
  func slice(_ range: Range<Int>, of elements: [SceneValue]) throws -> SceneValue {
    try evaluation.charge(elements: range.count)
    switch receiver {
    case .string, .substring:
      let text = receiver.textPart
      let part = text.part.dropFirst(range.lowerBound).prefix(range.count)
      return text.cut(part)
    default: break
    }
    var start = 0
    if case .slice(let slice) = receiver { start = slice.start }
    return .slice(
      SliceValue(elements: Array(elements[range]), start: start + range.lowerBound)
    )
  }

  /// An array as a result, counted as memory.
  func array(_ elements: [SceneValue]) throws -> SceneValue {
    try evaluation.charge(elements: elements.count)
    return .array(elements)
  }
}
