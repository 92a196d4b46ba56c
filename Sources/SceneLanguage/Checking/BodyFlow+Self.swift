internal import SwiftSyntax

extension BodyFlow {
  /// How `self` is used.
  enum SelfUse {
    case whole
    case method(String)
    case property(String)
    /// A stored property of the type itself.
    case stored
  }

  /// Whether a use of a stored property is one of all of `self`: in a closure, before another
  /// initializer of the same value has run, and in a structure that lacks a value of the property.
  func usesSelf(ofStored variable: Int) -> Bool {
    guard let rules else { return false }
    if rules.delegates, !state.isWhole { return true }
    if !closures.isEmpty { return true }
    return !rules.isClass && state.unset.contains(variable)
  }

  /// Tells a use of `self` while properties lack values, or before the superclass has run.
  func useSelf(at place: AbsolutePosition, as use: SelfUse = .whole) {
    guard let rules, state.isReachable, !closures.contains(where: \.listsSelf) else { return }
    let missing = properties.values.filter { state.unset.contains($0) }.min()
    guard missing != nil || !state.isWhole else { return }
    if rules.delegates { return tell(.selfBeforeDelegation, place, .error) }
    if let closure = closures.first {
      if rules.isClass { return tell(.selfCapturedBeforeInitialization, closure.start, .error) }
      guard let missing else { return }
      let kind = rules.isConstant ? "constant" : "variable"
      let name = variables[missing].spelled
      return tell(.capturedBeforeInitialization(kind, name), closure.start, .error)
    }
    let isBeforeSuper = rules.hasSuperclass
    switch use {
    case .method(let name) where rules.isClass:
      tell(.selfUsed("method call '\(name)'", beforeSuper: isBeforeSuper), place, .error)
    case .property(let name) where rules.isClass:
      tell(.selfUsed("property access '\(name)'", beforeSuper: isBeforeSuper), place, .error)
    case _ where isBeforeSuper: tell(.selfUsed(nil, beforeSuper: true), place, .error)
    default:
      guard rules.isClass, let missing else {
        return tell(.selfBeforeInitialization, place, .error)
      }
      tell(
        .usedBeforeInitialization(variables[missing].kind, variables[missing].spelled),
        place,
        .error
      )
    }
  }

  /// A use of a name as a member of `self`, where it is none of the variables that are followed.
  func useMember(_ name: String, isCalled: Bool, at place: AbsolutePosition) {
    guard let use = member(name) else { return }
    if case .method = use, !isCalled { useSelf(at: place) } else { useSelf(at: place, as: use) }
  }

  /// How a name that is none of the variables that are followed uses `self`.
  func member(_ name: String) -> SelfUse? {
    guard let rules else { return nil }
    if rules.otherProperties.contains(name) { return .property(name) }
    if rules.methods.contains(name) { return .method(name) }
    return state.isWhole ? nil : rules.inherited(name)
  }
}
