/// A function or method that the scene declares, as a value.
struct FunctionReference: BoundExpression {
  let code: FunctionCode
  let receiver: (any BoundExpression)?
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let receiver = try receiver?.evaluate(in: frame)
    let (code, evaluation, span) = (code, frame.evaluation, span)
    return .closure(
      SceneClosure { arguments in try code.call(receiver, arguments, evaluation, at: span) }
    )
  }
}

/// A function of several arguments where one of a tuple is expected: `pairs.map(add)`.
struct SpreadFunction: BoundExpression {
  let function: any BoundExpression
  let type: SceneType
  var span: SourceSpan { function.span }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let function = try function.evaluate(in: frame)
    return .closure(
      SceneClosure { arguments in
        guard case .tuple(let elements)? = arguments.first else {
          return try function.call(arguments)
        }
        return try function.call(elements)
      }
    )
  }
}

/// A library function, initializer, or method, as a value.
struct EntryReference: BoundExpression {
  let entry: LibraryEntry
  let receiver: (any BoundExpression)?
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let receiver = try receiver?.evaluate(in: frame) ?? .void
    let (entry, evaluation, span) = (entry, frame.evaluation, span)
    return .closure(
      SceneClosure { arguments in
        // Parameters that the function value does not have keep their defaults.
        let missing = entry.signature.parameters.dropFirst(arguments.count)
        var call = LibraryCall(
          receiver: receiver,
          arguments: arguments + missing.map { $0.isVariadic ? .array([]) : .absent },
          evaluation: evaluation,
          span: span
        )
        return try entry.perform(&call)
      }
    )
  }
}

/// A method that a protocol requires or a subclass overrides, as a value.
struct DynamicMethodReference: BoundExpression {
  let base: any BoundExpression
  let name: String
  let labels: [String?]
  let named: FunctionDeclaration
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let receiver = try base.evaluate(in: frame).withoutStaticType
    let (evaluation, name, labels, span) = (frame.evaluation, name, labels, span)
    let method = try evaluation.method(name, labels, of: receiver, named: named, at: span)
    return .closure(
      SceneClosure { arguments in
        var receiver = receiver
        return try method.call(on: &receiver, arguments, labels, evaluation, at: span)
      }
    )
  }
}
