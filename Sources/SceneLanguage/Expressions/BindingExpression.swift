/// `$name`: a binding to a place, or the binding itself where the place holds one.
///
/// As the place of `&$name` it stays what it is: who changes it changes what it leads to.
struct BindingExpression: BoundPlace {
  let base: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    if let field = base as? FieldExpression, field.property.wrapper == .binding,
      case .structure(let structure) = try field.base.evaluate(in: frame),
      case .binding(let binding) = structure.fields[field.index]
    {
      return .binding(binding)
    }
    if let field = base as? FieldExpression, let box = try field.stateBox(in: frame) {
      return .binding(SceneBinding(get: { box.value }, set: { box.value = $0 }))
    }
    if let field = base as? FieldExpression,
      case .object(let object) = try field.base.evaluate(in: frame)
    {
      let (property, index, evaluation) = (field.property, field.index, frame.evaluation)
      return .binding(
        SceneBinding(
          get: { object.fields[index] },
          set: { value in
            var owner = SceneValue.object(object)
            try property.change(&owner, index, from: object.fields[index], to: value, evaluation)
          },
          published: field.property.isPublished ? (object, index) : nil
        )
      )
    }
    return .binding(SceneBinding(initial: try base.evaluate(in: frame)))
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    var binding = try evaluate(in: frame)
    try change(&binding)
  }
}

/// `$model.name`: a binding to a part of what another binding leads to.
struct BindingMemberExpression: BoundExpression {
  let base: any BoundExpression
  /// The part, of the value in a variable.
  let part: any BoundPlace
  let variable: LocalVariable
  /// Whether the part is told by an index, which the binding keeps as it is when it is made.
  var hasIndex = false
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard case .binding(let binding) = try base.evaluate(in: frame) else {
      throw SceneStop(.valueMismatch("\(base.type)", expected: "Binding"), at: span)
    }
    let (part, variable) = (part, variable)
    // A loop goes on to the next value in the same variables.
    let frame = hasIndex ? frame.copy() : frame
    return .binding(
      SceneBinding(
        get: {
          frame.slots[variable.slot] = try binding.get()
          return try part.evaluate(in: frame)
        },
        set: { value in
          frame.slots[variable.slot] = try binding.get()
          try part.modify(in: frame) { $0 = value }
          try binding.set(frame.slots[variable.slot])
        }
      )
    )
  }
}
