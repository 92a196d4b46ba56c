/// A call of a function or method that the scene declares.
struct FunctionCallExpression: BoundExpression {
  let code: FunctionCode
  /// The value that a method belongs to.
  let receiver: (any BoundExpression)?
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType
  private let lent: LentArgument?

  init(
    code: FunctionCode,
    receiver: (any BoundExpression)?,
    arguments: BoundArguments,
    span: SourceSpan,
    type: SceneType
  ) {
    (self.code, self.receiver, self.arguments) = (code, receiver, arguments)
    (self.span, self.type) = (span, type)
    lent = arguments.onlyPlace
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let receiver = try receiver?.evaluate(in: frame)
    if let lent { return try evaluate(lending: lent, receiver, in: frame) }
    let values = try arguments.evaluate(in: frame)
    return try tracing(span) {
      if !arguments.hasPlaces {
        return try code.call(
          receiver,
          values,
          frame.evaluation,
          at: span,
          generics: arguments.generics(in: frame, for: values)
        )
      }
      let callee = callee(receiver, for: values, in: frame)
      let result = try frame.evaluation.calling(at: span, with: callee.generics) {
        try code.bind(values, in: callee)
        return try code.run(in: callee)
      }
      try arguments.writeBack(from: callee, code, in: frame)
      return result
    }
  }

  /// Calls the function while what is in the only place among the arguments lies with it alone, so
  /// that it is changed without being copied, and is left changed where the function throws.
  private func evaluate(
    lending lent: LentArgument,
    _ receiver: SceneValue?,
    in frame: Frame
  ) throws -> SceneValue {
    var (values, place) = try arguments.evaluate(settling: lent, in: frame)
    var result = SceneValue.void
    try tracing(span) {
      try place.modify(in: frame) { value in
        values[lent.index] = value
        let callee = callee(receiver, for: values, in: frame)
        value = .absent
        defer { value = callee.read(code.parameters[lent.index].slot) }
        result = try frame.evaluation.calling(at: span, with: callee.generics) {
          try code.bind(values, in: callee)
          values = []
          return try code.run(in: callee)
        }
      }
    }
    return result
  }

  private func callee(
    _ receiver: SceneValue?,
    for values: [SceneValue],
    in frame: Frame
  ) -> Frame {
    let callee = Frame(slotCount: code.slotCount, evaluation: frame.evaluation)
    callee.generics = arguments.generics(in: frame, for: values)
    if let variable = code.selfVariable, let receiver { callee.declare(variable, receiver) }
    return callee
  }
}

/// A call of a method that changes its receiver.
struct MutatingCallExpression: BoundExpression {
  let code: FunctionCode
  let receiver: any BoundPlace
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = arguments.boxing(try arguments.evaluate(in: frame))
    var result = SceneValue.void
    try tracing(span) {
      try receiver.modify(in: frame) { value in
        result = try code.call(
          on: &value,
          values,
          frame.evaluation,
          at: span,
          generics: arguments.generics(in: frame, for: values)
        )
      }
    }
    // Only now: the receiver and an argument may be parts of one value.
    try arguments.writeBack(boxed: values, in: frame)
    return result
  }
}

/// A call of a library function, initializer, or method.
struct EntryCallExpression: BoundExpression {
  let entry: LibraryEntry
  let receiver: (any BoundExpression)?
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType
  private let isSuper: Bool
  private let hasPlaces: Bool
  /// Whether numbers that it makes may be too long for `Float`.
  private let mayShorten: Bool

  init(
    entry: LibraryEntry,
    receiver: (any BoundExpression)?,
    arguments: BoundArguments,
    span: SourceSpan,
    type: SceneType
  ) {
    (self.entry, self.receiver, self.arguments) = (entry, receiver, arguments)
    (self.span, self.type) = (span, type)
    isSuper = receiver is SuperExpression
    hasPlaces = arguments.hasPlaces
    mayShorten = entry.mayMakeFloats(of: receiver?.type, as: type)
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let receiver = try receiver?.evaluate(in: frame) ?? .void
    let values = try arguments.evaluate(in: frame)
    return try placing(at: span) {
      try frame.evaluation.step(at: span)
      var call = LibraryCall(
        receiver: receiver,
        arguments: values,
        evaluation: frame.evaluation,
        span: span,
        isSuper: isSuper
      )
      var result = try entry.perform(&call)
      if mayShorten, frame.concrete(self.receiver?.type ?? type).isMadeOfFloats {
        result = result.shortened
      }
      if hasPlaces { try arguments.writeBack(call.arguments, in: frame) }
      if entry.kind == .method { note(values, on: receiver, in: frame) }
      if frame.evaluation.locatesModifiers, entry.kind == .method, let end = self.receiver?.span {
        result.note(modifier: span, of: end)
      }
      return try result.located(
        entry.kind == .initializer ? span : nil,
        receiver,
        around: values
      )
    }
  }
}

extension EntryCallExpression {
  /// Notes what is set on an object by a method, of which `appearance()` may speak too; what is set
  /// for one state is not what is set for another.
  private func note(_ values: [SceneValue], on receiver: SceneValue, in frame: Frame) {
    guard let proxies = frame.evaluation.proxies, entry.signature.result == .void else { return }
    let (entry, evaluation, span) = (entry, frame.evaluation, span)
    let name = ([entry.name] + values.dropFirst().map(\.text)).joined(separator: " ")
    proxies.note(name, on: receiver, at: span) { [unowned evaluation] object in
      var call = LibraryCall(
        receiver: object,
        arguments: values,
        evaluation: evaluation,
        span: span
      )
      _ = try entry.perform(&call)
    }
  }
}

/// A call of a library method that changes its receiver.
struct MutatingEntryCallExpression: BoundExpression {
  let entry: LibraryEntry
  let receiver: any BoundPlace
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = try arguments.evaluate(in: frame)
    var result = SceneValue.void
    var left = values
    try placing(at: span) {
      try frame.evaluation.step(at: span)
      try receiver.modify(in: frame) { value in
        var call = LibraryCall(
          receiver: value,
          arguments: values,
          evaluation: frame.evaluation,
          span: span
        )
        let storage = value.storage
        value = .absent
        defer { value = call.receiver }
        result = try entry.perform(&call)
        left = call.arguments
        try frame.evaluation.chargeCopy(of: call.receiver, from: storage)
      }
    }
    if arguments.hasPlaces { try arguments.writeBack(left, in: frame) }
    return result
  }
}

/// A call of a value: a closure, or a function that a variable holds.
struct ValueCallExpression: BoundExpression {
  let function: any BoundExpression
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let function = try function.evaluate(in: frame)
    var values = try arguments.evaluate(in: frame)
    let generics = arguments.generics(in: frame, for: values)
    let call = { (values: [SceneValue]) in
      if !generics.isEmpty, case .closure(let closure) = function,
        let callGeneric = closure.callGeneric
      {
        return try callGeneric(values, generics)
      }
      return try function.call(values)
    }
    if !arguments.hasPlaces {
      return try placing(at: span) { try tracing(span) { try call(values) } }
    }
    // A function value gets its changeable arguments in boxes.
    for case (let index, .place) in arguments.arguments.enumerated() {
      values[index] = .box(VariableBox(values[index]))
    }
    let result = try placing(at: span) { try tracing(span) { try call(values) } }
    try arguments.writeBack(
      values.map { if case .box(let box) = $0 { box.value } else { $0 } },
      in: frame
    )
    return result
  }
}

/// Adds a call to the chain that a stop tells.
func tracing<Result>(_ span: SourceSpan, _ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch var stop as SceneStop {
    stop.calls.append(span)
    throw stop
  }
}
