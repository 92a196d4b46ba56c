internal import SwiftSyntax

/// Follows the ways through a body: which variables have a value, and which places are reached.
///
/// It looks at the syntax alone, after binding has found no mistake in the body. Where it cannot
/// tell, it takes a variable to have its value.
final class BodyFlow {
  /// A variable or stored property that begins without a value.
  struct Tracked {
    var name: String
    var isConstant: Bool
    var isProperty: Bool
    /// Whether only its storage can be given a first value: `_count`, and not `count`.
    var isStoredElsewhere = false

    /// How messages name it.
    var spelled: String { (isProperty ? "self." : "") + name }
    var kind: String { isConstant ? "constant" : "variable" }
  }

  /// What is known at one place.
  struct State {
    /// The variables that may be without a value.
    var unset: Set<Int> = []
    /// The variables that may have one.
    var set: Set<Int> = []
    /// Whether `self` may be used as a whole, as far as other initializers see to that.
    var isWhole = true
    var isReachable = true

    /// What is known where two ways meet.
    mutating func join(_ other: State) {
      guard other.isReachable else { return }
      guard isReachable else {
        self = other
        return
      }
      unset.formUnion(other.unset)
      set.formUnion(other.set)
      isWhole = isWhole && other.isWhole
    }
  }

  /// A loop, switch, or labelled statement around.
  struct Target {
    var label: String?
    var isLoop: Bool
    var isPlain: Bool
    /// What is known at each `break` that leads behind it.
    var exit = State(isReachable: false)
  }

  /// A closure, with the number of the first variable inside it.
  struct Closure {
    var start: AbsolutePosition
    var firstVariable: Int
    /// Whether it lists `self` among what it captures.
    var listsSelf = false
  }

  /// What an initializer has to fill.
  struct SelfRules {
    var isClass: Bool
    var hasSuperclass: Bool
    /// Whether it leaves the work to another initializer of the type.
    var delegates = false
    /// Whether it has to, as a convenience initializer has.
    var mustDelegate = false
    /// Whether no stored property can change.
    var isConstant = false
    var methods: Set<String>
    /// The properties that are not stored in the type itself.
    var otherProperties: Set<String> = []
    /// What a name means in a class of the library above.
    var inherited: (String) -> SelfUse? = { _ in nil }
  }

  let rules: SelfRules?
  let tell: (SceneMistake, AbsolutePosition, SceneDiagnostic.Severity) -> Void
  let active: (CodeBlockItemListSyntax) -> [CodeBlockItemSyntax]
  /// Whether a call never returns.
  let isEndless: (FunctionCallExprSyntax) -> Bool
  var variables: [Tracked] = []
  var scopes: [NameTable<Int?>] = [[:]]
  var properties: [String: Int] = [:]
  var state = State()
  var targets: [Target] = []
  /// Where constants were given values since the innermost loop began.
  var assignments: [(variable: Int, place: AbsolutePosition)] = []
  /// The closures around, outermost first, with the number of the first variable inside each.
  var closures: [Closure] = []
  /// What is known at the `fallthrough` before a case.
  var fallingThrough = State(isReachable: false)
  /// What is known at each `return` of a class's initializer.
  var classReturns: [State] = []
  /// Whether the superclass's initializer is called somewhere.
  var callsSuper = false
  /// What is known where errors are caught: after any part of the `do` around.
  var catching: State?

  init(
    rules: SelfRules? = nil,
    active: @escaping (CodeBlockItemListSyntax) -> [CodeBlockItemSyntax],
    isEndless: @escaping (FunctionCallExprSyntax) -> Bool,
    tell: @escaping (SceneMistake, AbsolutePosition, SceneDiagnostic.Severity) -> Void
  ) {
    self.rules = rules
    self.active = active
    self.isEndless = isEndless
    self.tell = tell
  }

