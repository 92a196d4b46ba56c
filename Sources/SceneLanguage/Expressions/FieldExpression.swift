/// A stored property of a scene's type.
struct FieldExpression: BoundPlace {
  let base: any BoundExpression
  let property: PropertyDeclaration
  let index: Int
  let span: SourceSpan
  var type: SceneType
  /// Whether this is the field itself, `_name`, and not the value that its wrapper shows.
  var isRaw = false
  /// Whether a change runs `willSet` and `didSet`: not in initializers, nor in the observers.
  var isObserved = true

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value: SceneValue
    switch try base.evaluate(in: frame) {
    case .structure(let structure):
      value = structure.fields[index]
      if property.isLazy, case .absent = value { return try makeLazily(structure, in: frame) }
    case .object(let object):
      if property.isLazy, case .absent = object.fields[index], let initial = property.initial {
        object.fields[index] = try initial.call(.object(object), [], frame.evaluation, at: span)
      }
      value = object.fields[index]
      if property.isPublished, frame.evaluation.reads != nil {
        frame.evaluation.reads?.append(ObservedRead(object: object, field: index))
      }
    case let other:
      throw SceneStop(
        .memberNotFound(property.name, type: "\(other.type)", suggestion: nil),
        at: span
      )
    }
    switch value {
    case .absent:
      // What changes lies outside of its place meanwhile.
      let isChanging = property.isMutable && !property.isLazy
      throw SceneStop(
        isChanging ? .simultaneousAccess(property.name) : .constantWithoutValue(property.name),
        at: span
      )
    case .box(let box): return box.value
    case .weak: return try value.strengthened.unlessDead(as: type, at: span)
    case .binding(let binding) where property.wrapper == .binding && !isRaw:
      return try binding.get()
    default: return value
    }
  }

  /// The value of a lazy property, which is made in the struct that it belongs to.
  private func makeLazily(_ structure: StructureValue, in frame: Frame) throws -> SceneValue {
    guard let initial = property.initial else { throw SceneStop.alreadyTold }
    guard let place = base.asPlace else {
      return try initial.call(.structure(structure), [], frame.evaluation, at: span)
    }
    var value = SceneValue.absent
    try place.modify(in: frame) { owner in
      value = try initial.call(on: &owner, [], frame.evaluation, at: span)
      guard case .structure(var structure) = owner else { return }
      owner = .absent
      structure.fields[index] = value
      owner = .structure(structure)
    }
    return value
  }

  func assign(_ value: SceneValue, in frame: Frame) throws {
    // What is set before it is read needs no initial value.
    try change(in: frame, isReplaced: true) { $0 = value }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    try self.change(in: frame, isReplaced: false, change)
  }

  private func change(
    in frame: Frame,
    isReplaced: Bool,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    if case .object(let object)? = try base.owner(in: frame) {
      return try modify(object, in: frame, isReplaced: isReplaced, change)
    }
    if property.wrapper == .binding, !isRaw,
      case .structure(let structure) = try base.evaluate(in: frame),
      case .binding(let binding) = structure.fields[index]
    {
      return try self.change(binding.get(), change) { try binding.set($0) }
    }
    if !hasObservers, let box = try stateBox(in: frame) {
      var value = box.value
      defer { box.value = value }
      return try change(&value)
    }
    if property.isLazy, !isReplaced { _ = try evaluate(in: frame) }
    guard let place = base.asPlace else { throw SceneStop(.assignToValue, at: span) }
    try place.modify(in: frame) { owner in
      if hasObservers { return try changeObserved(&owner, in: frame, change) }
      guard case .structure = owner else { throw SceneStop(.assignToValue, at: span) }
      try owner.changeField(index, of: property, change)
    }
  }

  /// Where a view keeps the field between evaluations; `nil` for what lies in the value itself.
  func stateBox(in frame: Frame) throws -> VariableBox? {
    guard property.wrapper == .state || property.wrapper == .focus,
      case .structure(let structure) = try base.evaluate(in: frame),
      case .box(let box) = structure.fields[index]
    else { return nil }
    return box
  }

  private var hasObservers: Bool {
    property.isObserved && (isObserved || property.isPublished)
  }

  /// Whether anybody may wait for changes of all published fields.
  private func isPublished(by object: ObjectValue) -> Bool {
    object.receivers != nil && property.wrapperName == "Published"
  }

  private func modify(
    _ object: ObjectValue,
    in frame: Frame,
    isReplaced: Bool,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    if property.isLazy, !isReplaced { _ = try evaluate(in: frame) }
    defer { note(object, in: frame) }
    var owner = SceneValue.object(object)
    if hasObservers || isPublished(by: object) {
      return try changeObserved(&owner, in: frame, change)
    }
    try owner.changeField(index, of: property, change)
  }

  /// Notes what is set on a view, of which `appearance()` may speak too.
  private func note(_ object: ObjectValue, in frame: Frame) {
    guard let proxies = frame.evaluation.proxies, object.native != nil else { return }
    let (value, evaluation) = (object.fields[index], frame.evaluation)
    proxies.note(property.name, on: .object(object), at: span) { [unowned evaluation] other in
      var other = other
      try evaluation.modify(property.name, of: &other, at: span) { $0 = value }
    }
  }

  /// Changes the field between `willSet`, which sees the old value, and `didSet`.
  private func changeObserved(
    _ owner: inout SceneValue,
    in frame: Frame,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    if owner.changesInPlace(index, of: property) {
      try owner.changeField(index, of: property, change)
      if isObserved, let observer = property.didSet {
        _ = try observer.code.call(on: &owner, [.absent], frame.evaluation, at: property.span)
      }
      return
    }
    let old = owner.field(index)
    try self.change(old, change) { new in
      if isObserved {
        return try property.change(&owner, index, from: old, to: new, frame.evaluation)
      }
      try frame.evaluation.putOff.change {
        try owner.publish(new, of: index)
        owner.setField(index, to: new)
      }
    }
  }
}

