internal import SwiftSyntax

/// What belongs to an actor, and is used from elsewhere.
extension Binder {
  /// Tells of a method of an actor that is called from outside without waiting for it.
  ///
  /// - Returns: Whether the call may be made.
  func checkIsolation(
    of called: FunctionDeclaration,
    on receiver: (any BoundExpression)?,
    at place: SourceSpan
  ) -> Bool {
    guard let receiver, !called.isStatic, !called.isNonisolated, !called.isAsynchronous,
      called.scope.selfType?.isActor == true, let around = isolation(against: receiver)
    else { return true }
    let subject = "actor-isolated instance method '\(called.nameWithParentheses)'"
    report(
      .isolation(.call(subject, from: around)),
      at: nameOfCall(called.name, on: receiver, at: place)
    )
    return false
  }

  /// Tells of a property of an actor that is read or changed from outside.
  ///
  /// - Returns: Whether it may be used.
  func checkIsolation(
    of property: PropertyDeclaration,
    on base: any BoundExpression,
    at place: SourceSpan
  ) -> Bool {
    guard !property.isStatic, property.isMutable || property.getterSyntax != nil,
      !property.isNonisolated, property.scope.selfType?.isActor == true,
      let around = isolation(against: base, isChange: assigns)
    else { return true }
    let subject = "actor-isolated property '\(property.name)'"
    report(
      .isolation(.value(subject, isChanged: assigns, from: around)),
      at: place.lastPart(named: property.name)
    )
    return false
  }

  /// What is being bound, where it is not a part of the actor that a value is; `nil` where it is,
  /// where it waits for the actor, and where nobody can tell.
  private func isolation(
    against value: any BoundExpression,
    isChange: Bool = false
  ) -> ActorIsolation? {
    guard let function, !(value is SuperExpression) else { return nil }
    if let local = value as? LocalExpression, local.variable.name == "self" { return nil }
    if function.isAwaiting, !isChange { return nil }
    return isolation(of: function)
  }

  private func isolation(of function: FunctionScope) -> ActorIsolation? {
    if function.code.name == "autoclosure" { return function.outer.flatMap { isolation(of: $0) } }
    if let literal = function.literal {
      guard literal.nameOfReceiver == "Task" else { return nil }
      return .waiting
    }
    if function.code.name == FunctionCode.topLevelName || function.outer != nil { return nil }
    if function.isAsynchronous == true { return .waiting }
    guard let declaration = function.code.declaration else { return nil }
    if declaration.takesActor { return nil }
    if declaration.isIsolated { return .main }
    switch declaration.scope.selfType {
    case .declared(let owner, _)?:
      if owner.isActor { return declaration.isNonisolated ? .nowhere : .actor }
      let isOnMain = owner.isOnMainActor || owner.conforms(to: "View") || owner.isOfLibraryClass
      return isOnMain ? ActorIsolation.main : ActorIsolation.nowhere
    case nil: return ActorIsolation.nowhere
    default: return nil
    }
  }
}

extension FunctionDeclaration {
  /// Whether it runs on the actor that is passed to it.
  var takesActor: Bool { parameterSyntax.contains { $0.has(.isolated) } }
}

extension TypeDeclaration {
  /// Whether it inherits from a class of the library.
  fileprivate var isOfLibraryClass: Bool {
    librarySuperclass != nil || superclass?.isOfLibraryClass == true
  }
}

extension SceneType {
  /// Whether this is an actor of the scene's.
  fileprivate var isActor: Bool {
    if case .declared(let declaration, _) = self { declaration.isActor } else { false }
  }
}

extension SourceSpan {
  /// The end of a place, where a name of this length stands.
  func lastPart(named name: String) -> SourceSpan {
    SourceSpan(file: file, start: max(start, end - name.utf8.count), end: end)
  }
}
