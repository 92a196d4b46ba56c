/// Values that are not copied leave the variable that held them.
extension Binder {
  /// A value on its way to another owner: a variable that holds one that is not copied loses it.
  func moved(_ value: any BoundExpression) -> any BoundExpression {
    guard module.movesValues, value.type.isMoved, let local = value as? LocalExpression else {
      return value
    }
    return MovedExpression(local: local)
  }

  /// The arguments of a call, of which some are for the callee to keep.
  func moved(_ arguments: BoundArguments, where isKept: (Int) -> Bool) -> BoundArguments {
    guard module.movesValues else { return arguments }
    var copy = arguments
    for (index, argument) in arguments.arguments.enumerated() where isKept(index) {
      if case .expression(let value) = argument {
        copy.arguments[index] = .expression(moved(value))
      }
    }
    return copy
  }
}

/// A variable whose value goes elsewhere: `consume name`.
struct MovedExpression: BoundExpression {
  let local: LocalExpression
  var span: SourceSpan { local.span }
  var type: SceneType { local.type }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try local.evaluate(in: frame)
    let slot = local.variable.slot
    if case .box(let box) = frame.slots[slot] {
      box.value = .absent
    } else {
      frame.slots[slot] = .absent
    }
    return value
  }
}

extension SceneType {
  /// Whether values of the type are not copied.
  var isMoved: Bool {
    switch self {
    case .declared(let declaration, _): declaration.isMoved
    case .optional(let wrapped): wrapped.isMoved
    default: false
    }
  }
}
