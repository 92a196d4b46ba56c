/// What `async let` begins: a task that makes the value, which uses of the constant wait for.
struct ConcurrentValue: BoundExpression {
  let value: any BoundExpression
  var span: SourceSpan { value.span }
  var type: SceneType { value.type }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = value
    let task = StartedTask(.closure(SceneClosure { _ in try value.evaluate(in: frame) }))
    try frame.evaluation.adopt(task)
    try frame.evaluation.begin(task)
    return .native(NativeBox(task, type: .named(StartedTask.sceneName)))
  }
}

extension Evaluation {
  /// The value of what `async let` has begun.
  func awaited(_ value: SceneValue) throws -> SceneValue {
    guard let task = StartedTask.read(value) else { return value }
    return try self.value(of: task)
  }
}
