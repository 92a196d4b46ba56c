internal import Diptych

/// Reads what the environment keeps for an entry, or the entry's default value.
struct EntryReading: BoundExpression {
  let environment: LocalExpression
  let key: PropertyDeclaration
  /// The global with the default value.
  let index: Int
  let type: SceneType
  var span: SourceSpan { key.span }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = try environment.evaluate(in: frame).read(as: EnvironmentValues.self)
    if let stored = values[scene: ObjectIdentifier(key)] as? ConfinedValue { return stored.value }
    return try frame.evaluation.global(index)
  }
}

/// Keeps a value in the environment for an entry.
struct EntryWriting: BoundExpression {
  let environment: LocalExpression
  let key: PropertyDeclaration
  let value: LocalExpression
  var span: SourceSpan { key.span }
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    var values = try environment.evaluate(in: frame).read(as: EnvironmentValues.self)
    values[scene: ObjectIdentifier(key)] = ConfinedValue(value: try value.evaluate(in: frame))
    try environment.assign(values.sceneValue, in: frame)
    return .void
  }
}
