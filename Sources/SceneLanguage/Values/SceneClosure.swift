/// A function as a value, with the variables it holds on to.
final class SceneClosure {
  /// Runs the function on arguments in the order of its parameters.
  let call: ([SceneValue]) throws -> SceneValue
  /// Runs a generic function, for which a call also says what its generic parameters stand for.
  let callGeneric: (([SceneValue], [String: SceneType]) throws -> SceneValue)?

  init(call: @escaping ([SceneValue]) throws -> SceneValue) {
    self.call = call
    callGeneric = nil
  }

  /// A generic function.
  init(callGeneric: @escaping ([SceneValue], [String: SceneType]) throws -> SceneValue) {
    call = { try callGeneric($0, [:]) }
    self.callGeneric = callGeneric
  }
}
