/// A variable of the function.
struct LocalExpression: BoundPlace {
  let variable: LocalVariable
  let span: SourceSpan
  let type: SceneType

  init(_ variable: LocalVariable, span: SourceSpan) {
    self.variable = variable
    self.span = span
    type = variable.type
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = frame.read(variable.slot)
    switch value {
    case .absent:
      // What changes lies outside of its place meanwhile.
      throw SceneStop(
        variable.isMutable
          ? .simultaneousAccess(variable.name) : .constantWithoutValue(variable.name),
        at: span
      )
    case .null where variable.isWeak: return try value.unlessDead(as: type, at: span)
    case .native where variable.isConcurrent: return try frame.evaluation.awaited(value)
    default: return value
    }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    if variable.isShared, case .absent = frame.slots[variable.slot] {
      frame.declare(variable, .absent)
    }
    try frame.modify(variable.slot, isWeak: variable.isWeak, change)
  }
}

/// A variable outside functions, or a static property.
struct GlobalExpression: BoundPlace {
  let property: PropertyDeclaration
  let index: Int
  let span: SourceSpan
  let type: SceneType
  /// Whether a change runs `willSet` and `didSet`: not in the observers.
  var isObserved = true

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try tracing(span) { try frame.evaluation.global(index) }
    return property.isConcurrent ? try frame.evaluation.awaited(value) : value
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard property.isObserved, isObserved else {
      return try frame.evaluation.modifyGlobal(index, change)
    }
    let evaluation = frame.evaluation
    let old = try evaluation.global(index)
    try self.change(old, change) { new in
      if let observer = property.willSet {
        _ = try observer.code.call(nil, [new], evaluation, at: property.span)
      }
      try evaluation.modifyGlobal(index) { $0 = new }
      if let observer = property.didSet {
        _ = try observer.code.call(nil, [old], evaluation, at: property.span)
      }
    }
  }
}

/// A computed property of a scene's type, or of a library type that the scene extends.
struct ComputedPropertyExpression: BoundPlace {
  let base: (any BoundExpression)?
  let property: PropertyDeclaration
  let span: SourceSpan
  let type: SceneType
  /// What the base gives one after the other, where it is a sequence.
  var element: SceneType?

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard let getter = property.getter else { throw SceneStop.alreadyTold }
    if property.hasMutatingGetter, let place = base?.asPlace {
      var value = SceneValue.void
      try place.modify(in: frame) { receiver in
        value = try getter.call(on: &receiver, [], frame.evaluation, at: span)
      }
      return value
    }
    let receiver = try base?.evaluate(in: frame)
    return try tracing(span) {
      try getter.call(receiver, [], frame.evaluation, at: span, generics: generics(in: frame))
    }
  }

  /// What the generic parameters around the property stand for.
  private func generics(in frame: Frame) -> [String: SceneType] {
    if let named = (base as? TypeExpression)?.named {
      let type = frame.concrete(named)
      return type.generics.merging(["Self": type]) { $1 }
    }
    guard let owner = base?.type else { return [:] }
    if case .declared(_, let arguments) = owner, !arguments.isEmpty {
      var result = owner.generics(in: frame)
      if let element = element.map({ frame.concrete($0) }), !element.isOpen {
        result["Element"] = result["Element"] ?? element
      }
      return result
    }
    // An extension of a type of the library names its element, and that of a protocol `Self`.
    guard property.scope.isExtension else { return [:] }
    let type = frame.concrete(owner)
    var result = ["Self": type]
    switch type {
    case .array(let element): result["Element"] = element
    case .optional(let wrapped): result["Wrapped"] = wrapped
    case .dictionary(let key, let value): (result["Key"], result["Value"]) = (key, value)
    default: result["Element"] = element.map { frame.concrete($0) }
    }
    result = result.filter { !$0.value.isOpen }
    if type.isOpen || type.isFreeParameter { return [:] }
    // In an extension of a protocol `self` has the elements that the caller knows.
    if case .named(let name, _) = type, LibraryProtocols.contains(name) {
      result["Element"] = frame.generics["Element"]
    }
    return result
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let setter = property.setter else {
      throw SceneStop(.assignToGetOnly(property.name), at: span)
    }
    if setter.lends {
      var owner = try changedInPlace(in: frame) ?? .absent
      if case .absent = owner, let place = base?.asPlace {
        return try place.modify(in: frame) { receiver in
          try setter.lend(of: &receiver, [], to: change, frame.evaluation, at: span)
        }
      }
      if case .absent = owner, let base { owner = try base.evaluate(in: frame) }
      return try setter.lend(of: &owner, [], to: change, frame.evaluation, at: span)
    }
    try self.change(evaluate(in: frame), change) { try set($0, by: setter, in: frame) }
  }

  func assign(_ value: SceneValue, in frame: Frame) throws {
    guard let setter = property.setter else {
      throw SceneStop(.assignToGetOnly(property.name), at: span)
    }
    try set(value, by: setter, in: frame)
  }

  /// What keeps its identity while its property is set: then nothing is put back where it was read.
  private func changedInPlace(in frame: Frame) throws -> SceneValue? {
    guard let base, !(base is TypeExpression) else { return nil }
    if property.hasNonmutatingSetter { return try base.evaluate(in: frame) }
    guard case .named = base.type.unwrapped else { return nil }
    let value = try base.evaluate(in: frame)
    return value.nativeObject == nil ? nil : value
  }

  private func set(_ value: SceneValue, by setter: FunctionCode, in frame: Frame) throws {
    if let object = try changedInPlace(in: frame) {
      try set(value, by: setter, on: object, in: frame)
    } else if let place = base?.asPlace, !(base is TypeExpression) {
      try place.modify(in: frame) { receiver in
        if receiver.nativeObject != nil {
          return try set(value, by: setter, on: receiver, in: frame)
        }
        _ = try setter.call(on: &receiver, [value], frame.evaluation, at: span)
      }
    } else {
      _ = try setter.call(
        try base?.evaluate(in: frame),
        [value],
        frame.evaluation,
        at: span
      )
    }
  }
}

