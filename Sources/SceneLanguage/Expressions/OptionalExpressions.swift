/// `optional!`.
struct ForceUnwrapExpression: BoundPlace {
  let value: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard let result = try value.evaluate(in: frame).unwrapped else {
      throw SceneStop(.foundNil, at: span)
    }
    return result
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let place = value.asPlace else { throw SceneStop(.assignToValue, at: span) }
    try place.modify(in: frame) { value in
      if case .null = value { throw SceneStop(.foundNil, at: span) }
      try change(&value)
    }
  }
}

/// `optional?` inside a chain; when it is `nil` the whole chain is.
struct ChainLink: BoundPlace {
  let value: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard let result = try value.evaluate(in: frame).unwrapped else { throw ChainEnd() }
    return result
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let place = value.asPlace else { throw SceneStop(.assignToValue, at: span) }
    try place.modify(in: frame) { value in
      if case .null = value { throw ChainEnd() }
      try change(&value)
    }
  }
}

/// Leaves a chain whose link is `nil`.
struct ChainEnd: Error {}

extension BoundExpression {
  /// What a property is changed of, as far as it can be told before; a chain that has ended changes
  /// nothing, wherever its `nil` was found.
  func owner(in frame: Frame) throws -> SceneValue? {
    do {
      return try evaluate(in: frame)
    } catch let end as ChainEnd {
      throw end
    } catch {
      return nil
    }
  }
}

/// A whole chain: `a?.b.c`.
struct ChainExpression: BoundPlace {
  let value: any BoundExpression
  let type: SceneType
  var span: SourceSpan { value.span }

  func evaluate(in frame: Frame) throws -> SceneValue {
    do {
      if value is MutatingCallExpression || value is MutatingEntryCallExpression,
        try value.chainEnds(in: frame)
      {
        return .null
      }
      return try value.evaluate(in: frame)
    } catch is ChainEnd {
      return .null
    }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let place = value.asPlace else { throw SceneStop(.assignToValue, at: span) }
    do {
      try place.modify(in: frame, change)
    } catch is ChainEnd {
      return
    }
  }
}

/// A chain as the left side of `+=`: there its value is there, or nothing is done.
struct ChainedOperand: BoundExpression {
  let chain: ChainExpression
  var span: SourceSpan { chain.span }
  var type: SceneType { chain.type.unwrapped }

  func evaluate(in frame: Frame) throws -> SceneValue { try chain.evaluate(in: frame) }
}

/// `try?` and `try!`.
struct TryExpression: BoundExpression {
  let value: any BoundExpression
  let isOptional: Bool
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    do {
      return try value.evaluate(in: frame)
    } catch let thrown as ThrownError {
      if isOptional { return .null }
      throw SceneStop(.uncaughtError(thrown.value.text), at: span)
    }
  }
}

/// A key path, or the function that one stands for.
struct KeyPathExpression: BoundExpression {
  let code: FunctionCode
  let names: [String]
  /// Which of the classes of key paths it is of.
  var kind = "KeyPath"
  let isFunction: Bool
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let (code, evaluation, span) = (code, frame.evaluation, span)
    // What its subscripts name stays as it is where the path is made.
    let captured = code.captures.map { ($0.inner, frame.read($0.outer)) }
    let makeFrame = { (root: SceneValue) in
      let inner = Frame(slotCount: code.slotCount, evaluation: evaluation)
      for (slot, value) in captured { inner.slots[slot] = value }
      try code.bind([root], in: inner)
      return inner
    }
    let read = { (root: SceneValue) in
      try evaluation.calling(at: span) { try code.run(in: makeFrame(root)) }
    }
    if isFunction {
      return .closure(SceneClosure { arguments in try read(arguments.first ?? .null) })
    }
    // Paths by different elements are different.
    let names = names + captured.map { "\($0.1.stableHash)" }
    var known = SceneType.named("KeyPath", [.unknown, .unknown])
    if case .named(_, let ends) = type { known = .named(kind, ends.map(frame.concrete)) }
    guard let place = (code.statements.last as? ReturnStatement)?.value?.asPlace,
      let root = code.parameters.first
    else { return .keyPath(KeyPathValue(names: names, type: known, read: read)) }
    return .keyPath(
      KeyPathValue(names: names, type: known, read: read) { value, change in
        let inner = try makeFrame(value)
        value = .absent
        defer { value = inner.read(root.slot) }
        try evaluation.calling(at: span) { try place.modify(in: inner, change) }
      }
    )
  }
}
