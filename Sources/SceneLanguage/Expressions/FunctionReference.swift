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
        var call = LibraryCall(
          receiver: receiver,
          arguments: arguments,
          evaluation: evaluation,
          span: span
        )
        return try entry.perform(&call)
      }
    )
  }
}
