internal import Diptych

/// Reads what the environment, or a container's values, keep for an entry, or its default value.
struct EntryReading<Values: KeyedProperties>: BoundExpression {
  let values: LocalExpression
  let key: PropertyDeclaration
  /// The global with the default value.
  let index: Int
  let type: SceneType
  var span: SourceSpan { key.span }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = try values.evaluate(in: frame).read(as: Values.self)
    return try values[kept: ObjectIdentifier(key)]?.value ?? frame.evaluation.global(index)
  }
}

/// Keeps a value in the environment, or in a container's values, for an entry.
struct EntryWriting<Values: KeyedProperties>: BoundExpression {
  let values: LocalExpression
  let key: PropertyDeclaration
  let value: LocalExpression
  var span: SourceSpan { key.span }
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    var values = try values.evaluate(in: frame).read(as: Values.self)
    values[kept: ObjectIdentifier(key)] = ConfinedValue(value: try value.evaluate(in: frame))
    try self.values.assign(values.sceneValue, in: frame)
    return .void
  }
}