extension ComputedPropertyExpression {
  private func set(
    _ value: SceneValue,
    by setter: FunctionCode,
    on object: SceneValue,
    in frame: Frame
  ) throws {
    let (evaluation, span) = (frame.evaluation, span)
    _ = try setter.call(object, [value], evaluation, at: span)
    evaluation.proxies?.note(property.name, on: object, at: span) { [unowned evaluation] other in
      _ = try setter.call(other, [value], evaluation, at: span)
    }
  }
}

/// A property of a library type.
struct EntryPropertyExpression: BoundPlace {
  let entry: LibraryEntry
  let base: (any BoundExpression)?
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType
  private let isSuper: Bool

  init(
    entry: LibraryEntry,
    base: (any BoundExpression)?,
    arguments: BoundArguments,
    span: SourceSpan,
    type: SceneType
  ) {
    (self.entry, self.base, self.arguments) = (entry, base, arguments)
    (self.span, self.type) = (span, type)
    isSuper = base is SuperExpression
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let receiver = try base?.evaluate(in: frame) ?? .void
    let values = try arguments.evaluate(in: frame)
    return try placing(at: span) {
      var call = LibraryCall(
        receiver: receiver,
        arguments: values,
        evaluation: frame.evaluation,
        span: span,
        isSuper: isSuper
      )
      return try entry.perform(&call).located(
        entry.kind == .staticProperty ? span : nil,
        receiver,
        around: values
      )
    }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let write = entry.write else {
      throw SceneStop(.assignToGetOnly(entry.name), at: span)
    }
    let values = try arguments.evaluate(in: frame)
    func modify(_ receiver: inout SceneValue) throws {
      try placing(at: span) {
        var call = LibraryCall(
          receiver: receiver,
          arguments: values,
          evaluation: frame.evaluation,
          span: span
        )
        var value = try entry.perform(&call)
        call.receiver = receiver
        receiver = .absent
        defer { receiver = call.receiver }
        try change(&value)
        try write(&call, value)
        note(value, on: call.receiver, in: frame)
      }
    }
    if let base, entry.isNonmutating {
      var receiver = try base.evaluate(in: frame)
      try modify(&receiver)
    } else if let place = base?.asPlace {
      try place.modify(in: frame, modify)
    } else {
      throw SceneStop(.assignToGetOnly(entry.name), at: span)
    }
  }
}

extension EntryPropertyExpression {
  /// Writes a property of an object without reading it: a view that is read may be made for that.
  func assign(_ value: SceneValue, in frame: Frame) throws {
    guard entry.isNonmutating, let base, let write = entry.write else {
      return try modify(in: frame) { $0 = value }
    }
    let receiver = try base.evaluate(in: frame)
    let values = try arguments.evaluate(in: frame)
    try placing(at: span) {
      var call = LibraryCall(
        receiver: receiver,
        arguments: values,
        evaluation: frame.evaluation,
        span: span
      )
      try write(&call, value)
      note(value, on: receiver, in: frame)
    }
  }

  /// Notes what is set on an object, of which `appearance()` may speak too.
  private func note(_ value: SceneValue, on receiver: SceneValue, in frame: Frame) {
    guard let proxies = frame.evaluation.proxies, let write = entry.write else { return }
    let (evaluation, span) = (frame.evaluation, span)
    proxies.note(entry.name, on: receiver, at: span) { [unowned evaluation] object in
      var call = LibraryCall(
        receiver: object,
        arguments: [],
        evaluation: evaluation,
        span: span
      )
      try write(&call, value)
    }
  }
}

/// An element of a tuple.
struct TupleElementExpression: BoundPlace {
  let base: any BoundExpression
  let index: Int
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard case .tuple(let values) = try base.evaluate(in: frame), index < values.count else {
      throw SceneStop(.memberNotFound("\(index)", type: "\(base.type)", suggestion: nil), at: span)
    }
    return values[index]
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let place = base.asPlace else { throw SceneStop(.assignToValue, at: span) }
    try place.modify(in: frame) { value in
      guard case .tuple(var values) = value, index < values.count else {
        throw SceneStop(.assignToValue, at: span)
      }
      value = .absent
      defer { value = .tuple(values) }
      try change(&values[index])
    }
  }
}

/// A type's name where a value stands: the receiver of static members.
struct TypeExpression: BoundExpression {
  let named: SceneType
  let span: SourceSpan
  var type: SceneType { .metatype(named) }

  func evaluate(in frame: Frame) -> SceneValue { .type(TypeValue(frame.concrete(named))) }
}
