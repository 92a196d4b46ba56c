/// `repeat` before an expression: it is evaluated for each element of the packs in it.
struct PackExpansion: BoundExpression {
  let pattern: any BoundExpression
  /// The packs that it goes through together.
  let packs: [any BoundExpression]
  /// Whether a loop goes through what it makes; elsewhere that is a tuple.
  var isLooped = false
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = try elements(in: frame)
    if isLooped { return .array(values) }
    return values.isEmpty ? .void : values.count == 1 ? values[0] : .tuple(values)
  }

  /// What it makes of each element.
  func elements(in frame: Frame) throws -> [SceneValue] {
    let outer = frame.packs
    defer { frame.packs = outer }
    let lists = try packs.map { try PackExpansion.elements(of: $0, in: frame) }
    return try (0..<(lists.map(\.count).min() ?? 0)).map { index in
      try frame.evaluation.step(at: span)
      frame.packs = lists.map { $0[index] }
      return try pattern.evaluate(in: frame)
    }
  }

  /// The elements of a parameter that takes any number of arguments, or those of a tuple.
  private static func elements(
    of pack: any BoundExpression,
    in frame: Frame
  ) throws -> [SceneValue] {
    let value = try pack.evaluate(in: frame)
    if let local = pack as? LocalExpression, local.variable.isPack { return value.elements ?? [] }
    switch value.withoutStaticType {
    case .tuple(let values): return values
    case .void: return []
    default: return [value]
    }
  }
}

/// A call of a value whose arguments are what an expansion makes: `function(repeat each value)`.
struct SpreadCallExpression: BoundExpression {
  let function: any BoundExpression
  let arguments: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .unknown }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let function = try function.evaluate(in: frame)
    let values =
      try (arguments as? PackExpansion)?.elements(in: frame) ?? [arguments.evaluate(in: frame)]
    return try placing(at: span) { try tracing(span) { try function.call(values) } }
  }
}

/// `each` before a pack: the element that the expansion around is at.
struct PackElement: BoundExpression {
  /// The number of the pack among those of the expansion.
  let index: Int
  let span: SourceSpan
  var type: SceneType { .unknown }

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard index < frame.packs.count else { throw SceneStop.alreadyTold }
    return frame.packs[index]
  }
}