  /// Follows a body from its beginning; whether its end is reached is in ``state`` afterwards.
  func follow(_ body: CodeBlockItemListSyntax, parameters: [String] = []) {
    for name in parameters { scopes[0][name] = .some(nil) }
    block(body)
  }

  /// Adds a stored property that the initializer has to give a value, or may not give another.
  func add(
    property name: String,
    isConstant: Bool,
    hasValue: Bool,
    isStoredElsewhere: Bool = false
  ) {
    variables.append(
      Tracked(
        name: name,
        isConstant: isConstant,
        isProperty: true,
        isStoredElsewhere: isStoredElsewhere
      )
    )
    properties[name] = variables.count - 1
    if hasValue {
      state.set.insert(variables.count - 1)
    } else {
      state.unset.insert(variables.count - 1)
    }
  }

  /// Adds a local variable that is declared without a value.
  func declare(_ name: String, isConstant: Bool) {
    variables.append(Tracked(name: name, isConstant: isConstant, isProperty: false))
    scopes[scopes.count - 1][name] = variables.count - 1
    state.unset.insert(variables.count - 1)
    state.set.remove(variables.count - 1)
  }

  /// Adds a name that has a value from its declaration on.
  func declareFilled(_ name: String) { scopes[scopes.count - 1][name] = .some(nil) }

  /// Tells when an initializer ends while properties lack values.
  func checkInitialized(at place: AbsolutePosition) {
    guard let rules, closures.isEmpty, state.isReachable else { return }
    if rules.mustDelegate, !state.isWhole {
      tell(.selfNotInitialized, place, .error)
    } else if callsSuper, rules.hasSuperclass, !rules.delegates, !state.isWhole {
      tell(.superNotInitialized, place, .error)
    } else if properties.values.contains(where: { state.unset.contains($0) }) {
      tell(.returnBeforeInitialization, place, .error)
      forgetProperties()
    }
  }

  /// Tells no more of properties that lack values: it was told once.
  func forgetProperties() { state.unset.subtract(properties.values) }

  /// Takes all properties to have values: another initializer gave them.
  func fillProperties() {
    state.isWhole = true
    for variable in properties.values {
      state.unset.remove(variable)
      state.set.insert(variable)
    }
  }

  /// What a name means here: a variable that is followed, or none.
  func variable(_ name: String) -> Int? {
    for scope in scopes.reversed() {
      if let found = scope[name] { return found }
    }
    return properties[name]
  }

  /// Where the outermost closure begins that captures a variable; `nil` where none around does.
  private func capture(of variable: Int) -> AbsolutePosition? {
    closures.first { variable < $0.firstVariable }?.start
  }

  /// Tells a use of a variable that may be without a value.
  func use(_ variable: Int, at place: AbsolutePosition, byReference: Bool = false) {
    if variables[variable].isProperty, usesSelf(ofStored: variable) {
      return useSelf(at: place, as: .stored)
    }
    guard state.isReachable, state.unset.contains(variable) else { return }
    let tracked = variables[variable]
    if let start = capture(of: variable) {
      tell(.capturedBeforeInitialization(tracked.kind, tracked.spelled), start, .error)
    } else if byReference {
      state.unset.remove(variable)
      tell(.passedBeforeInitialization(tracked.kind, tracked.spelled), place, .error)
    } else {
      tell(.usedBeforeInitialization(tracked.kind, tracked.spelled), place, .error)
    }
  }

  /// Gives a variable its value.
  func assign(_ variable: Int, at place: AbsolutePosition) {
    guard state.isReachable else { return }
    let tracked = variables[variable]
    if tracked.isProperty, !closures.isEmpty || rules?.delegates == true && !state.isWhole {
      return useSelf(at: place, as: .stored)
    }
    guard capture(of: variable) == nil else { return }
    if tracked.isConstant, state.set.contains(variable) {
      tell(.initializedTwice(tracked.spelled), place, .error)
    }
    state.unset.remove(variable)
    state.set.insert(variable)
    if tracked.isConstant { assignments.append((variable, place)) }
  }
}
