/// A closure literal.
struct ClosureExpression: BoundExpression {
  let code: FunctionCode
  let span: SourceSpan
  let type: SceneType
  /// Whether errors leave it, and whether it waits.
  var throwsOut = false
  var waits = false
  /// The type of the errors that it says it throws.
  var thrownType: SceneType?
  /// Whether it is a function with generic parameters of its own.
  var isGeneric = false
  /// What the capture list copies.
  var copies: [Copy] = []

  /// A variable of the closure and the value that it has from the beginning.
  struct Copy: Sendable {
    let variable: LocalVariable
    let value: any BoundExpression
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    try placing(at: self.span) {
      try frame.evaluation.charge(holding: self.code.captures.count + copies.count)
    }
    let copied = try copies.map { copy in
      let value = try copy.value.evaluate(in: frame)
      // What a closure captures weakly it does not keep, however long the closure lives.
      return (copy.variable, copy.variable.isWeak ? value.weakened : value)
    }
    let captured = code.captures.map { capture -> (Int, SceneValue) in
      // A variable that closures share lives in a box, also when it has no value yet.
      if case .box = frame.slots[capture.outer] {
      } else {
        frame.slots[capture.outer] = .box(frame.evaluation.share(frame.slots[capture.outer]))
      }
      return (capture.inner, frame.slots[capture.outer])
    }
    let (code, evaluation, span, generics) = (code, frame.evaluation, span, frame.generics)
    let run = { (arguments: [SceneValue], own: [String: SceneType]) in
      try evaluation.calling(at: span) {
        let frame = Frame(slotCount: code.slotCount, evaluation: evaluation)
        frame.generics = own.isEmpty ? generics : generics.merging(own) { $1 }
        for (slot, box) in captured { frame.slots[slot] = box }
        for (variable, value) in copied { frame.declare(variable, value) }
        // A closure with several parameters takes a tuple apart: `zip(a, b).map { $0 + $1 }`.
        if arguments.count == 1, code.parameters.count > 1, case .tuple(let values) = arguments[0] {
          try code.bind(values, in: frame)
        } else {
          try code.bind(arguments, in: frame)
        }
        return try code.run(in: frame)
      }
    }
    return .closure(
      isGeneric ? SceneClosure(callGeneric: run) : SceneClosure { try run($0, [:]) }
    )
  }
}
