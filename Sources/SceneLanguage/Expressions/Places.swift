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
    if case .absent = value {
      throw SceneStop(.constantWithoutValue(variable.name), at: span)
    }
    return value
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    if variable.isShared, case .absent = frame.slots[variable.slot] {
      frame.declare(variable, .absent)
    }
    try frame.modify(variable.slot, change)
  }
}

/// A variable outside functions, or a static property.
struct GlobalExpression: BoundPlace {
  let property: PropertyDeclaration
  let index: Int
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    try tracing(span) { try frame.evaluation.global(index) }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    try frame.evaluation.modifyGlobal(index, change)
  }
}

/// A stored property of a scene's type.
struct FieldExpression: BoundPlace {
  let base: any BoundExpression
  let property: PropertyDeclaration
  let index: Int
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value: SceneValue
    switch try base.evaluate(in: frame) {
    case .structure(let structure): value = structure.fields[index]
    case .object(let object):
      if property.isLazy, case .absent = object.fields[index], let initial = property.initial {
        object.fields[index] = try initial.call(
          .object(object),
          [],
          frame.evaluation,
          at: span
        )
      }
      value = object.fields[index]
    case let other:
      throw SceneStop(
        .memberNotFound(property.name, type: "\(other.type)", suggestion: nil),
        at: span
      )
    }
    switch value {
    case .absent: throw SceneStop(.constantWithoutValue(property.name), at: span)
    case .binding(let binding) where property.wrapper == .binding: return try binding.get()
    default: return value
    }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    if let object = try? base.evaluate(in: frame), case .object(let instance) = object {
      var value = instance.fields[index]
      try frame.changing(property, of: object, &value, change)
      instance.fields[index] = value
      return
    }
    if property.wrapper == .binding, case .structure(let structure) = try base.evaluate(in: frame),
      case .binding(let binding) = structure.fields[index]
    {
      var value = try binding.get()
      try change(&value)
      return try binding.set(value)
    }
    guard let place = base as? any BoundPlace else { throw SceneStop(.assignToValue, at: span) }
    try place.modify(in: frame) { value in
      guard case .structure(var structure) = value else {
        throw SceneStop(.assignToValue, at: span)
      }
      value = .absent
      defer { value = .structure(structure) }
      var field = structure.fields[index]
      structure.fields[index] = .absent
      defer { structure.fields[index] = field }
      try change(&field)
    }
  }
}

extension Frame {
  /// Changes a property, and runs its observers.
  func changing(
    _ property: PropertyDeclaration,
    of receiver: SceneValue,
    _ value: inout SceneValue,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    guard property.didSet != nil || property.willSet != nil else { return try change(&value) }
    let old = value
    try change(&value)
    if let observer = property.willSet {
      _ = try observer.code.call(receiver, [value], evaluation, at: property.span)
    }
    if let observer = property.didSet {
      if case .object(let object) = receiver, case .field(let index) = property.storage {
        object.fields[index] = value
        _ = try observer.code.call(receiver, [old], evaluation, at: property.span)
        value = object.fields[index]
      } else {
        _ = try observer.code.call(receiver, [old], evaluation, at: property.span)
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

  func evaluate(in frame: Frame) throws -> SceneValue {
    guard let getter = property.getter else { throw SceneStop.alreadyTold }
    let receiver = try base?.evaluate(in: frame)
    return try tracing(span) { try getter.call(receiver, [], frame.evaluation, at: span) }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let setter = property.setter else {
      throw SceneStop(.assignToGetOnly(property.name), at: span)
    }
    var value = try evaluate(in: frame)
    try change(&value)
    if let place = base as? any BoundPlace, !(base is TypeExpression) {
      try place.modify(in: frame) { receiver in
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

/// A property of a library type.
struct EntryPropertyExpression: BoundPlace {
  let entry: LibraryEntry
  let base: (any BoundExpression)?
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let receiver = try base?.evaluate(in: frame) ?? .void
    let values = try arguments.evaluate(in: frame)
    return try placing(at: span) {
      var call = LibraryCall(
        receiver: receiver,
        arguments: values,
        evaluation: frame.evaluation,
        span: span
      )
      return try entry.perform(&call).located(entry.kind == .staticProperty ? span : nil, receiver)
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
      }
    }
    if let base, entry.isNonmutating {
      var receiver = try base.evaluate(in: frame)
      try modify(&receiver)
    } else if let place = base as? any BoundPlace {
      try place.modify(in: frame, modify)
    } else {
      throw SceneStop(.assignToGetOnly(entry.name), at: span)
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
    guard let place = base as? any BoundPlace else { throw SceneStop(.assignToValue, at: span) }
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

  func evaluate(in frame: Frame) -> SceneValue { .type(TypeValue(named)) }
}
