/// The bound body of a function, accessor, closure, or initial value.
///
/// Unchecked: written while binding, by one thread, and emptied by the one that releases the
/// program, when nothing reads it any more.
final class FunctionCode: @unchecked Sendable {
  /// What the value of a call is.
  enum Result: Sendable {
    /// What `return` gives.
    case returned
    /// The views that the statements leave behind.
    case views
  }

  /// The name in messages about the call chain.
  let name: String
  /// What declares it, while that is bound; `nil` for closures and accessors.
  weak var declaration: FunctionDeclaration?
  /// The number of slots that a frame needs.
  var slotCount = 0
  /// The variable that holds `self`, if there is one.
  var selfVariable: LocalVariable?
  var parameters: [LocalVariable] = []
  /// The values of parameters that a call may leave out.
  var defaults: [(any BoundExpression)?] = []
  /// The slots that a closure copies from the frame around it, and where they go.
  var captures: [(outer: Int, inner: Int)] = []
  var statements: [any BoundStatement] = []
  var result = Result.returned
  /// Whether it is an accessor that lends a place, and takes what is to be done with it.
  var lends = false
  /// The type of an initial value.
  var valueType: SceneType?

  /// The name of the statements at the top level, as Swift has it.
  static let topLevelName = "main"

  init(name: String) { self.name = name }

  /// A slot of its own for a variable.
  func takeSlot() -> Int {
    slotCount += 1
    return slotCount - 1
  }
}

/// A variable or parameter of a function.
///
/// Unchecked: written while binding, by one thread, and never afterwards.
final class LocalVariable: @unchecked Sendable {
  let name: String
  let slot: Int
  var type: SceneType
  let isMutable: Bool
  /// Whether a closure uses it, so that it lives in a box.
  var isShared = false
  /// The labels and types of a call, when the variable is a local function.
  var signature: Signature?
  /// Whether accessors make its value: they are the local functions `get name` and `set name`.
  var isComputed = false
  /// Whether it gets its value when it is first read: the local function `lazy name` makes it.
  var isLazy = false
  /// Whether it is declared with `$`, and so holds what a wrapper projects: its name alone means
  /// the wrapped value.
  var isProjection = false
  /// Whether it holds a task that makes its value: `async let`.
  var isConcurrent = false
  /// Whether it is a parameter that takes a pack.
  var isPack = false
  /// Whether it does not keep the object that it refers to.
  var isWeak = false
  /// Whether it is a closure that the function must not keep.
  var isNonescaping = false
  /// Whether its type is one such as `UILabel!`.
  var isImplicitlyUnwrapped = false
  /// Whether it is an `inout` parameter.
  var isInout = false
  /// Whether what declares it says `any`.
  var holdsAny = false
  /// Whether a declaration gave it no value yet.
  var needsValue = false
  /// The tuple pattern that declares it with others.
  var pattern: SourceSpan?
  /// How it comes by its value.
  var introduction = Introduction.declared
  /// Whether anything changes it or may do so.
  var isChanged = false
  /// What the first place that takes it wants, where its own type is not known.
  var wantedType: SceneType?
  /// How often it is named, and how often that is the whole left side of an assignment.
  var useCount = 0
  var assignmentCount = 0
  /// The variable of the function around that a closure captures as this.
  var origin: LocalVariable?
  /// What declared it, for fix-its and "before its declaration".
  let span: SourceSpan

  /// How a variable comes by its value, which decides how a warning words that nothing uses it.
  enum Introduction {
    /// From each element of what a loop goes through.
    case looped
    /// From the initial value of its own declaration.
    case declared
    /// As a part of what a pattern matches, or as one of several of a declaration.
    case matched
    /// As a part of what a case of a `switch` or a `catch` matches.
    case chosen
    /// From the optional that a condition unwraps.
    case unwrapped
    /// From the list of what a closure copies.
    case captured
  }

  init(name: String, slot: Int, type: SceneType, isMutable: Bool, span: SourceSpan) {
    self.name = name
    self.slot = slot
    self.type = type
    self.isMutable = isMutable
    self.span = span
  }
}
