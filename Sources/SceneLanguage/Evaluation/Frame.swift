/// The variables of one running function.
final class Frame {
  /// As many as the function has variables.
  ///
  /// Not an array: to read a variable is what scenes do most, and an array in an object is checked
  /// for conflicting accesses each time.
  let slots: UnsafeMutableBufferPointer<SceneValue>
  let evaluation: Evaluation
  /// The views that a view builder has gathered so far.
  var components: [SceneValue] = []
  /// The elements that an expansion of packs is at.
  var packs: [SceneValue] = []
  /// What the generic parameters of the function stand for in this call, as far as it is known.
  var generics: [String: SceneType] = [:]

  init(slotCount: Int, evaluation: Evaluation) {
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: .absent)
    self.evaluation = evaluation
  }

  /// The same variables for what goes on with their values of now.
  func copy() -> Frame {
    let copy = Frame(slotCount: slots.count, evaluation: evaluation)
    for (place, value) in slots.enumerated() { copy.slots[place] = value }
    copy.packs = packs
    copy.generics = generics
    return copy
  }

  deinit {
    // What was declared last ends first.
    var place = slots.count
    while place > 0 {
      place -= 1
      slots.deinitializeElement(at: place)
    }
    slots.deallocate()
  }

  /// A type with the generic parameters of this call replaced.
  func concrete(_ type: SceneType) -> SceneType {
    generics.isEmpty ? type : type.substituting(generics)
  }

  /// Reads a variable, whether or not closures share it.
  func read(_ slot: Int) -> SceneValue {
    switch slots[slot] {
    case .box(let box): box.value.strengthened
    case .weak: slots[slot].strengthened
    default: slots[slot]
    }
  }

  /// Begins the life of a variable.
  func declare(_ variable: LocalVariable, _ value: SceneValue) {
    let value = variable.isWeak ? value.weakened : value
    // A changeable parameter comes in the box of the variable that it stands for.
    if case .box = value {
      slots[variable.slot] = value
    } else {
      slots[variable.slot] = variable.isShared ? .box(evaluation.share(value)) : value
    }
  }

  /// Lets `change` work on a variable in its place.
  func modify(
    _ slot: Int,
    isWeak: Bool = false,
    _ change: (inout SceneValue) throws -> Void
  ) throws {
    if case .box(let box) = slots[slot] {
      var value = box.value.strengthened
      box.value = .absent
      defer { box.value = isWeak ? value.weakened : value }
      try change(&value)
    } else {
      var value = slots[slot].strengthened
      slots[slot] = .absent
      defer { slots[slot] = isWeak ? value.weakened : value }
      try change(&value)
    }
  }
}

extension SceneType {
  /// What the generic parameters of a type stand for: of one that the scene declares, or of one of
  /// the library's that hold values, which extensions name them by.
  var generics: [String: SceneType] {
    let known: [(String, SceneType)] =
      switch self {
      case .declared(let declaration, let arguments):
        Array(zip(declaration.genericParameters, arguments))
      case .array(let element): [("Element", element)]
      case .named("Set", let arguments): arguments.first.map { [("Element", $0)] } ?? []
      case .optional(let wrapped): [("Wrapped", wrapped)]
      case .dictionary(let key, let value): [("Key", key), ("Value", value)]
      default: []
      }
    if known.isEmpty { return [:] }
    return Dictionary(known.filter { !$1.isOpen }) { first, _ in first }
  }

  /// What generic parameters stand for in a static member of the type.
  var genericsWithSelf: [String: SceneType] {
    var all = generics
    all["Self"] = self
    return all
  }

  /// What the generic parameters of a type that the scene declares stand for in a call.
  func generics(in frame: Frame) -> [String: SceneType] {
    let own = frame.generics.isEmpty ? generics : generics.mapValues(frame.concrete)
    return own.isEmpty ? own : own.filter { $1 != .parameter($0) }
  }
}

extension SceneValue {
  /// The type whose static method is called, with what the call tells of its generic parameters.
  func receiver(knowing generics: [String: SceneType]) -> SceneValue {
    guard !generics.isEmpty, case .type(let value) = self,
      case .declared(let declaration, []) = value.type, !declaration.genericParameters.isEmpty
    else { return self }
    let known = declaration.selfType.substituting(generics)
    return known.mentionsParameters ? self : .type(TypeValue(known))
  }

  /// What generic parameters stand for in a call of a method of the value: those of the call, and
  /// those of the value's own type.
  func generics(in call: [String: SceneType]) -> [String: SceneType] {
    let own: [String: SceneType] =
      switch self {
      case .structure(let value): value.generics
      case .enumeration(let value): value.generics
      case .object(let object): object.generics
      case .type(let value): value.type.generics.filter { !$1.isFreeParameter }
      default: [:]
      }
    return own.isEmpty ? call : own.merging(call) { $1 }
  }
}
