/// `root[keyPath: path]`.
struct KeyPathSubscriptExpression: BoundPlace {
  let base: any BoundExpression
  let path: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let root = try base.evaluate(in: frame)
    return try tracing(span) { try keyPath(in: frame).read(root) }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let write = try keyPath(in: frame).write else {
      throw SceneStop(.assignToGetOnly("subscript"), at: span)
    }
    if let root = try? base.evaluate(in: frame), case .object = root {
      var root = root
      return try write(&root, change)
    }
    guard let place = base.asPlace else { throw SceneStop(.assignToValue, at: span) }
    try place.modify(in: frame) { try write(&$0, change) }
  }

  private func keyPath(in frame: Frame) throws -> KeyPathValue {
    guard case .keyPath(let path) = try path.evaluate(in: frame) else {
      throw SceneStop(.valueMismatch("\(path.type)", expected: "KeyPath"), at: span)
    }
    return path
  }
}
