internal import SwiftSyntax

/// The names inside one function while it is bound.
final class FunctionScope {
  let code: FunctionCode
  let outer: FunctionScope?
  /// The type that `return` must give; `nil` when the body decides.
  var expectedResult: SceneType?
  /// Where in what it gives literals are keys that would be translated.
  var resultKeys: TranslatedPlaces?
  /// The type of the errors that the function says it throws.
  var thrownType: SceneType?
  /// The types that `return` statements gave.
  var foundResults: [SceneType] = []
  var builder: BuilderKind?
  /// The labels of the parameters, in functions that have a name.
  var labels: String?
  /// Names used inside a closure as `$0`, `$1`…, with their slots made on first use.
  var shorthandTypes: [SceneType]?
  /// The loops and switches around, innermost last.
  var targets: [JumpTarget] = []
  /// Whether what a `defer` holds is being bound; ``targets`` are then those inside it.
  var isDeferred = false
  /// How errors that are thrown here are met.
  var errors = ErrorHandling.unknown
  /// What is thrown in the `do` around, as far as its types are told; `nil` outside of any.
  var thrownInside: [SceneType]?
  /// The property that this is an accessor or the initial value of.
  var property: PropertyDeclaration?
  /// The literal that this is the body of, where it is a closure.
  var literal: ClosureExprSyntax?
  /// Whether it is a closure that is kept where it is passed or assigned.
  var escapes = false
  /// Whether it says that it waits; `nil` for what cannot say so.
  var isAsynchronous: Bool?
  /// Whether values of parameters that calls may leave out are being bound, before there is `self`.
  var bindsDefaults = false
  /// Whether errors leave it, or it waits, as the place of a closure may not take.
  var throwsOut = false
  var waits = false
  /// The last expression that was bound as a statement.
  var lastStatement: (type: SceneType, span: SourceSpan)?
  /// How many `try`, and how many `await`, are around what is being bound.
  var tryDepth = 0
  /// The `try` that was begun last, with what it covers.
  var tried: SourceSpan?
  var awaitDepth = 0
  /// Whether it calls something that never returns.
  var callsEndless = false
  private var blocks: [NameTable<LocalVariable>] = [[:]]
  private var localTypes: [NameTable<SceneType>] = [[:]]
  /// Whether any block declares a type.
  private var hasTypes = false
  /// What the blocks declare, also further down, and where.
  private var expected: [NameTable<SourceSpan>] = [[:]]
  private var captured: [ObjectIdentifier: LocalVariable] = [:]
  private var nextTarget = 0
  /// The variables of which it is told when nothing uses or changes them.
  var watched: [LocalVariable] = []

  /// What becomes of errors.
  enum ErrorHandling {
    /// The function throws them on, or a `do` catches them.
    case handled
    /// Nothing may throw here.
    case none
    /// The `do` around catches some errors, and the function throws none on.
    case handledInPart
    /// A `defer`, out of which nothing may throw.
    case deferred
    /// A closure: what it may do is up to its place.
    case unknown
  }

  /// Whether a `try` around covers what is being bound.
  var isTrying: Bool { tryDepth > 0 || code.name == "autoclosure" && outer?.isTrying == true }

  /// Whether an `await` around covers what is being bound.
  var isAwaiting: Bool {
    awaitDepth > 0 || code.name == "autoclosure" && outer?.isAwaiting == true
  }

  /// A loop or switch that `break` and `continue` can name.
  struct JumpTarget {
    var number: Int
    var label: String?
    var isLoop: Bool
  }

  init(code: FunctionCode, outer: FunctionScope?) {
    self.code = code
    self.outer = outer
  }

  /// Takes what a function says of itself between its parameters and its result.
  func take(_ effects: (any EffectSpecifiersSyntax)?) {
    errors = effects?.throwsClause == nil ? .none : .handled
    isAsynchronous = effects?.asyncSpecifier != nil
  }

  /// Begins a block; names declared in it end with it.
  func pushBlock() {
    blocks.append([:])
    localTypes.append([:])
    expected.append([:])
  }

  func popBlock() {
    blocks.removeLast()
    localTypes.removeLast()
    expected.removeLast()
  }

  /// Takes note that the innermost block declares a name somewhere.
  func expect(_ name: String, at span: SourceSpan) {
    expected[expected.count - 1][name] = span
  }

  /// Whether a block of this function declares the name, by now or later.
  func expects(_ name: String) -> Bool { expected.contains { $0[name] != nil } }

