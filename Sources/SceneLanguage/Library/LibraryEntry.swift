/// One thing that scenes may use: an initializer, function, property, method, operator, constant.
struct LibraryEntry: Sendable {
  enum Kind: Sendable {
    case initializer
    case function
    case method
    case property
    case `subscript`
    case staticProperty
    case staticMethod
  }

  let kind: Kind
  /// The name after the dot; the type's name for initializers.
  let name: String
  /// The type or protocol that it belongs to; assigned when the entry joins a ``Library``.
  var owner: String?
  var signature: Signature
  /// Whether it changes its receiver.
  var isMutating = false
  /// Whether writing it leaves its receiver as it is: a property that leads elsewhere.
  var isNonmutating = false
  /// Whether its type is written with `!`, so that uses unwrap it without saying so.
  var isImplicitlyUnwrapped = false
  /// Whether an unused result is fine.
  var isDiscardable = false
  /// What the elements of the receiver must conform to.
  var elementProtocol: String?
  /// Does the deed, and changes the receiver when ``isMutating``.
  let perform: @Sendable (inout LibraryCall) throws -> SceneValue
  /// Writes a property or subscript, when that can be done.
  var write: (@Sendable (inout LibraryCall, SceneValue) throws -> Void)?
  /// Tells the result type where it follows from the receiver's; overrides the signature's.
  var resultType: (@Sendable (SceneType, [SceneType]) -> SceneType)?
}

/// One call of an entry.
struct LibraryCall {
  var receiver: SceneValue
  /// In the order of the parameters; ``SceneValue/absent`` where the default holds.
  var arguments: [SceneValue]
  let evaluation: Evaluation
  let span: SourceSpan
  /// Whether the scene says `super`, and so means the UIKit class and not its own.
  var isSuper = false
}
