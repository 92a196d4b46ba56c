/// The variables of one running function.
final class Frame {
  var slots: [SceneValue]
  let evaluation: Evaluation
  /// The views that a view builder has gathered so far.
  var components: [SceneValue] = []
  /// What the generic parameters of the function stand for in this call, as far as it is known.
  var generics: [String: SceneType] = [:]

  init(slotCount: Int, evaluation: Evaluation) {
    slots = Array(repeating: .absent, count: slotCount)
    self.evaluation = evaluation
  }

  /// A type with the generic parameters of this call replaced.
  func concrete(_ type: SceneType) -> SceneType {
    generics.isEmpty ? type : type.substituting(generics)
  }

  /// Reads a variable, whether or not closures share it.
  func read(_ slot: Int) -> SceneValue {
    if case .box(let box) = slots[slot] { box.value } else { slots[slot] }
  }

  /// Begins the life of a variable.
  func declare(_ variable: LocalVariable, _ value: SceneValue) {
    // A changeable parameter comes in the box of the variable that it stands for.
    if case .box = value {
      slots[variable.slot] = value
    } else {
      slots[variable.slot] = variable.isShared ? .box(VariableBox(value)) : value
    }
  }

  /// Lets `change` work on a variable in its place.
  func modify(_ slot: Int, _ change: (inout SceneValue) throws -> Void) throws {
    if case .box(let box) = slots[slot] {
      var value = box.value
      box.value = .absent
      defer { box.value = value }
      try change(&value)
    } else {
      var value = slots[slot]
      slots[slot] = .absent
      defer { slots[slot] = value }
      try change(&value)
    }
  }
}
