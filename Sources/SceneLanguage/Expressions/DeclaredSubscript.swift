/// A call of a subscript that the scene declares.
struct DeclaredSubscriptExpression: BoundPlace {
  let base: any BoundExpression
  let declaration: SubscriptDeclaration
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    if declaration.function.isMutating, let place = base.asPlace {
      let values = try arguments.evaluate(in: frame)
      var result = SceneValue.void
      try tracing(span) {
        try place.modify(in: frame) { receiver in
          result = try declaration.function.code.call(
            on: &receiver,
            values,
            frame.evaluation,
            at: span,
            generics: arguments.generics(in: frame, for: values)
          )
        }
      }
      return result
    }
    let receiver = try base.evaluate(in: frame)
    let values = try arguments.evaluate(in: frame)
    return try tracing(span) {
      try declaration.function.code.call(
        receiver,
        values,
        frame.evaluation,
        at: span,
        generics: arguments.generics(in: frame, for: values)
      )
    }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    try write(in: frame, isReading: true, change)
  }

  func assign(_ value: SceneValue, in frame: Frame) throws {
    try write(in: frame, isReading: false) { $0 = value }
  }

  private func write(
    in frame: Frame,
    isReading: Bool,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    if base.asPlace == nil, declaration.setterSyntax != nil,
      let object = try? base.evaluate(in: frame), object.isObjectOrType
    {
      let values = try arguments.evaluate(in: frame)
      let code = declaration.function.code
      var value =
        isReading ? try code.call(object, values, frame.evaluation, at: span) : .absent
      try change(&value)
      _ = try declaration.setter.call(object, [value] + values, frame.evaluation, at: span)
      return
    }
    guard declaration.setterSyntax != nil, let place = base.asPlace else {
      throw SceneStop(.assignToGetOnly("subscript"), at: span)
    }
    let values = try arguments.evaluate(in: frame)
    let generics = arguments.generics(in: frame, for: values)
    let setter = declaration.setter
    try place.modify(in: frame) { receiver in
      if setter.lends, isReading {
        return try setter.lend(
          of: &receiver,
          values,
          to: change,
          frame.evaluation,
          at: span,
          generics: generics
        )
      }
      var value = SceneValue.absent
      if isReading {
        value = try declaration.function.code.call(
          receiver,
          values,
          frame.evaluation,
          at: span,
          generics: generics
        )
      }
      try change(&value)
      _ = try setter.call(
        on: &receiver,
        [value] + values,
        frame.evaluation,
        at: span,
        generics: generics
      )
    }
  }
}

extension SceneValue {
  /// Whether what changes it need not put it back anywhere.
  fileprivate var isObjectOrType: Bool {
    switch self {
    case .object, .type: true
    default: false
    }
  }
}
