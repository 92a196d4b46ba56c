extension Binder {
  /// Makes the accessors of `override var isHighlighted: Bool { didSet { … } }`: they read and write
  /// the property that it overrides, and the observers run around a change.
  func bind(inherited property: PropertyDeclaration, as type: SceneType) {
    let getter = FunctionCode(name: property.name)
    property.getter = getter
    let reading = FunctionScope(code: getter, outer: nil)
    within(scope, reading) {
      declareSelf(in: reading, isMutable: false, at: property.span)
      let value = inheritedPlace(of: property)
      getter.statements = [
        value.isErroneous ? ErroneousStatement() : ReturnStatement(value: value)
      ]
    }
    let setter = FunctionCode(name: property.name)
    property.setter = setter
    let writing = FunctionScope(code: setter, outer: nil)
    within(scope, writing) {
      declareSelf(in: writing, isMutable: true, at: property.span)
      let new = writing.declare("newValue", type: type, isMutable: false, span: property.span)
      setter.parameters = [new]
      guard let target = inheritedPlace(of: property).asPlace,
        let receiver = setter.selfVariable
      else { return }
      setter.statements = [
        ExpressionStatement(
          expression: ObservedAssignment(
            target: target,
            value: LocalExpression(new, span: property.span),
            receiver: LocalExpression(receiver, span: property.span),
            property: property
          )
        )
      ]
    }
  }

  private func inheritedPlace(of property: PropertyDeclaration) -> any BoundExpression {
    let base = bindSuper(at: property.span)
    if base.isErroneous { return base }
    return bind(
      memberNamed: property.name,
      of: base,
      type: base.type,
      at: property.span,
      nameSpan: property.span,
      expecting: .unknown
    )
  }
}

/// Writes an inherited property between `willSet` and `didSet`.
private struct ObservedAssignment: BoundExpression {
  let target: any BoundPlace
  let value: any BoundExpression
  let receiver: any BoundExpression
  let property: PropertyDeclaration
  var span: SourceSpan { property.span }
  var type: SceneType { .void }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let object = try receiver.evaluate(in: frame)
    let (old, new) = (try target.evaluate(in: frame), try value.evaluate(in: frame))
    if let observer = property.willSet {
      _ = try observer.code.call(object, [new], frame.evaluation, at: span)
    }
    try target.assign(new, in: frame)
    if let observer = property.didSet {
      _ = try observer.code.call(object, [old], frame.evaluation, at: span)
    }
    return .void
  }
}
