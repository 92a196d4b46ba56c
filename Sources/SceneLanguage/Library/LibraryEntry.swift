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

  /// Held by reference, since overloads are copied from list to list until one is chosen.
  private var storage: Storage
  /// The type or protocol that it belongs to; assigned when the entry joins a ``Library``.
  ///
  /// It stands beside the rest, which families keep: to join them costs no copy of that.
  var owner: String?

  private final class Storage: Sendable {
    let content: Content
    let isGeneric: Bool
    /// How many arguments a call passes at least, and at most.
    let leastCount: Int
    let greatestCount: Int

    init(_ content: Content) {
      self.content = content
      isGeneric = content.signature.mentionsParameters
      var needed = 0
      var isOpen = false
      for index in content.signature.parameters.indices {
        if !content.signature.parameters[index].canBeLeftOut { needed += 1 }
        if content.signature.parameters[index].isVariadic { isOpen = true }
      }
      leastCount = needed
      greatestCount = isOpen ? .max : content.signature.parameters.count
    }
  }

  private struct Content: Sendable {
    let kind: Kind
    let name: String
    var signature: Signature
    var isMutating = false
    var isNonmutating = false
    var isImplicitlyUnwrapped = false
    var isDiscardable = false
    var elementDemand: ElementDemand?
    var perform: @Sendable (inout LibraryCall) throws -> SceneValue
    var write: (@Sendable (inout LibraryCall, SceneValue) throws -> Void)?
    var parts: (@Sendable (SceneValue) -> [SceneValue]?)?
    var resultType: (@Sendable (SceneType, [SceneType]) -> SceneType)?
  }

  init(
    kind: Kind,
    name: String,
    signature: Signature,
    isMutating: Bool = false,
    perform: @escaping @Sendable (inout LibraryCall) throws -> SceneValue,
    resultType: (@Sendable (SceneType, [SceneType]) -> SceneType)? = nil
  ) {
    var content = Content(kind: kind, name: name, signature: signature, perform: perform)
    content.isMutating = isMutating
    content.resultType = resultType
    storage = Storage(content)
  }

  private mutating func change(_ body: (inout Content) -> Void) {
    var content = storage.content
    body(&content)
    storage = Storage(content)
  }

  /// The entry, whose calls are first counted in the budget of the evaluation.
  func charging(_ charge: @escaping @Sendable (LibraryCall) throws -> Void) -> LibraryEntry {
    var copy = self
    copy.change { content in
      let perform = content.perform
      content.perform = { call in
        try charge(call)
        return try perform(&call)
      }
    }
    return copy
  }

  /// The entry, whose results and changed receivers become other values.
  func changingResult(
    _ transform: @escaping @Sendable (SceneValue) -> SceneValue
  ) -> LibraryEntry {
    var copy = self
    copy.change { content in
      let (perform, isMutating) = (content.perform, content.isMutating)
      content.perform = { call in
        let result = transform(try perform(&call))
        if isMutating { call.receiver = transform(call.receiver) }
        return result
      }
    }
    return copy
  }

  /// The entry, for some of whose calls another value stands; `nil` stands for its own.
  func standingIn(
    _ find: @escaping @Sendable (LibraryCall) throws -> SceneValue?
  ) -> LibraryEntry {
    var copy = self
    copy.change { content in
      let perform = content.perform
      content.perform = { call in try find(call) ?? perform(&call) }
    }
    return copy
  }

  var kind: Kind { storage.content.kind }
  /// Whether there is a generic parameter in its types.
  var isGeneric: Bool { storage.isGeneric }
  /// Whether labels and numbers let a call pass arguments; `true` where none are asked about.
  func mayTake(_ arguments: [CallArgument]?) -> Bool {
    guard let arguments else { return true }
    return arguments.count >= storage.leastCount && arguments.count <= storage.greatestCount
      && signature.mayTake(arguments)
  }
  /// The name after the dot; the type's name for initializers.
  var name: String { storage.content.name }
  /// Does the deed, and changes the receiver when ``isMutating``.
  var perform: @Sendable (inout LibraryCall) throws -> SceneValue { storage.content.perform }

  var signature: Signature {
    get { storage.content.signature }
    set { change { $0.signature = newValue } }
  }
  /// Whether it changes its receiver.
  var isMutating: Bool {
    get { storage.content.isMutating }
    set { change { $0.isMutating = newValue } }
  }
  /// Whether writing it leaves its receiver as it is: a property that leads elsewhere.
  var isNonmutating: Bool {
    get { storage.content.isNonmutating }
    set { change { $0.isNonmutating = newValue } }
  }
  /// Whether its type is written with `!`, so that uses unwrap it without saying so.
  var isImplicitlyUnwrapped: Bool {
    get { storage.content.isImplicitlyUnwrapped }
    set { change { $0.isImplicitlyUnwrapped = newValue } }
  }
  /// Whether an unused result is fine.
  var isDiscardable: Bool {
    get { storage.content.isDiscardable }
    set { change { $0.isDiscardable = newValue } }
  }
  /// What the elements of the receiver must conform to.
  var elementDemand: ElementDemand? {
    get { storage.content.elementDemand }
    set { change { $0.elementDemand = newValue } }
  }
  /// Writes a property or subscript, when that can be done.
  var write: (@Sendable (inout LibraryCall, SceneValue) throws -> Void)? {
    get { storage.content.write }
    set { change { $0.write = newValue } }
  }
  /// Takes a value apart that a case of an enumeration with associated values has made; `nil` for
  /// the values of other cases.
  var parts: (@Sendable (SceneValue) -> [SceneValue]?)? {
    get { storage.content.parts }
    set { change { $0.parts = newValue } }
  }
  /// Tells the result type where it follows from the receiver's; overrides the signature's.
  var resultType: (@Sendable (SceneType, [SceneType]) -> SceneType)? {
    get { storage.content.resultType }
    set { change { $0.resultType = newValue } }
  }
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
