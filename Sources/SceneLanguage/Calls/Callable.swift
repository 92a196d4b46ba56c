/// One of the things that a name in a call can mean.
struct Callable {
  /// What messages call it: `'frame'`, `initializer`.
  var name: String
  var signature: Signature
  /// What messages about its generic parameters call it: `global function 'greet'`.
  var subject: String?
  /// Whether the library has it, whose calls may take more in Apple's frameworks.
  var isLibrary = false
  /// Whether it changes its receiver.
  var isMutating = false
  /// The generic parameters that stand for themselves where nothing else tells what they are: a
  /// type's own, where it is made inside its declaration.
  var ownParameters: Set<String> = []
  /// Makes the call from its arguments and its result type.
  var make: (BoundArguments, SceneType) -> any BoundExpression
  /// Tells the result type from the types of the arguments, where the signature does not.
  var resultType: (([SceneType]) -> SceneType)?
}