extension PropertyDeclaration {
  /// Whether a change is told to the scene.
  var isObserved: Bool { self.willSet != nil || self.didSet != nil || isPublished }

  /// Changes a field between `willSet`, which sees the old value, and `didSet`.
  func change(
    _ owner: inout SceneValue,
    _ index: Int,
    from old: SceneValue,
    to new: SceneValue,
    _ evaluation: Evaluation
  ) throws {
    if let observer = self.willSet {
      _ = try observer.code.call(on: &owner, [new], evaluation, at: span)
    }
    let change = {
      (owner: inout SceneValue) in
      owner.setField(index, to: self.isWeak ? new.weakened : new)
      guard let observer = self.didSet else { return }
      _ = try observer.code.call(on: &owner, [old], evaluation, at: self.span)
    }
    guard isPublished || wrapperName == "Published" else { return try change(&owner) }
    try evaluation.putOff.change {
      try owner.publish(new, of: index)
      try change(&owner)
    }
  }
}

extension SceneValue {
  /// A field of a struct or object.
  fileprivate func field(_ index: Int) -> SceneValue {
    switch self {
    case .structure(let structure):
      if case .box(let box) = structure.fields[index] { box.value } else { structure.fields[index] }
    case .object(let object): object.fields[index].strengthened
    default: .absent
    }
  }

  /// Tells who waits for the changes of a field what it is about to become.
  fileprivate func publish(_ new: SceneValue, of index: Int) throws {
    guard case .object(let object) = self, let receivers = object.receivers else { return }
    try receivers.publish(new, of: index)
  }

  /// Whether nobody asks what a field was, or is about to be, before it has changed.
  fileprivate func changesInPlace(_ index: Int, of property: PropertyDeclaration) -> Bool {
    guard !property.comparesValues, property.willSet == nil else { return false }
    return switch self {
    case .object(let object): object.receivers?.hasWaiting(for: index) != true
    case .structure(let structure):
      if case .box = structure.fields[index] { false } else { true }
    default: false
    }
  }

  /// Lets `change` work on a field, which lies outside of its place meanwhile: an array that nobody
  /// else holds grows in its place.
  fileprivate mutating func changeField(
    _ index: Int,
    of property: PropertyDeclaration,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    if case .object(let object) = self {
      var value = object.fields[index].strengthened
      object.fields[index] = .absent
      defer { object.fields[index] = property.isWeak ? value.weakened : value }
      return try change(&value)
    }
    // A `switch` would keep a second reference to the fields.
    guard case .structure(var structure) = self else { return }
    self = .absent
    defer {
      if structure.declaration.deinitializer != nil { structure.noteFields() }
      self = .structure(structure)
    }
    var value = structure.fields[index].strengthened
    structure.fields[index] = .absent
    defer { structure.fields[index] = property.isWeak ? value.weakened : value }
    try change(&value)
  }

  fileprivate mutating func setField(_ index: Int, to value: SceneValue) {
    switch self {
    case .structure(var structure):
      if case .box(let box) = structure.fields[index] {
        box.value = value
        return
      }
      self = .absent
      structure.fields[index] = value
      if structure.declaration.deinitializer != nil { structure.noteFields() }
      self = .structure(structure)
    case .object(let object): object.fields[index] = value
    default: break
    }
  }
}