  /// Whether a block around declares the name behind a place.
  func declaresLater(_ name: String, than place: SourceSpan) -> Bool {
    expected.contains { block in block[name].map { $0.start > place.start } ?? false }
      || outer?.declaresLater(name, than: place) == true
  }

  /// Declares a variable in the innermost block.
  func declare(
    _ name: String,
    type: SceneType,
    isMutable: Bool,
    span: SourceSpan
  ) -> LocalVariable {
    let variable = LocalVariable(
      name: name,
      slot: code.takeSlot(),
      type: type,
      isMutable: isMutable,
      span: span
    )
    if name != "_" { blocks[blocks.count - 1][name] = variable }
    return variable
  }

  /// Declares a variable for the whole function.
  func declareOutermost(
    _ name: String,
    type: SceneType,
    isMutable: Bool = false
  ) -> LocalVariable {
    let variable = LocalVariable(
      name: name,
      slot: code.takeSlot(),
      type: type,
      isMutable: isMutable,
      span: SourceSpan(file: 0, start: 0, end: 0)
    )
    blocks[0][name] = variable
    return variable
  }

  /// Gives a variable one more name in the innermost block.
  func alias(_ name: String, _ variable: LocalVariable) {
    blocks[blocks.count - 1][name] = variable
  }

  /// Whether the innermost block already declares the name.
  func declaresInInnermostBlock(_ name: String) -> Bool { blocks.last?[name] != nil }

  /// Whether a declaration here belongs to the file, outside of every block.
  var isAtTopLevel: Bool { blocks.count == 1 && code.name == FunctionCode.topLevelName }

  /// Where the variables of the innermost block are.
  var innermostSlots: [Int] { blocks.last?.values.map(\.slot).sorted() ?? [] }

  /// A variable that this function declares itself.
  func ownVariable(_ name: String) -> LocalVariable? {
    blocks.reversed().lazy.compactMap { $0[name] }.first
  }

  /// A variable of the innermost block.
  func innermostVariable(_ name: String) -> LocalVariable? { blocks.last?[name] }

  /// Finds a variable here or in the functions around, which this one then captures.
  func variable(_ name: String) -> LocalVariable? { variable(name, NameHash(name)) }

  private func variable(_ name: String, _ hash: NameHash) -> LocalVariable? {
    var index = blocks.count
    while index > 0 {
      index -= 1
      if let variable = blocks[index][name, hash] {
        variable.useCount += 1
        return variable
      }
    }
    guard let found = outer?.variable(name, hash) else { return nil }
    return capture(found)
  }

  private func capture(_ variable: LocalVariable) -> LocalVariable {
    if let inner = captured[ObjectIdentifier(variable)] { return inner }
    variable.isShared = true
    let inner = LocalVariable(
      name: variable.name,
      slot: code.takeSlot(),
      type: variable.type,
      isMutable: variable.isMutable,
      span: variable.span
    )
    inner.isShared = true
    inner.signature = variable.signature
    inner.isComputed = variable.isComputed
    inner.isLazy = variable.isLazy
    inner.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    inner.isWeak = variable.isWeak
    inner.isProjection = variable.isProjection
    inner.origin = variable
    inner.isConcurrent = variable.isConcurrent
    inner.isPack = variable.isPack
    captured[ObjectIdentifier(variable)] = inner
    code.captures.append((outer: variable.slot, inner: inner.slot))
    return inner
  }

  /// The variables of the functions around that it captures, in the order of their first use.
  var capturedVariables: [LocalVariable] { captured.values.sorted { $0.slot < $1.slot } }

  func declareType(_ name: String, _ type: SceneType) {
    localTypes[localTypes.count - 1][name] = type
    hasTypes = true
  }

  func type(_ name: String) -> SceneType? {
    if hasTypes {
      for block in localTypes.reversed() {
        if let type = block[name] { return type }
      }
    }
    return outer?.type(name)
  }

  /// The types that this function and those around it declare, so far as they can be named here.
  var visibleTypes: [String: SceneType] {
    var types = outer?.visibleTypes ?? [:]
    if hasTypes {
      for block in localTypes {
        for name in block.keys { types[name] = block[name] }
      }
    }
    return types
  }

  /// Every name that can be used here, for "did you mean".
  var names: [String] { blocks.flatMap(\.keys) + (outer?.names ?? []) }

  /// Begins a loop or switch, and gives it a number.
  func pushTarget(label: String?, isLoop: Bool) -> Int {
    nextTarget += 1
    targets.append(JumpTarget(number: nextTarget, label: label, isLoop: isLoop))
    return nextTarget
  }

  func popTarget() { targets.removeLast() }
}
