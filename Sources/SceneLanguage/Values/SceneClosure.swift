/// A function as a value, with the variables it holds on to.
final class SceneClosure {
  /// Runs the function on arguments in the order of its parameters.
  let call: ([SceneValue]) throws -> SceneValue

  init(call: @escaping ([SceneValue]) throws -> SceneValue) {
    self.call = call
  }
}
