/// `yield &place` in an accessor that lends a place to who changes it.
struct YieldStatement: BoundStatement {
  /// The name of the hidden parameter that holds what is to be done with the place.
  static let parameter = "yield &"

  let place: any BoundPlace
  let change: LocalVariable

  func execute(in frame: Frame) throws -> Flow {
    let value = frame.read(change.slot)
    if case .native(let box) = value, let lent = box.value as? LentChange {
      try place.modify(in: frame, lent.change)
    } else {
      try place.assign(value, in: frame)
    }
    return .next
  }
}

/// What is to be done with the place that an accessor lends.
private struct LentChange {
  let change: (inout SceneValue) throws -> Void
}

extension FunctionCode {
  /// Lends the place that the accessor yields to a change, on its way through the accessor.
  func lend(
    of receiver: inout SceneValue,
    _ arguments: [SceneValue],
    to change: (inout SceneValue) throws -> Void,
    _ evaluation: Evaluation,
    at span: SourceSpan,
    generics: [String: SceneType] = [:]
  ) throws {
    try withoutActuallyEscaping(change) { change in
      let lent = SceneValue.native(NativeBox(LentChange(change: change), type: .unknown))
      _ = try call(on: &receiver, [lent] + arguments, evaluation, at: span, generics: generics)
    }
  }
}
