internal import SwiftSyntax

extension Binder {
  /// Tells a member of an object that a closure uses without `self.`, and may keep the object by it.
  func checkExplicitSelf(_ mistake: (String) -> SceneMistake, _ name: String, at place: SourceSpan)
  {
    guard case .declared(let owner, _)? = scope.enclosing?.selfType, owner.kind == .class,
      !isOfPrelude(place), function?.needsExplicitSelf == true
    else { return }
    let fixIt = SceneFixIt(
      message: "reference 'self.' explicitly",
      range: place.start..<place.start,
      replacement: "self."
    )
    report(mistake(name), at: place, fixIts: [fixIt])
  }

  /// Whether uses of a property unwrap it without saying so.
  func isUnwrappedByItself(_ name: String, of type: SceneType) -> Bool {
    guard function?.needsExplicitSelf == true else { return false }
    let found = members(name, of: type)
    if case .property(let property)? = found.declared.first {
      return property.isImplicitlyUnwrapped
    }
    return found.entries.first?.isImplicitlyUnwrapped == true
  }
}

extension FunctionScope {
  /// Whether a closure between here and the function of `self` is kept without saying `[self]`.
  fileprivate var needsExplicitSelf: Bool {
    var current: FunctionScope? = self
    var isKept = false
    while let scope = current {
      if let variable = scope.ownVariable("self") {
        // What `[weak self]` makes is an optional until it is unwrapped.
        return isKept || scope.literal != nil && variable.type.isOptional
      }
      if scope.escapes { isKept = true }
      current = scope.outer
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// Whether it is assigned, or passed to what keeps it.
  var isKept: Bool {
    if parent?.is(InitializerClauseSyntax.self) == true { return true }
    if let assignment = parent?.as(InfixOperatorExprSyntax.self) {
      return assignment.operator.is(AssignmentExprSyntax.self)
    }
    return nameOfReceiver.map { ClosureExprSyntax.keepers.contains($0) } ?? false
  }

  /// What in UIKit and beside it keeps the closures that it takes.
  private static let keepers: Set<String> = [
    "async", "asyncAfter", "UIAction", "animate", "scheduledTimer", "sink", "dataTask",
    "DispatchWorkItem",
  ]

  /// The name of what is called with this closure.
  var nameOfReceiver: String? {
    let call =
      parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let call, call.calledExpression.id != ExprSyntax(self).id else { return nil }
    return switch call.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text
    case .memberAccessExpr(let member): member.declName.baseName.text
    default: nil
    }
  }
}
