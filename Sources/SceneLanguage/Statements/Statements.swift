/// An expression whose value nobody wants.
struct ExpressionStatement: BoundStatement {
  let expression: any BoundExpression

  func execute(in frame: Frame) throws -> Flow {
    _ = try expression.evaluate(in: frame)
    return .next
  }
}

/// A view in a view builder.
struct ViewStatement: BoundStatement {
  let expression: any BoundExpression
  /// Whether it must be a view: at the top level a result that is none is dropped.
  var isCertain = true

  func execute(in frame: Frame) throws -> Flow {
    let value = try expression.evaluate(in: frame)
    if case .void = value { return .next }
    if !isCertain, !value.isInstance(of: .view) { return .next }
    try frame.evaluation.chargeView(at: expression.span)
    frame.components.append(value)
    return .next
  }
}

/// The declaration of a variable.
struct DeclarationStatement: BoundStatement {
  let variable: LocalVariable
  let value: (any BoundExpression)?

  func execute(in frame: Frame) throws -> Flow {
    frame.declare(variable, try value?.evaluate(in: frame) ?? .absent)
    return .next
  }
}

/// The declaration of a variable outside functions, where statements stand beside it.
struct GlobalStatement: BoundStatement {
  let property: PropertyDeclaration

  func execute(in frame: Frame) throws -> Flow {
    if case .global(let index) = property.storage { _ = try frame.evaluation.global(index) }
    return .next
  }
}

/// The declaration of several variables by a pattern.
struct PatternDeclarationStatement: BoundStatement {
  let pattern: any BoundPattern
  let value: any BoundExpression

  func execute(in frame: Frame) throws -> Flow {
    _ = try pattern.matches(try value.evaluate(in: frame), in: frame)
    return .next
  }
}

struct ReturnStatement: BoundStatement {
  let value: (any BoundExpression)?

  func execute(in frame: Frame) throws -> Flow {
    .returned(try value?.evaluate(in: frame) ?? .void)
  }
}

/// `break` and `continue`.
struct JumpStatement: BoundStatement {
  enum Target: Sendable {
    case end(of: Int)
    case nextRound(of: Int)
    case nextCase
  }

  let target: Target

  func execute(in frame: Frame) -> Flow {
    switch target {
    case .end(let number): .broken(number)
    case .nextRound(let number): .continued(number)
    case .nextCase: .fellThrough
    }
  }
}

struct ThrowStatement: BoundStatement {
  let error: any BoundExpression

  func execute(in frame: Frame) throws -> Flow {
    throw ThrownError(value: try error.evaluate(in: frame), span: error.span)
  }
}

/// A statement whose mistake is told.
struct ErroneousStatement: BoundStatement {
  func execute(in frame: Frame) throws -> Flow { throw SceneStop.alreadyTold }
}

/// `do { … } catch pattern { … }`.
struct DoStatement: BoundStatement {
  struct Handler: Sendable {
    let patterns: [any BoundPattern]
    let condition: (any BoundExpression)?
    let errorVariable: LocalVariable?
    let body: [any BoundStatement]
  }

  let body: [any BoundStatement]
  let handlers: [Handler]

  func execute(in frame: Frame) throws -> Flow {
    do {
      return try body.execute(in: frame)
    } catch let thrown as ThrownError {
      // What the error has left behind ends before anything is made of it.
      if !frame.evaluation.endings.isEmpty { try frame.evaluation.runEndings() }
      for handler in handlers {
        if let variable = handler.errorVariable { frame.declare(variable, thrown.value) }
        let fits =
          try handler.patterns.isEmpty
          || handler.patterns.contains { try $0.matches(thrown.value, in: frame) }
        guard fits, try handler.condition?.evaluateCondition(in: frame) ?? true else { continue }
        return try handler.body.execute(in: frame)
      }
      throw thrown
    }
  }
}

/// Statements with a `defer` among them: it runs when they are left.
struct DeferStatement: BoundStatement {
  /// What runs at the end.
  let deferred: [any BoundStatement]
  /// What comes after the `defer`: its variables end before that runs, as they came after it.
  let rest: [any BoundStatement]

  func execute(in frame: Frame) throws -> Flow {
    let flow: Flow
    do {
      flow = try rest.execute(in: frame)
    } catch {
      _ = try deferred.execute(in: frame)
      throw error
    }
    _ = try deferred.execute(in: frame)
    return flow
  }
}

/// The statements of a block whose variables end with it, where objects notice that.
struct BlockStatement: BoundStatement {
  let statements: [any BoundStatement]
  let slots: [Int]

  func execute(in frame: Frame) throws -> Flow {
    let flow: Flow
    do {
      flow = try statements.execute(in: frame)
    } catch {
      try endVariables(in: frame)
      throw error
    }
    try endVariables(in: frame)
    return flow
  }

  /// Ends the variables, the last first: the `deinit` of what it held finds those before it alive.
  private func endVariables(in frame: Frame) throws {
    for slot in slots.reversed() {
      frame.slots[slot] = .absent
      if !frame.evaluation.endings.isEmpty { try frame.evaluation.runEndings() }
    }
  }
}
