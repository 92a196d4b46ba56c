/// One of the things that a name in a call can mean.
///
/// It is an object, since lists of candidates are sorted out again and again.
final class Callable {
  /// What messages call it: `'frame'`, `initializer`.
  let name: String
  var signature: Signature
  /// What messages about its generic parameters call it: `global function 'greet'`.
  ///
  /// It is worded when a mistake is told: most candidates are tried and forgotten.
  let subject: (() -> String)?
  /// Whether the library has it, whose calls may take more in Apple's frameworks.
  let isLibrary: Bool
  /// Whether it changes its receiver.
  let isMutating: Bool
  /// The generic parameters that stand for themselves where nothing else tells what they are: a
  /// type's own, where it is made inside its declaration.
  var ownParameters: Set<String> = []
  /// Makes the call from its arguments and its result type.
  let make: (BoundArguments, SceneType) -> any BoundExpression
  /// Tells the result type from the types of the arguments, where the signature does not.
  var resultType: (([SceneType]) -> SceneType)?

  init(
    name: String,
    signature: Signature,
    subject: (() -> String)? = nil,
    isLibrary: Bool = false,
    isMutating: Bool = false,
    make: @escaping (BoundArguments, SceneType) -> any BoundExpression
  ) {
    self.name = name
    self.signature = signature
    self.subject = subject
    self.isLibrary = isLibrary
    self.isMutating = isMutating
    self.make = make
  }
}
